/**
 * Names that people give: themselves, their decks. One rule for all of them, so that two names that look alike are alike, and none does anything to
 * the text around it:
 *
 * - a name is brought into Unicode's form NFC, and white space between words is one space;
 * - it is refused where it holds what can't be seen or isn't a character: controls, what turns the direction of writing, zero-width characters and
 *   other characters without a look of their own (but for what joins pictures and chooses how they look), private and unassigned ones;
 * - it is refused where more than four marks stand on one letter, and where nothing in it can be seen.
 *
 * What people say (chat) is tidied instead of refused: what can't be seen is left out.
 */

/** A picture of several characters: joined, in a skin colour, with a selector. */
const PICTURES =
  /\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*)*|[#*\d]\uFE0F?\u20E3/gu;

/** Controls and formats, what is left of no character, separators of lines; what is ignored unless it is known; the blanks that are letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const MARKS = /\p{M}{5,}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name as it is kept. */
export const tidyName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** What is wrong with a name: the code point that it may not hold ("U+202E"), or that nothing of it can be seen; '' where nothing is. */
export function nameFault(text: string): string {
  const plain = text.replace(PICTURES, '.');
  const [bad] = UNSEEN.exec(plain) ?? MARKS.exec(plain) ?? [];
  if (bad !== undefined) return `U+${(bad.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
  return SEEN.test(plain) ? '' : 'empty';
}

/** The same for all names that are told apart by case or by the form of their letters only. */
export const lookOf = (name: string): string =>
  tidyName(name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')).normalize('NFC');

/** Joiners of letters, and white space that becomes a space. */
const JOINING = new Set(['\u200C', '\u200D', '\n', '\t']);

/** What somebody says, without what can't be seen; joiners stay where letters need them. May be ''. */
export function tidyTalk(text: string): string {
  const parts: string[] = [];
  let from = 0;
  const plain = (part: string): string => [...part].filter((c) => JOINING.has(c) || !UNSEEN.test(c)).join('');
  for (const picture of text.matchAll(PICTURES)) {
    parts.push(plain(text.slice(from, picture.index)), picture[0]);
    from = picture.index + picture[0].length;
  }
  parts.push(plain(text.slice(from)));
  return tidyName(parts.join('').replace(/[\n\t]/g, ' '));
}
