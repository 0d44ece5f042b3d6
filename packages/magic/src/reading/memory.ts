/** What objects remember for the rules rather than for abilities (CR 607). */
import type { Obj } from '../state/objects.js';

/** Link under which an object remembers the X of the cost it was discarded for or turned face up for (CR 702.37f); no card uses it. */
export const COST_X = -1;

/** Link under which a card remembers the effect that gave it a foretell cost (CR 702.143d); no card uses it. */
export const FORETELL_COST = -2;

/** Link under which a prepared permanent remembers the copy of its other face. */
export const PREPARED = -3;

/** X for the abilities of an object (CR 107.3m): as its spell was cast, unless a later cost of its own had another. */
export const xOf = (o: Obj | null): number => o?.memory?.find((m) => m.link === COST_X)?.n ?? o?.cast?.x ?? 0;
