/** How card names are compared: without regard to case, accents, kinds of apostrophe, spacing or width (for typed-in names). */

const LIGATURES: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ð: 'd', þ: 'th' };

/** The form of a name by which it is found: lower case, no accents, plain apostrophes, ` // ` between faces. */
export function foldName(name: string): string {
  // Most names have nothing to fold but capitals.
  if (/^(?:[a-z0-9',-]+(?: [a-z0-9',-]+)*|\p{Script=Han}+)$/iu.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøßðþ]/g, (c) => LIGATURES[c])
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/{1,3} ?/g, ' // ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Whether two names are the same but for case, accents, apostrophes and spacing. */
export const sameName = (a: string, b: string): boolean => a === b || foldName(a) === foldName(b);

const accents = (name: string): number => name.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/** Of two spellings of a name the one with more accents: databases leave them out, none puts any in. The first where both have as many. */
export const fullerName = (a: string, b: string): string => (accents(b) > accents(a) ? b : a);

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
  if (Math.abs(a.length - b.length) > limit && !ASTRAL.test(a) && !ASTRAL.test(b)) return limit + 1;
  const s = codePoints(a);
  const t = codePoints(b);
  if (Math.abs(s.length - t.length) > limit) return limit + 1;
  let before: number[] = [];
  let last: number[] = [];
  let row: number[] = [];
  for (let j = 0; j <= t.length; j++) last.push(j);
  for (let i = 1; i <= s.length; i++) {
    // Further from the diagonal than the limit, the distance is greater than the limit.
    const from = Math.max(1, i - limit);
    const to = Math.min(t.length, i + limit);
    let least = from === 1 ? i : limit + 1;
    row[from - 1] = least;
    for (let j = from; j <= to; j++) {
      const up = j < i + limit ? last[j] : limit + 1;
      let d = Math.min(up + 1, row[j - 1] + 1, last[j - 1] + (s[i - 1] === t[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && s[i - 1] === t[j - 2] && s[i - 2] === t[j - 1]) d = Math.min(d, before[j - 2] + 1);
      row[j] = d;
      if (d < least) least = d;
    }
    if (least > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[t.length], limit + 1);
}

const ASTRAL = /[\ud800-\udfff]/;

function codePoints(text: string): number[] {
  const out: number[] = [];
  if (!ASTRAL.test(text)) for (let i = 0; i < text.length; i++) out.push(text.charCodeAt(i));
  else for (const c of text) out.push(c.codePointAt(0) as number);
  return out;
}

/** Letters of a name, or of a word, up to which it is guessed what was meant: the longest name of a card has fewer. */
export const MAX_GUESSED = 160;
/** Slips with which a name is still recognised, however long it is. */
export const MAX_SLIPS = 12;

/**
 * The `n` words most like this one, nearest first; none that is further away than a third of its length (but one letter always is near enough), and
 * none like one of more than {@link MAX_GUESSED} letters.
 */
export function nearestWords(word: string, known: readonly string[], n: number): string[] {
  if (word.length > MAX_GUESSED) return [];
  const limit = Math.min(MAX_SLIPS, Math.max(1, Math.floor(word.length / 3)));
  return known
    .map((other) => ({ other, distance: other.startsWith(word) && word.length > 2 ? 1 : editDistance(word, other, limit) }))
    .filter((x) => x.distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
    .slice(0, n)
    .map((x) => x.other);
}
