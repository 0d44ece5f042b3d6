/** What routes work with: the parts of the server, and questions about a request that all of them ask. */
import type { FastifyRequest } from 'fastify';
import type { People, Person } from '../auth/people.js';
import type { Quotas } from '../auth/quotas.js';
import type { Database } from '../db/database.js';
import type { Desk } from '../desks/desk.js';
import type { Tables } from '../live/tables.js';
import type { Log } from '../log.js';
import type { Owner } from '../workers/shares.js';
import type { Workers } from '../workers/workers.js';
import { addressOf } from './address.js';
import { type Hosts, sameOrigin } from './host.js';
import type { Figures } from './metrics.js';

export interface Services {
  db: Database;
  people: People;
  /** Threads for what strangers describe. */
  workers: Workers;
  tables: Tables;
  /** By game: how one comes to a table of it. */
  desks: ReadonlyMap<string, Desk>;
  /** Folder of the built client; '' for none. */
  web: string;
  /** The names by which it is spoken to. */
  hosts: Hosts;
  /** Origins besides the server's own that may speak to it. */
  origins: readonly string[];
  /** Whether cookies are for encrypted connections only. */
  secure: boolean;
  /** Requests a minute from one address. */
  perMinute: number;
  /** Whose word on where a request comes from is taken; false: nobody's. */
  proxies: string | false;
  quotas: Quotas;
  /** What other servers show with a request they send on to this one. */
  secret: string;
  /** Figures of how it is doing, where they are wanted. */
  figures: Figures | null;
  log: Log;
}

/** The cookie of a session. */
export const COOKIE = 'apnap';

/** For what takes the server more than an answer: fewer of it from one address. */
export const limited = (x: Services, part: number): { rateLimit: { max: number; timeWindow: string } } => ({
  rateLimit: { max: Math.max(1, Math.ceil(x.perMinute / part)), timeWindow: '1 minute' },
});

/** Whose request it is. */
export const personOf = (x: Services, request: FastifyRequest): Promise<Person | null> => x.people.of(request.cookies[COOKIE]);

/** For whom a request is answered: whose share it comes out of. */
export function ownersOf(x: Services, request: FastifyRequest, person: Person | null): Owner[] {
  const address = addressOf(request, x.secret);
  if (!person) return [{ address }];
  x.tables.cx.processor.shares.meet(person.id, address);
  return [{ person: person.id, address }];
}

/** Whether the page that asks may do that. */
export const originAllowed = (x: Services, request: FastifyRequest): boolean => sameOrigin(request, x.origins, x.secure);
