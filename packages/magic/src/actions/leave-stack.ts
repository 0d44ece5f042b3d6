/** What leaves the stack without resolving (CR 701.5, 608.2b). */

import type { Id } from '@apnap/kernel';
import { cease } from '../events/commit.js';
import { perform } from '../events/perform.js';
import { hasFlag, live } from '../state/access.js';
import type { G } from '../state/log.js';
import { FLAG } from '../state/objects.js';
import { move } from '../state/proposals.js';

/** Takes a spell off the stack into a zone, or makes an ability or copy cease to exist. */
export function leaveStack(
  g: G,
  id: Id,
  to: 'graveyard' | 'exile' | 'hand' | 'library' | 'battlefield' | 'stack' | 'command' | 'outside',
  rule: string,
  position?: 'top' | 'bottom',
): void {
  const o = live(g.s, id);
  if (!o) return;
  if (o.stack?.kind !== 'spell' || hasFlag(o, FLAG.copy)) cease(g, id);
  else
    perform(g, [
      move(id, to, rule, {
        ...(rule === '608.2n' ? { verb: 'resolve' as const } : {}),
        ...(position === undefined ? {} : { position }),
      }),
    ]);
}
