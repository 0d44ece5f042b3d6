/**
 * Names and numbers as they are kept. What people paste or import may hold characters that nobody sees and that turn a page round, make two names of one,
 * or break a line; so text that names somebody goes through one function before it is entered, and the desk refuses what did not.
 */

/** Characters that print nothing: controls, those that turn the direction of writing or have no width, halves of characters, private ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u3164\uffa0]|\p{VS}/gu;

/**
 * A name in its one form: composed (NFC), any white space and line ends as one space, nothing before and after it, and without characters that print
 * nothing. Text that needs no such care stays as it is, letter by letter.
 */
export const cleanName = (text: string): string => (PLAIN.test(text) ? text : cleaned(text));

/** Words of printable ASCII with one space between them: most names, of which nothing is to be changed. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\ufeff', '')
    .replace(/[\s\u0085\u180e\u2800]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/ +/g, ' ')
    .trim();

/** A player's number in its one form: as a name, without full-width letters and digits, and without spaces. */
export const cleanNumber = (text: string): string => cleanName(text.normalize('NFKC')).replaceAll(' ', '');

/** The characters that `cleanName` takes out, each once, as "U+202E". */
export function unseenIn(text: string): string[] {
  const found = [...text.matchAll(UNSEEN)].map(([c]) => c).filter((c) => c === '\ufeff' || !/\s|\u0085/u.test(c));
  return [...new Set(found)].map((c) => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
}
