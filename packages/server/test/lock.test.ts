/** One process at a time: the lock of a data folder, whoever else wants it, wherever it runs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { attempt, beganAt, type Holder, Lock, LockHeld, takeRenewed } from '@apnap/system';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderInUse, lockFolder, lockOf } from '../src/db/lock.js';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'apnap-lock-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folders = 0;
function newFolder(): string {
  const folder = join(root, String(++folders));
  mkdirSync(folder);
  return folder;
}

/** A process that says a line for each it is told. */
class Rival {
  private readonly lines: string[] = [];
  private readonly waiting: ((line: string) => void)[] = [];
  readonly process: ChildProcess;

  constructor() {
    const script = fileURLToPath(new URL('./lock-child.ts', import.meta.url));
    this.process = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.process.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const next = this.waiting.shift();
      if (next) next(line);
      else this.lines.push(line);
    });
  }

  tell(line: string): void {
    this.process.stdin?.write(`${line}\n`);
  }

  next(): Promise<string> {
    const line = this.lines.shift();
    return line === undefined ? new Promise((done) => this.waiting.push(done)) : Promise.resolve(line);
  }
}

/** A process that is gone: of no number that any can have. */
const GONE = 999_999_999;
const dead = (token?: string): string =>
  JSON.stringify({ pid: GONE, host: hostname(), began: beganAt(process.pid), ...(token === undefined ? {} : { token }) });

/** What can lie there when processes begin. */
const LEFT: Readonly<Record<string, (folder: string) => void>> = {
  nothing: () => {},
  'a lock of a process that was killed': (folder) => writeFileSync(lockOf(folder), dead('a'.repeat(24))),
  'a lock of an earlier version': (folder) => writeFileSync(lockOf(folder), `${GONE} 123\n`),
  'a lock without a word': (folder) => {
    writeFileSync(lockOf(folder), '');
    utimesSync(lockOf(folder), 1, 1);
  },
  'a lock, and claims of processes that were killed while they replaced it': (folder) => {
    writeFileSync(lockOf(folder), dead('a'.repeat(24)));
    writeFileSync(`${lockOf(folder)}.${'a'.repeat(24)}`, dead('b'.repeat(24)));
    writeFileSync(`${lockOf(folder)}.${'b'.repeat(24)}`, dead('c'.repeat(24)));
  },
};

describe('eight processes at the same moment', () => {
  const ROUNDS = 20;
  let rivals: Rival[] = [];
  beforeAll(async () => {
    rivals = Array.from({ length: 8 }, () => new Rival());
    for (const r of rivals) expect(await r.next()).toBe('there');
  });
  afterAll(() => {
    for (const r of rivals) r.process.kill('SIGKILL');
  });

  test.each(Object.keys(LEFT))('exactly one has the folder, always, where there was %s; and it leaves nothing behind', async (what) => {
    for (let n = 0; n < ROUNDS; n++) {
      const folder = newFolder();
      LEFT[what](folder);
      const at = Date.now() + 20;
      for (const r of rivals) r.tell(`take ${folder} ${at}`);
      const said = await Promise.all(rivals.map((r) => r.next()));
      expect(said.filter((s) => s !== 'no')).toEqual(['own']);
      for (const r of rivals) r.tell('free');
      await Promise.all(rivals.map((r) => r.next()));
      expect(readdirSync(folder)).toEqual([]);
    }
  });
});

describe('a lock', () => {
  test('is whole whenever it is there, and says who has it', () => {
    const folder = newFolder();
    const release = lockFolder(folder);
    const holder = JSON.parse(readFileSync(lockOf(folder), 'utf8')) as Holder;
    expect(holder).toMatchObject({ pid: process.pid, host: hostname(), began: beganAt(process.pid) });
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    release();
    expect(existsSync(lockOf(folder))).toBe(false);
  });

  test('of a process that can not be seen from here is never taken at once, and says who has it', () => {
    const folder = newFolder();
    const other: Holder = { pid: process.pid, host: 'another', began: 'a boot/17', space: 'pid:[1]', token: 'd'.repeat(24) };
    writeFileSync(lockOf(folder), JSON.stringify(other));
    let thrown: unknown;
    try {
      lockFolder(folder);
    } catch (e) {
      thrown = e;
    }
    expect(thrown).toMatchObject({ folder, pid: process.pid, host: 'another', elsewhere: true });
    expect(JSON.parse(readFileSync(lockOf(folder), 'utf8'))).toEqual(other);
  });

  test('of this machine and number, but of another namespace, is somebody else’s', () => {
    const folder = newFolder();
    const other: Holder = { pid: GONE, host: hostname(), began: beganAt(process.pid), space: 'pid:[1]', token: 'd'.repeat(24) };
    writeFileSync(lockOf(folder), JSON.stringify(other));
    // Here there is no such process; there it may well be.
    if (beganAt(process.pid) !== null) expect(() => lockFolder(folder)).toThrow(FolderInUse);
  });

  test('that is renewed from elsewhere is refused as soon as that is seen', async () => {
    const folder = newFolder();
    const file = lockOf(folder);
    writeFileSync(file, JSON.stringify({ pid: 7, host: 'another', began: null, token: 'e'.repeat(24) } satisfies Holder));
    // Whatever the clock there shows.
    let shown = 1000;
    const renewal = setInterval(() => utimesSync(file, ++shown, shown), 300);
    const watched: (Holder | null)[] = [];
    await expect(takeRenewed(file, (by) => watched.push(by))).rejects.toMatchObject({ by: { pid: 7, host: 'another' }, elsewhere: true });
    clearInterval(renewal);
    expect(watched).toMatchObject([{ pid: 7 }]);
  });

  test('that is not renewed from elsewhere is taken after it was watched', async () => {
    const file = lockOf(newFolder());
    writeFileSync(file, JSON.stringify({ pid: 7, host: 'another', began: null, token: 'f'.repeat(24) } satisfies Holder));
    const began = performance.now();
    const lock = await takeRenewed(file);
    expect(performance.now() - began).toBeGreaterThan(10_000);
    expect(lock.held()).toBe(true);
    lock.release();
  });

  test('that was taken over is noticed by who had it, and not taken away by him', () => {
    const file = lockOf(newFolder());
    const first = attempt(file, () => false);
    if (first.kind !== 'taken') throw new Error('it is free');
    const words = readFileSync(file, 'utf8');
    // As if it had slept for so long that it was taken for gone.
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(words) as Holder), pid: GONE }));
    const second = attempt(file, () => true);
    if (second.kind !== 'taken') throw new Error('its process is gone');
    expect([first.lock.held(), second.lock.held()]).toEqual([false, true]);
    expect(first.lock.renew()).toBe(false);
    first.lock.release();
    expect(second.lock.renew()).toBe(true);
    expect(() => new Lock(file, first.lock.token)).toThrow(/another process/);
    second.lock.release();
    expect(existsSync(file)).toBe(false);
  });

  test('that is being replaced by a process that is there is left to it', async () => {
    const file = lockOf(newFolder());
    writeFileSync(file, dead('a'.repeat(24)));
    const me = { pid: process.pid, host: hostname(), began: beganAt(process.pid) };
    writeFileSync(`${file}.${'a'.repeat(24)}`, JSON.stringify({ ...me, token: 'b'.repeat(24) }));
    if (me.began === null) return;
    expect(attempt(file, () => false)).toMatchObject({ kind: 'held', sure: true, by: { holder: { pid: process.pid } } });
    await expect(takeRenewed(file)).rejects.toThrow(LockHeld);
  });
});
