/**
 * `apnap serve`: the server and the browser client. The server has a thread of its own; this one takes signals, and ends the process where the server does
 * nothing any more. So it can always be ended, and it never goes on spinning.
 */
import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { dataFolder } from '@apnap/cards/node';
import type { Notice } from '@apnap/server';
import { holdHeaps, newThread, withFile } from '@apnap/system';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { VERSION } from '../version.js';
import { databaseFault, databaseUrlOf, folderInUse } from './database.js';
import { hostAndPort, wholeNumber } from './options.js';
import { type LogOptions, type ServeLog, serveLog } from './serve-log.js';
import type { FromServer, ServeStart, ToServer, Trouble } from './serve-messages.js';

export interface ServeOptions extends LogOptions {
  port: string;
  host: string;
  data?: string;
  databaseUrl?: string;
  advertise?: string;
  origin?: string[];
  allowHost?: string[];
  secure?: boolean;
  proxies?: string;
  perMinute: string;
  metrics?: string;
  backups?: string;
}

/** Seconds without a sign of life after which the server is ended. Nothing that it does takes so long at a stretch. */
const STUCK = 60;
/** Seconds in which it finishes what was asked for: less than those who start servers commonly wait before they kill. */
const FINISHING = 9;
/** By so much its heaps grow before they are looked through. */
const HEAP_PERCENT = 60;
/** Milliseconds for a thread to be ended by force. */
const BY_FORCE = 3000;

/** Serves until it is told to end. @returns the exit code. */
export async function serve(cx: Context, o: ServeOptions): Promise<number> {
  holdHeaps(HEAP_PERCENT);
  const { io, lang } = cx;
  const port = wholeNumber(lang, '--port', o.port, 0);
  const perMinute = wholeNumber(lang, '--per-minute', o.perMinute, 1);
  const log = await serveLog(io, lang, o);
  const database = databaseUrlOf(io.env, o);
  log.tell('server.start', {
    version: VERSION,
    node: process.version,
    database: database.databaseUrl === undefined ? 'embedded' : 'postgres',
  });
  const beat = new SharedArrayBuffer(4);
  const thread = newThread(import.meta.url, './serve-thread', {
    beat,
    options: {
      data: o.data ?? dataFolder(io.env),
      port,
      host: o.host,
      perMinute,
      warm: true,
      ...database,
      ...(o.advertise === undefined ? {} : { advertise: o.advertise }),
      ...(o.origin === undefined ? {} : { origins: o.origin }),
      ...(o.allowHost === undefined ? {} : { hosts: o.allowHost }),
      ...(o.secure ? { secure: true } : {}),
      ...(o.proxies === undefined ? {} : { proxies: o.proxies }),
      ...(o.backups === undefined ? {} : { backups: { folder: backupFolder(lang, o.backups), program: VERSION } }),
      ...(o.metrics === undefined ? {} : { metrics: hostAndPort(lang, '--metrics', o.metrics) }),
    },
  } satisfies ServeStart);
  try {
    await watched(cx, thread, new Int32Array(beat), port, log);
    log.tell('server.stopped');
    return 0;
  } catch (e) {
    log.tell('server.failed', { why: (e as Error).message, code: e instanceof CliError ? e.exitCode : 5 });
    // A thread that does not even let itself be ended: a process that exits in good order would wait for it too.
    const late = setTimeout(() => {
      io.err(`${(e as Error).message}\n`);
      process.kill(process.pid, 'SIGKILL');
    }, BY_FORCE);
    await thread.terminate();
    clearTimeout(late);
    throw e;
  }
}

/** A folder that can be written to, made where there is none. @throws Refused */
function backupFolder(lang: Context['lang'], folder: string): string {
  withFile(lang, 't.cannotWrite', folder, () => {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  });
  return folder;
}

/** Resolved when the server has ended as it should. @throws CliError where it has not */
function watched(cx: Context, thread: Worker, beats: Int32Array, port: number, log: ServeLog): Promise<void> {
  const { io, lang } = cx;
  return new Promise<void>((resolve, reject) => {
    let closing = 0;
    let [last, silence] = [0, 0];
    const stop = (signal: NodeJS.Signals): void => {
      if (closing > 0) {
        over(new CliError(5, text(lang, 'serve.forced', { seconds: closing })));
        return;
      }
      closing = 1;
      log.tell('server.stopping', { signal });
      if (log.words) io.err(`${text(lang, 'serve.stopping')}\n`);
      thread.postMessage('close' satisfies ToServer);
    };
    // Counted, not measured: no second passes while the process itself is stopped.
    const watch = setInterval(() => {
      const now = Atomics.load(beats, 0);
      silence = now === last ? silence + 1 : 0;
      last = now;
      if (silence > STUCK) over(new CliError(5, text(lang, 'serve.stuck', { seconds: STUCK })));
      else if (closing > 0 && ++closing > FINISHING) over(new CliError(5, text(lang, 'serve.forced', { seconds: FINISHING })));
    }, 1000);
    const over = (e?: Error): void => {
      clearInterval(watch);
      process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
      if (e) reject(e);
      else resolve();
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    thread.on('message', (m: FromServer) => {
      switch (m.kind) {
        case 'ready':
          ready(cx, m, log);
          return;
        case 'log':
          log.take(m.entry);
          return;
        case 'notice':
          if (log.words) io.err(`${noticed(cx, m.notice)}\n`);
          return;
        case 'trouble':
          over(errorOf(cx, m.trouble, port));
          return;
        case 'closed':
          over();
          return;
        default:
          m satisfies never;
      }
    });
    thread.on('error', (e) => over(new CliError(5, text(lang, 'serve.broken', { why: e.stack ?? e.message }))));
    thread.on('exit', () => over(new CliError(5, text(lang, 'serve.broken', { why: '' }))));
  });
}

function ready({ io, lang, paint }: Context, { url, hasClient }: Extract<FromServer, { kind: 'ready' }>, log: ServeLog): void {
  log.tell('server.listening', { url });
  if (!log.words) return;
  io.out(`${paint('bold', text(lang, 'serve.ready', { url }))}\n`);
  if (!hasClient) io.out(`${text(lang, 'serve.noClient', { url })}\n`);
}

function noticed({ lang }: Context, n: Notice): string {
  return n.kind === 'made'
    ? text(lang, 'serve.made', { path: n.path })
    : text(lang, 'serve.watching', { folder: n.folder, pid: n.pid, host: n.host });
}

function errorOf({ lang }: Context, t: Trouble, port: number): CliError {
  switch (t.kind) {
    case 'folderInUse':
      return folderInUse(lang, t);
    case 'portInUse':
      return new CliError(2, text(lang, 'error.portInUse', { port: t.port, option: t.port === port ? '--port' : '--metrics' }));
    case 'database':
      return databaseFault(lang, { kind: t.fault, where: t.where, what: t.what });
    case 'other':
      return new CliError(2, text(lang, 'error.database', { why: t.what }));
    default:
      return t satisfies never;
  }
}
