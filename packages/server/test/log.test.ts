/** What whoever runs a server is told: events with ids, which stand on the page about servers; nothing that lets anybody in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVENTS, Log, type LogEntry, tableName } from '@apnap/server/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseFault } from '../src/db/faults.js';
import { Patience } from '../src/live/patience.js';
import { Client } from './client.js';
import { type TestServer, testServer } from './server.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('all events stand on the page about servers, as they are', () => {
  const page = readFileSync(join(ROOT, 'docs/server.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z]+\.[a-z]+)` \| (\w+) \| (.*) \|$/gm)].map(([, id, level, says]) => [id, [level, says]]);
  expect(Object.fromEntries(rows)).toEqual(EVENTS);
});

describe('a log', () => {
  const collected = (): [Log, LogEntry[]] => {
    const entries: LogEntry[] = [];
    return [new Log((e) => entries.push(e)), entries];
  };

  test('gives each fault a name of its own, with what was thrown', () => {
    const [log, entries] = collected();
    const names = [log.fault('table.fault', { table: 'x' }, new Error('one')), log.fault('table.fault', {}, 'two', 'a sentence')];
    expect(new Set(names).size).toBe(2);
    expect(entries).toMatchObject([
      { event: 'table.fault', level: 'error', fields: { table: 'x', fault: names[0], error: 'one' } },
      { fields: { fault: names[1], error: 'two' }, text: 'a sentence' },
    ]);
    expect(entries[0].fields.stack).toContain('log.test');
  });

  test('tells a limit that is hit again and again once, and another by itself', () => {
    const [log, entries] = collected();
    for (let i = 0; i < 5; i++) log.limit('tooMany', { route: '/a' });
    log.limit('tooMany', { route: '/b' });
    expect(entries.map((e) => e.fields)).toEqual([
      { limit: 'tooMany', route: '/a', times: 1 },
      { limit: 'tooMany', route: '/b', times: 1 },
    ]);
  });

  test('says when the database goes away and when it is back, once each', async () => {
    const [log, entries] = collected();
    const patience = new Patience(log);
    const away = (): Promise<never> => Promise.reject(new DatabaseFault('away', 'db:5432/apnap', 'ECONNREFUSED'));
    for (let i = 0; i < 3; i++) await patience.once(away).catch(() => {});
    for (let i = 0; i < 3; i++) await patience.once(async () => {});
    expect(entries.map((e) => [e.event, e.text?.slice(0, 20)])).toEqual([
      ['database.away', 'the database is away'],
      ['database.back', 'the database is back'],
    ]);
    expect(entries[1].fields.ms).toBeGreaterThanOrEqual(0);
  });
});

describe('a server tells', () => {
  const entries: LogEntry[] = [];
  let server: TestServer;
  let c: Client;
  beforeAll(async () => {
    server = await testServer({ log: (e) => entries.push(e), perMinute: 40 });
    c = new Client(server.url);
  });
  afterAll(() => server.home.remove());
  const of = (event: string): LogEntry[] => entries.filter((e) => e.event === event);
  let id = '';

  test('of tables that are opened', async () => {
    ({ id } = await c.table());
    const seat = c.seat(id);
    await seat.play(2);
    seat.close();
    expect(of('table.opened')).toMatchObject([{ level: 'info', fields: { table: tableName(id), game: 'magic', made: true } }]);
  });

  test('of a request that fails, by a name that who asked was shown; the sentence for people is as it was', async () => {
    const { store } = server.tables.cx;
    const { list } = store;
    store.list = () => Promise.reject(new Error('a fault of the test'));
    const response = await fetch(`${server.url}/api/tables?x=secret`, { headers: { cookie: c.cookie } });
    store.list = list;
    expect(response.status).toBe(500);
    const [told] = of('request.fault');
    expect(told).toMatchObject({ level: 'error', fields: { method: 'GET', route: '/api/tables', error: 'a fault of the test' } });
    expect(response.headers.get('x-fault')).toBe(told.fields.fault);
    expect(server.reports.at(-1)).toMatch(/^GET \/api\/tables\?x=secret: Error: a fault of the test\n/);
  });

  test('of an answer that took longer than a second', async () => {
    const { store } = server.tables.cx;
    const { list } = store;
    store.list = async (...args) => {
      await new Promise((done) => setTimeout(done, 1100));
      return list.apply(store, args);
    };
    await c.call('GET', '/api/tables');
    store.list = list;
    // On a machine with much to do others may have been slow, too.
    const told = of('request.slow').find((e) => e.fields.method === 'GET' && e.fields.route === '/api/tables');
    expect(told).toMatchObject({ level: 'warn', fields: { status: 200 } });
    expect(told?.fields.ms).toBeGreaterThanOrEqual(1000);
  });

  test('of limits that are hit, once for many', async () => {
    let refused = 0;
    for (let n = 0; n < 60; n++) if ((await c.call('GET', '/api/games')).status === 429) refused++;
    expect(refused).toBeGreaterThan(1);
    expect(of('limit.hit')).toMatchObject([{ fields: { limit: 'tooMany', route: '/api/games', times: 1 } }]);
  });

  test('of tables that are closed when it ends', async () => {
    await server.close();
    expect(of('table.closed')).toMatchObject([{ fields: { table: tableName(id), why: 'end' } }]);
  });

  test('nothing that lets anybody in, and no address', () => {
    const all = JSON.stringify(entries.map((e) => [e.event, e.fields]));
    expect(all).toContain(tableName(id));
    for (const secret of [id, c.cookie.split('=')[1], '127.0.0.1', 'x=secret']) expect(all).not.toContain(secret);
  });
});
