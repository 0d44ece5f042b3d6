/** Materials of Summons from the Extra Deck (Y11.1, Y11.9). */
import type { MaterialSlot, Procedure } from '../language/effects.js';
import { card, poolCard, printed } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { isUnder } from './possible.js';
import { cardsOf, type Env, fits, nameOf } from './values.js';
import { summonZones } from './zones.js';

/** Y11.1: whether each material fills one requirement, none is left, and what is said of all of them holds. */
export function fills(s: State, set: readonly number[], slots: readonly MaterialSlot[], env: Env): boolean {
  const place = (i: number, filled: readonly (readonly number[])[]): boolean =>
    i === set.length
      ? filled.every((rows, k) => rows.length >= slots[k].min && isTogether(s, rows, slots[k], env))
      : slots.some(
          (slot, k) =>
            filled[k].length < slot.max &&
            fits(s, set[i], slot.filter, env) &&
            place(
              i + 1,
              filled.map((rows, j) => (j === k ? [...rows, set[i]] : rows)),
            ),
        );
  return place(
    0,
    slots.map(() => []),
  );
}

/** Y2.10, Y2.11: what the materials of one requirement must be together. */
function isTogether(s: State, rows: readonly number[], slot: MaterialSlot, env: Env): boolean {
  if (slot.including && !rows.some((r) => slot.including && fits(s, r, slot.including, env))) return false;
  const value = (r: number): string =>
    slot.different === 'name' || slot.same === 'name'
      ? nameOf(s, r)
      : slot.different === 'attribute' || slot.same === 'attribute'
        ? (printed(s, r).attribute ?? '')
        : (printed(s, r).type ?? '');
  if (slot.different && new Set(rows.map(value)).size !== rows.length) return false;
  return !slot.same || new Set(rows.map(value)).size === 1;
}

/** Subsets of a size, smallest places first. */
export function* subsets(rows: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= rows.length - size; i++) for (const rest of subsets(rows, size - 1, i + 1)) yield [rows[i], ...rest];
}

/** Y29.10: more are not gone through. */
export const MOST_MATERIALS = 5;

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
