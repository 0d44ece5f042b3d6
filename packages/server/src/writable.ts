/** What can be written down: PostgreSQL keeps neither the character 0 nor half of a pair, wherever in a value it stands. */

const UNWRITABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether every text in a value that came as JSON can be kept. */
export function writable(value: unknown): boolean {
  if (typeof value === 'string') return !UNWRITABLE.test(value);
  if (Array.isArray(value)) return value.every(writable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([k, v]) => writable(k) && writable(v));
}
