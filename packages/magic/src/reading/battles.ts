/** Battles (CR 310): which they are, and who protects them. */

import type { Id } from '@apnap/kernel';
import { record } from '../state/access.js';
import type { State } from '../state/types.js';
import { characteristicsOf } from './characteristics.js';
import { hasType } from './traits.js';

/** The counters that are a battle's defense (CR 310.4). */
export const DEFENSE = 'defense';

/** Link under which a battle remembers its protector (CR 310.8); no card uses it. */
export const PROTECTOR = 310;

/** The player who protects the battle (CR 310.8); -1: nobody. */
export const protectorOf = (s: State, id: Id): number => record(s, id)?.memory?.find((m) => m.link === PROTECTOR)?.n ?? -1;

export const isBattle = (s: State, id: Id): boolean => {
  const o = record(s, id);
  return o !== null && hasType(characteristicsOf(s, o), 'Battle');
};
