/** What a seat may see of an auction: its own hand, of the others how much they hold, and what lies open. */
import { type Result, type SeenDecision, seenDecisions } from '../../src/index.js';
import type { AuctionState } from './game.js';

export interface AuctionView {
  seat: number | null;
  names: readonly string[];
  /** Cards, where they are one's own; else how many. */
  hands: readonly (readonly number[] | number)[];
  away: readonly (readonly number[] | number)[];
  spent: readonly (readonly number[])[];
  won: readonly (readonly number[])[];
  bank: number;
  lot: number;
  lotsLeft: number;
  /** Who takes part. */
  playing: readonly boolean[];
  decisions: readonly SeenDecision[];
  result: Result | null;
}

export function viewOf(s: AuctionState, seat: number | null): AuctionView {
  const own = (cards: readonly (readonly number[])[]): AuctionView['hands'] => cards.map((c, i) => (i === seat ? c : c.length));
  return {
    seat,
    names: s.names,
    hands: own(s.hands),
    away: own(s.away),
    spent: s.spent,
    won: s.won,
    bank: s.bank.length,
    lot: s.lot,
    lotsLeft: s.lots.length,
    playing: s.standing.map((at) => at === 'in'),
    decisions: seenDecisions(s, seat),
    result: s.result,
  };
}
