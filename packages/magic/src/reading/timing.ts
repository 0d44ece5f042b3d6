/** What may be done when. */
import { isActive } from '../state/teams.js';
import type { State } from '../state/types.js';

/** CR 505.1: whether it is a main phase. */
export const isMain = ({ turn }: State): boolean => turn.step === 'precombatMain' || turn.step === 'postcombatMain';

/** CR 307.1, 117.1a: whenever the seat could cast a sorcery. */
export function sorceryTime(s: State, seat: number): boolean {
  return isActive(s, seat) && s.stack.length === 0 && isMain(s);
}
