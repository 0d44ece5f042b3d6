/** Records: matches and games of an entrant, round by round, and what they are worth (MTR 3.1, appendix C). */
import { compareFractions, type Fraction, fraction } from '../fraction.js';
import { swissRounds } from '../state/look.js';
import type { Entrant, State, Table } from '../state/types.js';

/** MTR appendix C: no percentage counts as less than 0.33, which is 33/100 and not a third. */
export const FLOOR: Fraction = fraction(33, 100);

/** One round of an entrant. */
export interface Line {
  round: number;
  /** null: a bye, or a round that counts as lost. */
  opponent: string | null;
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

/** 3 for a win, 1 for a draw. */
export const matchPoints = (wins: number, draws: number): number => 3 * wins + draws;

/** 3 for a game won, 1 for a game drawn. */
export const gamePoints = (won: number, drawn: number): number => 3 * won + drawn;

/** Points of those that could be had, not less than the floor. Nothing played counts as the floor. */
export function winPercentage(points: number, played: number): Fraction {
  if (played === 0) return FLOOR;
  const f = fraction(points, 3 * played);
  return compareFractions(f, FLOOR) < 0 ? FLOOR : f;
}

export const matchWin = (t: Totals): Fraction => winPercentage(matchPoints(t.wins, t.draws), t.wins + t.losses + t.draws);

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
const bye = (round: number, wins: number): Line => ({ round, opponent: null, kind: 'bye', outcome: 'win', won: wins, lost: 0, drawn: 0 });

const missed = (round: number): Line => ({ round, opponent: null, kind: 'loss', outcome: 'loss', won: 0, lost: 0, drawn: 0 });

function linesOfTable(t: Table, round: number, wins: number): [id: string, line: Line][] {
  switch (t.kind) {
    case 'bye':
    case 'awardedBye':
      return [[t.a, bye(round, wins)]];
    case 'loss':
      return [[t.a, missed(round)]];
    case 'match': {
      const { result, b } = t;
      if (!result || b === null) return [];
      const { games, outcome } = result;
      const side = (me: 'a' | 'b'): Line['outcome'] => (outcome === 'draw' ? 'draw' : outcome === me ? 'win' : 'loss');
      return [
        [t.a, { round, opponent: b, kind: 'match', outcome: side('a'), won: games.a, lost: games.b, drawn: games.d }],
        [b, { round, opponent: t.a, kind: 'match', outcome: side('b'), won: games.b, lost: games.a, drawn: games.d }],
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
  for (const r of rounds)
    for (const t of r.tables) for (const [id, line] of linesOfTable(t, r.number, state.settings.matchWins)) records.get(id)?.push(line);
  return records;
}

/** Rounds before a late entry count as lost. */
const lateLosses = (e: Entrant, rounds: number): Line[] => Array.from({ length: Math.min(e.from - 1, rounds) }, (_, i) => missed(i + 1));
