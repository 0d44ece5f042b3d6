/** Formats by the names that tournaments are founded with, the usual ones first. */
import type { Text } from '@apnap/protocol';

export const FORMAT_NAMES: Readonly<Record<string, Text>> = {
  standard: { en: 'Standard', zh: '标准' },
  pioneer: { en: 'Pioneer', zh: '先驱' },
  modern: { en: 'Modern', zh: '近代' },
  legacy: { en: 'Legacy', zh: '薪传' },
  vintage: { en: 'Vintage', zh: '特选' },
  pauper: { en: 'Pauper', zh: '全铁' },
  limited: { en: 'Limited', zh: '限制' },
  constructed: { en: 'Constructed', zh: '构筑' },
  commander: { en: 'Commander', zh: '指挥官' },
  brawl: { en: 'Brawl', zh: '争锋' },
  standardbrawl: { en: 'Standard Brawl', zh: '标准争锋' },
  historic: { en: 'Historic', zh: '史迹' },
  explorer: { en: 'Explorer', zh: '探险' },
  alchemy: { en: 'Alchemy', zh: '炼金' },
  timeless: { en: 'Timeless', zh: 'Timeless' },
  duel: { en: 'Duel Commander', zh: 'Duel Commander' },
  oldschool: { en: 'Old School', zh: 'Old School' },
  premodern: { en: 'Premodern', zh: 'Premodern' },
  predh: { en: 'PreDH', zh: 'PreDH' },
  penny: { en: 'Penny Dreadful', zh: 'Penny Dreadful' },
  frontier: { en: 'Frontier', zh: 'Frontier' },
  future: { en: 'Future Standard', zh: '未来标准' },
};

/** What a format is called; one that is not among them by what it was founded with. */
export const formatName = (id: string, lang: 'en' | 'zh'): string => FORMAT_NAMES[id.trim().toLowerCase()]?.[lang] ?? id;

/** Whether decks are built of boosters there (MTR 7.1). */
export const isLimited = (format: string): boolean => format.trim().toLowerCase() === 'limited';
