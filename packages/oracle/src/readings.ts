/** Choosing among readings of the same words. */
import { mentions, mentionsNode } from '@apnap/ability';
import { canonical } from './canonical.js';

/** Where one reading has an action as a cost and another as an effect followed by "if you do", the cost is meant. */
export function strongest<T>(readings: T[]): T[] {
  if (readings.length < 2) return readings;
  const weak = readings.map((r) => JSON.stringify(r).split('"$weak"').length - 1);
  const least = Math.min(...weak);
  return readings.filter((_, i) => weak[i] === least);
}

/** What an object gives to itself doesn't speak of another that gives it (CR 201.5b). */
export const sensible = <T>(readings: T[]): T[] =>
  readings.length < 2 ? readings : readings.filter((r) => !mentions(r, (n) => isSelf(n.affects) && mentionsNode(n.mods, { sel: 'giver' })));

const isSelf = (affects: unknown): boolean => (affects as { sel?: string } | undefined)?.sel === 'self';

/** The same data with the fields in another order is the same reading. */
export function unique<T>(list: T[]): T[] {
  if (list.length < 2) return list;
  const keys = list.map(canonical);
  return list.filter((_, i) => keys.indexOf(keys[i]) === i);
}
