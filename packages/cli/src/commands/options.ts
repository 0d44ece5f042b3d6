/** Values of options, checked. */
import type { Lang } from '@apnap/words';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

/** A whole number of at least `min`. @throws CliError naming the option. */
export function wholeNumber(lang: Lang, option: string, value: string, min: number): number {
  const n = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(n) || n < min)
    throw new CliError(2, text(lang, 'error.optionValue', { option, value, expected: text(lang, 'expect.whole', { min }) }));
  return n;
}
