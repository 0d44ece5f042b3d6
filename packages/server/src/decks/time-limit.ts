/** Work that strangers describe, with a limit to its time: a pattern can be made to take for ever. */
import { createContext, Script } from 'node:vm';
import { begin, threadNumber } from '../workers/processor.js';

const script = new Script('work()');

/** A try in which the thread was given less of its time than this part was cut short by the machine, not by the work. */
const GIVEN = 0.8;
/** So often work is tried that the machine cuts short. */
const TRIES = 5;

/** What `work` gives; null when it took longer. Whatever it was doing is broken off, and begun again where the thread had hardly a processor for it. */
export function within<T>(ms: number, work: () => T): T | null {
  const thread = threadNumber();
  for (let n = 1; ; n++) {
    const time = begin(thread);
    try {
      return script.runInContext(createContext({ work }), { timeout: ms }) as T;
    } catch (e) {
      if ((e as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw e;
      if (n === TRIES || time.taken() >= GIVEN * ms) return null;
    }
  }
}
