/** What the thread of the embedded database is told, and what it tells. */
import type { FaultKind } from './faults.js';

/** With what it starts. */
export interface ThreadStart {
  /** Folder of the database itself. */
  path: string;
  /** Whether it is to be made. */
  make: boolean;
  /** The lock of the data folder, held by this process. */
  lock: { file: string; token: string };
}

export type ToThread = { kind: 'query'; id: number; sql: string; values: unknown[] } | { kind: 'close' };

/** An error of a statement, as it crosses threads. */
export interface PlainError {
  message: string;
  code: string;
}

export type FromThread =
  | { kind: 'open' }
  /** It could not be opened. `fault`: what is wrong with what is there; absent: what the system said. */
  | { kind: 'failed'; fault?: FaultKind; error: PlainError }
  | { kind: 'rows'; id: number; rows: Record<string, unknown>[] }
  | { kind: 'error'; id: number; error: PlainError }
  /** It is no more: nothing that comes after it is answered. */
  | { kind: 'ended'; fault: FaultKind; what: string }
  | { kind: 'closed' }
  /** A sign of life while nothing else can be said. */
  | { kind: 'alive' };
