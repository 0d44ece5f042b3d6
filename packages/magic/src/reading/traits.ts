/** What an object has by its characteristics: types, subtypes, keywords. */
import { PERMANENT_TYPES, SUPERTYPE_BIT, TYPE_BIT } from '@apnap/ability';
import { bitOf } from '../keywords/bits.js';
import type { Cx } from '../state/context.js';
import type { Characteristics } from '../state/objects.js';
import { abilityInfo } from '../state/pool.js';

/** Whether the object has the card type. */
export const hasType = (c: Characteristics, type: string): boolean => (c.types & TYPE_BIT[type]) !== 0;

export const isLegendary = (c: Characteristics): boolean => (c.supertypes & SUPERTYPE_BIT.Legendary) !== 0;

export const isPermanentCard = (c: Characteristics): boolean => (c.types & PERMANENT_TYPES) !== 0;

/** Whether the object has the keyword ability; with the words, if told: landwalk of these lands (CR 702.14a). */
export function hasKeyword(cx: Pick<Cx, 's'>, c: Characteristics, keyword: string, words?: string): boolean {
  const bit = bitOf(keyword);
  if (bit !== undefined && ((c.keywords & bit) === 0 || words === undefined)) return (c.keywords & bit) !== 0;
  return c.abilities.some((a) => {
    const has = abilityInfo(cx.s._pool, a).keyword;
    return has?.keyword === keyword && (words === undefined || has.words === words);
  });
}
