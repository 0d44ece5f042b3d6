/** The lock of an event: a file beside it that says which process writes. */
import { attempt, Refused, type Seen } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { text } from '../text/text.js';

/** How files of events are worked with: in which language it is said what is wrong, and how to wait, for milliseconds. */
export interface Place {
  lang: Lang;
  wait(ms: number): Promise<void>;
}

const TRIES = 100;
const WAIT = 50;
/** No command writes for so long, in milliseconds: where nobody here can see whether the process of a lock is there, age decides. */
const OLD = 120_000;
/** A lock without a word in it belongs to a process of an earlier version that was killed while it made it. */
const EMPTY_OLD = 10_000;

const abandoned = ({ holder, age }: Seen): boolean => age > (holder ? OLD : EMPTY_OLD);

/** Does something with files. @throws Refused where the system refuses: there is no room, or no right to write. */
function onDisk<T>(place: Place, file: string, work: () => T): T {
  try {
    return work();
  } catch (e) {
    const { syscall, message } = e as NodeJS.ErrnoException;
    if (syscall === undefined) throw e;
    throw new Refused('input', text(place.lang, 't.cannotWrite', { file, what: message }));
  }
}

/** Does something while nobody else writes the event. @throws Refused when somebody else writes it all the time, or it can't be written. */
export async function locked<T>(place: Place, file: string, work: () => T): Promise<T> {
  const path = `${file}.lock`;
  for (let i = 0; ; i++) {
    const result = onDisk(place, path, () => attempt(path, abandoned));
    if (result.kind === 'taken') {
      try {
        return onDisk(place, file, work);
      } finally {
        result.lock.release();
      }
    }
    if (i >= TRIES) throw new Refused('input', text(place.lang, 't.locked', { file, lock: path }));
    await place.wait(WAIT);
  }
}
