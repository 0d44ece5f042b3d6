/** A PostgreSQL server, for several processes on one database. */
import pg from 'pg';
import type { Database, Queries } from './database.js';
import { DatabaseFault, faultOf } from './faults.js';
import { migrate } from './migrate.js';
import { Usual } from './usual.js';

/** Connections of a process. */
const POOL = 8;
/** Milliseconds for a connection to be there, and for a statement to be answered: a server that is only not heard of is away. */
const CONNECTING = 5_000;
const ANSWERING = 30_000;

/** Does something there. @throws DatabaseFault where the server is away, or what it keeps can't be read */
async function told<T>(where: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (e) {
    // The socket file of a server that is not running.
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') throw new DatabaseFault('away', where, (e as Error).message, e);
    throw faultOf(e, where);
  }
}

const queries = (client: pg.Pool | pg.PoolClient, where: string, usual: Usual): Queries => ({
  query: <Row>(text: string, values: readonly unknown[] = []) =>
    told(where, async () => {
      // A connection keeps what PostgreSQL made of a statement that has a name.
      const name = usual.nameOf(text);
      return (await client.query({ text, values: values.slice(), ...(name === null ? {} : { name }) })).rows as Row[];
    }),
});

/** A server as it may be told: without the password. */
export function nameOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}

/** Connects to a server, and brings the database to the newest form. @param migrated told what was done for that @throws DatabaseFault where it is not there */
export async function openServer(url: string, migrated: (names: string[]) => void = () => {}): Promise<Database> {
  const db = connectServer(url);
  try {
    migrated(await migrate(db, nameOf(url)));
    return db;
  } catch (e) {
    await db.close();
    throw e;
  }
}

/** For statements about a whole database, which may be large. */
export const UNHURRIED = 3600_000;

/**
 * A server as it is, whatever is in its database. Whether it is there is said by the first statement.
 * @param answering milliseconds for a statement
 */
export function connectServer(url: string, answering = ANSWERING): Database {
  const where = nameOf(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL,
    connectionTimeoutMillis: CONNECTING,
    query_timeout: answering,
    keepAlive: true,
  });
  // A connection that breaks while nobody uses it is replaced by the pool; the statement that needs one will say if there is none.
  pool.on('error', () => {});
  const ears = new Ears(url);
  const usual = new Usual();
  return {
    shared: true,
    ...queries(pool, where, usual),
    transaction: (work) => told(where, () => inTransaction(pool, (client) => work(queries(client, where, usual)), where)),
    listen: (channel, heard) => told(where, () => ears.listen(channel, heard)),
    notify: async (channel, payload) => void (await told(where, () => pool.query('select pg_notify($1, $2)', [channel, payload]))),
    async close() {
      await ears.close();
      await pool.end();
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>, where: string): Promise<T> {
  const client = await pool.connect();
  // While it is ours the pool does not listen: that it breaks is said by the statement.
  const broken = (): void => {};
  client.on('error', broken);
  let failed: unknown;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (e) {
    failed = faultOf(e, where);
    await client.query('rollback').catch((again: unknown) => {
      failed = faultOf(again, where);
    });
    throw e;
  } finally {
    client.removeListener('error', broken);
    // A connection that did not answer may still answer the statement before: nobody else gets it.
    client.release(failed instanceof DatabaseFault);
  }
}

/** One connection that listens, made again when it breaks. News that came in between are lost: nothing may depend on them. */
class Ears {
  private client: pg.Client | null = null;
  private readonly heard = new Map<string, ((payload: string) => void)[]>();
  private closed = false;

  constructor(private readonly url: string) {}

  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    const list = this.heard.get(channel);
    if (list) list.push(heard);
    else this.heard.set(channel, [heard]);
    if (!this.client) await this.connect();
    else if (!list) await this.client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    this.client = client;
    client.on('notification', (n) => {
      for (const f of this.heard.get(n.channel) ?? []) f(n.payload ?? '');
    });
    client.on('error', () => this.again(client));
    client.on('end', () => this.again(client));
    await client.connect();
    for (const channel of this.heard.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  private again(client: pg.Client): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    setTimeout(() => {
      if (!this.closed && !this.client) this.connect().catch(() => this.client && this.again(this.client));
    }, 1000).unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => {});
  }
}
