/** Putting questions and answers into both languages. */
import { fillIn, LANGS, LIST, type Text } from '@apnap/words';
import { EN } from './text/en.js';
import { ZH } from './text/zh.js';

export type TextId = keyof typeof EN;

type Param = number | string | Text | readonly Text[];

const said = (value: Param, lang: 'en' | 'zh'): string => {
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  return 'en' in value ? value[lang] : value.map((t) => t[lang]).join(LIST[lang]);
};

/** A sentence of the trainer. @throws Error where a parameter is lacking */
export function say(id: TextId, params: Readonly<Record<string, Param>> = {}): Text {
  const [en, zh] = LANGS.map((lang) =>
    fillIn((lang === 'en' ? EN : ZH)[id], (written, name) => {
      const value = params[name];
      if (value === undefined) throw new Error(`${id} needs ${written}`);
      return said(value, lang);
    }),
  );
  return { en, zh };
}

/** A text that is the same in both languages: "3/3". */
export const plain = (text: string): Text => ({ en: text, zh: text });

/** The name of a card. */
export const nameOf = (c: { name: string; zhName: string }): Text => ({ en: c.name, zh: c.zhName || c.name });

/** Names as an answer has them: always in the same order, "nobody" for none. */
export const namesOf = (cards: readonly { name: string; zhName: string }[]): Text =>
  cards.length === 0
    ? say('none')
    : say('list', {
        list: cards
          .slice()
          .sort((a, b) => (a.name < b.name ? -1 : 1))
          .map(nameOf),
      });
