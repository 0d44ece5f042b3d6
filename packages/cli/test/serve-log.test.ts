/** `apnap serve --log`: lines of JSON for programs, or sentences for people as ever. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVENTS } from '@apnap/server/log';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import '../../server/test/prepared.js';
import { endAll, type Served, serve, stop } from './served.js';
import { apnap } from './support.js';

let root = '';
let data = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'apnap-log-'));
  data = join(root, 'data');
  cpSync(inject('prepared'), data, { recursive: true });
});
afterAll(() => {
  endAll();
  rmSync(root, { recursive: true, force: true });
});

type Line = { level: string; time: string; event: keyof typeof EVENTS; pid: number; [field: string]: unknown };
const linesOf = (s: Served): Line[] =>
  s
    .out()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

test('json: one line an event on standard output, and nothing else', async () => {
  const s = serve(data, { args: ['--log', 'json'] });
  const url = await s.url;
  expect(await stop(s)).toMatchObject({ code: 0 });
  const lines = linesOf(s);
  expect(lines.map((l) => l.event)).toEqual(['server.start', 'server.listening', 'server.stopping', 'server.stopped']);
  for (const { level, time, event, pid } of lines) {
    expect([level, pid]).toEqual([EVENTS[event][0], s.process.pid]);
    expect(new Date(time).toISOString()).toBe(time);
  }
  expect(lines[0]).toMatchObject({ version: '0.1.0', database: 'embedded' });
  expect(lines[1]).toMatchObject({ url });
  expect(lines[2]).toMatchObject({ signal: 'SIGTERM' });
  expect(s.err()).toBe('');
});

test('json: what matters less than the level that is wanted is not told; a start that fails is', async () => {
  const bad = join(root, 'bad');
  cpSync(data, bad, { recursive: true });
  writeFileSync(join(bad, 'database.json'), '{"sys');
  const s = serve(bad, { args: ['--log', 'json', '--log-level', 'error'] });
  expect(await s.ended).toMatchObject({ code: 3 });
  const [line, ...more] = linesOf(s);
  expect(line).toMatchObject({ event: 'server.failed', level: 'error', code: 3 });
  expect(more).toEqual([]);
  // The sentence is there for people, too.
  expect(s.err().trim()).toBe(line.why);
});

test('text: as ever', async () => {
  const s = serve(data);
  await s.url;
  await stop(s);
  expect(s.out()).toMatch(/^apnap is ready: open http:\S+ in a browser \(Ctrl\+C ends it\)\n$/);
  expect(s.err()).toBe('finishing what was asked for …\n');
});

test('another form or level is refused', async () => {
  expect(await apnap(['serve', '--log', 'xml'])).toMatchObject({ code: 2, err: expect.stringMatching(/--log.*xml.*text, json/) });
  expect(await apnap(['serve', '--log-level', 'loud'])).toMatchObject({ code: 2, err: expect.stringMatching(/--log-level.*debug, info/) });
});
