/** A lock file that says which process uses a folder; one that a process left behind when it was killed is recognised as such. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`${folder} is in use by process ${pid}`);
  }
}

/** When a process began, as the system counts; '' where that can't be known. Numbers of processes are used again, beginnings are not. */
export function beginningOf(pid: number): string {
  try {
    // The name in parentheses can hold spaces; the beginning is the 20th field after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (e) {
    return (e as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes the folder for this process. @returns how to give it back. @throws FolderInUse */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  for (let n = 0; n < 5; n++) {
    try {
      const fd = openSync(file, 'wx');
      writeSync(fd, `${process.pid} ${beginningOf(process.pid)}\n`);
      closeSync(fd);
      return () => rmSync(file, { force: true });
    } catch (e) {
      if ((e as NodeJS.ErrnoException).code !== 'EEXIST') throw e;
    }
    const [pid, began] = holderOf(file);
    if (pid > 0 && isAlive(pid) && began === beginningOf(pid)) throw new FolderInUse(folder, pid);
    rmSync(file, { force: true });
  }
  throw new FolderInUse(folder, 0);
}

function holderOf(file: string): [number, string] {
  try {
    const [pid, began = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return [Number(pid) || 0, began];
  } catch {
    return [0, ''];
  }
}
