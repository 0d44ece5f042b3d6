/** Which abilities are mana abilities (CR 605.1). */
import type { ActivatedAbility, Effect, EventPattern, TriggeredAbility } from '@apnap/ability';

const makers = new WeakMap<Effect, boolean>();

/** Whether an effect could add mana to a pool. */
export function addsMana(effect: Effect): boolean {
  const known = makers.get(effect);
  if (known !== undefined) return known;
  const result =
    effect.do === 'mana' ||
    (effect.do === 'seq' && effect.of.some(addsMana)) ||
    (effect.do === 'if' && (addsMana(effect.then) || (effect.else !== undefined && addsMana(effect.else))));
  makers.set(effect, result);
  return result;
}

/** CR 605.1a: no target, could add mana, not a loyalty ability. */
export const isManaAbility = (a: ActivatedAbility): boolean =>
  a.program.targets.length === 0 && a.program.modes === undefined && addsMana(a.program.effect) && !a.cost.some((c) => c.pay === 'loyalty');

/** CR 605.1b: no target, triggers on mana being made, and could add mana. */
export const isTriggeredManaAbility = (event: EventPattern, program: TriggeredAbility['program']): boolean =>
  event.on === 'tapForMana' && program.targets.length === 0 && program.modes === undefined && addsMana(program.effect);
