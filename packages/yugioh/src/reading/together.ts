/** Cards that are chosen together: all different in something, or all the same (Y2.11). */
import type { Likeness } from '../language/expressions.js';
import type { State } from '../state/types.js';
import { likenessOf } from './values.js';

/** What is asked of cards that are chosen together. */
export interface Together {
  distinct?: Likeness;
  alike?: Likeness;
}

/** Whether cards may be chosen together; a card without the value is neither different nor the same. */
export function mayGoTogether(s: State, rows: readonly number[], { distinct, alike }: Together): boolean {
  const all = (what: Likeness): number => {
    const values = rows.map((r) => likenessOf(s, r, what));
    return values.includes(null) ? -1 : new Set(values).size;
  };
  return (!distinct || all(distinct) === rows.length) && (!alike || rows.length === 0 || all(alike) === 1);
}

/** How many of some cards could be chosen together at most. */
export function mostTogether(s: State, rows: readonly number[], together: Together): number {
  const { distinct, alike } = together;
  const what = alike ?? distinct;
  if (!what) return rows.length;
  const counts = new Map<string | number, number[]>();
  for (const r of rows) {
    const value = likenessOf(s, r, what);
    if (value !== null) counts.set(value, [...(counts.get(value) ?? []), r]);
  }
  if (!alike) return counts.size;
  return Math.max(0, ...[...counts.values()].map((group) => (distinct ? mostTogether(s, group, { distinct }) : group.length)));
}
