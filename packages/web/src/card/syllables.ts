/** Where a long word may be broken: browsers on Linux have no list of English syllables, so that `hyphens: auto` does nothing there. */

const SOFT = '\u00ad';

/** A piece of a word has about so many letters. */
const PIECE = 7;
const LEAST = 3;

const VOWEL = /[aeiouyàáâäæèéêëìíîïòóôöøœùúûü]/i;
/** With what a syllable begins, besides any one letter. */
const ONSETS: ReadonlySet<string> = new Set(
  'bl br ch chr cl cr dr fl fr gl gr ph pl pr sc scr sh shr sk sl sm sn sp spl spr st str sw th thr tr tw wh wr'.split(' '),
);

/** How many letters of the consonants between two vowels belong to what comes before the break. */
function before(consonants: string): number {
  const c = consonants.toLowerCase();
  if (c.startsWith('ght')) return 3;
  if (c === 'x' || c === 'ck') return c.length;
  for (let n = Math.min(3, c.length); n > 1; n--) if (ONSETS.has(c.slice(-n))) return c.length - n;
  return c.length - 1;
}

/** Places at which a syllable of a word may begin. */
function breaksOf(word: string): number[] {
  const breaks: number[] = [];
  let vowel = -1;
  for (let i = 0; i < word.length; i++) {
    if (!VOWEL.test(word[i])) continue;
    if (vowel >= 0 && i - vowel > 1) breaks.push(vowel + 1 + before(word.slice(vowel + 1, i)));
    vowel = i;
  }
  return breaks.filter((b) => b >= LEAST && b <= word.length - LEAST);
}

function broken(word: string): string {
  const pieces = Math.ceil(word.length / PIECE);
  const all = breaksOf(word);
  if (pieces < 2 || all.length === 0) return word;
  const at = new Set<number>();
  for (let k = 1; k < pieces; k++) {
    const wish = (word.length * k) / pieces;
    at.add(all.reduce((best, b) => (Math.abs(b - wish) < Math.abs(best - wish) ? b : best)));
  }
  return [...word].map((letter, i) => (at.has(i) ? SOFT + letter : letter)).join('');
}

/** A text in which long words may be broken between syllables, near their middle. */
export const softened = (text: string): string => text.replace(/\p{Script=Latin}{8,}/gu, broken);
