/** The server as a whole: database, tables, HTTP. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFile } from '@apnap/cards/node';
import { magicGame } from '@apnap/magic';
import type { FastifyInstance } from 'fastify';
import { People } from './auth/people.js';
import { newToken } from './auth/secrets.js';
import { CardBook } from './cards.js';
import { Computers } from './computer/pool.js';
import type { Database } from './db/database.js';
import { migrate } from './db/migrate.js';
import { openEmbedded } from './db/pglite.js';
import { openServer } from './db/postgres.js';
import { Decks } from './decks/decks.js';
import { buildApp } from './http/app.js';
import { routeSockets } from './http/upgrade.js';
import type { Context } from './live/context.js';
import { newSeed } from './live/live-table.js';
import { Store } from './live/store.js';
import { Tables } from './live/tables.js';
import { RulesShelf } from './rules.js';

export interface ServerOptions {
  /** Folder for the embedded database and what was imported. */
  data: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  port: number;
  host: string;
  /** Where other servers on the same database reach this one; absent: at its address on this machine. */
  advertise?: string;
  /** Origins besides the server's own. */
  origins?: readonly string[];
  secure?: boolean;
  perMinute?: number;
  /** Messages a second that one socket may send. */
  perSecond?: number;
  /** Addresses of reverse proxies, separated by commas: their word on where a request comes from is taken. */
  proxies?: string;
  /** Folder of the built client; absent: the one that comes with the program, if it was built. */
  web?: string;
  computerThreads?: number;
  now?: () => number;
  /** Where seeds of games come from; absent: from the system. For tests that must go the same way each time. */
  newSeed?: () => string;
  report?: (what: string) => void;
}

export interface RunningServer {
  app: FastifyInstance;
  tables: Tables;
  db: Database;
  /** Where a browser finds it. */
  url: string;
  /** Whether there is a client to be found. */
  hasClient: boolean;
  close(): Promise<void>;
}

const builtClient = (): string => fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Milliseconds for which a server that ends waits for who is connected. */
const GRACE = 2000;

/** News among servers: a table has a new owner. */
const OWNERS = 'apnap_owner';

/** Starts a server. @throws FolderInUse when another process has the data folder open. */
export async function startServer(o: ServerOptions): Promise<RunningServer> {
  const report = o.report ?? (() => {});
  const db = o.databaseUrl === undefined ? await openEmbedded(o.data) : await openServer(o.databaseUrl);
  try {
    return await startOn(db, o, report);
  } catch (e) {
    await db.close();
    throw e;
  }
}

async function startOn(db: Database, o: ServerOptions, report: (what: string) => void): Promise<RunningServer> {
  await migrate(db);
  const imported = existsSync(databaseFile(o.data)) ? databaseFile(o.data) : '';
  const book = new CardBook(imported);
  const computers = new Computers({ imported }, o.computerThreads ?? Math.max(1, Math.min(4, availableParallelism() - 1)));
  const me = randomBytes(9).toString('base64url');
  const store = new Store(db, me, (id) => void db.notify(OWNERS, `${id} ${me}`).catch(() => {}));
  const cx: Context = {
    store,
    game: magicGame(book.source),
    book,
    computers,
    now: o.now ?? Date.now,
    newSeed: o.newSeed ?? newSeed,
    perSecond: o.perSecond ?? 20,
    report,
  };
  const tables = new Tables(cx);
  const secret = newToken();
  const web = o.web ?? builtClient();
  const hasClient = existsSync(join(web, 'index.html'));
  const app = await buildApp({
    db,
    people: new People(db),
    decks: new Decks(db, book),
    book,
    rules: new RulesShelf(o.data),
    tables,
    web: hasClient ? web : '',
    origins: o.origins ?? [],
    secure: o.secure ?? false,
    perMinute: o.perMinute ?? 600,
    proxies: o.proxies ?? false,
    secret,
    report,
  });
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await app.ready();
  routeSockets(app.server, tables, secret);
  await app.listen({ port: o.port, host: o.host });
  const port = portOf(app);
  const everywhere = o.host === '0.0.0.0' || o.host === '::';
  const url = `http://${everywhere ? 'localhost' : o.host}:${port}`;
  await store.register(o.advertise ?? url, secret);
  if (db.shared)
    await db.listen(OWNERS, (news) => {
      const [id, owner] = news.split(' ');
      void tables.takenBy(id, owner);
    });
  return {
    app,
    tables,
    db,
    url,
    hasClient,
    async close() {
      await tables.close();
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, GRACE);
      await app.close();
      clearTimeout(late);
      await computers.close();
      await db.close();
    },
  };
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
