/** Who chooses to play first, and when sideboards may be used (MTR 2.2, 3.15). */

/** What is known before a game begins. */
export interface GameStart {
  /** 1 for the first game. */
  game: number;
  stage: 'swiss' | 'playoff';
  /** Final Swiss ranks, for the first game of a playoff match. */
  ranks?: { a: number; b: number };
  /** How the game before ended, and who chose for it. */
  before?: { outcome: 'a' | 'b' | 'draw'; chose: 'a' | 'b' };
  /** Somebody has looked at his hand before choosing (MTR 2.3). */
  looked?: 'a' | 'b';
}

/** Who chooses: a player, or whoever a random method finds. */
export function whoChooses(g: GameStart): 'a' | 'b' | 'random' {
  if (g.game > 1 && g.before) {
    // MTR 2.2: the loser of the game before; after a drawn game whoever chose for that one.
    if (g.before.outcome === 'draw') return g.before.chose;
    return g.before.outcome === 'a' ? 'b' : 'a';
  }
  if (g.stage === 'playoff' && g.ranks) return g.ranks.a < g.ranks.b ? 'a' : 'b';
  return 'random';
}

/** Why a game is played without sideboarding before it; undefined where it may be used. */
export function noSideboarding(g: {
  game: number;
  /** Games of this match in which something was played. */
  gamesPlayed: number;
  /** A game was lost by a penalty before play began (IPG 1.2). */
  lossBeforePlay?: 'yes';
}): 'firstGame' | 'lossBeforePlay' | 'drawnUnplayed' | undefined {
  if (g.game === 1) return 'firstGame';
  if (g.gamesPlayed > 0) return undefined;
  return g.lossBeforePlay ? 'lossBeforePlay' : 'drawnUnplayed';
}

/** What is so before a game. */
export interface BeforeGame {
  chooses: 'a' | 'b' | 'random';
  /** `mustPlayFirst`: the one who chooses has seen his hand (MTR 2.3). */
  choice: 'free' | 'mustPlayFirst';
  /** Whether sideboards may be used, or why not. */
  sideboards: 'used' | 'firstGame' | 'lossBeforePlay' | 'drawnUnplayed';
}

/** Who chooses to play first, and whether sideboards may be used before it (MTR 2.2, 2.3, 3.15). */
export function beforeGame(g: GameStart & Pick<Parameters<typeof noSideboarding>[0], 'gamesPlayed' | 'lossBeforePlay'>): BeforeGame {
  const chooses = whoChooses(g);
  return {
    chooses,
    choice: g.looked !== undefined && g.looked === chooses ? 'mustPlayFirst' : 'free',
    sideboards: noSideboarding(g) ?? 'used',
  };
}
