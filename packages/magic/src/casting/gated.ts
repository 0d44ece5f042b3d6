/** Targets of a part of a spell that has its effect only if a cost was paid: they are chosen only then (CR 702.33g, 702.174m). */
import type { Condition, Effect, TargetSpec } from '@apnap/ability';
import { conditionHolds } from '../reading/condition.js';
import type { Env } from '../state/objects.js';
import type { State } from '../state/types.js';

interface Targeting {
  targets: TargetSpec[];
  effect: Effect;
}

/** Whether a condition speaks only of costs that were paid for the spell. */
const ofCosts = (c: Condition): boolean =>
  c.if === 'paid' || (c.if === 'not' && ofCosts(c.of)) || ((c.if === 'and' || c.if === 'or') && c.of.every(ofCosts));

/** Conditions about costs under which each target is used, once for each use. */
function usesIn(effect: Effect): Map<number, Condition[][]> {
  const uses = new Map<number, Condition[][]>();
  const walk = (node: unknown, under: readonly Condition[]): void => {
    if (Array.isArray(node)) {
      for (const n of node) walk(n, under);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const n = node as Record<string, unknown>;
    if (n.sel === 'target' && typeof n.index === 'number') uses.set(n.index, [...(uses.get(n.index) ?? []), [...under]]);
    const cond = n.do === 'if' ? (n.cond as Condition) : null;
    if (cond && ofCosts(cond)) {
      walk(n.then, [...under, cond]);
      walk(n.else, [...under, { if: 'not', of: cond }]);
    } else for (const value of Object.values(n)) walk(value, under);
  };
  walk(effect, []);
  return uses;
}

const gates = new WeakMap<Targeting, readonly (Condition | null)[]>();

/** For each requirement the condition that all its uses share, or null. */
function gatesOf(program: Targeting): readonly (Condition | null)[] {
  let known = gates.get(program);
  if (!known) {
    const uses = usesIn(program.effect);
    const asked = JSON.stringify(program.targets);
    known = program.targets.map((_, i) => {
      const [first, ...rest] = uses.get(i) ?? [];
      if (!first || first.length === 0 || asked.includes(`{"sel":"target","index":${i}}`)) return null;
      const same = JSON.stringify(first[0]);
      return rest.every((under) => under.length > 0 && JSON.stringify(under[0]) === same) ? first[0] : null;
    });
    gates.set(program, known);
  }
  return known;
}

/** The requirements of a program as they are now: nothing is chosen for a part that will have no effect. */
export function requirements(s: State, program: Targeting, env: Env): TargetSpec[] {
  if (program.targets.length === 0) return program.targets;
  const gate = gatesOf(program);
  if (gate.every((c) => c === null)) return program.targets;
  return program.targets.map((spec, i) => {
    const cond = gate[i];
    return cond === null || conditionHolds(s, cond, env) ? spec : { ...spec, min: 0, max: 0 };
  });
}
