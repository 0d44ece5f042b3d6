/** Rad counters bring an ability with them (CR 122.1i, 725.1). */

import { type Id, isSeat, seatOf } from '@apnap/kernel';
import { MARKERS } from '../cardforms/markers.js';
import { place } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { live, newObject } from '../state/access.js';
import type { G } from '../state/log.js';

/** Whoever has been given rad counters has the ability; without counters it does not trigger. */
function noteRadiation(g: G, id: Id, counter: string): void {
  if (counter !== 'rad' || !isSeat(id)) return;
  const seat = seatOf(id);
  const card = g.s._pool.byName.get(MARKERS.radiation) as number;
  if (g.s.command.some((x) => live(g.s, x)?.card === card && live(g.s, x)?.owner === seat)) return;
  place(g, newObject(g.s, { card, face: 0, owner: seat, controller: seat, zone: 'command' }));
}

export const RAD_COUNTERS: Mechanic = { name: 'rad counters', countersPut: noteRadiation };
