/** Backups that a server makes by itself while people play: whole, the newest kept, and nothing else in the folder touched. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookAt } from '@apnap/server/backup';
import type { LogEntry } from '@apnap/server/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.js';
import { newHome, testServer } from './server.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'apnap-regular-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const backups = (): string[] => readdirSync(folder).filter((f) => f.endsWith('Z.gz'));
async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((done) => setTimeout(done, 50));
  }
}

test('one is made when the last is old enough, while the game goes on', async () => {
  const half = 'apnap-2020-01-01T00-00-00-000Z.gz.0a-1b.tmp';
  for (const name of ['letter.txt', half, 'apnap-2020-01-01T00-00-00-000Z.gz', 'apnap-2020-01-02T00-00-00-000Z.gz'])
    writeFileSync(join(folder, name), '');
  const entries: LogEntry[] = [];
  const written = (): LogEntry[] => entries.filter((e) => e.event === 'backup.written');
  const home = await newHome();
  const server = await testServer({ backups: { folder, program: '0.1.0', every: 200, kept: 2 }, log: (e) => entries.push(e) }, home);
  const c = new Client(server.url);
  const { id } = await c.table();
  const seat = c.seat(id);
  await until(() => written().length >= 3);
  await seat.play(3);
  await until(() => written().length >= 5);
  seat.close();
  await server.close();
  expect(readdirSync(folder).sort()).toEqual([...backups().sort(), 'letter.txt']);
  expect(backups().length).toBe(2);
  expect(entries.filter((e) => e.event === 'backup.fault')).toEqual([]);
  for (const name of backups()) {
    const { parts, bytes, manifest } = await lookAt(join(folder, name));
    expect(parts.find((p) => p.name === 'tables')?.lines).toBe(1);
    expect(manifest.from).toBe(home.databaseUrl === undefined ? 'embedded' : 'postgres');
    expect(bytes).toBeGreaterThan(500);
  }
  const [last] = written().slice(-1);
  expect(join(folder, backups().sort().at(-1) as string)).toBe(last.fields.file);
  await home.remove();
});

test('one that can not be written is told, and the game goes on', async () => {
  const entries: LogEntry[] = [];
  const server = await testServer({ backups: { folder: join(folder, 'gone'), program: '0.1.0', every: 200 }, log: (e) => entries.push(e) });
  rmSync(join(folder, 'gone'), { recursive: true });
  await until(() => entries.some((e) => e.event === 'backup.fault'));
  expect(entries.find((e) => e.event === 'backup.fault')?.fields.error).toMatch(/ENOENT/);
  const c = new Client(server.url);
  const seat = c.seat((await c.table()).id);
  expect(await seat.play(1)).toBe(1);
  seat.close();
  await server.end();
});
