/** Ways of casting that sacrifice or tap a permanent and cost less by it: it is chosen first, and the total is known from it (CR 702.48, 702.119). */
import type { Cost, ManaText } from '@apnap/ability';
import { ask, type Id } from '@apnap/kernel';
import { costOptions } from '../costs/parts.js';
import { bind } from '../events/choose.js';
import { characteristicsOf } from '../reading/characteristics.js';
import { statOf } from '../reading/numbers.js';
import { must } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import type { State } from '../state/types.js';

/** Slots of the environment with the permanent, and with the mana by which the spell costs less. */
const SACRIFICED = 30;
const REDUCTION = 31;

/** By how much: the mana value in generic mana (CR 702.119a), or the mana cost (702.48c). */
const BY: Readonly<Record<string, (s: State, id: Id) => ManaText>> = {
  emerge: (s, id) => `{${statOf(s, id, 'manaValue')}}`,
  offering: (s, id) => characteristicsOf(s, must(s, id)).manaCost ?? '{0}',
  // Tarkir: Dragonstorm: "You may tap a creature you control to reduce that cost by {X}, where X is its power"
  harmonize: (s, id) => `{${Math.max(0, statOf(s, id, 'power'))}}`,
};

type ObjectCost = Extract<Cost, { pay: 'objects' }>;

const chosenPart = (cost: readonly Cost[]): ObjectCost | undefined =>
  cost.find((c): c is ObjectCost => c.pay === 'objects' && (c.verb === 'sacrifice' || c.verb === 'tap'));

/** The environments in which the way could be paid for, one for each permanent that could be sacrificed or tapped; only the given one for other ways. */
export function sacrificeChoices(s: State, seat: number, label: string, cost: readonly Cost[], env: Env): Env[] {
  const part = chosenPart(cost);
  if (!BY[label] || !part) return [env];
  return costOptions(s, seat, part, env).map((id) => bind(bind(env, SACRIFICED, [id]), REDUCTION, BY[label](s, id)));
}

/** The cost with the permanent that was chosen. */
export function withChosen(cost: readonly Cost[], env: Env): readonly Cost[] {
  const part = chosenPart(cost);
  if (!part || env.slots[SACRIFICED] == null) return cost;
  return cost.map((c) => (c === part ? { ...part, filter: { is: 'oneOf', of: { sel: 'slot', slot: SACRIFICED } } } : c));
}

/** The mana by which the spell costs less for what is sacrificed or tapped; undefined when nothing is. */
export function reductionOf(env: Env): ManaText | undefined {
  const text = env.slots[REDUCTION];
  return typeof text === 'string' ? text : undefined;
}

/** CR 702.48b, 702.119b: the permanent is chosen as choices are made for the spell. Null when there is none that would do. */
export function chooseSacrificed(g: G, seat: number, source: Id, cost: readonly Cost[], open: readonly Env[]): Env | null {
  if (open.length <= 1) return open[0] ?? null;
  const ids = open.map((env) => (env.slots[SACRIFICED] as readonly Id[])[0]);
  const answer = ask(g, {
    seat,
    kind: 'choose',
    ask: { form: 'pick', options: ids.map((entity) => ({ entity })), min: 1, max: 1 },
    rule: '601.2b',
    prompt: { id: `ask.cost.${chosenPart(cost)?.verb ?? 'sacrifice'}`, params: { min: 1, max: 1 } },
    source,
  });
  return open['pick' in answer ? answer.pick[0] : 0];
}
