/** The embedded database: PostgreSQL in a thread of this process, in a folder that only one process may use. */
import { mkdirSync, rmSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { type Holder, type Lock, newThread, RENEWAL } from '@apnap/system';
import { check } from './check.js';
import type { Database, Queries } from './database.js';
import { DatabaseFault, faultOf } from './faults.js';
import { databaseIn, emptyForMaking, examine, holdsSomething, type Marker, mark, putIntoPlace } from './folder.js';
import { takeFolder } from './lock.js';
import { knowing, migrate, schemaOf } from './migrate.js';
import type { FromThread, PlainError, ThreadStart, ToThread } from './thread-messages.js';

/** What an embedded database has to say besides answers. */
export interface Telling {
  /** It has broken down while it was used: nothing is written any more. */
  ended(fault: DatabaseFault): void;
  /** There was none in the folder: one was made. */
  made?(path: string): void;
  /** It was brought to a newer form. */
  migrated?(names: string[]): void;
  /** Another process may have the folder: it is being watched. */
  watching?(folder: string, by: Holder | null): void;
}

/** Seconds without a sign of life after which it is given up. */
const PATIENCE = { opening: 120, open: 60, closing: 10, over: 0 };

/**
 * Opens or makes the database in a folder, brings it to the newest form and looks whether all that it keeps can be read.
 * @throws FolderInUse when another process has it open
 * @throws DatabaseFault where what is there can't be used; it was not changed
 */
export const openEmbedded = (folder: string, telling: Telling): Promise<Database> =>
  locked(folder, telling, (lock, end) => opened(folder, lock, telling, end, 'newest'));

/**
 * Opens the database in a folder as it is: none is made, and it is not brought to another form.
 * @throws FolderInUse when another process has it open
 * @throws DatabaseFault where there is none, or it can't be used
 */
export const readEmbedded = (folder: string, telling: Telling): Promise<Database> =>
  locked(folder, telling, (lock, end) => opened(folder, lock, telling, end, 'as it is'));

/**
 * Makes a database in a folder, with what `fill` puts into it. It is put into place when that is done and has been read; where anything fails, all is as it was.
 * @param aside what is there is moved there, in the same folder; null: what is there is not touched
 * @returns where it was moved to; null where there was nothing
 * @throws FolderInUse, DatabaseFault, Occupied
 */
export const makeEmbedded = (
  folder: string,
  telling: Telling,
  aside: string | null,
  fill: (db: Database) => Promise<void>,
): Promise<string | null> =>
  locked(folder, telling, async (lock, end) => {
    const path = databaseIn(folder);
    if (aside === null && holdsSomething(folder)) throw new Occupied(path);
    const filled = async (db: Database): Promise<string> => {
      await fill(db);
      await check(db, path);
      return systemOf(db);
    };
    const made = await make(folder, lock, filled, aside);
    mark(folder, { system: made.result });
    end();
    return made.aside;
  });

/** There is something already where something was to be made. */
export class Occupied extends Error {
  constructor(readonly where: string) {
    super(`${where} is not empty`);
  }
}

/** Does something with a folder that is locked for it. @param work told how the lock is given back; where it fails that is done for it */
async function locked<T>(folder: string, telling: Telling, work: (lock: Lock, end: () => void) => Promise<T>): Promise<T> {
  const lock = await inFolder(folder, async () => {
    mkdirSync(folder, { recursive: true });
    return takeFolder(folder, (by) => telling.watching?.(folder, by));
  });
  const renewal = setInterval(() => lock.renew(), RENEWAL);
  renewal.unref();
  const end = (): void => {
    clearInterval(renewal);
    lock.release();
  };
  try {
    return await inFolder(folder, () => work(lock, end));
  } catch (e) {
    end();
    throw e;
  }
}

/** Does something there; what the system says of the disk is a fault of the folder. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (e) {
    throw faultOf(e, folder);
  }
}

async function opened(folder: string, lock: Lock, telling: Telling, end: () => void, form: 'newest' | 'as it is'): Promise<Database> {
  const path = databaseIn(folder);
  const { file, token } = lock;
  let marker = examine(folder);
  const isNew = marker === 'none';
  if (marker === 'none') {
    if (form === 'as it is') throw new DatabaseFault('missing', path, 'there is none');
    await make(folder, lock, async () => {}, null);
    marker = null;
  }
  const db = await Embedded.open({ path, make: false, lock: { file, token } }, path, telling.ended);
  try {
    const system = await systemOf(db);
    if (marker !== null && marker.system !== system) throw new DatabaseFault('another', path, `${system}, ${marker.system}`);
    const migrated = await prepare(db, marker, path, form);
    if (migrated.length > 0) telling.migrated?.(migrated);
    if (marker === null && form === 'newest') mark(folder, { system });
  } catch (e) {
    await db.close();
    throw e;
  }
  if (isNew) telling.made?.(path);
  db.whenOver(end);
  db.inUse = true;
  return db;
}

/**
 * Makes a database. What is left of it where that fails is of no use to anybody.
 * @param fill what is done with it before it is put into place
 * @param aside where what was there is moved to; null: there is nothing
 */
async function make<T>(
  folder: string,
  { file, token }: ThreadStart['lock'],
  fill: (db: Database) => Promise<T>,
  aside: string | null,
): Promise<{ result: T; aside: string | null }> {
  const path = emptyForMaking(folder);
  try {
    const db = await Embedded.open({ path, make: true, lock: { file, token } }, databaseIn(folder), () => {});
    const result = await fill(db).finally(() => db.close());
    return { result, aside: putIntoPlace(folder, aside) };
  } catch (e) {
    rmSync(path, { recursive: true, force: true });
    throw e;
  }
}

async function systemOf(db: Queries): Promise<string> {
  const [row] = await db.query<{ system: string }>('select system_identifier::text as system from pg_control_system()');
  return row.system;
}

/** Brings it to the newest form, and reads all of it. A database that was marked has been brought to a form before: its tables must be there. @returns the migrations that were run */
async function prepare(db: Database, marker: Marker | null, path: string, form: 'newest' | 'as it is'): Promise<string[]> {
  if (marker !== null && !(await hasTable(db, 'migrations'))) throw new DatabaseFault('damaged', path, 'its tables are not there');
  if (form === 'as it is') knowing(await schemaOf(db), path);
  const migrated = form === 'newest' ? await migrate(db, path) : [];
  await check(db, path);
  return migrated;
}

async function hasTable(db: Queries, name: string): Promise<boolean> {
  const [row] = await db.query<{ there: boolean }>(`select to_regclass('public.' || quote_ident($1)) is not null as there`, [name]);
  return row.there;
}

interface Waiting {
  done: (rows: Record<string, unknown>[]) => void;
  failed: (e: unknown) => void;
}

/** The thread, as others see it. */
class Embedded implements Database {
  readonly shared = false;
  private phase: 'opening' | 'open' | 'closing' | 'over' = 'opening';
  /** Whether it has been opened and read: what is damaged from then on ends it, so that nothing is written to what can't be read. */
  inUse = false;
  /** Why it answers nothing any more. */
  private fault: DatabaseFault | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<string, ((payload: string) => void)[]>();
  private next = 1;
  /** Resolved when the last transaction that was begun is over: until then only its own statements are sent. */
  private gate: Promise<void> = Promise.resolve();
  private readonly overs: (() => void)[] = [];
  private finishing: Promise<void> | null = null;
  /** Who waits for it to be open, or closed. */
  private settled: ((m: FromThread) => void) | null = null;
  /** Seconds since the thread was last heard of, while something is asked of it. Counted, not measured: none pass while the process is stopped. */
  private silence = 0;
  private readonly beat: NodeJS.Timeout;

  private constructor(
    private readonly thread: Worker,
    private readonly where: string,
    private readonly ended: (fault: DatabaseFault) => void,
  ) {
    thread.on('message', (m: FromThread) => this.hear(m));
    thread.on('error', (e) => this.break(new DatabaseFault('ended', where, e.message, e)));
    thread.on('exit', () => this.break(new DatabaseFault('ended', where, 'its thread has ended')));
    this.beat = setInterval(() => {
      if (this.waiting.size === 0 && !this.settled) this.silence = 0;
      else if (++this.silence > PATIENCE[this.phase]) this.break(new DatabaseFault('ended', where, `no answer for ${this.silence} s`));
    }, 1000);
    this.beat.unref();
  }

  /** @throws DatabaseFault, or what the system said */
  static async open(start: ThreadStart, where: string, ended: (fault: DatabaseFault) => void): Promise<Embedded> {
    const db = new Embedded(newThread(import.meta.url, './thread', start), where, ended);
    const m = await db.settle();
    if (m.kind === 'open') {
      db.phase = 'open';
      return db;
    }
    await db.finish();
    if (m.kind === 'ended') throw new DatabaseFault(m.fault, where, m.what);
    if (m.kind !== 'failed') throw new DatabaseFault('ended', where, 'it could not be opened');
    throw m.fault === undefined ? errorOf(m.error) : new DatabaseFault(m.fault, where, m.error.message);
  }

  /** The next thing it says that is no answer. */
  private settle(): Promise<FromThread> {
    this.silence = 0;
    return new Promise((resolve) => {
      this.settled = (m) => {
        this.settled = null;
        resolve(m);
      };
    });
  }

  private hear(m: FromThread): void {
    this.silence = 0;
    switch (m.kind) {
      case 'alive':
        return;
      case 'rows':
        this.take(m.id)?.done(m.rows);
        return;
      case 'error': {
        const e = faultOf(errorOf(m.error), this.where);
        this.take(m.id)?.failed(e);
        if (this.inUse && e instanceof DatabaseFault && e.kind === 'damaged') this.break(e);
        return;
      }
      case 'ended':
        this.break(new DatabaseFault(m.fault, this.where, m.what));
        return;
      case 'open':
      case 'failed':
      case 'closed':
        this.settled?.(m);
        return;
      default:
        m satisfies never;
    }
  }

  private take(id: number): Waiting | undefined {
    const w = this.waiting.get(id);
    this.waiting.delete(id);
    return w;
  }

  /** It answers nothing any more. */
  private break(fault: DatabaseFault): void {
    if (this.fault || this.phase === 'over') return;
    this.fault = fault;
    for (const w of this.waiting.values()) w.failed(fault);
    this.waiting.clear();
    this.settled?.({ kind: 'ended', fault: fault.kind, what: fault.what });
    // Who opens it is told by what is thrown.
    if (this.phase === 'open') this.ended(fault);
    void this.finish();
  }

  /** Ends the thread. Whoever asks for it later waits for the same end. */
  private finish(): Promise<void> {
    this.phase = 'over';
    clearInterval(this.beat);
    this.finishing ??= this.thread.terminate().then(() => {
      for (const f of this.overs.splice(0)) f();
    });
    return this.finishing;
  }

  /** Told when nothing is read or written any more. */
  whenOver(f: () => void): void {
    this.overs.push(f);
  }

  private send(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
    if (this.fault || this.phase === 'over') return Promise.reject(this.fault ?? new DatabaseFault('ended', this.where, 'it is closed'));
    return new Promise((done, failed) => {
      const id = this.next++;
      this.waiting.set(id, { done, failed });
      this.thread.postMessage({ kind: 'query', id, sql, values: values.slice() } satisfies ToThread);
    });
  }

  async query<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    await this.gate;
    return (await this.send(sql, values)) as Row[];
  }

  async transaction<T>(work: (q: Queries) => Promise<T>): Promise<T> {
    const before = this.gate;
    let release = (): void => {};
    this.gate = new Promise((done) => {
      release = done;
    });
    await before;
    try {
      await this.send('begin', []);
      const result = await work({
        query: async <Row>(sql: string, values: readonly unknown[] = []) => (await this.send(sql, values)) as Row[],
      });
      await this.send('commit', []);
      return result;
    } catch (e) {
      await this.send('rollback', []).catch(() => {});
      throw e;
    } finally {
      release();
    }
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), heard]);
  }

  /** Nobody else can have the database: news need not go through it. */
  async notify(channel: string, payload: string): Promise<void> {
    for (const heard of this.listeners.get(channel) ?? []) queueMicrotask(() => heard(payload));
  }

  async close(): Promise<void> {
    await this.gate;
    if (this.phase === 'over') return this.finish();
    if (this.phase !== 'open') return;
    this.phase = 'closing';
    const closed = this.settle();
    this.thread.postMessage({ kind: 'close' } satisfies ToThread);
    await closed;
    await this.finish();
  }
}

function errorOf({ message, code }: PlainError): Error {
  return Object.assign(new Error(message), code === '' ? {} : { code });
}
