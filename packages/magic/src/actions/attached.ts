/** What becomes attached and unattached (CR 701.3), so that abilities trigger on it. */
import type { Id } from '@apnap/kernel';
import { commitAttach } from '../events/commit.js';
import type { G } from '../state/log.js';
import { noteTriggers } from '../triggers/note.js';

/** Attaches an object to another (CR 701.3a), or with 0 to nothing any more (701.3d). */
export function attachTo(g: G, id: Id, to: Id, rule?: string): void {
  const mark = g.events.length;
  commitAttach(g, id, to, rule);
  noteTriggers(g, g.events.slice(mark), null);
}
