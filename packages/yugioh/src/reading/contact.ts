/** Special Summons from the Extra Deck with the cards of the line of materials, by a procedure (Y11.9). */
import type { Procedure } from '../language/effects.js';
import { card, poolCard } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { fills, MOST_MATERIALS, subsets } from './materials.js';
import { isUnder } from './possible.js';
import { cardsOf, fits } from './values.js';
import { summonZones } from './zones.js';

/** Y11.9: sets of cards with which a monster can be Special Summoned from the Extra Deck by its own procedure. */
export function contactSets(s: State, seat: Seat, row: number, contact: NonNullable<Procedure['contact']>): number[][] {
  const slots = poolCard(s, row).meaning.materials ?? [];
  const env = { you: seat, self: row };
  const pool = cardsOf(s, { from: contact.from, filter: { is: 'any' } }, env).filter(
    (r) => r !== row && card(s, r).up && slots.some((m) => fits(s, r, m.filter, env)) && isUnder(s, r, contact.verb, env),
  );
  const least = slots.reduce((n, m) => n + m.min, 0);
  const found: number[][] = [];
  for (let size = Math.max(1, least); size <= Math.min(MOST_MATERIALS, pool.length); size++)
    for (const set of subsets(pool, size)) if (fills(s, set, slots, env) && summonZones(s, row, seat, set).length > 0) found.push(set);
  return found;
}
