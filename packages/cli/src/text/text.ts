/** The command's words in the language of the reader. */
import type { Lang } from '@apnap/magic';
import { EN, type TextId } from './en.js';
import { ZH } from './zh.js';

export type { TextId };

/** Puts a text into words. */
export function text(lang: Lang, id: TextId, params: Readonly<Record<string, string | number>> = {}): string {
  const template: string = (lang === 'en' ? EN : ZH)[id];
  return template.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
}

/** The language of the environment: Chinese where the locale says so, else English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || env.LANGUAGE || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}
