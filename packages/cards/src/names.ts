/** How card names are compared: without regard to case, accents, kinds of apostrophe, spacing or width (for typed-in names). */

const LIGATURES: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ð: 'd', þ: 'th' };

/** The form of a name by which it is found: lower case, no accents, plain apostrophes, ` // ` between faces. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøßðþ]/g, (c) => LIGATURES[c])
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s*\/{1,3}\s*/g, ' // ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A still looser form: letters and digits only. Used when the folded form finds nothing. */
export function looseName(name: string): string {
  return foldName(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether there are Chinese characters in the text. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * Edit distance of two strings (insertions, deletions, substitutions and swaps of neighbours, each 1), by Unicode characters.
 * Stops early and returns `limit + 1` when it must be greater than `limit`.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  const s = [...a];
  const t = [...b];
  if (Math.abs(s.length - t.length) > limit) return limit + 1;
  let before: number[] = [];
  let last: number[] = Array.from({ length: t.length + 1 }, (_, j) => j);
  for (let i = 1; i <= s.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= t.length; j++) {
      const same = s[i - 1] === t[j - 1];
      let d = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && s[i - 1] === t[j - 2] && s[i - 2] === t[j - 1]) d = Math.min(d, before[j - 2] + 1);
      row.push(d);
      if (d < least) least = d;
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[t.length];
}

/** The `n` words most like this one, nearest first; none that is further away than a third of its length (but one letter always is near enough). */
export function nearestWords(word: string, known: readonly string[], n: number): string[] {
  const limit = Math.max(1, Math.floor(word.length / 3));
  return known
    .map((other) => ({ other, distance: other.startsWith(word) && word.length > 2 ? 1 : editDistance(word, other, limit) }))
    .filter((x) => x.distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
    .slice(0, n)
    .map((x) => x.other);
}
