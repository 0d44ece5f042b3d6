/** Where mana that is spent came from, as far as cards of the game ask for it: the source may be gone or something else later. */
import type { Id } from '@apnap/kernel';
import { matches } from '../reading/filter.js';
import type { CastInfo, Env } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import type { State } from '../state/types.js';

/**
 * The mana that payments spent on the spell; CR 106.3: and how much of it came from sources of each kind that a card of this game asks for, as
 * they are as it is spent.
 */
export function manaSpent(
  s: State,
  env: Env,
  payments: readonly { mana: string; sources: readonly Id[] }[],
): Pick<CastInfo, 'mana' | 'manaFrom'> {
  const mana = payments.map((p) => p.mana).join('');
  const sources = payments.flatMap((p) => p.sources);
  const found = s._pool.manaSources.flatMap((kind) => {
    const amount = sources.filter((id) => id !== 0 && matches({ s, env, it: 0 }, kind, id)).length;
    return amount === 0 ? [] : [{ kind: idOf(s._pool, kind), amount }];
  });
  return found.length > 0 ? { mana, manaFrom: found } : { mana };
}
