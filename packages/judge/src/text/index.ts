/** The texts of the judge desk in both languages. */
import { type Catalogue, type Lang, renderMessage } from '@apnap/words';
import type { Say } from '../types.js';
import { EN } from './en.js';
import { WIZARD_EN, WIZARD_ZH } from './wizard.js';
import { ZH } from './zh.js';

export const CATALOGUES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { ...EN, ...WIZARD_EN },
  zh: { ...ZH, ...WIZARD_ZH },
};

const CATALOGUE: Catalogue = {
  template(id, lang) {
    const template = CATALOGUES[lang][id];
    if (template === undefined) throw new Error(`no text for ${id} in ${lang}`);
    return template;
  },
  lacking({ id }, written) {
    throw new Error(`${id} needs ${written.slice(1, -1)}`);
  },
  word: (_, value, lang) => CATALOGUES[lang][`penalty.${value}`] ?? CATALOGUES[lang][`category.${value}`],
};

/** A sentence in a language; parameters that name penalties and categories are put in words. @throws Error for an id that the catalogue lacks. */
export const text = (say: Say, lang: Lang): string => renderMessage(CATALOGUE, say, lang);
