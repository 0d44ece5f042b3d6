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

/** Where something is served: a port of this machine, or one at an address of it (`0.0.0.0:9464`, `[::1]:9464`). @throws CliError naming the option. */
export function hostAndPort(lang: Lang, option: string, value: string): { host: string; port: number } {
  const m = /^(?:(\[[0-9a-f:.]+\]|[^:\s]+):)?(\d+)$/i.exec(value);
  const port = Number(m?.[2]);
  if (!m || port > 65_535)
    throw new CliError(2, text(lang, 'error.optionValue', { option, value, expected: text(lang, 'expect.hostPort', {}) }));
  return { host: m[1]?.replace(/^\[|\]$/g, '') ?? 'localhost', port };
}
