/** Where mana that is spent came from, as far as cards of the game ask for it: the source may be gone or something else later. */
import type { Id } from '@apnap/kernel';
import { matches } from '../reading/filter.js';
import type { CastInfo, Env } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import type { State } from '../state/types.js';

/** CR 106.3: how much of the mana came from sources of each kind that a card of this game asks for, as they are as it is spent. */
export function manaFrom(s: State, env: Env, sources: readonly Id[]): Pick<CastInfo, 'manaFrom'> {
  const found = s._pool.manaSources.flatMap((kind) => {
    const amount = sources.filter((id) => id !== 0 && matches({ s, env, it: 0 }, kind, id)).length;
    return amount === 0 ? [] : [{ kind: idOf(s._pool, kind), amount }];
  });
  return found.length > 0 ? { manaFrom: found } : {};
}
