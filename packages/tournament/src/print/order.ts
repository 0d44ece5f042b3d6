/** The order of names on lists, as a reader of the language looks for them. */
import type { Lang } from '@apnap/words';
import type { Entrant } from '../state/types.js';
import type { Words } from './page.js';

const HAN = /^\p{Script=Han}/u;

/** Family names that are read otherwise than the character usually is, with one that is read like it. */
const READ_AS: Readonly<Record<string, string>> = {
  单: '善',
  單: '善',
  曾: '增',
  解: '谢',
  仇: '求',
  区: '欧',
  區: '欧',
  查: '扎',
  朴: '瓢',
  翟: '寨',
  任: '仁',
  华: '话',
  華: '话',
  覃: '秦',
  冼: '显',
  乐: '月',
  樂: '月',
  召: '绍',
  员: '运',
  員: '运',
  万俟: '莫',
  尉迟: '玉',
};

/** A Chinese name as it is looked for: by the reading of its family name. */
function asRead(name: string): string {
  const family = [name.slice(0, 2), name.slice(0, 1)].find((f) => Object.hasOwn(READ_AS, f));
  return family === undefined ? name : READ_AS[family] + name.slice(family.length);
}

/** Compares entries by name: in Chinese by pinyin; in English Chinese names come after the others, by pinyin too. */
export function byName(language: Lang): (a: Entrant, b: Entrant) => number {
  const latin = new Intl.Collator('en', { numeric: true });
  const pinyin = new Intl.Collator('zh-Hans-u-co-pinyin', { numeric: true });
  return (a, b) => {
    const [x, y] = [HAN.test(a.name), HAN.test(b.name)];
    // A list in English begins with those it can spell; one in Chinese with those in Chinese.
    if (x !== y) return x === (language === 'zh') ? -1 : 1;
    const c = x ? pinyin.compare(asRead(a.name), asRead(b.name)) : latin.compare(a.name, b.name);
    return c || pinyin.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
  };
}

/** Says in which order Chinese names stand, where there are any. */
export const orderNote = (entrants: readonly Entrant[], language: Lang, t: Words): string =>
  language === 'en' && entrants.some((e) => HAN.test(e.name)) ? t('label.pinyin') : '';
