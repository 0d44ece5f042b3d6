/** What cards are worth to somebody who drafts a deck with a commander: by what the best colors come to, with who leads them. */

import { type CommanderRules, colorsIn, waysToLead } from '../commanders.js';
import { PAIRS } from '../deck/build.js';
import { type Candidate, candidateOf, type PoolCard } from '../deck/cards.js';
import { leaderPoints } from '../deck/commander.js';

/** Points of a card that any pool has enough of: only what is better adds to a pool. */
const PLAIN = -1.2;
/** Cards of a deck that are no lands; of each further one this share counts. */
const PLACES = 34;
const SURPLUS = 0.1;
/** How many cards that cost six and more, and that are no creatures, count in full. */
const HEAVY = 6;
const SPELLS = 14;
const TOO_MANY = 0.4;
/** Points that colors lack which nobody in a whole pool leads; early in the draft somebody may come. */
const UNLED = -8;
/** How sure of his colors a drafter is, at first and with a whole pool: as of other drafts. */
const OPEN = 7;
const SURE = 2;
const WHOLE = 54;

/** A card with its colors. */
interface Known {
  readonly card: Candidate;
  readonly identity: number;
}

/** What the cards within some colors come to; they are sorted, the best first. */
function pointsWithin(cards: readonly Known[], colors: number): number {
  let [n, heavy, spells, points] = [0, 0, 0, 0];
  for (const { card, identity } of cards) {
    if ((identity & ~colors) !== 0) continue;
    if (card.land) {
      if (card.makes.length >= 2) points += card.rating;
      continue;
    }
    let share = n++ < PLACES ? 1 : SURPLUS;
    if (card.value >= 6 && ++heavy > HEAVY) share *= TOO_MANY;
    if (!card.creature && ++spells > SPELLS) share *= TOO_MANY;
    points += share * Math.max(0, card.rating - PLAIN);
  }
  return points;
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
    return { card, identity: this.rules.identityOf(card.name) };
  }

  /** Colors in which a deck could be: those that somebody leads, and pairs that nobody leads yet, with the points of who leads. */
  private colors(cards: readonly Known[]): Map<number, number> {
    const masks = new Map<number, number>(
      PAIRS.map((pair) => [pair.reduce((m, c) => m | (1 << 'WUBRG'.indexOf(c)), 0), UNLED * this.share]),
    );
    const all = cards.map((c) => c.card);
    for (const leaders of waysToLead(this.rules, all, this.oneColorPartners)) {
      const mask = this.rules.identityOfLeaders(leaders.map((c) => c.name));
      const led = leaderPoints(
        leaders.map((c) => c.rating),
        colorsIn(mask).length,
      );
      masks.set(mask, Math.max(masks.get(mask) ?? Number.NEGATIVE_INFINITY, led));
    }
    return masks;
  }

  /** What a pool comes to, with its colors as open as they are after so many picks. */
  private poolPoints(cards: readonly Known[]): number {
    const sure = OPEN + (SURE - OPEN) * this.share;
    const sorted = cards.slice().sort((x, y) => y.card.rating - x.card.rating || x.card.id - y.card.id);
    const points = [...this.colors(cards)].map(([mask, led]) => (led + pointsWithin(sorted, mask)) / sure);
    const most = Math.max(...points);
    return sure * (most + Math.log(points.reduce((sum, p) => sum + Math.exp(p - most), 0)));
  }

  /** What these cards add; of those that add nothing a better one a little more. */
  of(cards: readonly PoolCard[]): number {
    const more = cards.map((c) => this.known(c));
    const rating = more.reduce((n, { card }) => n + card.rating, 0);
    return this.poolPoints([...this.own, ...more]) - this.before + 0.05 * rating;
  }
}
