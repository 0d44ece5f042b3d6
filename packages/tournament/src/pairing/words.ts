/**
 * Costs as vectors of whole numbers ("words") compared word by word, kept side by side in one Float64Array. Sums are taken word by word without carry,
 * so that all arithmetic is exact as long as no word leaves the range of whole numbers of a double; `withinRange` is asked in the end.
 */

/** Words must stay this small for sums of a few of them to be exact. */
export const WORD_LIMIT = 2 ** 50;

/** Compares `a` at offset `i` with `b` at offset `j`: negative, 0 or positive. */
export function compareWords(a: Float64Array, i: number, b: Float64Array, j: number, length: number): number {
  for (let k = 0; k < length; k++) {
    const d = a[i + k] - b[j + k];
    if (d !== 0) return d;
  }
  return 0;
}

/** Whether every number can be added to another few exactly. */
export function withinRange(a: Float64Array): boolean {
  for (let i = 0; i < a.length; i++) if (!(a[i] < WORD_LIMIT && a[i] > -WORD_LIMIT)) return false;
  return true;
}
