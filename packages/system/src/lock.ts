/**
 * Locks that are files: each says which process of which machine holds it. For a data folder and for the file of an event.
 *
 * A lock appears whole or not at all (it is written beside its place and linked there), so nobody ever reads half of one. A lock whose process is gone is
 * never taken away before it is replaced: whoever wants to replace it first makes the claim that is named after it, which only one can, and replaces the lock
 * by one rename while it holds the claim. Where that process dies meanwhile, its claim is claimed in the same way. So of any number of processes that begin at
 * the same moment exactly one has the lock, and there is no moment in which a lock that is held is not there.
 */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  futimesSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** A process, so that another one can tell whether it is still there. */
export interface Holder {
  pid: number;
  host: string;
  /** When it began, `boot/ticks` of Linux (proc(5)); null where the system does not tell. */
  began: string | null;
  /** In which its number means something: the PID namespace. Absent where the system has none, and in locks of earlier versions. */
  space?: string;
  /** Different whenever a lock is taken. Locks of earlier versions have none. */
  token?: string;
}

/** A lock that is there. */
export interface Seen {
  /** Null where it can't be read: earlier versions wrote it after they had made it. */
  holder: Holder | null;
  /** What it is called by who wants to replace it. */
  id: string;
  /** Changes when its holder renews it. */
  stamp: string;
  /** Milliseconds since it was renewed, by the clock of the file system. */
  age: number;
}

/** What came of trying. `sure`: its process is there; else nobody here can know, and only its being renewed tells. */
export type Attempt = { kind: 'taken'; lock: Lock } | { kind: 'held'; by: Seen; sure: boolean };

/** When a process began; null where the system does not tell, or when there is no such process. Numbers of processes are used again, beginnings are not. */
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

function spaceOfNumbers(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}

function self(): Holder {
  const space = spaceOfNumbers();
  return { pid: process.pid, host: hostname(), began: beganAt(process.pid), ...(space === undefined ? {} : { space }) };
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

const bootOf = (began: string | null): string | null => began?.slice(0, began.lastIndexOf('/')) ?? null;

/** Whether a number of a process means the same here. */
function isOfHere(h: Holder, me: Holder): boolean {
  if (h.space === undefined || me.space === undefined) return h.host === me.host;
  // A namespace has its number until the machine is started again, or until all in it are gone: then the beginnings differ.
  return h.space === me.space && bootOf(h.began) === bootOf(me.began);
}

/** Whether the process behind a lock is there; `unknown` where that can't be seen from here. */
function stateOf(h: Holder | null): 'alive' | 'gone' | 'unknown' {
  if (!h || !isOfHere(h, self())) return 'unknown';
  if (!isAlive(h.pid)) return 'gone';
  const began = beganAt(h.pid);
  if (h.began === null || began === null) return 'unknown';
  return h.began === began ? 'alive' : 'gone';
}

function readHolder(words: string): Holder | null {
  // What earlier versions wrote into data folders: number and ticks.
  const [, pid, ticks] = /^(\d+) (\d*)$/.exec(words) ?? [];
  if (pid !== undefined) {
    const boot = bootOf(beganAt(process.pid));
    return { pid: Number(pid), host: hostname(), began: boot !== null && ticks ? `${boot}/${ticks}` : null };
  }
  try {
    const value: unknown = JSON.parse(words);
    // A number alone is what earlier versions wrote beside events.
    if (typeof value === 'number') return { pid: value, host: hostname(), began: null };
    if (typeof value !== 'object' || value === null) return null;
    const { pid: number, host, began, space, token } = value as Partial<Holder>;
    if (typeof number !== 'number' || typeof host !== 'string') return null;
    return {
      pid: number,
      host,
      began: typeof began === 'string' ? began : null,
      ...(typeof space === 'string' ? { space } : {}),
      ...(typeof token === 'string' && /^\w{1,64}$/.test(token) ? { token } : {}),
    };
  } catch {
    return null;
  }
}

/** The lock at a place; undefined where there is none. @param now the time of the file system, in milliseconds */
function read(file: string, now: number): Seen | undefined {
  let fd: number;
  try {
    fd = openSync(file, 'r');
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw e;
  }
  try {
    const holder = readHolder(readFileSync(fd, 'utf8').trim());
    const { ino, mtimeMs } = fstatSync(fd);
    return { holder, id: holder?.token ?? `${ino}-${mtimeMs}`, stamp: `${ino}-${mtimeMs}`, age: now - mtimeMs };
  } finally {
    closeSync(fd);
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // It is gone.
  }
}

/** What a file system says that has no second names for files. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK']);

/** Whether the system has refused a second name for a file because the file system has none. */
export const noLinks = (e: unknown): boolean => NO_LINKS.has((e as NodeJS.ErrnoException).code ?? '');

/** Puts a file that is whole at a place where there is none. @returns false where there is one. */
function place(whole: string, file: string): boolean {
  try {
    linkSync(whole, file);
    return true;
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'EEXIST') return false;
    if (!noLinks(e)) throw e;
  }
  // Others may see it empty for a moment: then they wait.
  try {
    const fd = openSync(file, 'wx');
    writeSync(fd, readFileSync(whole));
    closeSync(fd);
    return true;
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw e;
  }
}

const claimOn = (file: string, id: string): string => `${file}.${id}`;

/** A lock that this process holds. */
export class Lock {
  private readonly fd: number;
  private readonly ino: number;
  private over = false;

  /** @throws Error where the lock at this place is not the one of this token. */
  constructor(
    readonly file: string,
    readonly token: string,
  ) {
    this.fd = openSync(file, constants.O_RDWR);
    this.ino = fstatSync(this.fd).ino;
    if (readHolder(readFileSync(this.fd, 'utf8').trim())?.token === token) return;
    closeSync(this.fd);
    throw new Error(`${file} is held by another process`);
  }

  /** Whether the lock is still this one: a process that slept for too long may have lost it. */
  held(): boolean {
    try {
      return !this.over && statSync(this.file).ino === this.ino;
    } catch {
      return false;
    }
  }

  /** Shows those who can't see the process that it is there. @returns what `held` does. */
  renew(): boolean {
    if (this.over) return false;
    // By what it was opened as: never that of another.
    const now = Date.now() / 1000;
    futimesSync(this.fd, now, now);
    return this.held();
  }

  /** Stops looking after it here, and leaves it where it is. */
  forget(): void {
    if (this.over) return;
    this.over = true;
    closeSync(this.fd);
  }

  /** Gives it back. Only who has the claim may take a lock away, its holder too. */
  release(): void {
    if (this.over) return;
    const claim = claimOn(this.file, this.token);
    try {
      if (this.held() && place(this.file, claim)) {
        if (this.held()) remove(this.file);
        remove(claim);
      }
    } catch {
      // What can't be taken away says that its process is gone.
    }
    this.forget();
  }
}

/** The lock, tried for once. @param abandoned whether a lock whose process can't be seen from here is nobody's any more. */
export function attempt(file: string, abandoned: (seen: Seen) => boolean): Attempt {
  const token = randomBytes(12).toString('hex');
  const own = `${file}.${process.pid}-${token}.tmp`;
  try {
    const fd = openSync(own, 'wx');
    writeSync(fd, `${JSON.stringify({ ...self(), token } satisfies Holder)}\n`);
    closeSync(fd);
    const now = statSync(own).mtimeMs;
    for (;;) {
      if (place(own, file)) return { kind: 'taken', lock: new Lock(file, token) };
      const seen = read(file, now);
      const result = seen && replace(file, seen, own, now, abandoned);
      if (result === 'replaced') return { kind: 'taken', lock: new Lock(file, token) };
      if (result !== undefined) return result;
    }
  } finally {
    remove(own);
  }
}

/** Puts one's own lock in the place of one that nobody holds any more. @returns undefined where it is another by now. */
function replace(
  file: string,
  seen: Seen,
  own: string,
  now: number,
  abandoned: (seen: Seen) => boolean,
): 'replaced' | Extract<Attempt, { kind: 'held' }> | undefined {
  const claims: string[] = [];
  let last = seen;
  for (;;) {
    const state = stateOf(last.holder);
    if (state === 'alive' || (state === 'unknown' && !abandoned(last))) return { kind: 'held', by: last, sure: state === 'alive' };
    const claim = claimOn(file, last.id);
    if (place(own, claim)) {
      claims.push(claim);
      break;
    }
    // Somebody has begun to replace it, and may be gone as well.
    const other = read(claim, now);
    if (!other) return undefined;
    claims.push(claim);
    last = other;
  }
  const still = read(file, now);
  if (still?.id !== seen.id) {
    remove(claims[claims.length - 1]);
    return undefined;
  }
  renameSync(own, file);
  for (const claim of claims) remove(claim);
  sweep(file, now);
  return 'replaced';
}

/** Milliseconds after which what is left of a claim is of no use to anybody. */
const LITTER = 3_600_000;

/** Takes away what processes left behind that were killed while they tried. Claims on locks that are gone entitle to nothing. */
function sweep(file: string, now: number): void {
  const folder = dirname(file);
  const name = `${basename(file)}.`;
  for (const other of readdirSync(folder)) {
    if (!other.startsWith(name) || !/^(\d+-[\d.]+|[0-9a-f]{24}|\d+-[0-9a-f]{24}\.tmp)$/.test(other.slice(name.length))) continue;
    const path = join(folder, other);
    try {
      if (now - statSync(path).mtimeMs > LITTER) remove(path);
    } catch {
      // Somebody else has taken it away.
    }
  }
}

/** Somebody else holds a lock. */
export class LockHeld extends Error {
  constructor(
    readonly file: string,
    readonly by: Holder | null,
    /** Whether its process can't be seen from here: it is in another container, or on another machine. */
    readonly elsewhere: boolean,
  ) {
    super(`${file} is held by process ${by?.pid ?? '?'} of ${by?.host ?? '?'}`);
  }
}

/** Milliseconds between two renewals of a lock that is held for long. */
export const RENEWAL = 2000;
/** Milliseconds for which a lock has to be watched without being renewed, until it is nobody's. */
const PATIENCE = 15_000;
/** Milliseconds between two looks. */
const LOOK = 500;

/**
 * The lock, where its holder renews it: one whose process can't be seen from here is watched, and taken when it is not renewed. No clock on the wall is
 * asked, and no time counts in which this process was stopped.
 * @param watching told once when it has to be watched
 * @throws LockHeld
 */
export async function takeRenewed(file: string, watching: (by: Holder | null) => void = () => {}): Promise<Lock> {
  const known = new Map<string, { stamp: string; looks: number }>();
  const abandoned = ({ id, stamp }: Seen): boolean => {
    const k = known.get(id);
    return k !== undefined && k.stamp === stamp && k.looks * LOOK >= PATIENCE;
  };
  for (;;) {
    const result = attempt(file, abandoned);
    if (result.kind === 'taken') return result.lock;
    const { id, stamp, holder } = result.by;
    const before = known.get(id);
    if (result.sure || (before && before.stamp !== stamp)) throw new LockHeld(file, holder, !result.sure);
    if (known.size === 0) watching(holder);
    known.set(id, { stamp, looks: (before?.looks ?? 0) + 1 });
    await new Promise((done) => setTimeout(done, LOOK));
  }
}
