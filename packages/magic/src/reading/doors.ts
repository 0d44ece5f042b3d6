/** The doors of permanents with two halves (CR 709.5). */

import type { Cost } from '@apnap/ability';
import { hasFlag } from '../state/access.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { characteristicsOf } from './characteristics.js';

/** One half of a permanent with a shared type line. */
export interface Door {
  half: 0 | 1;
  name: string;
  zhName: string;
  manaCost: string;
  unlocked: boolean;
}

const NO_DOORS: readonly Door[] = [];

/** The doors of a permanent, the left one first; none where it has no halves. */
export function doorsOf(s: State, o: Obj): readonly Door[] {
  const { halves } = characteristicsOf(s, o);
  if (halves < 0 || o.zone !== 'battlefield') return NO_DOORS;
  const { faces } = s._pool.cards[halves];
  return ([0, 1] as const).map((half) => {
    const { face } = faces[half];
    const unlocked = hasFlag(o, half === 0 ? FLAG.leftUnlocked : FLAG.rightUnlocked);
    return { half, name: face.name, zhName: face.zhName ?? '', manaCost: face.manaCost ?? '', unlocked };
  });
}

/** CR 709.5e: the mana cost of the half. */
export const unlockCost = (door: Door): Cost[] => [{ pay: 'mana', mana: door.manaCost }];
