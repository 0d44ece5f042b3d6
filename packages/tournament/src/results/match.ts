/** What a match came to: the result to write down, and what happens when time is called (MTR 2.1, 2.4, 2.5). */
import { refuse } from '../messages.js';
import type { Games, HowEnded, Outcome } from '../state/types.js';
import { typed } from './typed.js';

/** What is known of a match when it is reported. */
export interface Reported {
  games: Games;
  how: HowEnded;
  /** Who conceded, was absent, left, or lost the match by a penalty. */
  against?: 'a' | 'b' | 'both' | undefined;
  /** Life totals when the extra turns were over. */
  life?: { a: number; b: number } | undefined;
}

export interface MatchRules {
  stage: 'swiss' | 'playoff';
  /** Game wins that win the match (MTR 2.1). */
  wins: number;
  /** How a draw agreed on without playing is written (MTR 2.4). */
  intentionalDraw: '0-0-3' | '0-0-0';
}

export interface Settled {
  games: Games;
  how: HowEnded;
  against?: 'a' | 'b' | 'both';
  outcome: Outcome;
}

const MOST_DRAWN = 20;

function checkGames({ a, b, d }: Games, wins: number): void {
  const whole = [a, b, d].every((n) => Number.isSafeInteger(n) && n >= 0);
  if (!whole || d > MOST_DRAWN) refuse('error.games', { games: `${a}-${b}-${d}` });
  if (a > wins || b > wins) refuse('error.tooManyWins', { games: `${a}-${b}-${d}`, wins });
  if (a === wins && b === wins) refuse('error.bothWon', { games: `${a}-${b}-${d}`, wins });
}

const against = (loser: 'a' | 'b', games: Games, wins: number): Games => {
  // MTR 2.4: who concedes keeps the games he has won; the other one is given the match.
  const kept = Math.min(games[loser], wins - 1);
  return loser === 'a' ? { a: kept, b: wins, d: games.d } : { a: wins, b: kept, d: games.d };
};

/** The result of a match as it is written down. @throws DeskError for one that can't be. */
export function settle(r: Reported, rules: MatchRules): Settled {
  checkGames(r.games, rules.wins);
  switch (r.how) {
    case 'conceded':
    case 'dropped':
    case 'penalty':
    case 'noShow': {
      if (r.against === undefined) return refuse('error.whoLost', {});
      if (r.against === 'both') {
        if (r.how === 'conceded') return refuse('error.bothConcede', {});
        if (rules.stage === 'playoff') return refuse('error.bothLosePlayoff', {});
        return { games: { a: 0, b: 0, d: 0 }, how: r.how, against: 'both', outcome: 'bothLose' };
      }
      const games = r.how === 'noShow' ? against(r.against, { a: 0, b: 0, d: 0 }, rules.wins) : against(r.against, r.games, rules.wins);
      return { games, how: r.how, against: r.against, outcome: r.against === 'a' ? 'b' : 'a' };
    }
    case 'intentionalDraw': {
      if (rules.stage === 'playoff') return refuse('error.drawPlayoff', {});
      const unplayed = r.games.a + r.games.b === 0;
      // MTR 2.4: an agreed draw is written 0-0-3; from 2017 on without playing also as no games at all.
      const games = unplayed ? { a: 0, b: 0, d: rules.intentionalDraw === '0-0-3' ? 3 : 0 } : r.games;
      return { games, how: r.how, outcome: 'draw' };
    }
    case 'played':
    case 'time':
      return settlePlayed(r, rules);
    default: {
      const unknown: never = r.how;
      throw new Error(`unknown end of a match ${String(unknown)}`);
    }
  }
}

function settlePlayed(r: Reported, rules: MatchRules): Settled {
  let games = r.games;
  const life = r.life;
  if (rules.stage === 'playoff' && games.a === games.b) {
    // MTR 2.5: in single elimination the higher life total wins the game that is being played when wins are equal.
    if (!life || life.a === life.b) return refuse('error.drawPlayoff', {});
    games = life.a > life.b ? { ...games, a: games.a + 1 } : { ...games, b: games.b + 1 };
  }
  const outcome: Outcome = games.a > games.b ? 'a' : games.b > games.a ? 'b' : 'draw';
  const won = games.a === rules.wins || games.b === rules.wins;
  return { games, how: won ? r.how : 'time', outcome };
}

/** MTR 2.1: games that win the match of a seat. */
const SEAT_WINS = 2;

/**
 * The matches of a team match by its seats: who has won more games of a seat has won its match; a seat that has not played counts for nobody.
 * @throws DeskError for games that can't be.
 */
export function matchesBySeat(seats: readonly Games[], wins: number): Games {
  const made = { a: 0, b: 0, d: 0 };
  for (const g of seats) {
    checkGames(g, SEAT_WINS);
    if (g.a + g.b + g.d > 0) made[g.a > g.b ? 'a' : g.b > g.a ? 'b' : 'd']++;
  }
  // When two seats have won, the third is played for nothing.
  return { ...made, a: Math.min(made.a, wins), b: Math.min(made.b, wins) };
}

/** A match when the clock has run out. */
export interface AtTime {
  stage: 'swiss' | 'playoff';
  wins: { a: number; b: number };
  /** A game is being played, its extra turns are over, or a game has just ended. */
  where: 'inGame' | 'afterTurns' | 'betweenGames';
  life?: { a: number; b: number } | undefined;
  /** 3 for teams at one table, otherwise 5 (MTR 2.5). */
  kind: 'one' | 'twoHeaded';
  /** Turns added for slow play (IPG 3.3). */
  more?: number;
}

export type NextStep =
  | { step: 'extraTurns'; turns: number }
  /** The game being played is drawn and the match ends so. */
  | { step: 'over'; outcome: Outcome; drawnGame: 0 | 1 }
  /** The game in hand goes to the one with more life, and with it the match. */
  | { step: 'lifeDecides'; outcome: 'a' | 'b' }
  /** Play goes on, and whoever has not the highest life total loses as a state-based action. */
  | { step: 'lowerLifeLoses'; game: 'same' | 'new' };

/** What is to be done when time is called, and again when the extra turns are over (MTR 2.5). */
export function atTime(m: AtTime): NextStep {
  const leader: Outcome = m.wins.a > m.wins.b ? 'a' : m.wins.b > m.wins.a ? 'b' : 'draw';
  if (m.where === 'inGame') return { step: 'extraTurns', turns: (m.kind === 'twoHeaded' ? 3 : 5) + (m.more ?? 0) };
  const inGame = m.where === 'afterTurns';
  if (m.stage === 'swiss') return { step: 'over', outcome: leader, drawnGame: inGame ? 1 : 0 };
  if (leader !== 'draw') return { step: 'over', outcome: leader, drawnGame: inGame ? 1 : 0 };
  if (!inGame) return { step: 'lowerLifeLoses', game: 'new' };
  if (m.life && m.life.a !== m.life.b) return { step: 'lifeDecides', outcome: m.life.a > m.life.b ? 'a' : 'b' };
  return { step: 'lowerLifeLoses', game: 'same' };
}

/** Reads "2-1", "2-1-0", or the quick codes of scorekeepers: 1 = 2-0, 2 = 2-1, 3 = 1-2, 4 = 0-2, 5 = draw, 6 = draw agreed on. */
export function readGames(text: string, wins: number): Games | undefined {
  const said = typed(text);
  const m = /^(\d+) *[-:] *(\d+)(?: *[-:] *(\d+))?$/.exec(said);
  if (m) return { a: Number(m[1]), b: Number(m[2]), d: Number(m[3] ?? 0) };
  switch (said) {
    case '1':
      return { a: wins, b: 0, d: 0 };
    case '2':
      return { a: wins, b: wins - 1, d: 0 };
    case '3':
      return { a: wins - 1, b: wins, d: 0 };
    case '4':
      return { a: 0, b: wins, d: 0 };
    case '5':
      return { a: wins - 1, b: wins - 1, d: 1 };
    case '6':
      return { a: 0, b: 0, d: 3 };
    default:
      return undefined;
  }
}

/** The front of a slip as it is typed: table and games, and who did not come. */
export interface SlipFront {
  table: number;
  games: Games;
  noShow?: 'a' | 'b';
}

/** "No Show" instead of the tick, or beside it: the handbook has both (F2). */
const NO_SHOW = /^(?:no[ -]?show|未到场?|缺席)(?:[ ,]+(?:drop|退出))?$/i;

/** "15 Enter 1", "15 1", "15 2-1-0", "15 1 No Show": a table and a result, as they are typed from a slip. */
export function readSlipFront(text: string, wins: number): SlipFront | undefined {
  const m = /^(\d+)(?:\s*(?:enter|⏎|,|:)\s*|\s+)(\S+)(?:\s+(.+))?$/i.exec(typed(text));
  const games = m ? readGames(m[2], wins) : undefined;
  if (!m || !games) return undefined;
  const table = Number(m[1]);
  if (m[3] === undefined) return { table, games };
  // Who did not come has no game, and the other one the match.
  if (!NO_SHOW.test(m[3]) || games.d > 0 || Math.max(games.a, games.b) !== wins || games.a + games.b !== wins) return undefined;
  return { table, games, noShow: games.a > games.b ? 'b' : 'a' };
}

export const gamesText = (g: Games): string => `${g.a}-${g.b}-${g.d}`;
