/** Where cards go that were cast for a cost which exiles them as they leave the stack (CR 702.34a). */
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { staticEnv } from '../reading/characteristics.js';
import { hasFlag, live } from '../state/access.js';
import { FLAG } from '../state/objects.js';
import type { Proposal } from '../state/proposals.js';
import type { State } from '../state/types.js';

/** CR 702.34a: what was cast so is exiled instead of going anywhere else any time it would leave the stack. */
function goesToExile(s: State, p: Proposal): readonly OwnReplacement[] {
  if (p.p !== 'move' || p.to === 'exile') return [];
  const o = live(s, p.id);
  if (o?.zone !== 'stack' || !hasFlag(o, FLAG.exileOnLeave)) return [];
  const apply = (): 'goesOn' => {
    Object.assign(p, { to: 'exile', position: 'top', verb: 'exile', rule: '702.34a' });
    return 'goesOn';
  };
  return [{ key: `flashback:${p.id}`, node: 0, env: staticEnv(p.id, o.owner), apply }];
}

export const FLASHBACK: Mechanic = { name: 'flashback', replaces: goesToExile };
