/** The command's words in the language of the reader. */
import { type Lang, wordsOf } from '@apnap/words';
import { EN, type TextId } from './en.js';
import { ZH } from './zh.js';

export type { TextId };

/** Puts a text into words. */
export const text = wordsOf<TextId>({ en: EN, zh: ZH });

/** The language of the environment: Chinese where the locale says so, else English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || env.LANGUAGE || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}
