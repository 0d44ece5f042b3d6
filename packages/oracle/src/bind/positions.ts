/** Where words were read, when a text is read in pieces. */

/** Positions of a bullet come after those of the words before all bullets, so that "that card" finds what the bullet itself has named. */
const AFTER_LEAD = 10_000;

/** The same reading with its positions after those of the lead. */
export function afterLead<T>(value: T): T {
  if (Array.isArray(value)) return value.map(afterLead) as T;
  if (typeof value !== 'object' || value === null) return value;
  const shifted = Object.entries(value).map(([k, v]) => [
    k,
    (k === 'at' || k === '$at') && typeof v === 'number' ? v + AFTER_LEAD : afterLead(v),
  ]);
  return Object.fromEntries(shifted) as T;
}
