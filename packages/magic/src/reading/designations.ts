/** Designations that players have (CR 722, 723, 702.131c). */
import type { State } from '../state/types.js';

export type Designation = 'monarch' | 'initiative' | 'cityBlessing';

export function isDesignated(s: State, seat: number, d: Designation): boolean {
  return d === 'cityBlessing' ? (s.designations.blessed & (1 << seat)) !== 0 : s.designations[d] === seat;
}
