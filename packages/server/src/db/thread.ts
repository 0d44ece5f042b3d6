/**
 * The thread in which the embedded database lives. When it breaks down it keeps calling itself for ever (PGlite catches what PostgreSQL throws and goes on):
 * here nobody else has to wait for it, and the thread ends itself as soon as it is seen.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Lock, RENEWAL } from '@apnap/system';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DatabaseFault, type FaultKind } from './faults.js';
import { Statements } from './statements.js';
import type { FromThread, PlainError, ThreadStart, ToThread } from './thread-messages.js';

const start = workerData as ThreadStart;
const port = parentPort;
if (!port) throw new Error('this is a thread');
const tell = (message: FromThread): void => port.postMessage(message);

/** What PostgreSQL said last of what is wrong, and what it said last. */
let complaint = '';
let lastWords = '';

/** The end of this thread, from wherever in the database it is said. */
function end(fault: FaultKind, what: string): never {
  tell({ kind: 'ended', fault, what });
  process.exit(1);
}

/** Whether the words are those of a full disk; they are those of the C library, whatever the language of the system. */
const noRoom = (what: string): boolean => /No space left on device|Quota exceeded|Disk quota exceeded/i.test(what);

function heard(line: string): boolean {
  if (!/\b(LOG|DETAIL|HINT|NOTICE): /.test(line)) lastWords = line;
  const said = /\b(?:ERROR|FATAL|PANIC): {1,2}(.*)$/.exec(line)?.[1];
  if (said !== undefined) complaint = said;
  // After a panic PostgreSQL must not be asked anything: what it has in memory is not what is written down.
  if (/\bPANIC: /.test(line) || /^Aborted\(/.test(line)) {
    const what = complaint || line;
    if (opened) end(noRoom(what) ? 'full' : 'ended', what);
  }
  tell({ kind: 'alive' });
  return false;
}

/** A call of PostgreSQL that returns by an exit with this status has thrown an SQL error: the one way out that PGlite can go on from. */
const LONG_JUMP = 100;

/** A folder that holds a database; PGlite is not to make another one there. */
class DatabaseFolder extends NodeFS {
  constructor(
    path: string,
    private readonly make: boolean,
  ) {
    super(path);
  }

  // Called when the folder can be seen and before PGlite looks what is in it.
  override async initialSyncFs(): Promise<void> {
    const { Module } = this.pg as PGlite;
    if (!this.make && !Module.FS.analyzePath(`${PGlite.paths.PGDATA}/PG_VERSION`).exists)
      throw new DatabaseFault('missing', this.rootDir, 'PG_VERSION is not there');
    const once = Module._PostgresMainLoopOnce;
    Module._PostgresMainLoopOnce = (): void => {
      try {
        once();
      } catch (e) {
        const { status, message } = e as { status?: number; message?: string };
        if (status !== LONG_JUMP) end(noRoom(complaint) ? 'full' : 'ended', complaint || (message ?? String(e)));
        throw e;
      }
    };
    await super.initialSyncFs();
  }
}

/** What the file system of the thread calls a disk, or a quota, that is full (the numbers of WASI). */
const NO_ROOM: Readonly<Record<number, string>> = { 51: 'ENOSPC', 19: 'EDQUOT' };

function plain(e: unknown): PlainError {
  const { name, message = String(e), code, errno } = e as { name?: string; message?: string; code?: string; errno?: number };
  // It has nothing but a number.
  if (name !== 'ErrnoError') return { message, code: String(code ?? '') };
  const known = NO_ROOM[errno ?? 0];
  return known === undefined ? { message: `file system error ${errno}`, code: '' } : { message: `${known}: no room`, code: known };
}

let opened = false;
const lock = new Lock(start.lock.file, start.lock.token);
const renewal = setInterval(() => {
  if (!lock.renew()) end('taken', lock.file);
}, RENEWAL);

async function open(): Promise<PGlite> {
  try {
    const fs = new DatabaseFolder(start.path, start.make);
    return await PGlite.create({ fs, onStderr: heard });
  } catch (e) {
    const error = plain(e);
    const fault = e instanceof DatabaseFault ? e.kind : faultOfOpening(error);
    // What PostgreSQL has said is clearer than that it has ended.
    const what = error.code === '' && !(e instanceof DatabaseFault) ? complaint || lastWords || error.message : error.message;
    tell({ kind: 'failed', ...(fault === null ? {} : { fault }), error: { message: what, code: error.code } });
    process.exit(1);
  }
}

function faultOfOpening({ message, code }: PlainError): FaultKind | null {
  if (code === 'ENOSPC' || code === 'EDQUOT' || noRoom(`${complaint} ${message}`)) return 'full';
  // A database that was there and can't be opened; where the system refuses (EACCES, EROFS), that is what is said.
  return start.make || /^E[A-Z]+$/.test(code) || /Permission denied|Read-only file system/i.test(complaint) ? null : 'damaged';
}

const db = await open();
const statements = new Statements(db);
opened = true;

let queue: Promise<unknown> = Promise.resolve();
port.on('message', (m: ToThread) => {
  queue = queue.then(() => (m.kind === 'close' ? close() : answer(m)));
});
tell({ kind: 'open' });

async function answer({ id, sql, values }: Extract<ToThread, { kind: 'query' }>): Promise<void> {
  // Who was stopped for long may have lost the folder meanwhile: then another process writes there.
  if (!lock.held()) end('taken', lock.file);
  try {
    tell({ kind: 'rows', id, rows: await statements.run(sql, values) });
  } catch (e) {
    tell({ kind: 'error', id, error: plain(e) });
  }
}

async function close(): Promise<void> {
  clearInterval(renewal);
  await db.close();
  lock.forget();
  tell({ kind: 'closed' });
  port?.close();
}
