/**
 * Costs that depend on targets: targets are chosen before the total cost is determined (CR 601.2c, 601.2f), so whether a spell or ability can
 * be paid for is a question about the targets it could have.
 */
import type { ActivatedAbility, Program } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { derived } from '../reading/characteristics.js';
import { quantity } from '../reading/quantity.js';
import { must } from '../state/access.js';
import type { Env, TargetGroup } from '../state/objects.js';
import type { State } from '../state/types.js';
import { requirements } from './gated.js';
import { castingParts } from './listed.js';
import { legalTargets } from './targets.js';

type Aim = readonly TargetGroup[];

const NONE: Aim = [];
/** The one question where costs don't depend on targets. */
const ONCE: readonly Aim[] = [NONE];

const asks = new WeakMap<object, boolean>();

/** Whether a node asks what a spell or ability targets. */
function asksForTargets(node: object): boolean {
  let known = asks.get(node);
  if (known === undefined) {
    known = /"sel":"target"|"is":"targets"|"targeting":/.test(JSON.stringify(node));
    asks.set(node, known);
  }
  return known;
}

const changedByRules = (s: State, of: 'spells' | 'abilities'): boolean =>
  derived(s).rules.some(({ rule }) => rule.rule === 'costChange' && rule.of === of && asksForTargets(rule));

/** Whether what the spell costs depends on what it targets. */
const spellDepends = (s: State, id: Id): boolean =>
  changedByRules(s, 'spells') ||
  castingParts(s, must(s, id)).some(
    ({ part, ability }) => part.part === 'selfCostChange' && (asksForTargets(part) || asksForTargets(ability)),
  );

/** Targets with which a spell that could be cast might cost something else: each single one, and as many as there can be. */
export function aimsOfSpell(s: State, id: Id, program: Program, env: Env): readonly Aim[] {
  return spellDepends(s, id) ? aims(s, program, env) : ONCE;
}

/** The same for an activated ability (CR 602.2b). */
export function aimsOfAbility(s: State, ability: ActivatedAbility, env: Env): readonly Aim[] {
  const own = ability.costChange !== undefined && asksForTargets(ability.costChange);
  return own || changedByRules(s, 'abilities') ? aims(s, ability.program, env) : ONCE;
}

function aims(s: State, program: Program, env: Env): readonly Aim[] {
  const found: Aim[] = [NONE];
  const among = [program, ...(program.modes?.options ?? [])];
  for (const part of among) {
    const specs = requirements(s, part, env);
    specs.forEach((spec, i) => {
      const legal = legalTargets(s, spec, env, 0, []);
      const only = (ids: readonly Id[]): Aim => specs.map((_, k) => ({ ids: k === i ? ids : [] }));
      for (const id of legal) found.push(only([id]));
      const most = spec.max === 'any' ? legal.length : Math.min(legal.length, quantity({ s, env, it: 0 }, spec.max));
      if (most > 1) found.push(only(legal.slice(0, most)));
    });
  }
  return found;
}
