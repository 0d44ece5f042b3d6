/** Maximum hand sizes (CR 402.2). */
import { player } from '../state/access.js';
import type { State } from '../state/types.js';
import { derived } from './characteristics.js';
import { quantity } from './quantity.js';
import { includesSeat } from './seats.js';

/** The maximum hand size of a player: seven, unless an effect says otherwise (CR 402.2). */
export function handLimit(s: State, seat: number): number {
  let limit = player(s, seat).maxHandSize;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'maxHandSize' || !includesSeat({ s, env: r.env, it: 0 }, r.rule.who, seat)) continue;
    const n = r.rule.value === 'none' ? Number.POSITIVE_INFINITY : quantity({ s, env: r.env, it: 0 }, r.rule.value);
    limit = r.rule.change === undefined ? n : r.rule.change === 'more' ? limit + n : limit - n;
  }
  return Math.max(0, limit);
}
