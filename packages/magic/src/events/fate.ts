/** What becomes of a proposed event. */

import type { Env } from '../state/objects.js';
import type { Move, Proposal } from '../state/proposals.js';

/** What becomes of a proposal: it goes on (changed in place), or is gone, or is replaced by other proposals or an effect. */
export interface Fate {
  proposals: Proposal[];
  /** Effects to be performed instead or besides, after the event. */
  effects: {
    node: number;
    env: Env;
    of?: Move /** Done besides a change of damage, by this lasting effect (0: a static ability). */;
    damage?: number;
  }[];
}
