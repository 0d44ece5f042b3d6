/** Records: matches and games of an entrant, round by round, and what they are worth (MTR 3.1, appendix C). */
import { type Fraction, fraction, maxFraction, ZERO } from '../fraction.js';
import { isMultiplayer, swissRounds } from '../state/look.js';
import type { Entrant, EventSettings, State, Table } from '../state/types.js';

/** MTR appendix C: no percentage counts as less than 0.33, which is 33/100 and not a third. */
export const FLOOR: Fraction = fraction(33, 100);

/** One round of an entrant. */
export interface Line {
  round: number;
  /** Nobody: a bye, or a round that counts as lost. */
  opponents: readonly string[];
  kind: 'match' | 'bye' | 'loss';
  outcome: 'win' | 'loss' | 'draw';
  won: number;
  lost: number;
  drawn: number;
}

export interface Totals {
  wins: number;
  losses: number;
  draws: number;
  gamesWon: number;
  gamesLost: number;
  gamesDrawn: number;
}

/** What a match is worth, and the least that a percentage counts as. */
export interface Scale {
  win: number;
  draw: number;
  loss: number;
  floor: Fraction;
}

/** Two-sided matches: 3 for a win, 1 for a draw (MTR 3.1). */
const TWO_SIDED: Scale = { win: 3, draw: 1, loss: 0, floor: FLOOR };

/** What a match of this event is worth. The floor of appendix C is of two sides: multiplayer tables have none. */
export const scaleOf = (state: Pick<State, 'kind' | 'settings'>): Scale =>
  isMultiplayer(state)
    ? { win: state.settings.podWin, draw: state.settings.podDraw, loss: state.settings.podLoss, floor: ZERO }
    : TWO_SIDED;

/** Points of a record. */
export const scored = (t: Pick<Totals, 'wins' | 'losses' | 'draws'>, scale: Scale): number =>
  scale.win * t.wins + scale.draw * t.draws + scale.loss * t.losses;

/** 3 for a win, 1 for a draw. */
export const matchPoints = (wins: number, draws: number): number => 3 * wins + draws;

/** 3 for a game won, 1 for a game drawn. */
export const gamePoints = (won: number, drawn: number): number => 3 * won + drawn;

/** Points of those that could be had, not less than the floor. Nothing played counts as the floor. */
export function winPercentage(points: number, played: number, scale: Pick<Scale, 'win' | 'floor'> = TWO_SIDED): Fraction {
  if (played === 0) return scale.floor;
  return maxFraction(fraction(points, scale.win * played), scale.floor);
}

export const matchWin = (t: Totals, scale: Scale = TWO_SIDED): Fraction =>
  winPercentage(scored(t, scale), t.wins + t.losses + t.draws, scale);

export const gameWin = (t: Totals): Fraction =>
  winPercentage(gamePoints(t.gamesWon, t.gamesDrawn), t.gamesWon + t.gamesLost + t.gamesDrawn);

export function totalsOf(lines: readonly Line[]): Totals {
  const t: Totals = { wins: 0, losses: 0, draws: 0, gamesWon: 0, gamesLost: 0, gamesDrawn: 0 };
  for (const l of lines) {
    if (l.outcome === 'win') t.wins++;
    else if (l.outcome === 'loss') t.losses++;
    else t.draws++;
    t.gamesWon += l.won;
    t.gamesLost += l.lost;
    t.gamesDrawn += l.drawn;
  }
  return t;
}

/** MTR appendix C: a bye is a match won without losing a game. */
const bye = (round: number, wins: number): Line => ({ round, opponents: [], kind: 'bye', outcome: 'win', won: wins, lost: 0, drawn: 0 });

/** One game of a multiplayer table, or a bye that counts as one. */
const single = (round: number, opponents: readonly string[], kind: Line['kind'], outcome: Line['outcome']): Line => ({
  round,
  opponents,
  kind,
  outcome,
  won: outcome === 'win' ? 1 : 0,
  lost: outcome === 'loss' ? 1 : 0,
  drawn: outcome === 'draw' ? 1 : 0,
});

/** Everybody of a multiplayer table has met all the others. */
function linesOfPod(t: Table, round: number): [id: string, line: Line][] {
  const { podResult: result, seats = [] } = t;
  if (!result) return [];
  const outcome = (id: string): Line['outcome'] =>
    result.winner === id ? 'win' : result.winner !== null || result.lost.includes(id) ? 'loss' : 'draw';
  return seats.map((id) => [
    id,
    single(
      round,
      seats.filter((x) => x !== id),
      'match',
      outcome(id),
    ),
  ]);
}

const missed = (round: number): Line => ({ round, opponents: [], kind: 'loss', outcome: 'loss', won: 0, lost: 0, drawn: 0 });

function linesOfTable(t: Table, round: number, settings: EventSettings, pods: 'pods' | 'pairs'): [id: string, line: Line][] {
  switch (t.kind) {
    case 'bye':
    case 'awardedBye':
      return [[t.a, pods === 'pods' ? single(round, [], 'bye', settings.podBye) : bye(round, settings.matchWins)]];
    case 'loss':
      return [[t.a, missed(round)]];
    case 'pod':
      return linesOfPod(t, round);
    case 'match': {
      const { result, b } = t;
      if (!result || b === null) return [];
      const { games, outcome } = result;
      const side = (me: 'a' | 'b'): Line['outcome'] => (outcome === 'draw' ? 'draw' : outcome === me ? 'win' : 'loss');
      return [
        [t.a, { round, opponents: [b], kind: 'match', outcome: side('a'), won: games.a, lost: games.b, drawn: games.d }],
        [b, { round, opponents: [t.a], kind: 'match', outcome: side('b'), won: games.b, lost: games.a, drawn: games.d }],
      ];
    }
    default: {
      const unknown: never = t.kind;
      throw new Error(`unknown kind of table ${String(unknown)}`);
    }
  }
}

/** The lines of everybody in the Swiss rounds up to `through`. */
export function recordsOf(state: State, through = Number.POSITIVE_INFINITY): Map<string, Line[]> {
  const records = new Map<string, Line[]>();
  const rounds = swissRounds(state).filter((r) => r.number <= through);
  for (const e of state.entrants) records.set(e.id, lateLosses(e, rounds.length));
  const pods = isMultiplayer(state) ? 'pods' : 'pairs';
  for (const r of rounds)
    for (const t of r.tables) for (const [id, line] of linesOfTable(t, r.number, state.settings, pods)) records.get(id)?.push(line);
  return records;
}

/** Rounds before a late entry count as lost. */
const lateLosses = (e: Entrant, rounds: number): Line[] => Array.from({ length: Math.min(e.from - 1, rounds) }, (_, i) => missed(i + 1));
