/** Bestowed Auras cease to be bestowed as they become unattached (CR 702.103f-g, 701.3d). */

import { isBestowed } from '../characteristics/base.js';
import { commitUnbestowed } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { live } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Obj } from '../state/objects.js';
import { attachTo } from './attached.js';

/** Called after permanents left or were unattached: what a bestowed Aura was attached to is gone, or it is attached to nothing. */
export function endBestow(g: G): void {
  const { s } = g;
  for (const id of s.battlefield) {
    const o = live(s, id) as Obj;
    if (!isBestowed(s, o) || live(s, o.attachedTo)?.zone === 'battlefield') continue;
    if (o.attachedTo !== 0) attachTo(g, id, 0, '702.103f');
    commitUnbestowed(g, id, '702.103f');
  }
}

export const BESTOW: Mechanic = { name: 'bestow', left: endBestow };
