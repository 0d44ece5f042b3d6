/** Chance that depends on a text alone: the same card is the same picture each time it is drawn. */

/** The next number from 0 to 1. */
export type Next = () => number;

/** Numbers from 0 to 1 that depend on a text alone. */
export function numbersOf(seed: string): Next {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  const next = (): number => {
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h = Math.imul(h ^ (h >>> 13), 3266489917);
    h ^= h >>> 16;
    h = (h + 0x9e3779b9) | 0;
    return (h >>> 0) / 4294967296;
  };
  next();
  return next;
}

/** A number between two others. */
export const between = (r: Next, a: number, b: number): number => a + r() * (b - a);

/** One of a list. */
export const pick = <T>(r: Next, list: readonly T[]): T => list[Math.floor(r() * list.length)] as T;
