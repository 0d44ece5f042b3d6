/** What cards are worth to somebody who has a pool: by what the best two colours of it come to with them. */

import { PAIRS } from '../deck/build.js';
import { type Candidate, candidateOf, isCastable, type PoolCard } from '../deck/cards.js';
import { bestFirst, type DeckShape, pointsWithin, softMost, surenessAt } from './worth.js';

/** A deck of forty (MTR 7.1). */
const SHAPE: DeckShape = { places: 23, heavy: 4, spells: 9 };
/** Cards after which nothing is open any more. */
const WHOLE = 36;

/** What a pool comes to, with its colours as open as they are after so many picks. */
function poolPoints(cards: readonly Candidate[], sure: number): number {
  const sorted = bestFirst(cards);
  const points = PAIRS.map((colors: readonly string[]) =>
    pointsWithin(sorted, (c) => (c.land ? c.makes.every((x) => colors.includes(x)) : isCastable(c, colors)), SHAPE),
  );
  return softMost(points, sure);
}

/** A measure of what adding cards to a pool is worth. */
export class PoolValue {
  private readonly own: readonly Candidate[];
  private readonly sure: number;
  private readonly before: number;

  constructor(pool: readonly PoolCard[]) {
    this.own = pool.map(candidateOf);
    this.sure = surenessAt(this.own.length / WHOLE);
    this.before = poolPoints(this.own, this.sure);
  }

  /** What these cards add; of those that add nothing a better one a little more. */
  of(cards: readonly PoolCard[]): number {
    const more = cards.map(candidateOf);
    const rating = more.reduce((n, c) => n + c.rating, 0);
    return poolPoints([...this.own, ...more], this.sure) - this.before + 0.05 * rating;
  }
}
