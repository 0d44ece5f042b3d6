/** What people say of what they want, as text: numbers and words, checked. */
import { Refused } from '@apnap/system';
import type { Asker } from './desk.js';
import { text } from './text/text.js';

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
