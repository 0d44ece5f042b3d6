/** Migrations: numbered files of SQL, each run once, in order, in a transaction. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database.js';

const FOLDER = new URL('../../migrations/', import.meta.url);

/** Any number, the same for every server: only one of them migrates at a time. */
const LOCK = 4_040_001;

/** Brings the database to the newest form. */
export async function migrate(db: Database): Promise<void> {
  const files = readdirSync(FOLDER)
    .filter((f) => /^\d{4}_\w+\.sql$/.test(f))
    .sort();
  await db.transaction(async (q) => {
    await q.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await q.query('create table if not exists migrations (name text primary key, run timestamptz not null default now())');
    const done = new Set((await q.query<{ name: string }>('select name from migrations')).map((r) => r.name));
    for (const file of files) {
      if (done.has(file)) continue;
      for (const statement of statementsOf(readFileSync(new URL(file, FOLDER), 'utf8'))) await q.query(statement);
      await q.query('insert into migrations (name) values ($1)', [file]);
    }
  });
}

/** The statements of a file; a semicolon ends a line where it ends a statement. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((s) => s.trim())
    .filter((s) => s !== '');
}
