/** Backups: what was kept is there again, from either kind of database into either; a file that is not whole is refused, and nothing is written. */
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { TableInfo } from '@apnap/protocol';
import { DatabaseFault, FolderInUse } from '@apnap/server';
import { backUp, type Contents, lookAt, type Place, restore, UnfitBackup } from '@apnap/server/backup';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../src/db/database.js';
import { knownMigrations, ownTables } from '../src/db/migrate.js';
import { openEmbedded } from '../src/db/pglite.js';
import { connectServer, openServer } from '../src/db/postgres.js';
import { Client } from './client.js';
import { allRows, fillAs, VERSIONS } from './kept.js';
import { type Home, newHome, POSTGRES, testServer } from './server.js';

const NOW = new Date('2026-11-29T12:00:00Z');
const TAKE = { over: false, program: '0.1.0', now: NOW };
const PUT = { over: false, now: NOW };

let root = '';
let names = 0;
const fresh = (what: string): string => join(root, `${what}-${++names}`);
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'apnap-backups-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const homes: Home[] = [];
afterAll(async () => {
  for (const home of homes) await home.remove();
});
/** An empty database on the PostgreSQL server. */
async function emptyServer(): Promise<Place> {
  const home = await newHome();
  homes.push(home);
  return { data: fresh('data'), databaseUrl: home.databaseUrl as string };
}

const opened = ({ data, databaseUrl }: Place): Promise<Database> =>
  databaseUrl === undefined ? openEmbedded(data, { ended() {} }) : openServer(databaseUrl);

async function rowsAt(place: Place): Promise<Record<string, string[]>> {
  const db = await opened(place);
  return allRows(db).finally(() => db.close());
}

/** Something of everything is kept there. */
async function filled(place: Place): Promise<Place> {
  if (place.databaseUrl === undefined) cpSync(inject('prepared'), place.data, { recursive: true });
  const db = await opened(place);
  await fillAs(VERSIONS, db).finally(() => db.close());
  return place;
}

const hash = (s: string): string => createHash('sha256').update(s).digest('hex');
const hashes = ({ parts }: Contents): [string, number, string][] => parts.map((p) => [p.name, p.lines, p.sha256]);

const KINDS: Record<string, () => Promise<Place>> = {
  embedded: async () => ({ data: fresh('data') }),
  ...(POSTGRES === '' ? {} : { PostgreSQL: emptyServer }),
};
const WAYS = Object.keys(KINDS).flatMap((from) => Object.keys(KINDS).map((to) => [from, to]));

describe('what is kept is there again', () => {
  test('there are rows of every table that is kept', async () => {
    const rows = await rowsAt(await filled(await KINDS.embedded()));
    expect(Object.keys(rows).sort()).toEqual(
      ownTables()
        .filter((t) => t !== 'servers')
        .sort(),
    );
    for (const [table, list] of Object.entries(rows)) expect([table, list.length > 0]).toEqual([table, true]);
    expect(knownMigrations().length).toBe(VERSIONS);
  });

  test.each(WAYS)('from %s into %s: each row as it was, and another backup has the same hashes', async (from, to) => {
    const [a, b] = [await filled(await KINDS[from]()), await KINDS[to]()];
    const [first, second] = [fresh('file'), fresh('file')];
    const taken = await backUp(a, first, TAKE);
    expect(taken.manifest).toMatchObject({ program: '0.1.0', made: NOW.toISOString(), schema: knownMigrations() });
    // What is in it can be read by others on this machine no more than what it was made of.
    expect(statSync(first).mode & 0o077).toBe(0);
    const put = await restore(b, first, PUT);
    expect(put).toMatchObject({ migrated: [], aside: null });
    expect(await rowsAt(b)).toEqual(await rowsAt(a));
    expect(hashes(await backUp(b, second, TAKE))).toEqual(hashes(taken));
    expect(hashes(await lookAt(second))).toEqual(hashes(taken));
  });

  test('a server goes on with it: who was signed in is, and the game at the table is played on', async () => {
    const server = await testServer();
    const c = new Client(server.url);
    const { id } = await c.table();
    const seat = c.seat(id);
    await seat.play(6);
    const { n, battlefield } = seat.game as NonNullable<typeof seat.game>;
    seat.close();
    await server.close();
    const { home } = server;
    const place: Place = { data: home.data, ...(home.databaseUrl === undefined ? {} : { databaseUrl: home.databaseUrl }) };
    const file = fresh('file');
    await backUp(place, file, TAKE);
    // Into the kind of database that tests have.
    const other = await newHome();
    rmSync(other.data, { recursive: true });
    await restore(
      { ...place, data: other.data, ...(other.databaseUrl === undefined ? {} : { databaseUrl: other.databaseUrl }) },
      file,
      PUT,
    );
    const again = await testServer({}, other);
    c.base = again.url;
    expect((await c.call<TableInfo>('GET', `/api/tables/${id}`)).body).toMatchObject({ id, mySeat: 0 });
    const back = c.seat(id);
    await back.until(() => back.mine !== null);
    expect(back.game?.n).toBeGreaterThanOrEqual(n);
    expect(back.game?.battlefield.length).toBeGreaterThanOrEqual(battlefield.length);
    expect(await back.play(3)).toBe(3);
    back.close();
    await again.end();
    await home.remove();
  });

  test('of cards and rules documents that were imported each byte, and nothing where they are not wanted', async () => {
    const a = await filled(await KINDS.embedded());
    const cards = randomBytes(200_001);
    writeFileSync(join(a.data, 'cards.db'), cards);
    writeFileSync(join(a.data, 'rules.json'), '{"three": "三"}');
    const [file, less] = [fresh('file'), fresh('file')];
    // However the folder is written.
    await backUp({ ...a, data: `${a.data}//./` }, file, TAKE);
    await backUp({ ...a, onlyDatabase: true }, less, TAKE);
    const b = await KINDS.embedded();
    await restore(b, file, PUT);
    expect(readFileSync(join(b.data, 'cards.db')).equals(cards)).toBe(true);
    expect(readFileSync(join(b.data, 'rules.json'), 'utf8')).toBe('{"three": "三"}');
    expect((await lookAt(less)).parts.filter((p) => p.kind === 'file')).toEqual([]);
    const c = await KINDS.embedded();
    await restore({ ...c, onlyDatabase: true }, file, PUT);
    expect(readdirSync(c.data).sort()).toEqual(['database.json', 'postgres']);
  });
});

describe('nothing is destroyed', () => {
  let kept: Place = { data: '' };
  let file = '';
  beforeAll(async () => {
    kept = await filled(await KINDS.embedded());
    file = fresh('file');
    await backUp(kept, file, TAKE);
  });
  const copy = (): Place => {
    const place = { data: fresh('data') };
    cpSync(kept.data, place.data, { recursive: true });
    return place;
  };

  test('a file that is there is replaced only where that is wanted', async () => {
    const there = fresh('file');
    writeFileSync(there, 'a letter');
    await expect(backUp(kept, there, TAKE)).rejects.toMatchObject({ refusal: { why: 'occupied', where: there } });
    expect(readFileSync(there, 'utf8')).toBe('a letter');
    await backUp(kept, there, { ...TAKE, over: true });
    await lookAt(there);
  });

  test('a database that is there is replaced only where that is wanted, and then it is kept aside', async () => {
    const there = copy();
    const db = await opened(there);
    await db.query(`insert into people (id, name, kind) values ('later', 'Later', 'guest')`);
    await db.close();
    const rows = await rowsAt(there);
    await expect(restore(there, file, PUT)).rejects.toMatchObject({ refusal: { why: 'occupied', where: join(there.data, 'postgres') } });
    expect(await rowsAt(there)).toEqual(rows);
    const { aside } = await restore(there, file, { ...PUT, over: true });
    expect(await rowsAt(there)).toEqual(await rowsAt(kept));
    // What is aside is a database still.
    const old = { data: fresh('data') };
    mkdirSync(old.data);
    cpSync(aside as string, join(old.data, 'postgres'), { recursive: true });
    expect(await rowsAt(old)).toEqual(rows);
  });

  test('imported cards that are there are not replaced unasked', async () => {
    const [there, cards] = [copy(), fresh('file')];
    writeFileSync(join(there.data, 'cards.db'), 'these');
    await backUp(there, cards, TAKE);
    const other = await KINDS.embedded();
    mkdirSync(other.data);
    writeFileSync(join(other.data, 'cards.db'), 'those');
    await expect(restore(other, cards, PUT)).rejects.toMatchObject({ refusal: { why: 'occupied', where: join(other.data, 'cards.db') } });
    expect(readdirSync(other.data)).toEqual(['cards.db']);
    expect(readFileSync(join(other.data, 'cards.db'), 'utf8')).toBe('those');
  });

  test('a folder that a server uses is left alone, by both', async () => {
    const server = await testServer({}, { data: copy().data, remove: async () => {} });
    const { data } = server.home;
    const none = fresh('file');
    await expect(backUp({ data }, none, TAKE)).rejects.toBeInstanceOf(FolderInUse);
    await expect(restore({ data }, file, { ...PUT, over: true })).rejects.toBeInstanceOf(FolderInUse);
    expect(existsSync(none)).toBe(false);
    await server.close();
  });

  test('where there is no database none is backed up, and none is made', async () => {
    const [none, target] = [fresh('data'), fresh('file')];
    await expect(backUp({ data: none }, target, TAKE)).rejects.toMatchObject({ refusal: { why: 'nothing' } });
    expect([existsSync(none), existsSync(target)]).toEqual([false, false]);
  });

  test('a database that a newer version has changed is not backed up', async () => {
    const there = copy();
    const db = await opened(there);
    await db.query(`insert into migrations (name) values ('9999_later.sql')`);
    await db.close();
    const got = await backUp(there, fresh('file'), TAKE).catch((e: unknown) => e);
    expect(got).toBeInstanceOf(DatabaseFault);
    expect(got).toMatchObject({ kind: 'newer', what: '9999_later.sql' });
  });

  test('a restore that fails half way leaves what was there', async () => {
    const there = copy();
    const rows = await rowsAt(there);
    // Whole by its hashes; but a table lacks an entry of its log.
    const lines = gunzipSync(readFileSync(file)).toString('utf8');
    const bad = rewritten(lines, (all) => all.filter((l) => !l.startsWith('["t1","2",')), 'table_log');
    await lookAt(bad);
    await expect(restore(there, bad, { ...PUT, over: true })).rejects.toMatchObject({ kind: 'damaged' });
    expect(await rowsAt(there)).toEqual(rows);
    expect(readdirSync(there.data).sort()).toEqual(['database.json', 'postgres']);
  });

  /** The file with another content of a part, and all its numbers and hashes right. */
  function rewritten(text: string, change: (lines: string[]) => string[], name: string): string {
    const target = fresh('file');
    const all = text.trimEnd().split('\n');
    const manifest = JSON.parse(all[0]) as { parts: { name: string; lines: number }[] };
    const [from, to] = [all.indexOf(JSON.stringify({ part: name })), all.findIndex((l) => l.startsWith(`{"end":"${name}"`))];
    const rows = change(all.slice(from + 1, to));
    for (const p of manifest.parts) if (p.name === name) p.lines = rows.length;
    const end = JSON.stringify({ end: name, lines: rows.length, sha256: hash(rows.map((r) => `${r}\n`).join('')) });
    const before = [JSON.stringify(manifest), ...all.slice(1, from + 1), ...rows, end, ...all.slice(to + 1, -1)];
    const body = before.map((l) => `${l}\n`).join('');
    writeFileSync(target, gzipSync(`${body}${JSON.stringify({ whole: hash(body) })}\n`));
    return target;
  }
});

describe('a file that is not whole', () => {
  let bytes = Buffer.alloc(0);
  let text = '';
  let file = '';
  beforeAll(async () => {
    const kept = await KINDS.embedded();
    cpSync(inject('prepared'), kept.data, { recursive: true });
    const db = await opened(kept);
    await db.query(`insert into people (id, name, kind) values ('p1', 'Kim', 'guest'), ('p2', 'Lee', 'guest')`);
    await db.close();
    file = fresh('file');
    await backUp(kept, file, TAKE);
    bytes = readFileSync(file);
    text = gunzipSync(bytes).toString('utf8');
  });

  /** Why it is refused; '' where it is not. It is looked at, and must not be restored either. */
  async function whyNot(content: Buffer): Promise<string> {
    const bad = fresh('file');
    writeFileSync(bad, content);
    const got = await lookAt(bad).catch((e: unknown) => e);
    rmSync(bad);
    if (!(got instanceof Error)) return '';
    expect(got).toBeInstanceOf(UnfitBackup);
    return (got as UnfitBackup).unfit.why;
  }

  test('cut off after any byte it is refused, as packed and as lines', async () => {
    for (let at = 0; at < bytes.length; at += 7)
      expect([at, await whyNot(bytes.subarray(0, at))]).toEqual([at, expect.stringMatching(/./)]);
    for (let at = 0; at < text.length; at += 23)
      expect([at, await whyNot(gzipSync(text.slice(0, at)))]).toEqual([at, expect.stringMatching(/^(cutOff|notBackup|damaged)$/)]);
    expect(await whyNot(bytes.subarray(0, -1))).toBe('cutOff');
    expect(await whyNot(bytes)).toBe('');
  });

  test('with any character changed it is refused, also where it is packed anew', async () => {
    for (let at = 0; at < text.length; at += 11) {
      const other = text[at] === '1' ? '2' : '1';
      const why = await whyNot(gzipSync(text.slice(0, at) + other + text.slice(at + 1)));
      expect([at, why]).toEqual([at, expect.stringMatching(/^(damaged|notBackup|newerFormat)$/)]);
    }
    for (let at = 0; at < bytes.length; at += 13) {
      const other = Buffer.from(bytes);
      other[at] ^= 0x10;
      // The time and the system in the head of a gzip file mean nothing.
      if (at < 4 || at > 9) expect([at, await whyNot(other)]).toEqual([at, expect.stringMatching(/./)]);
    }
  });

  test('with a line less, twice, or in another place it is refused', async () => {
    const lines = text.trimEnd().split('\n');
    const packed = (all: readonly string[]): Buffer => gzipSync(all.map((l) => `${l}\n`).join(''));
    for (const [i, line] of lines.entries()) {
      expect(await whyNot(packed(lines.filter((_, j) => j !== i)))).not.toBe('');
      expect(await whyNot(packed([...lines.slice(0, i), line, ...lines.slice(i)]))).not.toBe('');
      if (i > 0) expect(await whyNot(packed([...lines.slice(0, i - 1), line, lines[i - 1], ...lines.slice(i + 1)]))).not.toBe('');
    }
    expect(await whyNot(packed(lines))).toBe('');
  });

  test('of something else, of a newer form or of a newer schema it is refused by what it is', async () => {
    expect(await whyNot(Buffer.from('a letter'))).toBe('notBackup');
    expect(await whyNot(gzipSync('a letter\n'))).toBe('notBackup');
    expect(await whyNot(gzipSync('{"apnap":"save"}\n'))).toBe('notBackup');
    expect(await whyNot(gzipSync(text.replace('"format":1', '"format":2')))).toBe('newerFormat');
    expect(await whyNot(gzipSync(text.replace('"0005_tournaments.sql"', '"0005_tournaments.sql","9999_later.sql"')))).toBe('damaged');
    const strange = fresh('file');
    writeFileSync(strange, rewrittenWith(text, '../../etc/passwd'));
    await expect(lookAt(strange)).rejects.toMatchObject({ unfit: { why: 'damaged', at: '../../etc/passwd' } });
    await expect(lookAt(root)).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(lookAt(join(root, 'nothing'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  /** The same with a file besides, all its numbers and hashes right. */
  function rewrittenWith(of: string, name: string): Buffer {
    const all = of.trimEnd().split('\n').slice(0, -1);
    const manifest = JSON.parse(all[0]) as { parts: unknown[] };
    manifest.parts.push({ kind: 'file', name, lines: 0 });
    const more = [JSON.stringify({ part: name }), JSON.stringify({ end: name, lines: 0, sha256: hash('') })];
    const body = [JSON.stringify(manifest), ...all.slice(1), ...more].map((l) => `${l}\n`).join('');
    return gzipSync(`${body}${JSON.stringify({ whole: hash(body) })}\n`);
  }

  test('nothing is written of it', async () => {
    const bad = fresh('file');
    writeFileSync(bad, bytes.subarray(0, -20));
    const place = await KINDS.embedded();
    await expect(restore(place, bad, PUT)).rejects.toBeInstanceOf(UnfitBackup);
    expect(existsSync(place.data)).toBe(false);
  });
});

describe.skipIf(POSTGRES === '')('on PostgreSQL', () => {
  test('it is of one moment, whatever is written meanwhile: each table has all entries of its log', async () => {
    const place = await filled(await emptyServer());
    const db = connectServer(place.databaseUrl as string);
    let going = true;
    const writer = (async () => {
      for (let n = 0; going; n++)
        await db.transaction(async (q) => {
          await q.query(`insert into tables (id, phase, listed, people, head) values ($1, 'playing', false, '{}', '{}')`, [`w${n}`]);
          await q.query(`insert into table_log (table_id, seq, entry) values ($1, 1, '{}'), ($1, 2, '{}')`, [`w${n}`]);
        });
      return true;
    })();
    const files = Array.from({ length: 5 }, () => fresh('file'));
    const counts: number[] = [];
    for (const file of files) {
      const { parts } = await backUp(place, file, TAKE);
      const lines = (name: string): number => parts.find((p) => p.name === name)?.lines ?? -1;
      // 't1' has 1300 entries, 't2' one, each of the others two.
      expect(lines('table_log')).toBe(1301 + 2 * (lines('tables') - 2));
      counts.push(lines('tables'));
    }
    going = false;
    expect(await writer).toBe(true);
    await db.close();
    expect(counts.at(-1)).toBeGreaterThan(counts[0]);
    // Restoring looks for lost entries.
    await restore(await emptyServer(), files[2], PUT);
  });

  test('a database in use is not restored into; one that is not is replaced only where that is wanted', async () => {
    const place = await filled(await emptyServer());
    const file = fresh('file');
    const taken = await backUp(place, file, TAKE);
    const db = connectServer(place.databaseUrl as string);
    await db.query(`insert into people (id, name, kind) values ('later', 'Later', 'guest')`);
    await expect(restore(place, file, PUT)).rejects.toMatchObject({ refusal: { why: 'occupied' } });
    await db.query(`insert into servers (id, url) values ('alive', 'http://10.0.0.6:4040')`);
    await expect(restore(place, file, { ...PUT, over: true })).rejects.toMatchObject({
      refusal: { why: 'served', server: 'http://10.0.0.6:4040' },
    });
    await db.query(`update servers set seen = now() - interval '1 minute'`);
    await restore(place, file, { ...PUT, over: true });
    await db.close();
    expect(hashes(await backUp(place, fresh('file'), TAKE))).toEqual(hashes(taken));
  });

  test('a database of something else is left alone, whatever is wanted', async () => {
    const source = await filled(await KINDS.embedded());
    const file = fresh('file');
    await backUp(source, file, TAKE);
    const place = await emptyServer();
    const db = connectServer(place.databaseUrl as string);
    await db.query('create table invoices (n int)');
    await expect(restore(place, file, { ...PUT, over: true })).rejects.toMatchObject({ refusal: { why: 'foreign', tables: 'invoices' } });
    await expect(backUp(place, fresh('file'), TAKE)).rejects.toMatchObject({ refusal: { why: 'nothing' } });
    const there = await db.query(`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    expect(there).toEqual([{ name: 'invoices' }]);
    await db.close();
  });
});
