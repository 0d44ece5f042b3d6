/** The lock of a data folder: one process at a time uses it, also where several containers have the same volume. */
import { join } from 'node:path';
import { attempt, type Holder, type Lock, LockHeld, takeRenewed } from '@apnap/system';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  readonly pid: number;
  readonly host: string;
  constructor(
    readonly folder: string,
    by: Holder | null,
    /** Whether that process can't be seen from here: it is in another container, or on another machine. */
    readonly elsewhere: boolean,
  ) {
    super(`${folder} is in use by process ${by?.pid ?? '?'} of ${by?.host ?? '?'}`);
    this.pid = by?.pid ?? 0;
    this.host = by?.host ?? '?';
  }
}

/** The file that says who uses a folder. */
export const lockOf = (folder: string): string => join(folder, 'lock');

/** A lock without a word in it was left by a process of an earlier version that was killed while it made it (milliseconds). */
const EMPTY_OLD = 10_000;

/** Takes the folder at once, or not at all. @returns how to give it back. @throws FolderInUse */
export function lockFolder(folder: string): () => void {
  const result = attempt(lockOf(folder), (seen) => seen.holder === null && seen.age > EMPTY_OLD);
  if (result.kind === 'held') throw new FolderInUse(folder, result.by.holder, !result.sure);
  return () => result.lock.release();
}

/** Takes the folder to use it for long: the lock must be renewed. @throws FolderInUse */
export async function takeFolder(folder: string, watching?: (by: Holder | null) => void): Promise<Lock> {
  try {
    return await takeRenewed(lockOf(folder), watching);
  } catch (e) {
    if (e instanceof LockHeld) throw new FolderInUse(folder, e.by, e.elsewhere);
    throw e;
  }
}
