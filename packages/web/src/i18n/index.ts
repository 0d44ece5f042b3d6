/** Words of the interface in two languages, and texts of the server, which come in both. */
import type { Lang, Text } from '@apnap/protocol';
import { fillIn } from '@apnap/words';
import { useSettings } from '../store/settings.js';
import type { Catalogue, Key } from './catalogue.js';
import { en } from './en.js';
import { aside, sentences, titled } from './punctuation.js';
import { zh } from './zh.js';

export type { Key } from './catalogue.js';

export const CATALOGUES: Record<Lang, Catalogue> = { en, zh };

/** A message with its parameters in place. */
export const translate = (lang: Lang, key: Key, params?: Readonly<Record<string, string | number>>): string =>
  fillIn(CATALOGUES[lang][key], (written, name) => `${params?.[name] ?? written}`);

export interface Speech {
  lang: Lang;
  /** Words of the interface. */
  t: (key: Key, params?: Readonly<Record<string, string | number>>) => string;
  /** A text that came in both languages. */
  say: (text: Text) => string;
  /** A text with something said beside it, in parentheses. */
  aside: (text: string, more: string | number) => string;
  /** A label with what it is of. */
  titled: (label: string, what: string | number) => string;
  /** Sentences one after the other. */
  sentences: (...all: readonly string[]) => string;
}

/** The chosen language's words. */
export function useSpeech(): Speech {
  const { lang } = useSettings();
  return SPEECH[lang];
}

const speech = (lang: Lang): Speech => ({
  lang,
  t: (key, params) => translate(lang, key, params),
  say: (text) => text[lang] || text.en || text.zh,
  aside: (text, more) => aside(lang, text, more),
  titled: (label, what) => titled(lang, label, what),
  sentences: (...all) => sentences(lang, ...all),
});
const SPEECH: Record<Lang, Speech> = { en: speech('en'), zh: speech('zh') };
