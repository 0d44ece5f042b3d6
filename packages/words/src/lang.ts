/** The languages, and texts in all of them. */

/** Text for people, in both languages at once: changing the language needs no question to the server. */
export interface Text {
  en: string;
  zh: string;
}

/** Languages of everything a person reads. */
export type Lang = keyof Text;

export const LANGS: readonly Lang[] = ['en', 'zh'];

/** The same said in each language. */
export const both = (f: (lang: Lang) => string): Text => ({ en: f('en'), zh: f('zh') });
