/** `apnap backup` and `apnap restore`: what they say and with what they end. What is in a backup is tested by server/test/backups.test.ts. */
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import '../../server/test/prepared.js';
import { endAll, serve, stop } from './served.js';
import { smallDisk } from './small-disk.js';
import { apnap } from './support.js';

let root = '';
/** A data folder with imported cards, and a backup of it. */
let data = '';
let file = '';
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'apnap-backup-'));
  data = join(root, 'data');
  file = join(root, 'backup.gz');
  cpSync(inject('prepared'), data, { recursive: true });
  // No compression makes it smaller.
  writeFileSync(join(data, 'cards.db'), randomBytes(3_000_000));
  expect(await apnap(['backup', file, '--data', data])).toMatchObject({ code: 0, err: '' });
});
afterAll(() => {
  endAll();
  rmSync(root, { recursive: true, force: true });
});

test('what is in it is told as a document, and looked at without writing anything', async () => {
  const told = await apnap(['restore', file, '--check', '--json', '--data', join(root, 'none')]);
  expect(told).toMatchObject({ code: 0, err: '' });
  const doc = JSON.parse(told.out) as { schema: string[]; parts: { kind: string; name: string; lines: number; sha256: string }[] };
  expect(doc).toMatchObject({ file, from: 'embedded', program: '0.1.0', bytes: readFileSync(file).length });
  expect(doc.parts.map((p) => p.name)).toEqual(expect.arrayContaining(['people', 'table_log', 'tournaments', 'cards.db']));
  for (const p of doc.parts) expect(p.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(existsSync(join(root, 'none'))).toBe(false);
  const words = await apnap(['restore', file, '--check'], { LANG: 'zh_CN.UTF-8' });
  expect(words.out).toMatch(/完好/);
});

test('a folder in which it was restored is served', async () => {
  const target = join(root, 'target');
  const done = await apnap(['restore', file, '--data', target]);
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toMatch(/restored/);
  expect(readFileSync(join(target, 'cards.db')).equals(readFileSync(join(data, 'cards.db')))).toBe(true);
  // These are no cards; the server is to begin with what it knows.
  rmSync(join(target, 'cards.db'));
  const server = serve(target);
  expect(await server.url).not.toBeNull();
  // Meanwhile nobody else touches it, and that is said.
  const other = join(root, 'other.gz');
  const refused = await apnap(['backup', other, '--data', target]);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain(String(server.process.pid));
  expect(existsSync(other)).toBe(false);
  expect((await stop(server)).code).toBe(0);
  const again = await apnap(['restore', file, '--data', target]);
  expect(again).toMatchObject({ code: 2, out: '' });
  expect(again.err).toMatch(/postgres is there already; --replace puts it in its place; nothing was restored\n$/);
  const over = await apnap(['restore', file, '--data', target, '--replace', '--lang', 'zh']);
  expect(over).toMatchObject({ code: 0, err: '' });
  const aside = readdirSync(target).find((f) => f.startsWith('postgres.before-')) as string;
  expect(over.out).toContain(join(target, aside));
});

const SAID: Readonly<Record<string, { change: (bytes: Buffer) => Buffer; en: RegExp; zh: RegExp }>> = {
  'cut off': { change: (b) => b.subarray(0, -100), en: /its end is lacking .*; nothing was restored$/, zh: /缺少结尾.*未恢复任何内容$/ },
  damaged: {
    change: (b) => Buffer.concat([b.subarray(0, b.length / 2), randomBytes(64), b.subarray(b.length / 2 + 64)]),
    en: /it is damaged at .*; nothing was restored$/,
    zh: /损坏.*未恢复任何内容$/,
  },
  'something else': { change: () => Buffer.from('{}'), en: /this is no backup/, zh: /不是备份文件/ },
};
test.each(Object.keys(SAID))('a file that is %s is refused in one line, and nothing is written', async (what) => {
  const bad = join(root, 'bad.gz');
  writeFileSync(bad, SAID[what].change(readFileSync(file)));
  const target = join(root, `bad-${what}`);
  for (const lang of ['en', 'zh'] as const) {
    const said = await apnap(['restore', bad, '--data', target, '--lang', lang]);
    expect(said).toMatchObject({ code: 2, out: '' });
    expect(said.err.trimEnd()).toMatch(SAID[what][lang]);
    expect(said.err.trimEnd()).not.toContain('\n');
  }
  expect(existsSync(target)).toBe(false);
});

test('a file that is not there, a folder, a server that is away: each is said', async () => {
  const none = await apnap(['restore', join(root, 'no.gz')]);
  expect(none).toMatchObject({ code: 2 });
  expect(none.err).toMatch(/no\.gz: there is no such file or folder; nothing was restored/);
  expect((await apnap(['restore', root])).err).toMatch(/this is a folder/);
  const away = await apnap(['backup', join(root, 'away.gz')], { APNAP_DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/x' });
  expect(away).toMatchObject({ code: 2, out: '' });
  expect(away.err).toMatch(/127\.0\.0\.1:1\/x can not be reached/);
  expect(away.err).not.toContain('geheim');
});

describe('a disk that is full', () => {
  const disk = smallDisk(() => join(root, 'small'), '2m');

  test('is said where a backup finds no room, and there is no file then', async (cx) => {
    disk.needed(cx);
    const target = join(disk.path, 'backup.gz');
    const said = await apnap(['backup', target, '--data', data]);
    expect(said).toMatchObject({ code: 4, out: '' });
    expect(said.err).toMatch(/backup\.gz: the disk is full; no backup was written\n$/);
    expect(readdirSync(disk.path)).toEqual([]);
  });

  test('is said where a database finds no room, and none is there then', async (cx) => {
    disk.needed(cx);
    const said = await apnap(['restore', file, '--data', join(disk.path, 'data')]);
    expect(said).toMatchObject({ code: 4, out: '' });
    expect(said.err).toMatch(/the disk is full/);
    expect(readdirSync(join(disk.path, 'data'))).toEqual([]);
  });
});
