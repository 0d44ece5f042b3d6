/** What came of a match of rounds at a table that is over. */
import type { Withdrawal } from './entries.js';
import type { Table } from './table.js';

export interface MatchOutcome {
  /** Games won by the first and the second seat, and drawn. */
  games: { a: number; b: number; d: number };
  /** Who left it: he has conceded it (MTR 2.4). */
  gone: { seats: readonly number[]; why: Withdrawal } | null;
  /** A game could not be gone on with. */
  broken: boolean;
  /** Seats that were out of the last game before the answer with which it ended. */
  out: readonly number[];
}

/** Who had lost before others lost with him (CR 104.4a: those draw). */
function outBefore({ line, hosted, sitters }: Table): number[] {
  const before = line && line.n > 0 ? line.stateAt(line.n - 1) : null;
  return before === null ? [] : sitters.flatMap((_, seat) => (hosted.isOut(before, seat) ? [seat] : []));
}

export const outcomeOf = (table: Table): MatchOutcome => ({
  games: { a: table.won[0], b: table.won[1], d: table.drawn },
  gone: table.gone,
  broken: table.closed !== null,
  out: table.sitters.length > 2 ? outBefore(table) : [],
});
