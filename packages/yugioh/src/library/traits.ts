/** What stands on a card besides its name and text, in words. */
import type { Lang } from '@apnap/words';
import { ABILITY_ZH, ATTRIBUTE_ZH, KIND_ZH, PROPERTY_ZH, TYPE_ZH } from '../compiler/words.js';
import type { Printed } from '../language/index.js';

const KINDS = { monster: '怪兽', spell: '魔法', trap: '陷阱' } as const;

/** "DARK Dragon Tuner Effect", "Quick-Play spell"; in Chinese the same with the official terms. */
export function traitsText({ kind, property, attribute, type, words }: Printed, lang: Lang): string {
  if (lang === 'en') return (kind === 'monster' ? [attribute, type, ...words] : [property, kind]).filter((x) => x).join(' ');
  if (kind !== 'monster') return `${property ? PROPERTY_ZH[property] : ''}${KINDS[kind]}`;
  const told = words.map((w) => KIND_ZH[w] ?? ABILITY_ZH[w] ?? w);
  return [attribute && `${ATTRIBUTE_ZH[attribute]}属性`, type && `${TYPE_ZH[type]}族`, ...told].filter((x) => x).join(' ');
}
