/** The server as a whole: database, tables, HTTP. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFile } from '@apnap/cards/node';
import { magicGame } from '@apnap/magic';
import { DUEL } from '@apnap/protocol';
import { CARD_FILE, yugiohGame } from '@apnap/yugioh';
import type { FastifyInstance } from 'fastify';
import { People } from './auth/people.js';
import { Quotas } from './auth/quotas.js';
import { newToken } from './auth/secrets.js';
import { Backups, type RegularBackups } from './backup/regular.js';
import { CardBook } from './cards.js';
import { imagines } from './computer/levels.js';
import { Computers } from './computer/pool.js';
import type { Database } from './db/database.js';
import type { DatabaseFault } from './db/faults.js';
import { openEmbedded, type Telling } from './db/pglite.js';
import { connectServer, openServer, UNHURRIED } from './db/postgres.js';
import { Decks } from './decks/decks.js';
import type { Desk, Offered } from './desks/desk.js';
import { draftDesk } from './desks/draft.js';
import { duelDesk } from './desks/duel.js';
import { magicDesk } from './desks/magic.js';
import { DRAFT, draftGame, hostedDraft } from './draft/hosted.js';
import { DuelBook } from './duel/book.js';
import { hostedDuel } from './duel/hosted.js';
import { FIRST_GAME } from './games/hosted.js';
import { buildApp } from './http/app.js';
import { Hosts } from './http/host.js';
import type { Figures } from './http/metrics.js';
import type { Context } from './live/context.js';
import { newSeed } from './live/live-table.js';
import { Looking } from './live/looking.js';
import { PLAYING, Processor, sharesFor, WORKING } from './live/processor.js';
import { Store } from './live/store.js';
import { Tables } from './live/tables.js';
import { Log, type LogEntry } from './log.js';
import { hostedMagic } from './magic/index.js';
import { Pods } from './pods/pods.js';
import { RulesShelf } from './rules.js';
import { Benches } from './tournaments/bench.js';
import { Hosting } from './tournaments/hosting.js';
import { Tournaments } from './tournaments/tournaments.js';
import { type ShareSettings, Shares } from './workers/shares.js';
import { Workers, type WorkLimits } from './workers/workers.js';

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
  /** Names by which browsers may speak to it, besides those it has anyway. */
  hosts?: readonly string[];
  secure?: boolean;
  perMinute?: number;
  /** Messages a second that one socket may send. */
  perSecond?: number;
  /** Bytes that may wait for one who does not read. */
  mostWaiting?: number;
  /** Addresses of reverse proxies, separated by commas: their word on where a request comes from is taken. */
  proxies?: string;
  /** Folder of the built client; absent: the one that comes with the program, if it was built. */
  web?: string;
  computerThreads?: number;
  /** Threads for searches, decks, boards and long looks back. */
  workThreads?: number;
  /** Whether these begin before they are needed. */
  warm?: boolean;
  /** Milliseconds that other work may take, where it is not as usual. */
  workLimits?: Partial<WorkLimits>;
  /** Games besides Magic, and how one comes to them. */
  games?: readonly Offered[];
  /** Milliseconds for which the engine may work at one answer; absent: a second. */
  answerLimit?: number;
  /** What a person and an address may use of the thread that plays, and of the threads for other work. */
  shares?: { playing?: ShareSettings; working?: ShareSettings };
  /** The clock on the wall, in milliseconds. */
  now?: () => number;
  /** A clock that only goes forward, in milliseconds: by it all durations are measured. Absent: `now` where that is given, else the system's. */
  steady?: () => number;
  /** Where seeds of games come from; absent: from the system. For tests that must go the same way each time. */
  newSeed?: () => string;
  /** Where figures of the server are served (`/metrics`); absent: nowhere. */
  metrics?: { host: string; port: number };
  /** Backups that are made again and again while it runs; absent: none. */
  backups?: RegularBackups;
  /** A sentence for whoever runs the server: of what goes wrong. */
  report?: (what: string) => void;
  /** All that happens, as events with fields (`EVENTS`). */
  log?: (entry: LogEntry) => void;
  /** What whoever starts the server should know. */
  notice?: (notice: Notice) => void;
  /** The database has broken down while it was used: the server is of no use any more, and the process should end. Absent: thrown, and caught by nobody. */
  fatal?: (fault: DatabaseFault) => void;
}

export type Notice =
  /** There was no database in the folder: a new one was made. */
  | { kind: 'made'; path: string }
  /** Another process, which can't be seen from here, may use the folder: it is being watched for some seconds. */
  | { kind: 'watching'; folder: string; pid: number; host: string };

export interface RunningServer {
  app: FastifyInstance;
  tables: Tables;
  db: Database;
  /** Where a browser finds it. */
  url: string;
  /** Where its figures are; '' where they are not served. */
  metrics: string;
  /** Whether there is a client to be found. */
  hasClient: boolean;
  close(): Promise<void>;
}

const builtClient = (): string => fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Milliseconds for which a server that ends waits for who is connected. */
const GRACE = 2000;

/** Milliseconds after which threads begin that nobody has needed yet. */
const WARM_AFTER = 2000;
/** Milliseconds after which sessions that have ended are thrown away, again and again. */
const SWEEP = 6 * 3600_000;

/** Requests a minute from one address, where nothing else is said. */
const PER_MINUTE = 600;

/** News among servers: a table has a new owner. */
const OWNERS = 'apnap_owner';

/**
 * Starts a server. It listens when everything it needs is there.
 * @throws FolderInUse when another process has the data folder open
 * @throws DatabaseFault where the database is not there, or not whole
 */
export async function startServer(o: ServerOptions): Promise<RunningServer> {
  const log = new Log((entry) => {
    o.log?.(entry);
    if (entry.text !== undefined) o.report?.(entry.text);
  });
  const db =
    o.databaseUrl === undefined
      ? await openEmbedded(o.data, tellingOf(o, log))
      : await openServer(o.databaseUrl, (names) => migrated(log, names));
  const opened: (() => Promise<unknown>)[] = [() => db.close()];
  try {
    return await startOn(db, o, log, opened);
  } catch (e) {
    for (const close of opened.reverse()) await close().catch(() => {});
    throw e;
  }
}

const migrated = (log: Log, names: string[]): void => {
  if (names.length > 0) log.tell('database.migrated', { migrations: names });
};

function tellingOf(o: ServerOptions, log: Log): Telling {
  return {
    made(path) {
      log.tell('database.made', { path });
      o.notice?.({ kind: 'made', path });
    },
    migrated: (names) => migrated(log, names),
    watching(folder, by) {
      const [pid, host] = [by?.pid ?? 0, by?.host ?? '?'];
      log.tell('database.watching', { folder, pid, host });
      o.notice?.({ kind: 'watching', folder, pid, host });
    },
    ended(fault) {
      if (o.fatal) {
        o.fatal(fault);
        return;
      }
      log.tell('server.failed', { why: fault.kind, what: fault.what }, fault.message);
      setImmediate(() => {
        throw fault;
      });
    },
  };
}

/** A clock that only goes forward; it begins with what the one on the wall shows. */
function steadyClock(): () => number {
  const began = Date.now() - performance.now();
  return () => began + performance.now();
}

/** What live tables work with. @param opened what has to be closed again, the last first, where it can't be started */
function contextOf(
  db: Database,
  o: ServerOptions,
  log: Log,
  figures: Figures | null,
  opened: (() => Promise<unknown>)[],
): Context & { book: CardBook; duels: DuelBook } {
  const perMinute = o.perMinute ?? PER_MINUTE;
  const imported = existsSync(databaseFile(o.data)) ? databaseFile(o.data) : '';
  const book = new CardBook(imported);
  const file = join(o.data, CARD_FILE);
  const duels = new DuelBook(file);
  if (duels.damaged > 0)
    log.tell('cards.damaged', { file, lines: duels.damaged }, `${duels.damaged} lines of ${file} are no cards: import it again`);
  const computers = new Computers({ imported }, o.computerThreads ?? Math.max(1, Math.min(4, availableParallelism() - 1)));
  opened.push(() => computers.close());
  const processor = new Processor(o.shares?.playing ?? sharesFor(PLAYING, perMinute), o.answerLimit);
  const workers = new Workers(
    { imported },
    o.workThreads ?? 2,
    new Shares(o.shares?.working ?? sharesFor(WORKING, perMinute)),
    o.workLimits,
  );
  opened.push(() => workers.close());
  const me = randomBytes(9).toString('base64url');
  const store = new Store(db, me, log, (id) => void db.notify(OWNERS, `${id} ${me}`).catch(() => {}));
  return {
    store,
    games: gamesOf(book, duels, processor, o.games),
    processor,
    workers,
    looking: new Looking({ processor, workers }),
    book,
    duels,
    computers,
    whenEnded: new Set(),
    now: o.now ?? Date.now,
    steady: o.steady ?? o.now ?? steadyClock(),
    newSeed: o.newSeed ?? newSeed,
    perSecond: o.perSecond ?? 20,
    ...(o.mostWaiting === undefined ? {} : { mostWaiting: o.mostWaiting }),
    answered: (ms) => figures?.answered(ms),
    log,
  };
}

/** @param opened what has to be closed again, the last first, where it can't be started */
async function startOn(db: Database, o: ServerOptions, log: Log, opened: (() => Promise<unknown>)[]): Promise<RunningServer> {
  // Nobody pays for figures that nobody wants.
  const figures = o.metrics ? (await import('./http/metrics.js')).figuresOf(o.metrics, db) : null;
  const cx = contextOf(db, o, log, figures, opened);
  const { store, workers, book, duels, computers } = cx;
  const { perMinute = PER_MINUTE } = o;
  const tables = new Tables(cx);
  const people = new People(db);
  const sweeping = await swept(people, log);
  const secret = newToken();
  const web = o.web ?? builtClient();
  const hasClient = existsSync(join(web, 'index.html'));
  const decks = new Decks(db, book, workers);
  const pods = new Pods(db, cx, tables, decks);
  const tournaments = new Tournaments(db, book, cx.now, log);
  const hosting = new Hosting(tournaments, tables, decks, book, cx);
  const app = await buildApp({
    db,
    people,
    decks,
    pods,
    tournaments,
    benches: new Benches(tournaments),
    workers,
    book,
    duels,
    rules: new RulesShelf(o.data),
    tables,
    desks: desksOf(decks, duels, o.games),
    web: hasClient ? web : '',
    origins: o.origins ?? [],
    hosts: new Hosts(o.host, [...(o.advertise === undefined ? [] : [o.advertise]), ...(o.origins ?? [])], o.hosts),
    secure: o.secure ?? false,
    perMinute,
    quotas: new Quotas(perMinute),
    proxies: o.proxies ?? false,
    secret,
    figures,
    log,
  });
  const sockets = connectionsOf(app);
  const backups = o.backups ? new Backups(() => unhurried(db, o), o.data, o.backups, log, cx.now) : null;
  const steps = [
    async () => tables.end(),
    async () => backups?.close(),
    async () => pods.close(),
    async () => hosting.close(),
    () => tables.close(),
    () => app.close(),
    async () => figures?.close(),
  ];
  const close = (): Promise<void> => closing(steps, sockets, store, log);
  opened.push(close);
  await app.ready();
  await store.begin();
  await app.listen({ port: o.port, host: o.host });
  await figures?.serve(tables);
  const url = urlOf(o.host, app);
  await store.register(o.advertise ?? url, secret);
  await pods.resume();
  await tournaments.begin();
  await hosting.resume();
  backups?.begin();
  if (o.warm) setTimeout(() => workers.warm(), WARM_AFTER).unref();
  if (db.shared) await heedOwners(db, tables);
  return {
    app,
    tables,
    db,
    url,
    metrics: figures?.url ?? '',
    hasClient,
    async close() {
      clearInterval(sweeping);
      await close();
      for (const part of [computers, workers, db]) await part.close();
    },
  };
}

/** The database for what takes long: of a server a connection of its own. */
const unhurried = (db: Database, { databaseUrl }: ServerOptions): Database =>
  databaseUrl === undefined ? db : connectServer(databaseUrl, UNHURRIED);

/** Throws away sessions that have ended, now and again and again. */
async function swept(people: People, log: Log): Promise<NodeJS.Timeout> {
  await people.sweep();
  return setInterval(
    () => void people.sweep().catch((e: Error) => log.fault('sessions.fault', {}, e, `sessions: ${e.message}`)),
    SWEEP,
  ).unref();
}

/** How one comes to a table, by the name of the game. */
const desksOf = (decks: Decks, duels: DuelBook, others: ServerOptions['games'] = []): ReadonlyMap<string, Desk> =>
  new Map<string, Desk>([
    [FIRST_GAME, magicDesk(decks)],
    [DRAFT, draftDesk],
    [DUEL, duelDesk(duels)],
    ...others.map(({ hosted, desk }) => [hosted.game.id, desk] as const),
  ]);

/** What can be played, by the name of the game: Magic with the cards there are, and what else is given. */
function gamesOf(book: CardBook, duels: DuelBook, processor: Processor, others: ServerOptions['games'] = []): Context['games'] {
  const drafts = hostedDraft(draftGame(book), book);
  const all = [
    hostedMagic(magicGame(book.source), book.source, { book, imagines }),
    drafts,
    hostedDuel(yugiohGame(duels.source), duels),
    ...others.map((o) => o.hosted),
  ];
  return new Map(all.map((h) => [h.game.id, h.over(processor.limiting(h.game))]));
}

/** The connections that are open, at any time. */
function connectionsOf(app: RunningServer['app']): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Closes what people are connected to. What does not end in time is ended: a database that is away is not waited for. */
async function closing(steps: readonly (() => Promise<unknown>)[], sockets: ReadonlySet<Socket>, store: Store, log: Log): Promise<void> {
  const late = setTimeout(() => {
    store.stop();
    for (const socket of sockets) socket.destroy();
  }, GRACE);
  for (const step of steps) await step().catch((e: Error) => log.fault('closing.fault', {}, e, `closing: ${e.message}`));
  clearTimeout(late);
}

/** Where a browser on this machine finds it. */
function urlOf(host: string, app: FastifyInstance): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}

/** Lets go of tables that another server has taken. */
const heedOwners = (db: Database, tables: Tables): Promise<void> =>
  db.listen(OWNERS, (news) => {
    const [id, owner] = news.split(' ');
    void tables.takenBy(id, owner);
  });
