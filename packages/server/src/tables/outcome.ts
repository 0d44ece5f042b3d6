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
}

export const outcomeOf = ({ won, drawn, gone, closed }: Table): MatchOutcome => ({
  games: { a: won[0], b: won[1], d: drawn },
  gone,
  broken: closed !== null,
});
