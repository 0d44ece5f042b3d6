/** Paired creatures (CR 702.95). */
import type { Id } from '@apnap/kernel';
import { live } from '../state/access.js';
import type { State } from '../state/types.js';
import { characteristicsOf, controllerOf } from './characteristics.js';
import { hasType } from './traits.js';

/** Whether it could be or stay paired: a creature on the battlefield under this player's control (CR 702.95c, 702.95e). */
export function pairable(s: State, id: Id, seat: number): boolean {
  const o = live(s, id);
  return o?.zone === 'battlefield' && controllerOf(s, id) === seat && hasType(characteristicsOf(s, o), 'Creature');
}

/** What the creature is paired with, 0 for nothing: as soon as one of the two is no longer what it was, neither is paired (CR 702.95e). */
export function partnerOf(s: State, id: Id): Id {
  const o = live(s, id);
  if (!o || o.paired === 0 || live(s, o.paired)?.paired !== id) return 0;
  const seat = controllerOf(s, id);
  return pairable(s, id, seat) && pairable(s, o.paired, seat) ? o.paired : 0;
}
