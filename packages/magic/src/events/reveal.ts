/** Revealing (CR 701.16). */

import type { Id } from '@apnap/kernel';
import { writeObj } from '../state/access.js';
import { type G, log } from '../state/log.js';

/** CR 701.16a: shown to all players. */
export function revealCards(g: G, ids: readonly Id[], source: Id): void {
  if (ids.length === 0) return;
  const all = (1 << g.s.players.rows.length) - 1;
  for (const id of ids) writeObj(g.s, id).known |= all;
  log(g, 'reveal', '701.16a', { ids, source, amount: ids.length });
}
