/** What people say of what they want, as text: numbers and words, checked. */
import { Refused } from '@apnap/system';
import type { Lang } from '@apnap/words';
import type { Asker } from './desk.js';
import { OPTION_NAMES } from './text/options.js';
import { type TextId, text } from './text/text.js';

/** What something that is asked for is called to who asks. */
export const optionName = ({ lang, at }: Asker, option: string): string =>
  at === 'page' ? (OPTION_NAMES[option]?.[lang] ?? option.replace(/^--/, '')) : option;

/** Refuses what was given for something. @param option its name at the command @param expected what it may be @throws Refused */
export function notPossible(asker: Asker, option: string, value: string, expected: string): never {
  throw new Refused('input', text(asker.lang, 'error.optionValue', { option: optionName(asker, option), value, expected }));
}

/** Refuses because something is not given. @param name its name at the command @throws Refused */
export function missing(asker: Asker, name: string): never {
  const what = text(asker.lang, 'error.missingArgument', { name: optionName(asker, name) });
  throw new Refused('input', asker.at === 'page' ? what : text(asker.lang, 'error.usage', { what }));
}

/** A whole number of at least `least`. @param option what it is called where it is given @throws Refused */
export function numberOf(asker: Asker, option: string, value: string, least: number): number {
  const n = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(n) || n < least)
    notPossible(asker, option, value, text(asker.lang, 'expect.whole', { min: least }));
  return n;
}

/** One of some words. @param option what it is called where it is given @throws Refused */
export function oneOf<T extends string>(asker: Asker, option: string, value: string, list: readonly T[]): T {
  const found = list.find((x) => x === value);
  return found ?? notPossible(asker, option, value, text(asker.lang, 'expect.oneOf', { list: list.join(', ') }));
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
