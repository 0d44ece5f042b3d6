/** Designations that players have (CR 722, 723, 702.131c). */
import type { State } from '../state/types.js';

export type Designation = 'monarch' | 'initiative' | 'cityBlessing' | 'enduringStory';

export function isDesignated(s: State, seat: number, d: Designation): boolean {
  if (d === 'cityBlessing') return (s.designations.blessed & (1 << seat)) !== 0;
  if (d === 'enduringStory') return (s.designations.storied & (1 << seat)) !== 0;
  return s.designations[d] === seat;
}
