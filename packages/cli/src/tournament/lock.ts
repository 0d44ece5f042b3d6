/** The lock of an event: a file beside it that says which process writes. */
import { attempt, beganAt, type Seen } from '@apnap/system';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

export { beganAt };

const TRIES = 100;
const WAIT = 50;
/** No command writes for so long, in milliseconds: where nobody here can see whether the process of a lock is there, age decides. */
const OLD = 120_000;
/** A lock without a word in it belongs to a process of an earlier version that was killed while it made it. */
const EMPTY_OLD = 10_000;

const abandoned = ({ holder, age }: Seen): boolean => age > (holder ? OLD : EMPTY_OLD);

/** Does something with files. @throws CliError 2 where the system refuses: there is no room, or no right to write. */
function onDisk<T>(cx: Context, file: string, work: () => T): T {
  try {
    return work();
  } catch (e) {
    const { syscall, message } = e as NodeJS.ErrnoException;
    if (syscall === undefined) throw e;
    throw new CliError(2, text(cx.lang, 't.cannotWrite', { file, what: message }));
  }
}

/** Does something while nobody else writes the event. @throws CliError 2 when somebody else writes it all the time, or it can't be written. */
export async function locked<T>(cx: Context, file: string, work: () => T): Promise<T> {
  const path = `${file}.lock`;
  for (let i = 0; ; i++) {
    const result = onDisk(cx, path, () => attempt(path, abandoned));
    if (result.kind === 'taken') {
      try {
        return onDisk(cx, file, work);
      } finally {
        result.lock.release();
      }
    }
    if (i >= TRIES) throw new CliError(2, text(cx.lang, 't.locked', { file, lock: path }));
    await cx.io.wait(WAIT);
  }
}
