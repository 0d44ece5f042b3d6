/** Creatures that come to block other than by being declared (CR 509.4). */

import type { Id } from '@apnap/kernel';
import { withBands } from '../reading/bands.js';
import { controllerOf } from '../reading/characteristics.js';
import { hasFlag, live } from '../state/access.js';
import type { GameEvent } from '../state/events.js';
import { type G, log } from '../state/log.js';
import { FLAG, type Obj } from '../state/objects.js';
import { commitCombat } from './commit.js';

/** CR 509.4, 702.22h: what is put onto the battlefield blocking. CR 509.3c: an attacker that was blocked doesn't become blocked again. */
export function putBlocking(g: G, blocker: Id, attacker: Id): void {
  const all = withBands(g.s, [{ blocker, attacker }]).map((p) => p.attacker);
  commitCombat(g, blocker, { blocking: all });
  for (const id of all) {
    const again = hasFlag(live(g.s, id) as Obj, FLAG.blocked);
    commitCombat(g, id, {}, FLAG.blocked, FLAG.unblocked);
    log(g, 'blocked', '509.4', { object: id, ids: [blocker], player: controllerOf(g.s, id), amount: again ? 1 : 0 });
  }
}

/** CR 509.1h: an effect says that it becomes blocked, by nothing; what is blocked already doesn't become so again (509.3c). */
export function becomeBlocked(g: G, id: Id): GameEvent[] {
  const o = live(g.s, id);
  if (!o || o.attacking === 0 || hasFlag(o, FLAG.blocked)) return [];
  commitCombat(g, id, {}, FLAG.blocked, FLAG.unblocked);
  return [log(g, 'blocked', '509.1h', { object: id, player: controllerOf(g.s, id) })];
}
