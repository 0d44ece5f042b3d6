/** Which object gives an ability that speaks of it to the one that has it (CR 201.5b). */
import { type Ability, mentionsNode } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { Env, Waiting } from '../state/objects.js';
import type { State } from '../state/types.js';
import { characteristics, staticEnv } from './characteristics.js';

const known = new WeakMap<Ability, boolean>();

/** Whether an ability speaks of the object that gives it. */
export function speaksOfGiver(ability: Ability): boolean {
  let speaks = known.get(ability);
  if (speaks === undefined) {
    speaks = mentionsNode(ability, { sel: 'giver' });
    known.set(ability, speaks);
  }
  return speaks;
}

const NONE: { giver?: Id } = {};

/** The object that gives this ability to the source, as it is now or last was there. @param before what has triggered: of several equal ones the next */
export function giverOf(s: State, source: Id, ability: Ability, node: number, before: readonly Waiting[] = []): { giver?: Id } {
  if (!speaksOfGiver(ability)) return NONE;
  const nth = before.filter((w) => w.ability === node && w.source === source).length;
  const giving = characteristics(s, source).givers?.filter((g) => g.ability === node) ?? [];
  const one = giving.length === 0 ? undefined : giving[nth % giving.length];
  return one ? { giver: one.source } : NONE;
}

/** The environment in which an ability is activated. */
export function activationEnv(s: State, source: Id, seat: number, ability: Ability, node: number): Env {
  const env = staticEnv(source, seat);
  const { giver } = giverOf(s, source, ability, node);
  return giver === undefined ? env : { ...env, giver };
}
