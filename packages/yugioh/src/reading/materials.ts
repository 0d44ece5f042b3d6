/** Materials of Summons from the Extra Deck (Y11.1, Y11.9). */

import type { Filter, MaterialSlot } from '../language/effects.js';
import { printed } from '../state/access.js';
import type { State } from '../state/types.js';
import { nameOf } from './named.js';
import { type Env, fits, statOf, traitsOf } from './values.js';

const isNonTuner = (f: Filter): boolean => f.is === 'not' && f.of.is === 'word' && f.of.word === 'Tuner';
const asksNonTuner = (f: Filter): boolean => (f.is === 'and' ? f.of.some(asksNonTuner) : isNonTuner(f));

/** The filter of one that may be a Tuner, too. */
const asNone = (f: Filter): Filter => (f.is === 'and' ? { ...f, of: f.of.map(asNone) } : isNonTuner(f) ? { is: 'any' } : f);

/** Y11.15: by its own text a Tuner may be taken for one that is none. */
function mayFill(s: State, row: number, filter: Filter, env: Env): boolean {
  if (fits(s, row, filter, env)) return true;
  if (!asksNonTuner(filter)) return false;
  if (!traitsOf(s, row).some((t) => t.trait === 'nonTuner' && (!t.for || fits(s, env.self, t.for, env)))) return false;
  return fits(s, row, asNone(filter), env);
}

/** Y11.1: whether each material fills one requirement, none is left, and what is said of all of them holds. */
export function fills(s: State, set: readonly number[], slots: readonly MaterialSlot[], env: Env): boolean {
  const place = (i: number, filled: readonly (readonly number[])[]): boolean =>
    i === set.length
      ? filled.every((rows, k) => rows.length >= slots[k].min && isTogether(s, rows, slots[k], env))
      : slots.some(
          (slot, k) =>
            filled[k].length < slot.max &&
            mayFill(s, set[i], slot.filter, env) &&
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
  const { different, same } = slot;
  if (different && new Set(rows.map((r) => likenessAs(s, r, different))).size !== rows.length) return false;
  return !same || new Set(rows.map((r) => likenessAs(s, r, same))).size === 1;
}

/** In what materials are alike. */
function likenessAs(s: State, row: number, what: NonNullable<MaterialSlot['different']>): string | number {
  switch (what) {
    case 'name':
      return nameOf(s, row);
    case 'attribute':
      return printed(s, row).attribute ?? '';
    case 'type':
      return printed(s, row).type ?? '';
    case 'level':
      // Y2.4: without a Level it is unlike all others.
      return statOf(s, row, 'level') ?? -row - 1;
    default:
      return what satisfies never;
  }
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
