/** A PostgreSQL server, for several processes on one database. */
import pg from 'pg';
import type { Database, Queries } from './database.js';

/** Connections of a process. */
const POOL = 8;

const queries = (client: pg.Pool | pg.PoolClient): Queries => ({
  query: async <Row>(sql: string, values: readonly unknown[] = []) => (await client.query(sql, values.slice())).rows as Row[],
});

/** Connects to a server. */
export async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: POOL });
  // A connection that breaks while nobody uses it is replaced by the pool; the statement that needs one will say if there is none.
  pool.on('error', () => {});
  await pool.query('select 1');
  const ears = new Ears(url);
  return {
    shared: true,
    ...queries(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queries(client));
        await client.query('commit');
        return result;
      } catch (e) {
        await client.query('rollback').catch(() => {});
        throw e;
      } finally {
        client.release();
      }
    },
    listen: (channel, heard) => ears.listen(channel, heard),
    notify: async (channel, payload) => void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
    async close() {
      await ears.close();
      await pool.end();
    },
  };
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
