/**
 * What a creature can still be used for once its combat damage is on the stack (classic:310.2): it is sacrificed for an effect or taken back, and
 * the damage is dealt all the same. So a fight costs less that it would lose.
 */
import type { ActivatedAbility } from '@apnap/ability';
import { manaValue } from '@apnap/ability';
import type { ObjectView } from '@apnap/magic';
import { type Board, sacrificesSelf } from './board.js';
import { fullValue } from './evaluate.js';
import { NEVER, plan } from './plan.js';
import { newEnv } from './read.js';

/** A creature that is taken back has to be cast again. */
const TAKEN_BACK = 0.55;

const manaOf = (a: ActivatedAbility): number => a.cost.reduce((n, c) => n + (c.pay === 'mana' ? manaValue(c.mana) : 0), 0);

/** Whether the ability puts its own permanent into its owner's hand, as a cost or an effect. */
export function takesBack(a: ActivatedAbility): boolean {
  const { effect } = a.program;
  return (
    a.cost.some((c) => c.pay === 'self' && c.verb === 'return') ||
    (effect.do === 'move' && effect.what.sel === 'self' && effect.to === 'hand')
  );
}

/** Whether the ability is one that gives its own creature up for something. */
export const usesUp = (a: ActivatedAbility): boolean => sacrificesSelf(a.cost) || takesBack(a);

/** Only the creature itself and mana: whatever else it asks for may not be there. */
const isPlain = (b: Board, o: ObjectView, a: ActivatedAbility): boolean =>
  a.timing !== 'sorcery' &&
  a.condition === undefined &&
  a.cost.every((c) => c.pay === 'mana' || (c.pay === 'self' && (c.verb === 'sacrifice' || c.verb === 'return'))) &&
  manaOf(a) <= b.manaOf(o.controller);

/** What its controller gets out of the creature when it would die in a fight; 0 where nothing is to be had. */
export function salvageOf(b: Board, o: ObjectView): number {
  if (!b.years.damageOnStack) return 0;
  const known = b.salvage.get(o.id);
  if (known !== undefined) return known;
  b.salvage.set(o.id, 0); // what an ability is worth may depend on fights
  let most = 0;
  for (const a of b.abilities(o)) {
    if (a.kind !== 'activated' || !usesUp(a) || !isPlain(b, o, a)) continue;
    const price = 0.12 * manaOf(a);
    if (takesBack(a)) most = Math.max(most, (o.token ? 0 : TAKEN_BACK * fullValue(b, o)) - price);
    if (!sacrificesSelf(a.cost)) continue;
    const gain = plan(b, a.program, newEnv(o.controller, o)).score;
    if (Math.abs(gain) < -NEVER / 2) most = Math.max(most, b.side(o.controller) * gain - price);
  }
  most = Math.min(most, 0.9 * fullValue(b, o));
  b.salvage.set(o.id, most);
  return most;
}
