/** Bands of attackers (CR 702.22): what is blocked together. */

import type { Id } from '@apnap/kernel';
import { live } from '../state/access.js';
import type { Obj } from '../state/objects.js';
import type { State } from '../state/types.js';

/** CR 702.22h: who blocks one creature of a band blocks each of them. */
export function withBands(s: State, pairs: readonly { blocker: Id; attacker: Id }[]): { blocker: Id; attacker: Id }[] {
  const out = pairs.slice();
  for (const p of pairs) {
    const { band } = live(s, p.attacker) as Obj;
    if (band === 0) continue;
    for (const mate of s.battlefield)
      if ((live(s, mate) as Obj).band === band && !out.some((x) => x.blocker === p.blocker && x.attacker === mate))
        out.push({ blocker: p.blocker, attacker: mate });
  }
  return out;
}
