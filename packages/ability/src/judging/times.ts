/** Which step or phase it is. */
import type { Condition } from '../language/expressions.js';

/** CR 506.1. */
const COMBAT_STEPS: ReadonlySet<string> = new Set(['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat']);

/** Whether a step is the one that is named, or one of the phase that is. */
export function isStep(step: string, wanted: Extract<Condition, { if: 'step' }>['step']): boolean {
  if (wanted === 'main') return step === 'precombatMain' || step === 'postcombatMain';
  return wanted === 'combat' ? COMBAT_STEPS.has(step) : step === wanted;
}
