/** What can be wrong with a database besides a statement: it is away, its disk is full, what it keeps is damaged. */

export type FaultKind =
  /** The folder holds something, but no database. */
  | 'foreign'
  /** There was a database here, and there is none. */
  | 'missing'
  /** It is not the database that was made here. */
  | 'another'
  /** What it keeps can't be read. */
  | 'damaged'
  /** A newer version of the program has changed its form. */
  | 'newer'
  /** There is no room to write. */
  | 'full'
  /** It can't be reached now. */
  | 'away'
  /** It has broken down, or does not answer any more. */
  | 'ended'
  /** Another process has taken its folder. */
  | 'taken';

export class DatabaseFault extends Error {
  constructor(
    readonly kind: FaultKind,
    /** The folder, or the server. */
    readonly where: string,
    /** What the database or the system said about it. */
    readonly what: string,
    cause?: unknown,
  ) {
    super(`${kind}: ${where}: ${what}`, { cause });
    this.name = 'DatabaseFault';
  }
}

/** Faults that pass: whoever asks again later may be answered. */
export const passes = (e: unknown): boolean => e instanceof DatabaseFault && (e.kind === 'away' || e.kind === 'full');

/** What the system says when there is no room, also of a quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** What the system says when a server can't be reached. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout, read_only_sql_transaction (it is a copy of another now).
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25006',
]);
/** What the client library says without a code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;
/** data_corrupted, index_corrupted; io_error, undefined_file, duplicate_file of the database's own files. */
const DAMAGED = new Set(['XX001', 'XX002', '58030', '58P01', '58P02']);

/** An error of a database as a fault, where it is one; else as it is. */
export function faultOf(e: unknown, where: string): unknown {
  if (!(e instanceof Error) || e instanceof DatabaseFault) return e;
  const { code = '' } = e as { code?: string };
  const kind = kindOf(code, e.message);
  return kind === null ? e : new DatabaseFault(kind, where, e.message, e);
}

function kindOf(code: string, message: string): FaultKind | null {
  if (FULL.has(code)) return 'full';
  // Class 08: connection exceptions; class 53: too few resources, connections among them.
  if (AWAY.has(code) || /^(08|53)\w{3}$/.test(code) || (code === '' && AWAY_WORDS.test(message))) return 'away';
  if (DAMAGED.has(code)) return 'damaged';
  return null;
}
