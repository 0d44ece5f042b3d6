/** What lasts of values, and which continuous adds a set has taken in (Y23.5, Y23.6). */
import { card } from '../state/access.js';
import type { Lasting, State } from '../state/types.js';

/** A continuous add, by its card, as long as that stays where it is, and its text. */
export const keyOfAdd = (s: State, row: number, text: number): string => `${row}.${card(s, row).visit}.${text}`;

/** Y23.5, Y23.6: what the last set has taken in is not added again. */
export function takenIn(s: State, row: number, stat: 'atk' | 'def'): readonly string[] {
  const { visit } = card(s, row);
  const set = s.lasting.findLast((l) => l.on === 'card' && l.row === row && l.visit === visit && l.stat === stat && 'set' in l.change);
  return (set?.on === 'card' && 'set' in set.change ? set.change.over : undefined) ?? [];
}

/** A value with one more of what lasts. */
export const withLasting = (value: number, l: Lasting): number =>
  l.on !== 'card' ? value : 'add' in l.change ? value + l.change.add : l.change.set;
