/** What a server tells whoever runs it: events with an id, a level and fields. Some are sentences for people, too. No secret, and no address unless it is wanted. */
import { randomBytes } from 'node:crypto';

export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

/** All events: how much they matter, and what they say. The page about servers has the same list (docs/server.md). */
export const EVENTS = {
  'server.start': ['info', 'the process has begun'],
  'server.listening': ['info', 'everybody is let in'],
  'server.stopping': ['info', 'it was told to end (`signal`), and finishes what was asked for'],
  'server.stopped': ['info', 'it has ended'],
  'server.failed': ['error', 'it could not start, or not go on: `why`, and the `code` with which it ends'],
  'database.made': ['info', 'there was no database: one was made'],
  'database.watching': ['warn', 'another process may use the folder: it is being watched'],
  'database.migrated': ['info', 'the database was brought to the form of this version: `migrations`'],
  'database.away': ['warn', 'it does not answer, or has no room: what must be written waits'],
  'database.back': ['info', 'it does again, after `ms`'],
  'backup.written': ['info', 'a backup (`--backups`): `file`, `bytes`, in `ms`'],
  'backup.fault': ['error', 'a backup could not be written; it is tried again'],
  'table.opened': ['info', 'a table is in memory: `made`, or read from its log (`entries`), in `ms`'],
  'table.closed': ['info', 'it is no more: `idle`, `taken` by another server, `lost`, or at the `end`'],
  'cards.damaged': ['warn', '`lines` lines of `file` are no cards and were left out'],
  'table.shut': ['warn', 'its game can not be gone on with: `why`'],
  'lease.taken': ['info', 'a table that somebody had before belongs to this server now; `generation` rises with each owner'],
  'lease.lost': ['warn', 'a table that this one had belongs to another server'],
  'lease.fault': ['error', 'leases were not renewed'],
  'request.slow': ['warn', 'the answer to a request took longer than a second'],
  'request.fault': ['error', 'a request failed; who asked was shown the `fault`, in the header `x-fault`'],
  'limit.hit': ['warn', 'something was refused because there was too much of it: `limit`; `times` since it was said last'],
  'table.fault': ['error', 'something failed at a table; `shut`: its game can not be gone on with, and why'],
  'computer.fault': ['error', 'a computer player failed'],
  'tournament.fault': ['error', 'something failed in a tournament'],
  'pod.fault': ['error', 'something failed in the rounds of a draft'],
  'sessions.fault': ['error', 'sessions that have ended were not thrown away'],
  'closing.fault': ['error', 'something failed while the server ended'],
} as const satisfies Readonly<Record<string, readonly [Level, string]>>;

export type EventId = keyof typeof EVENTS;

export type Fields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface LogEntry {
  event: EventId;
  level: Level;
  fields: Fields;
  /** The sentence for people, of what they are told without being asked. */
  text?: string;
}

/** The id of a table as it may be told: who knows all of it may come to the table. `where id like '…%'` finds it. */
export const tableName = (id: string): string => id.slice(0, 8);

/** Milliseconds for which a limit that is hit again and again is told once. */
const SELDOM = 10_000;

export class Log {
  private readonly hits = new Map<string, { until: number; times: number }>();

  constructor(private readonly take: (entry: LogEntry) => void = () => {}) {}

  /** @param text the sentence for people */
  tell(event: EventId, fields: Fields = {}, text?: string): void {
    this.take({ event, level: EVENTS[event][0], fields, ...(text === undefined ? {} : { text }) });
  }

  /** Something failed. @returns the name by which the failure can be spoken of */
  fault(event: EventId, fields: Fields, e: unknown, text?: string): string {
    const fault = randomBytes(6).toString('hex');
    const { message, stack = '' } = e instanceof Error ? e : new Error(String(e));
    this.tell(event, { ...fields, fault, error: message, ...(stack === '' ? {} : { stack }) }, text);
    return fault;
  }

  /** Something failed at a table. @param said the sentence for people, without the table */
  tableFault(id: string, e: unknown, said: string, more: Fields = {}): void {
    this.fault('table.fault', { table: tableName(id), ...more }, e, `table ${id}: ${said}`);
  }

  /** A limit was hit: told at once, and then not again for some seconds. */
  limit(limit: string, fields: Fields = {}): void {
    const key = `${limit} ${JSON.stringify(fields)}`;
    const now = performance.now();
    const hit = this.hits.get(key) ?? { until: 0, times: 0 };
    hit.times++;
    this.hits.set(key, hit);
    if (now < hit.until) return;
    this.tell('limit.hit', { limit, ...fields, times: hit.times });
    this.hits.set(key, { until: now + SELDOM, times: 0 });
  }
}
