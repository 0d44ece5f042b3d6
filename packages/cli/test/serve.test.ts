/** `apnap serve` when the disk, the database or the program itself fails: it says what, writes nothing over what is there, and ends. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endAll, serve, stop, words } from './served.js';
import { smallDisk } from './small-disk.js';

let root = '';
/** A data folder in which people have played. */
let kept = '';
/** What its owner has. */
let cookie = '';

async function call(url: string, method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const [set] = response.headers.getSetCookie();
  if (set) cookie = set.split(';')[0];
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'apnap-serve-'));
  kept = join(root, 'kept');
  const s = serve(kept);
  const url = (await s.url) as string;
  for (let n = 0; n < 6; n++) {
    const opponent = { kind: 'person', listed: false };
    expect((await call(url, 'POST', '/api/tables', { deck: 'pauper-burn', opponent })).status).toBe(200);
  }
  expect((await call(url, 'POST', '/api/decks', { name: 'Mine', text: '60 Mountain' })).status).toBe(200);
  expect(await stop(s)).toMatchObject({ code: 0 });
}, 240_000);
afterAll(() => {
  endAll();
  rmSync(root, { recursive: true, force: true });
});

let copies = 0;
function copy(): string {
  const folder = join(root, `copy-${++copies}`);
  cpSync(kept, folder, { recursive: true });
  return folder;
}

const inPostgres = (data: string, ...path: string[]): string => join(data, 'postgres', ...path);

describe('a data folder that is not whole', () => {
  it('is refused with a sentence and a code, in the language of the reader', async () => {
    const data = copy();
    rmSync(inPostgres(data, 'PG_VERSION'));
    const s = serve(data);
    expect(await s.ended).toMatchObject({ code: 3 });
    expect([s.out(), words(s)]).toEqual(['', [expect.stringMatching(/^there was a database in .*postgres, .*nothing was written/)]]);
    rmSync(inPostgres(data), { recursive: true });
    const t = serve(data, { args: ['--lang', 'zh'] });
    expect(await t.ended).toMatchObject({ code: 3 });
    expect([t.out(), words(t)]).toEqual(['', [expect.stringMatching(/postgres原有数据库.*未写入任何内容/)]]);
    expect(readdirSync(data)).not.toContain('postgres');
  });

  it('is refused where a page of the catalog is garbage, before it listens', async () => {
    const data = copy();
    const base = inPostgres(data, 'base');
    const database = readdirSync(base).sort((x, y) => Number(y) - Number(x))[0];
    const fd = openSync(join(base, database, '1249'), 'r+');
    writeSync(fd, Buffer.alloc(8192, 0xa5), 0, 8192, 8192);
    closeSync(fd);
    const s = serve(data);
    expect(await s.ended).toMatchObject({ code: 3 });
    expect([s.out(), words(s)]).toEqual([
      '',
      [expect.stringMatching(/postgres is damaged: .*invalid page.*; nothing was written over it/)],
    ]);
  });
});

describe('a disk that is full', () => {
  const disk = smallDisk(() => join(root, 'small'), '64m');
  // Before the disk goes away.
  afterAll(endAll);

  /** Takes all room but a little. */
  function fill(leave: number): void {
    const file = join(disk.path, 'ballast');
    rmSync(file, { force: true });
    const { bavail, bsize } = statfsSync(disk.path);
    const fd = openSync(file, 'w');
    try {
      writeSync(fd, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
    } finally {
      closeSync(fd);
    }
  }
  /** A list that no compression makes smaller. */
  const large = (): string => ['60 Mountain', ...Array.from({ length: 280 }, () => `// ${randomBytes(180).toString('base64')}`)].join('\n');

  it('under play: it says so and ends; it does not start while there is no room, and loses nothing', async (cx) => {
    disk.needed(cx);
    // Room for a database, and not for another file of its log (16 MB).
    execFileSync('mount', ['-o', 'remount,size=58m', disk.path]);
    const data = join(disk.path, 'data');
    const s = serve(data);
    const url = (await s.url) as string;
    const { id } = (await call(url, 'POST', '/api/decks', { name: 'x', text: '60 Mountain' })).body as { id: string };
    let [saved, over] = ['x', false];
    void s.ended.then(() => {
      over = true;
    });
    for (let n = 0; !over && n < 5000; n++) {
      const done = await call(url, 'PUT', `/api/decks/${id}`, { name: `x${n}`, text: large() }).catch(() => null);
      if (done?.status === 200) saved = `x${n}`;
      else if (done) expect([done.status, done.body.code]).toEqual([503, 'full']);
    }
    expect(await s.ended).toMatchObject({ code: 4 });
    expect(words(s).at(-1)).toMatch(/^the disk is full .*nothing that was acknowledged is lost/);
    for (const leave of [1 << 20, 64 << 10, 0]) {
      fill(leave);
      const t = serve(data, { args: ['--lang', leave === 0 ? 'zh' : 'en'] });
      expect(await t.ended).toMatchObject({ code: 4 });
      expect([t.out(), words(t)]).toEqual(['', [expect.stringMatching(leave === 0 ? /^磁盘已满/ : /^the disk is full/)]]);
    }
    rmSync(join(disk.path, 'ballast'));
    execFileSync('mount', ['-o', 'remount,size=160m', disk.path]);
    const again = serve(data);
    expect((await call((await again.url) as string, 'GET', `/api/decks/${id}`)).body.name).toMatchObject({ en: saved });
    expect(await stop(again)).toMatchObject({ code: 0 });
    rmSync(data, { recursive: true });
  }, 240_000);

  it('where there is room for the log, but not for a table: what can not be written is refused, and goes on when there is room', async (cx) => {
    disk.needed(cx);
    execFileSync('mount', ['-o', 'remount,size=160m', disk.path]);
    const data = join(disk.path, 'data');
    const s = serve(data);
    const url = (await s.url) as string;
    fill(100 << 10);
    let full: Record<string, unknown> | null = null;
    for (let n = 0; n < 60 && full === null; n++) {
      const done = await call(url, 'POST', '/api/decks', { name: `x${n}`, text: large() });
      if (done.status === 200) continue;
      expect(done.status).toBe(503);
      full = done.body;
    }
    expect(full).toMatchObject({ code: 'full', text: { en: expect.stringMatching(/disk/), zh: expect.stringMatching(/磁盘/) } });
    rmSync(join(disk.path, 'ballast'));
    expect((await call(url, 'POST', '/api/decks', { name: 'y', text: large() })).status).toBe(200);
    expect(await stop(s)).toMatchObject({ code: 0 });
    rmSync(data, { recursive: true });
  }, 240_000);

  it('before there is a database: nothing half made is left', async (cx) => {
    disk.needed(cx);
    execFileSync('mount', ['-o', 'remount,size=160m', disk.path]);
    fill(20 << 20);
    const data = join(disk.path, 'new');
    const s = serve(data);
    expect(await s.ended).toMatchObject({ code: 4 });
    expect([s.out(), words(s)]).toEqual(['', [expect.stringMatching(/^the disk is full/)]]);
    rmSync(join(disk.path, 'ballast'));
    const t = serve(data);
    expect(await t.url).not.toBeNull();
    expect(await stop(t)).toMatchObject({ code: 0 });
  }, 240_000);
});

describe('two servers on one folder', () => {
  it('in another container: the second is refused, with words that say who holds it and what to do; a lock that is left behind is taken', async (cx) => {
    const namespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child=SIGTERM'];
    try {
      execFileSync(namespace[0], [...namespace.slice(1), 'true'], { stdio: 'pipe' });
    } catch (e) {
      cx.skip(`there are no namespaces here: ${String((e as Error).message).trim()}`);
    }
    const data = copy();
    const first = serve(data);
    expect(await first.url).not.toBeNull();
    const second = serve(data, { by: namespace });
    expect(await second.ended).toMatchObject({ code: 2 });
    expect(second.out()).toBe('');
    expect(words(second).at(-1)).toMatch(
      new RegExp(`${data} is in use by process ${first.process.pid} of .*, in another container.*delete ${data}/lock`),
    );
    first.process.kill('SIGKILL');
    await first.ended;
    const third = serve(data, { by: namespace });
    expect(await third.url).not.toBeNull();
    // It lets the signal through to the server when it is killed itself.
    third.process.kill('SIGKILL');
    await third.ended;
  }, 240_000);

  it('here: the second is refused at once', async () => {
    const data = copy();
    const first = serve(data);
    expect(await first.url).not.toBeNull();
    const second = serve(data);
    expect(await second.ended).toMatchObject({ code: 2 });
    expect(words(second)).toEqual([expect.stringMatching(new RegExp(`${data} is in use by process ${first.process.pid};`))]);
    expect(await stop(first)).toMatchObject({ code: 0 });
    expect(existsSync(join(data, 'lock'))).toBe(false);
  }, 240_000);
});
