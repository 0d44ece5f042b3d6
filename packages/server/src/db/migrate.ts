/** Migrations: numbered files of SQL, each run once, in order, in a transaction. The schema of a database is the names of those that were run. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Database, Queries } from './database.js';
import { DatabaseFault } from './faults.js';

const FOLDER = new URL('../../migrations/', import.meta.url);

/** Any number, the same for every server: only one of them migrates at a time. */
const LOCK = 4_040_001;

/** The migrations this program knows, in order. */
export const knownMigrations = (): string[] =>
  readdirSync(FOLDER)
    .filter((f) => /^\d{4}_\w+\.sql$/.test(f))
    .sort();

/** The tables that migrations make, besides the one that keeps their names. */
export const ownTables = (): string[] =>
  knownMigrations().flatMap((file) =>
    statementsOf(file).flatMap((sql) => {
      const name = /^create table (\w+)/i.exec(sql)?.[1];
      return name === undefined ? [] : [name];
    }),
  );

/** The migrations that were run in a database; none where there is no table of them. */
export async function schemaOf(q: Queries): Promise<string[]> {
  const [row] = await q.query<{ there: boolean }>("select to_regclass('public.migrations') is not null as there");
  if (!row.there) return [];
  return (await q.query<{ name: string }>('select name from migrations order by name collate "C"')).map((r) => r.name);
}

/**
 * Looks whether this program knows all that was done to a database.
 * @throws DatabaseFault (`newer`) naming the migrations that it does not know: they are those of a newer version
 */
export function knowing(schema: readonly string[], where: string): void {
  const known = new Set(knownMigrations());
  const others = schema.filter((name) => !known.has(name));
  if (others.length > 0) throw new DatabaseFault('newer', where, others.join(', '));
}

/**
 * Brings the database to the newest form.
 * @param where what it is called in what is said
 * @returns the migrations that were run
 * @throws DatabaseFault where a newer version has changed it
 */
export const migrate = (db: Database, where: string): Promise<string[]> =>
  db.transaction(async (q) => {
    await alone(q);
    return migrateIn(q, where);
  });

/** Waits until no other server migrates, and lets none do so until the transaction is over. */
export async function alone(q: Queries): Promise<void> {
  await q.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/**
 * Runs, in a transaction, the migrations that were not run yet.
 * @param wanted those that are wanted; absent: all
 * @returns those that were run
 */
export async function migrateIn(q: Queries, where: string, wanted: readonly string[] = knownMigrations()): Promise<string[]> {
  await q.query('create table if not exists migrations (name text primary key, run timestamptz not null default now())');
  const done = await schemaOf(q);
  knowing(done, where);
  const lacking = wanted.filter((file) => !done.includes(file));
  for (const file of lacking) {
    for (const statement of statementsOf(file)) await q.query(statement);
    await q.query('insert into migrations (name) values ($1)', [file]);
  }
  return lacking;
}

/** The statements of a file; a semicolon ends a line where it ends a statement. */
function statementsOf(file: string): string[] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((s) => s.trim())
    .filter((s) => s !== '');
}
