/** Numbers of rules: "704.5a" of the Comprehensive Rules, "2.4" and "A" of the others. */

/** Letters that come after one another: neither l nor o is used, they look like digits. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

const PARTS = /^(\d{3})(?:\.(\d{1,3})([a-z])?)?$/;

/** Whether a number of the Comprehensive Rules may stand right after another in the same section: 704.5 -> 704.5a, 704.6; 704.5k -> 704.5m. */
export function isNext(before: string, after: string): boolean {
  const [, section, rule, letter] = PARTS.exec(before) ?? [];
  const [, section2, rule2, letter2] = PARTS.exec(after) ?? [];
  if (section === undefined || section !== section2 || rule2 === undefined) return false;
  if (rule === undefined) return rule2 === '1' && letter2 === undefined;
  if (letter2 === undefined) return Number(rule2) === Number(rule) + 1;
  return rule === rule2 && LETTERS.indexOf(letter2) === (letter === undefined ? 0 : LETTERS.indexOf(letter) + 1);
}

/** The number that holds another: of 704.5a 704.5, of that 704, of that 7; null where none does. */
export function holderOf(number: string): string | null {
  if (/^\d{3}\.\d+[a-z]$/.test(number)) return number.slice(0, -1);
  const dot = number.lastIndexOf('.');
  if (dot > 0) return number.slice(0, dot);
  return /^\d{3}$/.test(number) ? number[0] : null;
}

/** A key by which numbers sort as books have them: chapters before their sections, the second of a section before its tenth, appendices last. */
function keyOf(number: string): string {
  if (!/^\d/.test(number)) return `~${number}`;
  const full = /^\d{3}/.test(number) ? `${number[0]}.${number}` : number;
  return full.replace(/\d+/g, (d) => d.padStart(3, '0'));
}

/** Sorts numbers as books have them. */
export function byNumber(a: { number: string }, b: { number: string }): number {
  const [x, y] = [keyOf(a.number), keyOf(b.number)];
  return x < y ? -1 : x > y ? 1 : 0;
}
