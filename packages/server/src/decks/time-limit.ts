/** Work that strangers describe, with a limit to its time: a pattern can be made to take for ever. */
import { createContext, Script } from 'node:vm';

const script = new Script('work()');

/** What `work` gives; null when it took longer. Whatever it was doing is broken off. */
export function within<T>(ms: number, work: () => T): T | null {
  try {
    return script.runInContext(createContext({ work }), { timeout: ms }) as T;
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw e;
  }
}
