/** What may be done when. */
import type { State } from '../state/types.js';

/** CR 307.1, 117.1a: whenever the seat could cast a sorcery. */
export function sorceryTime(s: State, seat: number): boolean {
  const { step } = s.turn;
  return s.turn.active === seat && s.stack.length === 0 && (step === 'precombatMain' || step === 'postcombatMain');
}
