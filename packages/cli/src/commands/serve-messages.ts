/** What the thread of the server and the one that watches it tell each other. */
import type { FaultKind, LogEntry, Notice, ServerOptions } from '@apnap/server';

/** With what the thread starts. */
export interface ServeStart {
  options: Pick<
    ServerOptions,
    'backups' | 'data' | 'databaseUrl' | 'port' | 'host' | 'advertise' | 'origins' | 'secure' | 'perMinute' | 'warm' | 'proxies' | 'metrics'
  >;
  /** One number that goes up every second for as long as the thread does anything. */
  beat: SharedArrayBuffer;
}

/** Why there is no server, or no more. */
export type Trouble =
  | { kind: 'folderInUse'; folder: string; pid: number; host: string; elsewhere: boolean }
  | { kind: 'portInUse'; port: number }
  | { kind: 'database'; fault: FaultKind; where: string; what: string }
  | { kind: 'other'; what: string };

export type FromServer =
  | { kind: 'ready'; url: string; hasClient: boolean }
  | { kind: 'log'; entry: LogEntry }
  | { kind: 'notice'; notice: Notice }
  /** It did not start, or it can't go on. */
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'closed' };

/** It is to finish what was asked for, and to end. */
export type ToServer = 'close';
