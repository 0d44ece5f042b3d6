/** Statements that are kept prepared give what they give when each is read anew (PostgreSQL 18, 55.2.3). */
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Statements } from '../src/db/statements.js';
import { Usual } from '../src/db/usual.js';

let db: PGlite;
let statements: Statements;
beforeAll(async () => {
  db = await PGlite.create();
  statements = new Statements(db);
  await db.exec('create table things (id int primary key, text text, n bigint, at timestamptz, data jsonb, list text[], yes boolean)');
}, 60_000);
afterAll(() => db.close());

const again = async (sql: string, values: () => unknown[]): Promise<unknown[][]> => {
  const all: unknown[][] = [];
  for (let i = 0; i < 6; i++) all.push(await statements.run(sql, values()));
  return all;
};

it('values of every type go in and come out as they do when a statement is read each time', async () => {
  let id = 0;
  const at = new Date('2026-11-30T12:00:00Z');
  const row = (): unknown[] => [id++, '三 "x" \\', '9007199254740993', at, { a: [1, null, 'é'] }, ['p', 'q,r', '{}'], true];
  await again('insert into things values ($1, $2, $3, $4, $5, $6, $7)', row);
  await again('insert into things (id, data, list) values ($1, $2, $3)', () => [id++, null, null]);
  const sql = 'select * from things where id >= $1 order by id';
  const { rows } = await db.query(sql, [0]);
  expect(rows).toHaveLength(12);
  for (const given of await again(sql, () => [0])) expect(given).toEqual(rows);
  // What is a text by its type and JSON by its look, and a statement that gives nothing.
  for (const given of await again("select '[1]' as t, $1::jsonb->'a' as a, null as n", () => ['{"a":[2]}']))
    expect(given).toEqual([{ t: '[1]', a: [2], n: null }]);
  for (const given of await again('delete from things where id < $1', () => [-1])) expect(given).toEqual([]);
});

it('an error is told by its code, undoes its transaction, and the statement goes on afterwards', async () => {
  const insert = 'insert into things (id) values ($1)';
  let id = 1000;
  await again(insert, () => [id++]);
  for (let i = 0; i < 5; i++) {
    await statements.run('begin', []);
    await statements.run(insert, [id]);
    await expect(statements.run(insert, [1000])).rejects.toMatchObject({ code: '23505' });
    await expect(statements.run(insert, [id + 1])).rejects.toMatchObject({ code: '25P02' });
    await statements.run('rollback', []);
    expect(await statements.run('select count(*)::int as n from things where id = $1', [id])).toEqual([{ n: 0 }]);
  }
  await statements.run(insert, [id]);
  expect(await statements.run('select count(*)::int as n from things where id = $1', [id])).toEqual([{ n: 1 }]);
});

it('a statement about a table that has another form by now fails once at most', async () => {
  await db.exec('create table forms (a int)');
  const sql = 'select * from forms';
  await statements.run('insert into forms values (1)', []);
  await again(sql, () => []);
  await db.exec('alter table forms add b int default 2');
  await statements.run(sql, []).catch(() => {});
  expect(await statements.run(sql, [])).toEqual([{ a: 1, b: 2 }]);
});

it('only what comes again and again is kept, and no cursor', () => {
  const usual = new Usual();
  const names = (sql: string): (string | null)[] => [1, 2, 3, 4].map(() => usual.nameOf(sql));
  expect(names('select 1')).toEqual([null, null, 'usual1', 'usual1']);
  expect(names('fetch 100 from rows')).toEqual([null, null, null, null]);
  expect(names('declare rows cursor for select 1')).toEqual([null, null, null, null]);
  for (let i = 0; i < 1000; i++) names(`select ${i}, 2`);
  expect(names('select 3, 4, 5')).toEqual([null, null, null, null]);
  expect(usual.nameOf('select 1')).toBe('usual1');
});
