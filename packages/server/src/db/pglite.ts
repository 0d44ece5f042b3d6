/** The embedded database: PostgreSQL in this process, in a folder that only one process may use. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Queries } from './database.js';
import { lockFolder } from './lock.js';

const queries = (db: PGlite | Transaction): Queries => ({
  query: async <Row>(sql: string, values: readonly unknown[] = []) => (await db.query<Row>(sql, values.slice())).rows,
});

/** Opens or makes the database in a folder. @throws FolderInUse when another process has it open. */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  let db: PGlite;
  try {
    db = await PGlite.create({ dataDir: join(folder, 'postgres') });
  } catch (e) {
    unlock();
    throw e;
  }
  return {
    shared: false,
    ...queries(db),
    transaction: (work) => db.transaction((tx) => work(queries(tx))),
    listen: async (channel, heard) => void (await db.listen(channel, heard)),
    notify: async (channel, payload) => void (await db.query('select pg_notify($1, $2)', [channel, payload])),
    async close() {
      await db.close();
      unlock();
    },
  };
}
