/** Words of a single page, loaded with it. The English keys are the keys; a missing Chinese one does not compile. */
import type { Lang } from '@apnap/protocol';
import { useSettings } from '../store/settings.js';

export type Params = Readonly<Record<string, string | number>>;
export type Words<K extends string> = Record<Lang, Readonly<Record<K, string>>>;

/** Puts parameters into a text. */
export const filled = (text: string, params?: Params): string =>
  params ? text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole)) : text;

/** A hook that gives the words of a page in the language of the user. */
export function wordsHook<K extends string>(words: Words<K>): () => (key: K, params?: Params) => string {
  const speak = (lang: Lang) => (key: K, params?: Params) => filled(words[lang][key], params);
  const by: Record<Lang, (key: K, params?: Params) => string> = { en: speak('en'), zh: speak('zh') };
  return () => by[useSettings().lang];
}
