/** What an object has by its characteristics: types, subtypes, keywords. */
import { PERMANENT_TYPES, SUPERTYPE_BIT, TYPE_BIT } from '@apnap/ability';
import { KEYWORD_BITS } from '../keywords/bits.js';
import type { Cx } from '../state/context.js';
import type { Characteristics } from '../state/objects.js';
import { abilityInfo } from '../state/pool.js';

/** Whether the object has the card type. */
export const hasType = (c: Characteristics, type: string): boolean => (c.types & TYPE_BIT[type]) !== 0;

export const isLegendary = (c: Characteristics): boolean => (c.supertypes & SUPERTYPE_BIT.Legendary) !== 0;

export const isPermanentCard = (c: Characteristics): boolean => (c.types & PERMANENT_TYPES) !== 0;

/** Whether the object has the keyword ability. */
export function hasKeyword(cx: Pick<Cx, 's'>, c: Characteristics, keyword: string): boolean {
  const bit = KEYWORD_BITS[keyword];
  if (bit !== undefined) return (c.keywords & bit) !== 0;
  return c.abilities.some((a) => abilityInfo(cx.s._pool, a).keyword?.keyword === keyword);
}
