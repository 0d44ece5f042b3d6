/** What an object has by its characteristics: types, subtypes, keywords. */
import { CARD_TYPES, SUPERTYPES } from '@apnap/ability';
import { KEYWORD_BITS } from '../keywords/bits.js';
import type { Cx } from '../state/context.js';
import type { Characteristics } from '../state/objects.js';
import { abilityInfo } from '../state/pool.js';

export const TYPE_BIT = Object.fromEntries(CARD_TYPES.map((t, i) => [t, 1 << i]));

export const SUPERTYPE_BIT = Object.fromEntries(SUPERTYPES.map((t, i) => [t, 1 << i]));

export const CREATURE = TYPE_BIT.Creature | TYPE_BIT.Kindred;

/** CR 110.4: types of permanents. */
export const PERMANENT_TYPES = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'].reduce(
  (n, t) => n | TYPE_BIT[t],
  0,
);

/** Whether the object has the card type. */
export const hasType = (c: Characteristics, type: string): boolean => (c.types & TYPE_BIT[type]) !== 0;

export const isLegendary = (c: Characteristics): boolean => (c.supertypes & SUPERTYPE_BIT.Legendary) !== 0;

export const isPermanentCard = (c: Characteristics): boolean => (c.types & PERMANENT_TYPES) !== 0;

/** CR 702.73a: changeling and the like have every creature type. */
export const hasSubtype = (c: Characteristics, subtype: string): boolean =>
  c.subtypes.includes(subtype) || (c.everyCreatureType === 1 && (c.types & CREATURE) !== 0 && !NOT_CREATURE_TYPES.has(subtype));

const NOT_CREATURE_TYPES = new Set([
  'Plains',
  'Island',
  'Swamp',
  'Mountain',
  'Forest',
  'Aura',
  'Equipment',
  'Vehicle',
  'Saga',
  'Curse',
  'Arcane',
  'Gate',
  'Desert',
  'Clue',
  'Food',
  'Treasure',
  'Shrine',
]);

/** Whether the object has the keyword ability. */
export function hasKeyword(cx: Pick<Cx, 's'>, c: Characteristics, keyword: string): boolean {
  const bit = KEYWORD_BITS[keyword];
  if (bit !== undefined) return (c.keywords & bit) !== 0;
  return c.abilities.some((a) => abilityInfo(cx.s._pool, a).keyword?.keyword === keyword);
}
