/** How the cards of a pool add up for a drafter who does not know his colours yet. */
import type { Candidate } from '../deck/cards.js';

/** Points of a card that any pool has enough of: only what is better adds to a pool. */
const PLAIN = -1.2;
/** What a card counts beyond the places of a deck, and beyond its heavy cards and its cards that are no creatures. */
const SURPLUS = 0.1;
const TOO_MANY = 0.4;
/** How sure of his colours a drafter is: the points by which some colours are better than others that count as much as chance, at first and with a whole pool. */
const OPEN = 7;
const SURE = 2;

/** How many cards of a deck count in full. */
export interface DeckShape {
  /** Cards that are no lands. */
  readonly places: number;
  /** Cards that cost six and more. */
  readonly heavy: number;
  /** Cards that are no creatures. */
  readonly spells: number;
}

/** What the cards that a deck may have come to. @param cards sorted, the best first */
export function pointsWithin<C extends Candidate>(cards: readonly C[], allows: (card: C) => boolean, shape: DeckShape): number {
  let [n, heavy, spells, points] = [0, 0, 0, 0];
  for (const c of cards) {
    if (!allows(c)) continue;
    if (c.land) {
      if (c.makes.length >= 2) points += c.rating;
      continue;
    }
    let share = n++ < shape.places ? 1 : SURPLUS;
    if (c.value >= 6 && ++heavy > shape.heavy) share *= TOO_MANY;
    if (!c.creature && ++spells > shape.spells) share *= TOO_MANY;
    points += share * Math.max(0, c.rating - PLAIN);
  }
  return points;
}

/** The best first; of equal ones in the order of their numbers. */
export const bestFirst = <C extends Candidate>(cards: readonly C[]): C[] =>
  cards.slice().sort((x, y) => y.rating - x.rating || x.id - y.id);

/** How sure of his colours a drafter is with this part of a whole pool. */
export const surenessAt = (share: number): number => OPEN + (SURE - OPEN) * Math.min(1, share);

/** What several ways come to together: a soft maximum, the harder the surer. */
export function softMost(points: readonly number[], sure: number): number {
  const scaled = points.map((p) => p / sure);
  const most = Math.max(...scaled);
  return sure * (most + Math.log(scaled.reduce((sum, p) => sum + Math.exp(p - most), 0)));
}
