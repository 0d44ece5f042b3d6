/** The battlefield as it would be once a permanent has entered (CR 614.12), to judge effects that change how it enters. */
import type { Filter } from '@apnap/ability';
import { type Id, newRun } from '@apnap/kernel';
import { characteristics } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import type { GameEvent } from '../state/events.js';
import type { Characteristics, Env } from '../state/objects.js';
import type { Move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { commitMove } from './commit.js';
import { finishEntering } from './landing.js';
import { cantPutCounters } from './prohibitions.js';

/** Owner mark of a state that is only looked at: nothing else ever has it, so every write makes a copy. */
const TRIAL = -1;

/**
 * CR 614.12: whether the permanent matches as it would exist on the battlefield: with the continuous effects that would apply to it there,
 * and with what has already been changed about its entering.
 */
export function matchesAsEntered(s: State, m: Move, what: Filter, env: Env): boolean {
  if (what.is === 'any') return true;
  const entered = asEntered(s, m);
  return matches({ s: entered.s, env, it: 0 }, what, entered.id);
}

/** CR 614.12: the abilities the permanent would have on the battlefield. */
export const abilitiesAsEntered = (s: State, m: Move): readonly number[] => characteristicsAsEntered(s, m).abilities;

/** CR 614.12: what the permanent would be like on the battlefield. */
export function characteristicsAsEntered(s: State, m: Move): Characteristics {
  const entered = asEntered(s, m);
  return characteristics(entered.s, entered.id);
}

/** CR 614.12: whether the permanent, as it would be there, can't have counters of the kind put on it. */
export function cantEnterWith(s: State, m: Move, counter: string): boolean {
  if (!s._pool.forbidsCounters) return false;
  const entered = asEntered(s, m);
  return cantPutCounters(entered.s, entered.id, counter);
}

function asEntered(s: State, m: Move): { s: State; id: Id } {
  // 2015:614.12: what comes from other sources is not looked at
  const alone = rulesOf(s).entersLookahead === 'own' ? { battlefield: [], command: [] } : {};
  const g = newRun<State, GameEvent>({ ...s, ...alone, _e: TRIAL, _derived: null });
  const entered: Move = { ...m, counters: [...m.counters], memory: [...m.memory], after: [] };
  commitMove(g, entered);
  finishEntering(g, entered);
  return { s: g.s, id: entered.became };
}
