/** What its source makes of damage (CR 120.3, 702.15, 702.164). */
import type { Id } from '@apnap/kernel';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { characteristicsOf, derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { must } from '../state/access.js';
import type { Characteristics } from '../state/objects.js';
import { abilityInfo } from '../state/pool.js';
import type { Damage } from '../state/proposals.js';
import type { State } from '../state/types.js';

/** CR 702.164b: the sum over its toxic abilities. */
export function toxicValue(s: State, c: Characteristics): number {
  let n = 0;
  for (const node of c.abilities) {
    const k = abilityInfo(s._pool, node).keyword;
    if (k?.keyword === 'toxic' && typeof k.n === 'number') n += k.n;
  }
  return n;
}

/** CR 120.3f: who gains life from this damage; -1 when nobody does. */
export function lifelinkSeat(s: State, d: Damage): number {
  const sc = sourceCharacteristics(s, d.source);
  return sc.keywords & KEYWORD_BITS.lifelink ? sc.controller : -1;
}

/** Whose results the damage has (CR 702.80a, 702.90b-c). */
export const dealtAs = (s: State, d: Damage): 'infect' | 'wither' | 'neither' => {
  const c = sourceCharacteristics(s, d.source);
  return dealtWith(s, d, c, 'infect') ? 'infect' : dealtWith(s, d, c, 'wither') ? 'wither' : 'neither';
};

/** Whether damage has the results of wither or infect: its source has it, or it is dealt as though its source had. */
const dealtWith = (s: State, d: Damage, c: Characteristics, keyword: 'wither' | 'infect'): boolean =>
  (c.keywords & KEYWORD_BITS[keyword]) !== 0 ||
  derived(s).rules.some(
    (r) => r.rule.rule === 'damageAsThough' && r.rule.keyword === keyword && matches({ s, env: r.env, it: d.to }, r.rule.to, d.to),
  );

/** The source as it is, or as it last was (CR 608.2h). */
export function sourceCharacteristics(s: State, id: Id): Characteristics {
  const o = must(s, id);
  const c = characteristicsOf(s, o);
  return c.controller >= 0 ? c : { ...c, controller: o.controller };
}
