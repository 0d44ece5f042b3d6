/** What turning a manifested permanent face up costs (CR 701.34b). */

import type { Cost } from '@apnap/ability';
import { hasFlag } from '../state/access.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { State } from '../state/types.js';

/** CR 701.34b, 701.56b: a manifested creature card is turned face up for its mana cost; null where it can't be. */
export function manifestCost(s: State, o: Obj): Cost[] | null {
  if (!hasFlag(o, FLAG.manifested) && !hasFlag(o, FLAG.cloaked)) return null;
  const face = faceOfCard(s, o);
  return face.types.includes('Creature') && face.manaCost !== undefined ? manaOf(face.manaCost) : null;
}

/** The card that represents a face-down permanent. */
export const faceOfCard = (s: State, o: Obj) => s._pool.cards[(o.copyOf ?? o).card].faces[(o.copyOf ?? o).face].face;

/** The same list for the same text: the solver's caches live by identity. */
export function manaOf(mana: string): Cost[] {
  let cost = costs.get(mana);
  if (!cost) {
    cost = [{ pay: 'mana', mana }];
    costs.set(mana, cost);
  }
  return cost;
}

export const costs = new Map<string, Cost[]>();
