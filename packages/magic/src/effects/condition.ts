/** Conditions: whether. */
import type { Condition } from '@apnap/ability';
import { LINKS } from '../keywords/pieces.js';
import type { Env, State } from '../state/types.js';
import { matchHistory } from '../triggers/match.js';
import { type Cx, memory, slotValue } from './context.js';
import { matches } from './filter.js';
import { castInfo, compare, quantity, timesPaid } from './quantity.js';
import { includesSeat, select } from './select.js';

/** Whether a condition holds, with nothing under consideration. */
export const conditionHolds = (s: State, cond: Condition, env: Env): boolean => holds({ s, env, it: 0 }, cond);

/** Whether a condition holds now. */
export function holds(cx: Cx, cond: Condition): boolean {
  switch (cond.if) {
    case 'and':
      return cond.of.every((c) => holds(cx, c));
    case 'or':
      return cond.of.some((c) => holds(cx, c));
    case 'not':
      return !holds(cx, cond.of);
    case 'compare':
      return compare(quantity(cx, cond.left), cond.cmp, quantity(cx, cond.right));
    case 'matches':
      return select(cx, cond.what).some((id) => matches(cx, cond.filter, id));
    case 'happened':
      return matchHistory(cx, cond.event).length > 0;
    case 'did': {
      const v = slotValue(cx, cond.slot);
      return Array.isArray(v) ? v.length > 0 : typeof v === 'number' ? v !== 0 : v !== null;
    }
    case 'paid':
      // CR 702.104b: tribute is paid as the creature enters, not as it is cast.
      if (cond.label === 'tribute') return memory(cx, LINKS.tribute)?.n === 1;
      return timesPaid(castInfo(cx), cond.label) > 0;
    case 'turnOf':
      return includesSeat(cx, cond.who, cx.s.turn.active);
    case 'step': {
      const step = cx.s.turn.step;
      if (cond.step === 'main') return step === 'precombatMain' || step === 'postcombatMain';
      if (cond.step === 'combat') return COMBAT_STEPS.has(step);
      return step === cond.step;
    }
    default:
      return cond satisfies never;
  }
}

/** CR 506.1. */
const COMBAT_STEPS: ReadonlySet<string> = new Set(['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat']);
