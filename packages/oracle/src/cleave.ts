/** Cleave (CR 702.148a): the text is read twice, as printed and without what stands in square brackets. */
import type { Ability } from '@apnap/ability';

/** Whether a text has words in square brackets that cleave removes. */
export const hasBrackets = (text: string): boolean => /^Cleave /m.test(text) && text.includes('[');

/** The text as it is when the spell is cast for its mana cost. */
export const withoutMarks = (text: string): string => text.replace(/[[\]]/g, '');

/** The text as it is when the spell was cast for its cleave cost. */
export const cleavedText = (text: string): string =>
  text
    .replace(/(^|\n|\. )\[[^\]]*\] ?(\w?)/g, (_, before: string, next: string) => before + next.toUpperCase())
    .replace(/ ?\[[^\]]*\]/g, '')
    .replace(/ +$/gm, '');

const isCleave = (a: Ability): boolean => a.kind === 'keyword' && a.keyword === 'cleave';

/** The abilities as printed, with those of the other way to cast the card at the keyword. */
export const joined = (plain: readonly Ability[], cleaved: readonly Ability[]): Ability[] =>
  plain.map((a) => (a.kind === 'keyword' && isCleave(a) ? { ...a, text: cleaved.filter((x) => !isCleave(x)) } : a));
