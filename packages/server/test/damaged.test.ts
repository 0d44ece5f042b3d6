/** A data folder that is not whole: it is refused before the server listens, in words, and nothing is written over what is there. */
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Notice, type RunningServer, startServer } from '@apnap/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.js';

let root = '';
/** A data folder in which people have played. */
let kept = '';
let cookie = '';

const start = (data: string, more: { port?: number; notice?: (n: Notice) => void } = {}): Promise<RunningServer> =>
  startServer({ data, port: 0, host: '127.0.0.1', computerThreads: 1, ...more });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'apnap-damaged-'));
  kept = join(root, 'kept');
  const server = await start(kept);
  const c = new Client(server.url);
  for (let n = 0; n < 6; n++) await c.table({ opponent: { kind: 'person', listed: false } });
  expect((await c.call('POST', '/api/decks', { name: 'Mine', text: '60 Mountain' })).status).toBe(200);
  ({ cookie } = c);
  await server.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let copies = 0;
function copy(): string {
  const folder = join(root, `copy-${++copies}`);
  cpSync(kept, folder, { recursive: true });
  return folder;
}

const inPostgres = (data: string, ...path: string[]): string => join(data, 'postgres', ...path);
/** Files of tables and indexes, by their numbers: those of PostgreSQL itself, or ours; the largest first. */
function relations(data: string, whose: 'system' | 'ours'): string[] {
  const base = inPostgres(data, 'base');
  const database = readdirSync(base).sort((a, b) => Number(b) - Number(a))[0];
  return readdirSync(join(base, database))
    .filter((f) => /^\d+$/.test(f) && Number(f) >= 16_384 === (whose === 'ours'))
    .map((f) => join(base, database, f))
    .sort((a, b) => statSync(b).size - statSync(a).size);
}
function overwrite(file: string, at: number, bytes: Buffer): void {
  const fd = openSync(file, 'r+');
  writeSync(fd, bytes, 0, bytes.length, at);
  closeSync(fd);
}
const PAGE = 8192;
const GARBAGE = Buffer.alloc(PAGE, 0xa5);
const ZEROES = Buffer.alloc(PAGE);

/** All files below a folder with their bytes. */
function contents(folder: string, at = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const f of readdirSync(join(folder, at), { withFileTypes: true })) {
    const path = join(at, f.name);
    if (f.isDirectory()) for (const [k, v] of contents(folder, path)) all.set(k, v);
    else all.set(path, f.isSymbolicLink() ? 'link' : readFileSync(join(folder, path)).toString('latin1'));
  }
  return all;
}

/** How a folder can lose what says that there is a database: nothing may be written, and nothing made anew. */
const GONE: Readonly<Record<string, (data: string) => void>> = {
  'PG_VERSION is missing': (d) => rmSync(inPostgres(d, 'PG_VERSION')),
  'PG_VERSION is a folder': (d) => {
    rmSync(inPostgres(d, 'PG_VERSION'));
    mkdirSync(inPostgres(d, 'PG_VERSION'));
  },
  'PG_VERSION and all that is written beside the database are missing': (d) => {
    rmSync(inPostgres(d, 'PG_VERSION'));
    for (const f of readdirSync(d)) if (f !== 'postgres') rmSync(join(d, f));
  },
  'there is something else than a database': (d) => {
    for (const f of readdirSync(d)) rmSync(join(d, f), { recursive: true });
    mkdirSync(inPostgres(d));
    writeFileSync(inPostgres(d, 'a letter.txt'), 'Dear friend');
  },
};
/** The same, of which only what is written beside the database knows. */
const GONE_WHOLLY: Readonly<Record<string, (data: string) => void>> = {
  'its folder is missing': (d) => rmSync(inPostgres(d), { recursive: true }),
  'its folder is empty': (d) => {
    rmSync(inPostgres(d), { recursive: true });
    mkdirSync(inPostgres(d));
  },
  'its folder is a link to a disk that is not there': (d) => {
    rmSync(inPostgres(d), { recursive: true });
    symlinkSync('/nowhere/at/all', inPostgres(d));
  },
  'its folder was moved away, and another database put there': (d) => {
    rmSync(join(d, 'database.json'));
    writeFileSync(join(d, 'database.json'), '{"system":"1"}');
  },
  'what is written beside it is garbage': (d) => writeFileSync(join(d, 'database.json'), '{"sys'),
};

/** How what it keeps can be damaged. */
const DAMAGED: Readonly<Record<string, (data: string) => void>> = {
  'the control file is missing': (d) => rmSync(inPostgres(d, 'global', 'pg_control')),
  'the control file is empty': (d) => overwrite(inPostgres(d, 'global', 'pg_control'), 0, ZEROES),
  'the write-ahead log is missing': (d) => {
    for (const f of readdirSync(inPostgres(d, 'pg_wal'))) if (/^[0-9A-F]{24}$/.test(f)) rmSync(inPostgres(d, 'pg_wal', f));
  },
  'the write-ahead log is cut off': (d) => {
    for (const f of readdirSync(inPostgres(d, 'pg_wal'))) if (/^[0-9A-F]{24}$/.test(f)) truncateSync(inPostgres(d, 'pg_wal', f), PAGE);
  },
  'the log of what was committed is missing': (d) => rmSync(inPostgres(d, 'pg_xact', '0000')),
  'the settings are missing': (d) => rmSync(inPostgres(d, 'postgresql.conf')),
  'a page of the catalog is garbage': (d) => overwrite(relations(d, 'system').find((f) => f.endsWith('/1249')) as string, PAGE, GARBAGE),
  'a page of the catalog that is hardly ever read is garbage': (d) =>
    // pg_description
    overwrite(relations(d, 'system').find((f) => f.endsWith('/2609')) as string, PAGE, GARBAGE),
  'bytes of rows are garbage': (d) => overwrite(relations(d, 'ours')[0], PAGE - 200, GARBAGE.subarray(0, 100)),
  'a table is cut off': (d) => truncateSync(relations(d, 'ours')[0], 0),
  'a table is gone': (d) => rmSync(relations(d, 'ours')[0]),
};

/** What starting there throws; what does start is ended again. */
async function refusal(data: string, port = 0): Promise<unknown> {
  const got = await start(data, { port }).catch((e: unknown) => e);
  if (got instanceof Error) return got;
  await (got as RunningServer).close();
  return 'it has started';
}

describe('what says that there is a database is gone', () => {
  test.each(Object.keys(GONE))('%s: it is refused, and nothing is written', async (what) => {
    const data = copy();
    GONE[what](data);
    const before = contents(data);
    expect(await refusal(data)).toMatchObject({ kind: expect.stringMatching(/^(missing|foreign)$/), where: inPostgres(data) });
    expect(contents(data)).toEqual(before);
  });

  test.each(Object.keys(GONE_WHOLLY))('%s: it is refused, and nothing is made', async (what) => {
    const data = copy();
    GONE_WHOLLY[what](data);
    const before = readdirSync(data);
    expect(await refusal(data)).toMatchObject({ kind: expect.stringMatching(/^(missing|another|damaged)$/) });
    expect(readdirSync(data)).toEqual(before);
  });

  test('all is there when it is put back', async () => {
    const data = copy();
    const [away, place] = [join(root, 'PG_VERSION'), inPostgres(data, 'PG_VERSION')];
    renameSync(place, away);
    await refusal(data);
    renameSync(away, place);
    const server = await start(data);
    const c = new Client(server.url);
    c.cookie = cookie;
    const tables = (await c.call<{ data: { mySeat: number | null }[] }>('GET', '/api/tables')).body.data;
    expect(tables.filter((t) => t.mySeat === 0).length).toBe(6);
    const decks = (await c.call<{ data: { name: { en: string } }[] }>('GET', '/api/decks')).body.data;
    expect(decks.some((d) => d.name.en === 'Mine')).toBe(true);
    await server.close();
  });
});

describe('what it keeps is damaged', () => {
  test.each(Object.keys(DAMAGED))('%s: it is refused before anybody is let in, with what is wrong', async (what) => {
    const data = copy();
    DAMAGED[what](data);
    // Who listens here is asked nothing: the port is never wanted.
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const address = other.address();
    const error = await refusal(data, typeof address === 'object' && address ? address.port : 0);
    other.close();
    expect(error).toMatchObject({ kind: 'damaged', where: inPostgres(data) });
    // Not PGlite's own words for 'something is wrong'.
    expect((error as { what: string }).what).toMatch(/\w{4}/);
    expect((error as { what: string }).what).not.toMatch(/Aborted|ASSERTIONS|failed to initialize/);
    expect(existsSync(join(data, 'lock'))).toBe(false);
  });
});

/** What a statement that meets a damaged page says (PostgreSQL, Appendix A: XX001 data_corrupted). */
const MEETS = `do $$ begin raise exception 'invalid page in block 7' using errcode = 'XX001'; end $$`;

test('what is found to be damaged under play ends the server, and nothing is written after it', async () => {
  const data = copy();
  const faults: Error[] = [];
  const server = await startServer({ data, port: 0, host: '127.0.0.1', computerThreads: 1, fatal: (f) => faults.push(f) });
  await expect(server.db.query(MEETS)).rejects.toMatchObject({ message: expect.stringContaining('invalid page') });
  expect(faults).toMatchObject([{ kind: 'damaged', where: inPostgres(data), what: 'invalid page in block 7' }]);
  const answer = await new Client(server.url).call<{ code: string }>('POST', '/api/decks', { name: 'Late', text: '60 Mountain' });
  expect([answer.status, answer.body.code]).toEqual([503, 'broken']);
  await server.close();
  expect(existsSync(join(data, 'lock'))).toBe(false);
  await (await start(data)).close();
});

test('a folder that an earlier version made is taken as it is, and known from then on', async () => {
  const data = copy();
  rmSync(join(data, 'database.json'), { force: true });
  const notices: Notice[] = [];
  await (await start(data, { notice: (n) => notices.push(n) })).close();
  expect(notices).toEqual([]);
  expect(existsSync(join(data, 'database.json'))).toBe(true);
});

test('a database is made only where there is none, which is said; what was left when making one was cut short is no database', async () => {
  const data = join(root, 'fresh');
  mkdirSync(join(data, 'postgres.making', 'base'), { recursive: true });
  // Made by somebody for a volume.
  mkdirSync(inPostgres(data));
  const notices: Notice[] = [];
  await (await start(data, { notice: (n) => notices.push(n) })).close();
  expect(notices).toEqual([{ kind: 'made', path: inPostgres(data) }]);
  expect(readdirSync(data).sort()).toEqual(['database.json', 'postgres']);
  // Others on the machine have no business there: PGlite lets everybody write to its files.
  expect(statSync(inPostgres(data)).mode & 0o077).toBe(0);
});
