/** How much mana an ability would add now, also where it first puts on its source the counters that it counts (CR 605.3b, 608.2c). */
import type { Effect } from '@apnap/ability';
import { cantPutCounters } from '../events/prohibitions.js';
import { derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { quantity } from '../reading/quantity.js';
import type { Cx } from '../state/context.js';

type ManaEffect = Extract<Effect, { do: 'mana' }>;
type Counters = Extract<Effect, { do: 'counters' }>;

/** Counters that the effect puts on its own object before it adds this mana. */
function putBefore(effect: Effect, leaf: ManaEffect, counter: string): Counters[] {
  if (effect.do !== 'seq') return [];
  const before = effect.of.slice(0, Math.max(0, effect.of.indexOf(leaf)));
  return before.flatMap((e) => (e.do === 'counters' && e.change === 'put' && e.on.sel === 'self' && e.counter === counter ? [e] : []));
}

/** So many counters as replacement effects make of them (CR 614.1a); undefined where their order is to be chosen (616.1). */
function afterReplacements(cx: Cx, counter: string, n: number): number | undefined {
  const { s, env } = cx;
  const found = derived(s).replacements.filter(
    ({ replacement: r, env: own }) =>
      r.replace === 'counters' &&
      (r.counter === 'any' || r.counter === counter) &&
      matches({ s, env: own, it: env.source }, r.what, env.source),
  );
  if (found.length > 1) return undefined;
  const [only] = found;
  if (only?.replacement.replace !== 'counters') return n;
  const event = { event: 0, object: env.source, source: 0, recipient: 0, player: -1, amount: n, became: 0 };
  return Math.max(0, quantity({ s, env: { ...only.env, event }, it: env.source }, only.replacement.amount));
}

/** How often the amount of this part of the effect would be added; undefined where that is not known beforehand. */
export function timesAdded(cx: Cx, effect: Effect, leaf: ManaEffect): number | undefined {
  const { times } = leaf.mana;
  if (typeof times === 'number') return times;
  let n = quantity(cx, times);
  if (times.q !== 'counters' || times.of.sel !== 'self') return n;
  for (const put of putBefore(effect, leaf, times.counter)) {
    if (put.count === 'all') return undefined;
    const more = cantPutCounters(cx.s, cx.env.source, put.counter) ? 0 : afterReplacements(cx, put.counter, quantity(cx, put.count));
    if (more === undefined) return undefined;
    n += more;
  }
  return n;
}
