/** Asking what objects are now (CR 109.3, 613), and what else continuous effects make of the state: kept beside it, dropped when something that could matter changes. */
import { type Id, slotOf } from '@apnap/kernel';
import { record } from '../state/access.js';
import type { Derived } from '../state/derived.js';
import type { Characteristics, Env, Obj } from '../state/objects.js';
import { procedures } from '../state/procedures.js';
import type { State } from '../state/types.js';

/** An environment for an ability of an object that is not on the stack. */
export const staticEnv = (source: Id, you: number): Env => ({ source, you, x: 0, targets: [], event: null, slots: [] });

/** The derived view of a state, computed when it is not there. */
export function derived(s: State): Derived {
  if (s._derived === null) s._derived = procedures.derive(s);
  return s._derived;
}

/** Must be called by whatever changes a fact that continuous effects can depend on. */
export function invalidate(s: State): void {
  s._derived = null;
}

/** Current characteristics, or last-known ones of an object that is gone. */
export function characteristics(s: State, id: Id): Characteristics {
  const o = record(s, id);
  if (!o) throw new Error(`no object ${id}`);
  return characteristicsOf(s, o);
}

export function characteristicsOf(s: State, o: Obj): Characteristics {
  if ((o.zone === 'gone' || o.zone === 'phased') && o.last) return o.last;
  return derived(s).characteristics[slotOf(o.id)] ?? procedures.base(s, o);
}

/** Who controls the object (CR 108.4, 110.2; owner where nothing has a controller). */
export function controllerOf(s: State, id: Id): number {
  const o = record(s, id);
  if (!o) throw new Error(`no object ${id}`);
  const c = characteristicsOf(s, o).controller;
  return c >= 0 ? c : o.controller;
}
