/** Protection from damage (CR 702.16e); what it says of targets, attaching and blocking is asked where that is done. */
import { isSeat, seatOf } from '@apnap/kernel';
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { cantPrevent } from '../events/prohibitions.js';
import { protectionFrom } from '../reading/attaching.js';
import { controllerOf, staticEnv } from '../reading/characteristics.js';
import { log } from '../state/log.js';
import type { Damage, Proposal } from '../state/proposals.js';
import type { State } from '../state/types.js';

/** CR 702.16e: damage from sources with the quality is prevented. */
function preventsDamage(s: State, p: Proposal): readonly OwnReplacement[] {
  if (p.p !== 'damage' || !p.preventable || cantPrevent(s, p)) return [];
  const node = protectionFrom(s, p.to, p.source);
  if (node === undefined) return [];
  const you = isSeat(p.to) ? seatOf(p.to) : controllerOf(s, p.to);
  return [{ key: `protection:${p.to}`, node, env: staticEnv(p.to, you), commutes: true, apply: (g) => prevented(g, p) }];
}

function prevented(g: Parameters<OwnReplacement['apply']>[0], d: Damage): 'gone' {
  log(g, 'prevent', '702.16e', { source: d.source, recipient: d.to, amount: d.amount });
  return 'gone';
}

export const PROTECTION: Mechanic = { name: 'protection', replaces: preventsDamage };
