/** Tapping and untapping (CR 701.21). */

import type { Id } from '@apnap/kernel';
import { commitTap } from '../events/commit.js';
import { perform } from '../events/perform.js';
import { cantUntap } from '../events/prohibitions.js';
import { isTapped, live } from '../state/access.js';
import type { G } from '../state/log.js';
import { noteTriggers } from '../triggers/note.js';

/** Taps at once, then notices triggers. @param by the seat of who does it, -1 where the rules do @returns those that were untapped before. */
export function tapNow(g: G, ids: readonly Id[], rule: string, by = -1): Id[] {
  const mark = g.events.length;
  const done = ids.filter((id) => id > 0 && commitTap(g, id, 'tapped', rule, by));
  noteTriggers(g, g.events.slice(mark), null);
  return done;
}

/** Untaps at once, as far as nothing else is done instead. @returns those that were tapped before and are not now. */
export function untapNow(g: G, ids: readonly Id[], rule: string, during?: 'untapStep'): Id[] {
  const done = ids.filter((id) => id > 0 && isTappedNow(g, id) && !cantUntap(g.s, id));
  perform(
    g,
    done.map((id) => ({ p: 'untap', id, rule, ...(during ? { during } : {}) })),
  );
  return done.filter((id) => !isTappedNow(g, id));
}

export function isTappedNow(g: G, id: Id): boolean {
  const o = live(g.s, id);
  return o?.zone === 'battlefield' && isTapped(o);
}
