/** What people say of what they want, as text: numbers and words, checked. */
import { Refused } from '@apnap/system';
import type { Lang } from '@apnap/words';
import type { Asker } from './desk.js';
import { type TextId, text } from './text/text.js';

/** A whole number of at least `least`. @param option what it is called where it is given @throws Refused */
export function numberOf({ lang }: Asker, option: string, value: string, least: number): number {
  const n = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(n) || n < least)
    throw new Refused('input', text(lang, 'error.optionValue', { option, value, expected: text(lang, 'expect.whole', { min: least }) }));
  return n;
}

/** One of some words. @param option what it is called where it is given @throws Refused */
export function oneOf<T extends string>({ lang }: Asker, option: string, value: string, list: readonly T[]): T {
  const found = list.find((x) => x === value);
  if (found === undefined) {
    const expected = text(lang, 'expect.oneOf', { list: list.join(', ') });
    throw new Refused('input', text(lang, 'error.optionValue', { option, value, expected }));
  }
  return found;
}

/** Texts that name options, and what is said instead to who works at a page. */
const AT_PAGE: Readonly<Partial<Record<TextId, TextId>>> = {
  't.repairHow': 't.page.repairHow',
  't.nothingToAmend': 't.page.nothingToAmend',
  't.game.whoChose': 't.page.game.whoChose',
  't.offer': 't.page.offer',
  't.infractionMissing': 't.page.infractionMissing',
  't.together.ask': 't.page.together.ask',
  't.whichMember': 't.page.whichMember',
  't.moment': 't.page.moment',
};

/** A text as it is said to who gives options, or to who works at a page. */
export const textAt = (at: 'command' | 'page', lang: Lang, id: TextId, params?: Record<string, string | number>): string =>
  text(lang, (at === 'page' ? AT_PAGE[id] : undefined) ?? id, params);
