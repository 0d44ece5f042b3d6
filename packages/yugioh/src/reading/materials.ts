/** Materials of Summons from the Extra Deck (Y11.1, Y11.9). */

import type { MaterialSlot } from '../language/effects.js';
import { printed } from '../state/access.js';
import type { State } from '../state/types.js';
import { nameOf } from './named.js';
import { type Env, fits } from './values.js';

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
