/** The texts of the judge desk in both languages. */
import type { Say } from '../types.js';
import { EN } from './en.js';
import { ZH } from './zh.js';

export type Catalogue = 'en' | 'zh';

export const CATALOGUES: Readonly<Record<Catalogue, Readonly<Record<string, string>>>> = { en: EN, zh: ZH };

/** A sentence in a language; parameters that name penalties and categories are put in words. @throws Error for an id that the catalogue lacks. */
export function text(say: Say, lang: Catalogue): string {
  const template = CATALOGUES[lang][say.id];
  if (template === undefined) throw new Error(`no text for ${say.id} in ${lang}`);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = say.params?.[name];
    if (value === undefined) throw new Error(`${say.id} needs ${name}`);
    return CATALOGUES[lang][`penalty.${value}`] ?? CATALOGUES[lang][`category.${value}`] ?? String(value);
  });
}
