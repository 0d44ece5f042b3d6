/** Excess damage: more than is lethal to a creature, or than the loyalty of a planeswalker or the defense of a battle (CR 120.4a, 120.10). */
import { counterCount } from '@apnap/ability';
import { type Id, isSeat } from '@apnap/kernel';
import { characteristicsOf } from '../reading/characteristics.js';
import { lethalFor } from '../reading/lethal.js';
import { hasType } from '../reading/traits.js';
import { live } from '../state/access.js';
import type { Damage, Proposal } from '../state/proposals.js';
import type { State } from '../state/types.js';

/**
 * How much of what is dealt at once is no excess damage. Of a permanent that is several of these things the excess damage is the greatest of the amounts, and damage
 * from a source with deathtouch is lethal from 1 up (CR 120.10, 702.2c).
 */
function enough(s: State, to: Id, dealt: readonly Damage[]): number {
  const o = isSeat(to) ? undefined : live(s, to);
  if (!o) return Infinity;
  const c = characteristicsOf(s, o);
  const amounts = [Infinity];
  if (hasType(c, 'Creature')) amounts.push(...dealt.map((d) => lethalFor(s, d.source, to, 0)));
  if (hasType(c, 'Planeswalker')) amounts.push(counterCount(o.counters, 'loyalty'));
  if (hasType(c, 'Battle')) amounts.push(counterCount(o.counters, 'defense'));
  return Math.min(...amounts);
}

/** CR 120.10: of damage that is dealt at once, before any of it changes anything: the last that is dealt to a permanent has all of its excess damage. */
export function noteExcess(s: State, batch: readonly Proposal[]): void {
  const dealt = batch.filter((p): p is Damage => p.p === 'damage' && p.to > 0 && p.amount > 0);
  for (const to of new Set(dealt.map((d) => d.to))) {
    const own = dealt.filter((d) => d.to === to);
    const excess = own.reduce((n, d) => n + d.amount, 0) - enough(s, to, own);
    if (excess > 0) own[own.length - 1].excess = excess;
  }
}

/** CR 120.4a: how much of this damage is excess damage, which is dealt to another instead. */
export const excessOf = (s: State, d: Damage): number => Math.max(0, d.amount - enough(s, d.to, [d]));
