/** Who knows which object it is that changes zones (CR 400.2, 402.3). */
import type { Zone } from '@apnap/ability';
import { FLAG, type Obj } from '../state/objects.js';

/** Seats (bits) that may know which object this is, given the zones it moves between (CR 400.2). */
export function knownBits(o: Obj, to: Zone): number {
  const hidden = (z: Obj['zone']) => z === 'library' || z === 'hand' || z === 'outside';
  if (!hidden(to) && !(hidden(o.zone) && to === 'exile' && (o.flags & FLAG.faceDown) !== 0)) return -1;
  if (to === 'hand') return o.zone === 'library' || o.zone === 'outside' ? (1 << o.owner) | o.known : -1;
  // Into a library: its owner saw it go unless it came from there; from a public zone everybody did. Which of several cards of a hand
  // went, even of a hand that was revealed before, only its owner knows.
  return o.zone === 'library' ? o.known : o.zone === 'hand' ? 1 << o.owner : -1;
}
