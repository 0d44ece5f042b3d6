/** The status of objects as a view shows it (CR 110.5 and what attacks, blocks and is attached). */
import type { ObjectView } from '@apnap/magic';
import { type Board, isCreature } from './board.js';

const PLAIN_STATUS: Readonly<Record<string, (o: ObjectView) => boolean>> = {
  tapped: (o) => o.tapped,
  untapped: (o) => !o.tapped,
  attacking: (o) => o.attacking !== 0,
  blocking: (o) => o.blocking.length > 0,
  blocked: (o) => o.blocked,
  unblocked: (o) => o.attacking !== 0 && !o.blocked,
  faceDown: (o) => o.faceDown,
  faceUp: (o) => !o.faceDown,
  transformed: (o) => o.face !== 0,
};

/** Whether a view shows that it has this status. */
export function hasStatus(b: Board, status: string, o: ObjectView): boolean {
  const plain = PLAIN_STATUS[status];
  if (plain) return plain(o);
  const attached = b.attached.get(o.id) ?? [];
  if (status === 'enchanted' || status === 'equipped')
    return attached.some((a) => a.subtypes.includes(status === 'enchanted' ? 'Aura' : 'Equipment'));
  if (status === 'modified')
    return o.counters.length > 0 || attached.some((a) => a.subtypes.includes('Equipment') || a.controller === o.controller);
  if (status === 'attackingAlone')
    return o.attacking !== 0 && b.view.battlefield.filter((x) => isCreature(x) && x.attacking !== 0).length === 1;
  return false;
}
