/** A permanent that becomes a copy of another and stays one (CR 707.2, 707.9). */
import type { Id } from '@apnap/kernel';
import { live } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { CopyOf } from '../state/objects.js';
import { commitCopy } from './commit.js';

/** CR 707.2: its copiable values are these from now on. A copy effect that came before has nothing left to say (613.2a, 613.7). */
export function becomeCopy(g: G, id: Id, of: CopyOf, over: (node: number) => boolean): void {
  const { s } = g;
  if (live(s, id) === null) return;
  s.lasting = s.lasting.flatMap((l) => {
    if (!over(l.node) || !l.affected?.includes(id)) return [l];
    const affected = l.affected.filter((x) => x !== id);
    return affected.length === 0 ? [] : [{ ...l, affected }];
  });
  commitCopy(g, id, of);
  log(g, 'effect', '707.2', { object: id });
}
