/** From the schema of every version on to today's: nothing is lost, what was to be changed is, and a schema of a newer version is refused. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DatabaseFault } from '@apnap/server';
import { backUp, lookAt, type Place, restore, UnfitBackup } from '@apnap/server/backup';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database, Queries } from '../src/db/database.js';
import { knownMigrations, migrateIn, ownTables } from '../src/db/migrate.js';
import { openEmbedded, readEmbedded } from '../src/db/pglite.js';
import { connectServer, openServer } from '../src/db/postgres.js';
import { allRows, fillAs, VERSIONS } from './kept.js';
import { type Home, newHome, POSTGRES } from './server.js';

const NAMES = knownMigrations();
const KINDS = ['embedded', ...(POSTGRES === '' ? [] : ['PostgreSQL'])];
const TELLING = { ended() {} };

let root = '';
const homes: Home[] = [];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'apnap-migrations-'));
});
afterAll(async () => {
  for (const home of homes) await home.remove();
  rmSync(root, { recursive: true, force: true });
});

let places = 0;
async function newPlace(kind: string): Promise<Place> {
  const data = join(root, String(++places));
  if (kind === 'embedded') {
    cpSync(inject('prepared'), data, { recursive: true });
    return { data };
  }
  const home = await newHome();
  homes.push(home);
  return { data, databaseUrl: home.databaseUrl as string };
}

/** The database as it is, whatever its schema. */
const bare = ({ data, databaseUrl }: Place): Promise<Database> =>
  databaseUrl === undefined ? readEmbedded(data, TELLING) : Promise.resolve(connectServer(databaseUrl));

/** As a server of today opens it. */
const today = ({ data, databaseUrl }: Place): Promise<Database> =>
  databaseUrl === undefined ? openEmbedded(data, TELLING) : openServer(databaseUrl);

async function within<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return work(db).finally(() => db.close());
}

/** Leaves a database as a version left it, with rows of everything that version kept. */
async function asOf(version: number, kind: string): Promise<Place> {
  const place = await newPlace(kind);
  await within(await bare(place), (db) =>
    db.transaction(async (q) => {
      for (const table of [...ownTables(), 'migrations']) await q.query(`drop table if exists ${table} cascade`);
      expect(await migrateIn(q, 'here', NAMES.slice(0, version))).toEqual(NAMES.slice(0, version));
      await fillAs(version, q);
    }),
  );
  return place;
}

/** Columns, keys, indexes and rules of all tables. */
async function shapeOf(q: Queries): Promise<string[]> {
  const rows = await q.query<{ it: string }>(`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as it
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'`);
  return rows.map((r) => r.it).sort();
}

/** The rows of today, of those that a version had: with what migrations have changed of them. */
function broughtOn(rows: Record<string, string[]>): Record<string, Record<string, unknown>[]> {
  return Object.fromEntries(Object.entries(rows).map(([t, list]) => [t, list.map((r) => JSON.parse(r) as Record<string, unknown>)]));
}

const WAYS = KINDS.flatMap((kind) => Array.from({ length: VERSIONS }, (_, i) => [kind, i + 1] as const));

test('there is a version for each migration, and rows for each', () => {
  expect(NAMES.length).toBe(VERSIONS);
  expect(NAMES.map((n) => Number(n.slice(0, 4)))).toEqual(NAMES.map((_, i) => i + 1));
});

describe('a database of an earlier version', () => {
  let newest: string[] = [];
  beforeAll(async () => {
    newest = await within(await today(await newPlace('embedded')), shapeOf);
  });

  test.each(WAYS)('%s, version %i: has the form of today when it is opened, and all its rows', async (kind, version) => {
    const place = await asOf(version, kind);
    const before = broughtOn(await within(await bare(place), allRows));
    const told: string[][] = [];
    const db =
      place.databaseUrl === undefined
        ? await openEmbedded(place.data, { ...TELLING, migrated: (names) => told.push(names) })
        : await openServer(place.databaseUrl, (names) => told.push(names));
    const [shape, after] = await within(db, async (q) => [await shapeOf(q), broughtOn(await allRows(q))] as const);
    expect(told.flat()).toEqual(NAMES.slice(version));
    expect(shape).toEqual(newest);
    for (const [table, rows] of Object.entries(before)) {
      expect([table, after[table].length]).toEqual([table, rows.length]);
      for (const row of rows) {
        // 0003: the code by which a guest goes on ends where he has a password.
        const changed = version < 3 && table === 'people' && row.kind === 'account' ? { claim_hash: null } : {};
        expect(after[table]).toContainEqual(expect.objectContaining({ ...row, ...changed }));
      }
    }
    // 0003: nobody else may have a name that looks like that of an account.
    expect(after.people.find((p) => p.id === 'p2')).toMatchObject({ login: 'kim', ...(version < 3 ? { look: 'kim' } : {}) });
    // Opened again there is nothing to be done.
    expect(await within(await today(place), shapeOf)).toEqual(newest);
  });

  test.each(KINDS.map((kind) => [kind, 2] as const))(
    '%s: a backup of version %i is brought to the form of today, and looks like a database that was',
    async (kind, version) => {
      const place = await asOf(version, kind);
      const file = join(root, `backup-${kind}`);
      const taken = await backUp(place, file, { over: false, program: '0.0.9', now: new Date(0) });
      expect(taken.manifest.schema).toEqual(NAMES.slice(0, version));
      const target = { data: join(root, `target-${kind}`) };
      expect((await restore(target, file, { over: false, now: new Date(0) })).migrated).toEqual(NAMES.slice(version));
      const [restored, opened] = [await within(await today(target), allRows), await within(await today(place), allRows)];
      // What a migration fills in by the clock differs.
      const still = (rows: Record<string, string[]>): unknown =>
        Object.fromEntries(
          Object.entries(rows).map(([t, list]) => [t, list.map((r) => r.replace(/"used": "[^"]+"/, '"used": ""')).sort()]),
        );
      expect(still(restored)).toEqual(still(opened));
    },
  );
});

describe('a database of a newer version', () => {
  test.each(KINDS)('%s: is refused by the names of the migrations that are not known, and nothing is changed', async (kind) => {
    const place = await newPlace(kind);
    await within(await today(place), (db) => db.query(`insert into migrations (name) values ('0998_later.sql'), ('0999_last.sql')`));
    const got = await today(place).catch((e: unknown) => e);
    expect(got).toBeInstanceOf(DatabaseFault);
    expect(got).toMatchObject({ kind: 'newer', what: '0998_later.sql, 0999_last.sql' });
    // Whoever knows them finds all as it was.
    if (place.databaseUrl !== undefined)
      expect(
        await within(connectServer(place.databaseUrl), (db) => db.query('select name from migrations where name > $1', ['0998'])),
      ).toEqual([{ name: '0998_later.sql' }, { name: '0999_last.sql' }]);
  });

  test('a backup of one is refused, too', async () => {
    const place = await newPlace('embedded');
    const file = join(root, 'newer.gz');
    await backUp(place, file, { over: false, program: '9.0.0', now: new Date(0) });
    const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n').slice(0, -1);
    const body = lines
      .map((l) => `${l}\n`)
      .join('')
      .replace(`"${NAMES.at(-1)}"]`, `"${NAMES.at(-1)}","0999_last.sql"]`);
    const whole = createHash('sha256').update(body).digest('hex');
    writeFileSync(file, gzipSync(`${body}${JSON.stringify({ whole })}\n`));
    const got = await lookAt(file).catch((e: unknown) => e);
    expect(got).toBeInstanceOf(UnfitBackup);
    expect(got).toMatchObject({ unfit: { why: 'newerSchema', program: '9.0.0', names: '0999_last.sql' } });
  });
});
