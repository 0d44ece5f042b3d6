/**
 * Prepared permanents, newer than the edition whose numbers are cited: "While it's prepared, you may cast a copy of its spell. Doing so unprepares it."
 * The copy waits in exile, and is cast from there (CR 707.12).
 */
import type { Id } from '@apnap/kernel';
import { live, record } from '../state/access.js';
import type { Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { controllerOf } from './characteristics.js';
import { PREPARED } from './memory.js';

/** Name of the mark that games with such cards have. */
export const PREPARE = 'prepare';

/** The copy that waits in exile for a permanent, which makes it prepared; 0 for none. */
export function copyOfPrepared(s: State, o: Obj): Id {
  const copy = o.memory?.findLast((m) => m.link === PREPARED)?.ids?.at(-1) ?? 0;
  return live(s, copy)?.zone === 'exile' ? copy : 0;
}

/** The prepared permanent on the battlefield that a copy waits for; 0 for none. */
export function preparedBy(s: State, copy: Id): Id {
  if (!s._pool.marks.has(PREPARE)) return 0;
  return s.battlefield.find((id) => copyOfPrepared(s, live(s, id) as Obj) === copy) ?? 0;
}

/** Whether such a copy is still waited for, also by what has phased out (CR 702.26d). */
export const isWaitedFor = (s: State, copy: Id): boolean =>
  preparedBy(s, copy) !== 0 ||
  s.phased.some(({ id }) => {
    const o = record(s, id);
    return o !== null && copyOfPrepared(s, o) === copy;
  });

/** The copies that a player may cast: of what they control. */
export const preparedFor = (s: State, seat: number): Id[] =>
  s._pool.marks.has(PREPARE)
    ? s.battlefield.flatMap((id) => {
        const copy = copyOfPrepared(s, live(s, id) as Obj);
        return copy !== 0 && controllerOf(s, id) === seat ? [copy] : [];
      })
    : [];
