/** The command's words in the language of the reader. */
import { type Catalogue, type Lang, renderMessage } from '@apnap/words';
import { EN, type TextId } from './en.js';
import { ZH } from './zh.js';

export type { TextId };

const CATALOGUE: Catalogue = { template: (id, lang) => (lang === 'en' ? EN : ZH)[id as TextId] };

/** Puts a text into words. */
export function text(lang: Lang, id: TextId, params: Readonly<Record<string, string | number>> = {}): string {
  return renderMessage(CATALOGUE, { id, params }, lang);
}

/** The language of the environment: Chinese where the locale says so, else English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || env.LANGUAGE || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}
