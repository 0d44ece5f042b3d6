/**
 * The lock of an event: a file beside it that says which process writes. A process that was killed leaves its lock behind, and its number may since have
 * been given to another one; so the lock also says when its process began (where the system tells), on which machine, and when it was made.
 */
import { closeSync, fstatSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Context } from '../commands/common.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

const TRIES = 100;
const WAIT = 50;
/** No command writes for so long, in milliseconds: where the system does not tell when a process began, age decides. */
const OLD = 120_000;
/** A lock without a word in it belongs to a process that was killed while it made it. */
const EMPTY_OLD = 10_000;

/** Who holds a lock. */
interface Holder {
  pid: number;
  host: string;
  /** When the process began, in the system's own count; null where it does not tell. */
  began: string | null;
}

/** When a process began: of Linux the boot and the ticks since it (proc(5)); null elsewhere, or when there is no such process. */
export function beganAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets of its own.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return null;
  }
}

const me = (): Holder => ({ pid: process.pid, host: hostname(), began: beganAt(process.pid) });

function readHolder(words: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(words);
    // A number alone is what earlier versions wrote.
    if (typeof value === 'number') return { pid: value, host: hostname(), began: null };
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host, began } = value as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host, began: began ?? null } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there is a process of this number. */
function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (e) {
    return (e as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether nobody can be writing behind this lock any more. */
function isStale(words: string, age: number): boolean {
  const holder = readHolder(words);
  if (!holder) return age > EMPTY_OLD;
  if (holder.host !== hostname()) return age > OLD;
  if (!isAlive(holder.pid)) return true;
  const began = beganAt(holder.pid);
  // The number was given to another process.
  if (holder.began !== null && began !== null) return holder.began !== began;
  return age > OLD;
}

function make(file: string, words: string): 'made' | 'taken' {
  try {
    const fd = openSync(file, 'wx');
    writeSync(fd, words);
    closeSync(fd);
    return 'made';
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code !== 'EEXIST') throw e;
    return 'taken';
  }
}

/** A lock as it is: its words and how old it is; undefined where there is none. */
function read(file: string): { words: string; age: number } | undefined {
  try {
    const fd = openSync(file, 'r');
    try {
      return { words: readFileSync(fd, 'utf8').trim(), age: Date.now() - fstatSync(fd).mtimeMs };
    } finally {
      closeSync(fd);
    }
  } catch {
    return undefined;
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Somebody else was faster.
  }
}

/**
 * Takes away the lock of a process that is gone. Only one process at a time may do that, so that nobody takes away a lock that was made anew in between:
 * what was stale stays until it is removed here, and a new one can only be made after that.
 */
function breakStale(lock: string): void {
  const seen = read(lock);
  if (!seen || !isStale(seen.words, seen.age)) return;
  const breaking = `${lock}.break`;
  if (make(breaking, `${process.pid}\n`) === 'taken') {
    const other = read(breaking);
    if (other && other.age > EMPTY_OLD) remove(breaking);
    return;
  }
  try {
    const now = read(lock);
    if (now && now.words === seen.words && isStale(now.words, now.age)) remove(lock);
  } finally {
    remove(breaking);
  }
}

/** Does something while nobody else writes the event. @throws CliError 2 when somebody else writes it all the time. */
export async function locked<T>(cx: Context, file: string, work: () => T): Promise<T> {
  const lock = `${file}.lock`;
  const words = `${JSON.stringify(me())}\n`;
  for (let i = 0; make(lock, words) === 'taken'; i++) {
    if (i >= TRIES) throw new CliError(2, text(cx.lang, 't.locked', { file, lock }));
    breakStale(lock);
    await cx.io.wait(WAIT);
  }
  try {
    return work();
  } finally {
    remove(lock);
  }
}
