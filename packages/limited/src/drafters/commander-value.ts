/** What cards are worth to somebody who drafts a deck with a commander: by what the best colors come to, with who leads them. */

import { type CommanderRules, colorsIn, waysToLead } from '../commanders.js';
import { PAIRS } from '../deck/build.js';
import { type Candidate, candidateOf, type PoolCard } from '../deck/cards.js';
import { leaderPoints } from '../deck/commander.js';
import { bestFirst, type DeckShape, pointsWithin, softMost, surenessAt } from './worth.js';

/** A deck of sixty (CR 903.13f). */
const SHAPE: DeckShape = { places: 34, heavy: 6, spells: 14 };
/** Points that colors lack which nobody in a whole pool leads; early in the draft somebody may come. */
const UNLED = -8;
/** Cards of a whole pool. */
const WHOLE = 54;

/** A card with its colors. */
interface Known extends Candidate {
  readonly identity: number;
}

/** A measure of what adding cards to a pool is worth. */
export class CommanderValue {
  private readonly own: readonly Known[];
  private readonly before: number;
  private readonly share: number;

  constructor(
    private readonly rules: CommanderRules,
    pool: readonly PoolCard[],
    private readonly oneColorPartners: boolean,
  ) {
    this.own = pool.map((c) => this.known(c));
    this.share = Math.min(1, pool.length / WHOLE);
    this.before = this.poolPoints(this.own);
  }

  private known(c: PoolCard): Known {
    const card = candidateOf(c);
    return { ...card, identity: this.rules.identityOf(card.name) };
  }

  /** Colors in which a deck could be: those that somebody leads, and pairs that nobody leads yet, with the points of who leads. */
  private colors(cards: readonly Known[]): Map<number, number> {
    const masks = new Map<number, number>(
      PAIRS.map((pair) => [pair.reduce((m, c) => m | (1 << 'WUBRG'.indexOf(c)), 0), UNLED * this.share]),
    );
    for (const leaders of waysToLead(this.rules, cards, this.oneColorPartners)) {
      for (const mask of this.rules.identitiesOfLeaders(leaders.map((c) => c.name))) {
        const led = leaderPoints(
          leaders.map((c) => c.rating),
          colorsIn(mask).length,
        );
        masks.set(mask, Math.max(masks.get(mask) ?? Number.NEGATIVE_INFINITY, led));
      }
    }
    return masks;
  }

  /** What a pool comes to, with its colors as open as they are after so many picks. */
  private poolPoints(cards: readonly Known[]): number {
    const sorted = bestFirst(cards);
    const points = [...this.colors(cards)].map(
      ([mask, led]) => led + pointsWithin(sorted, ({ identity }) => (identity & ~mask) === 0, SHAPE),
    );
    return softMost(points, surenessAt(this.share));
  }

  /** What these cards add; of those that add nothing a better one a little more. */
  of(cards: readonly PoolCard[]): number {
    const more = cards.map((c) => this.known(c));
    const rating = more.reduce((n, c) => n + c.rating, 0);
    return this.poolPoints([...this.own, ...more]) - this.before + 0.05 * rating;
  }
}
