/** Targets of one requirement that have to do with each other: of one owner, of one player's, or each of another player's (CR 601.2c, 608.2b). */
import { PERMANENT_TYPES, shareCreatureType, type TargetSpec } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { statOf } from '../reading/numbers.js';
import { quantity } from '../reading/quantity.js';
import { live } from '../state/access.js';
import type { Env } from '../state/objects.js';
import type { State } from '../state/types.js';

const whose = (s: State, spec: TargetSpec, id: Id): number =>
  !live(s, id) ? -1 : spec.together === 'owner' ? (live(s, id)?.owner ?? -1) : controllerOf(s, id);

/** CR 110.4, 205.3m: a creature type, or a permanent type, that both have. */
function shareTypes(s: State, what: 'creatureType' | 'permanentType', a: Id, b: Id): boolean {
  const [x, y] = [live(s, a), live(s, b)];
  if (!x || !y) return false;
  const [p, q] = [characteristicsOf(s, x), characteristicsOf(s, y)];
  return what === 'creatureType' ? shareCreatureType(p, q) : (p.types & q.types & PERMANENT_TYPES) !== 0;
}

/** Whether both can be targets of the requirement. */
export function goTogether(s: State, spec: TargetSpec, a: Id, b: Id): boolean {
  if (spec.together === undefined) return true;
  if (spec.together === 'creatureType' || spec.together === 'permanentType') return shareTypes(s, spec.together, a, b);
  const same = whose(s, spec, a) === whose(s, spec, b);
  return spec.together === 'differentControllers' ? !same : same;
}

/** So many of these that can be targets of the requirement at once; null where there are not so many. */
export function someTogether(s: State, spec: TargetSpec, legal: readonly Id[], n: number): Id[] | null {
  for (const first of legal) {
    const found = [first];
    for (const id of legal) if (found.length < n && id !== first && found.every((x) => goTogether(s, spec, x, id))) found.push(id);
    if (found.length >= n) return found.slice(0, n);
  }
  return n <= 0 ? [] : null;
}

/** Whether it can be a target of the requirement beside these: it goes with each, and they have no more together than they may. */
export function goesBeside(s: State, spec: TargetSpec, env: Env, chosen: readonly Id[], id: Id): boolean {
  if (!chosen.every((x) => goTogether(s, spec, x, id))) return false;
  if (spec.total === undefined) return true;
  const { stat, most } = spec.total;
  return [...chosen, id].reduce((n, x) => n + statOf(s, x, stat), 0) <= quantity({ s, env, it: 0 }, most);
}
