/** What cards are worth to somebody who has a pool: by what the best two colours of it come to with them. */

import { PAIRS } from '../deck/build.js';
import { type Candidate, candidateOf, isCastable, type PoolCard } from '../deck/cards.js';

/** Points of a card that any pool has enough of: only what is better adds to a pool. */
const PLAIN = -1.2;
/** Cards of a deck that are no lands; of each further one this share counts. */
const PLACES = 23;
/** How many cards that cost six and more, and that are no creatures, count in full. */
const HEAVY = 4;
const SPELLS = 9;
const SURPLUS = 0.4;
/** How sure of his colours a drafter is: the points by which one pair is better than another that count as much as chance, at first and with a whole pool. */
const OPEN = 7;
const SURE = 2;
/** Cards after which nothing is open any more. */
const WHOLE = 36;

/** What the cards that can be cast with two colours come to. */
function pairPoints(cards: readonly Candidate[], colors: readonly string[]): number {
  let heavy = 0;
  let spells = 0;
  let n = 0;
  let points = 0;
  for (const c of cards) {
    if (c.land) {
      if (c.makes.length >= 2 && c.makes.every((x) => colors.includes(x))) points += c.rating;
      continue;
    }
    if (!isCastable(c, colors)) continue;
    const over = Math.max(0, c.rating - PLAIN);
    let share = n++ < PLACES ? 1 : 0.1;
    if (c.value >= 6 && ++heavy > HEAVY) share *= SURPLUS;
    if (!c.creature && ++spells > SPELLS) share *= SURPLUS;
    points += share * over;
  }
  return points;
}

/** What a pool comes to, with its colours as open as they are after so many picks. */
function poolPoints(cards: readonly Candidate[], sure: number): number {
  const sorted = cards.slice().sort((x, y) => y.rating - x.rating || x.id - y.id);
  const points = PAIRS.map((colors) => pairPoints(sorted, colors) / sure);
  const most = Math.max(...points);
  return sure * (most + Math.log(points.reduce((sum, p) => sum + Math.exp(p - most), 0)));
}

/** A measure of what adding cards to a pool is worth. */
export class PoolValue {
  private readonly own: readonly Candidate[];
  private readonly sure: number;
  private readonly before: number;

  constructor(pool: readonly PoolCard[]) {
    this.own = pool.map(candidateOf);
    this.sure = OPEN + (SURE - OPEN) * Math.min(1, this.own.length / WHOLE);
    this.before = poolPoints(this.own, this.sure);
  }

  /** What these cards add; of those that add nothing a better one a little more. */
  of(cards: readonly PoolCard[]): number {
    const more = cards.map(candidateOf);
    const rating = more.reduce((n, c) => n + c.rating, 0);
    return poolPoints([...this.own, ...more], this.sure) - this.before + 0.05 * rating;
  }
}
