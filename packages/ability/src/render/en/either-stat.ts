/** One of several values of a number, one of two numbers, and numbers of colours, as filters say them. */

import type { Stat } from '../../basics.js';
import type { Filter } from '../../language.js';
import { same } from '../../same.js';
import { numberWord } from './words.js';

/** "mana value 4 or 5". */
export function sameStat(of: readonly Filter[]): { stat: Stat; values: number[] } | undefined {
  const [first] = of;
  if (first?.is !== 'stat') return undefined;
  const values = of.flatMap((f) =>
    f.is === 'stat' && f.stat === first.stat && f.cmp === '=' && typeof f.value === 'number' ? [f.value] : [],
  );
  return values.length === of.length ? { stat: first.stat, values } : undefined;
}

/** "power or toughness 1 or less". */
export const eitherStat = (of: readonly Filter[]): boolean => {
  const [a, b] = of;
  if (of.length !== 2 || a.is !== 'stat' || b.is !== 'stat') return false;
  if (!['power toughness', 'basePower baseToughness'].includes(`${a.stat} ${b.stat}`)) return false;
  return a.cmp === b.cmp && same(a.value, b.value);
};

/** "multicolored", "exactly two colors". */
export function sortColors(
  { cmp, value }: Extract<Filter, { is: 'colorCount' }>,
  many: boolean,
  parts: { adjectives: string[]; posts: string[] },
): void {
  if (cmp === '=' && value > 1) parts.posts.push(`${many ? 'that are' : "that's"} exactly ${numberWord(value)} colors`);
  else parts.adjectives.push(cmp === '>=' ? (value === 1 ? 'colored' : 'multicolored') : value === 0 ? 'colorless' : 'monocolored');
}
