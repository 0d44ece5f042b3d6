/**
 * The text of a rules document whose encoding nobody said: by its mark, as UTF-8 where it is that, else in the encoding in which more of it are
 * words that every Chinese document has: UTF-8 with damage among them.
 */

/** What Node and browsers have; no package of types says so for both. */
declare const TextDecoder: new (encoding: string, options?: { fatal: boolean }) => { decode(bytes: Uint8Array): string };

const MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Player, creature, card, rules, phase, counter …: in simplified and in traditional characters. */
const WORDS = /牌手|生物|规则|規則|阶段|階段|指示物|回合|游戏|遊戲|法术|法術|咒语|咒語/g;

const inEncoding = (bytes: Uint8Array, encoding: string, fatal: boolean): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/** How many of the words are in it. */
const known = (text: string): number => text.match(WORDS)?.length ?? 0;

/** Whether more of what is no ASCII could be read as UTF-8 than could not. */
const isMostlyRight = (text: string): boolean => {
  const beyond = text.match(/[^\0-\x7f]/gu) ?? [];
  return beyond.filter((c) => c !== '\uFFFD').length * 2 > beyond.length;
};

/** @returns null where it is text in none of the encodings that such documents come in */
export function documentText(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((b, i) => bytes[i] === b));
  if (marked) return inEncoding(bytes, marked[0], true);
  const utf8 = inEncoding(bytes, 'utf-8', true);
  if (utf8 !== null) return utf8;
  // One damaged character in a megabyte must not hide the rest.
  const [damaged, ...chinese] = ['utf-8', 'gb18030', 'big5'].map((encoding) => inEncoding(bytes, encoding, false) ?? '');
  const best = [damaged, ...chinese].reduce((a, b) => (known(b) > known(a) ? b : a));
  if (known(best) > 0) return best;
  return isMostlyRight(damaged) ? damaged : inEncoding(bytes, 'windows-1252', false);
}
