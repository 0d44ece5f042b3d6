/**
 * What it costs to write the entries of an answer into the embedded database: with statements that are kept prepared, as the server does it, and with each read anew, as PGlite's `query` does; in turns.
 *
 *   npm run statement-cost -- [--answers 500] [--entries 4]
 *
 * Milliseconds of processor time of the process an answer. The names of tables are made up; one table is written to after the other.
 */
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../packages/server/src/db/database.js';
import { migrate } from '../packages/server/src/db/migrate.js';
import { Statements } from '../packages/server/src/db/statements.js';
import { Store } from '../packages/server/src/live/store.js';
import type { Entry } from '../packages/server/src/tables/entries.js';

const { values } = parseArgs({ options: { answers: { type: 'string', default: '500' }, entries: { type: 'string', default: '4' } } });
const [answers, entries] = [Number(values.answers), Number(values.entries)];
const TABLES = 100;

/** A database over a way to carry statements out. */
function databaseOf(run: (sql: string, values: unknown[]) => Promise<unknown[]>): Database {
  const query = async <Row>(sql: string, given: readonly unknown[] = []): Promise<Row[]> => (await run(sql, given.slice())) as Row[];
  const nothing = async (): Promise<void> => {};
  return { shared: false, query, transaction: (work) => work({ query }), listen: nothing, notify: nothing, close: nothing };
}

async function storeOver(run: (sql: string, values: unknown[]) => Promise<unknown[]>): Promise<Store> {
  const db = databaseOf(run);
  await migrate(db, 'memory');
  const store = new Store(db, 'here');
  const head = { info: {}, phase: 'playing', listed: false, people: ['a', 'b'] } as unknown as Parameters<Store['create']>[1];
  for (let i = 0; i < TABLES; i++) await store.create(`t${i}`, head, []);
  return store;
}

const written = Array.from({ length: entries }, (_, i) => ({
  e: 'move',
  by: 0,
  move: { pick: [i] },
  at: 1_764_500_000_000 + i,
  auto: 1,
  time: 1000 + i,
}));

/** @returns milliseconds of processor time an answer */
async function measured(store: Store, from: number): Promise<number> {
  const before = process.cpuUsage();
  for (let i = from; i < from + answers; i++)
    await store.append(`t${i % TABLES}`, 1, Math.floor(i / TABLES) * entries, written as unknown as Entry[]);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / answers;
}

const [one, two] = [await PGlite.create(), await PGlite.create()];
const statements = new Statements(one);
const kept = await storeOver((sql, given) => statements.run(sql, given));
const anew = await storeOver(async (sql, given) => (await two.query<Record<string, unknown>>(sql, given)).rows);
// The first round warms up.
for (let round = 0; round < 4; round++) {
  const [a, b] = [await measured(kept, round * answers), await measured(anew, round * answers)];
  if (round > 0) console.log(`kept prepared ${a.toFixed(2)} ms, read anew ${b.toFixed(2)} ms an answer of ${entries} entries`);
}
process.exit(0);
