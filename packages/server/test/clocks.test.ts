/** The time of the system jumps by an hour either way: no clock of a game moves, nobody sees more or waits longer. */
import type { TableInfo } from '@apnap/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '../src/tables/entries.js';
import { Client, type Seat, simple } from './client.js';
import { newHome, type TestServer, testServer } from './server.js';

const HOUR = 3_600_000;

/** What the clock on the wall is ahead of what it should show (milliseconds). */
let jump = 0;
const real = Date.now;
beforeEach(() => {
  jump = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + jump);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Two people at a table, one of them asked for something that takes no answer of the other. */
async function pair(server: TestServer, more: Record<string, unknown>): Promise<{ id: string; seats: Seat[]; clients: Client[] }> {
  const clients = [new Client(server.url), new Client(server.url)];
  const { id } = await clients[0].table({ opponent: { kind: 'person', listed: false }, ...more });
  await clients[1].call('POST', `/api/tables/${id}/join`, { deck: 'pauper-elves' });
  const seats = clients.map((c) => c.seat(id));
  await seats[0].until(() => seats.every((s) => s.game !== null) && seats.some((s) => s.mine));
  return { id, seats, clients };
}

const asked = (seats: readonly Seat[]): Seat => seats.find((s) => s.mine) as Seat;
const leftOf = (s: Seat): number[] => s.table?.clock?.left ?? [];

/** What the clocks show now: whoever says something is shown them. */
async function clocksNow(s: Seat): Promise<number[]> {
  const before = s.table?.chat.length ?? 0;
  s.send({ type: 'chat', text: 'what time is it?' });
  await s.until(() => (s.table?.chat.length ?? 0) > before);
  return leftOf(s);
}

for (const [name, by] of [
  ['forward', HOUR],
  ['back', -HOUR],
] as const)
  test(`${name}: who must decide is charged the seconds that pass, no more and no less, and runs out of time by them`, async () => {
    const server = await testServer();
    const { seats } = await pair(server, { clock: { seconds: 60, grace: 0 } });
    const me = asked(seats);
    const seat = me.game?.seat as number;
    const began = performance.now();
    const before = await clocksNow(me);
    jump = by;
    await sleep(1500);
    const after = await clocksNow(me);
    const passed = (): number => (performance.now() - began) / 1000;
    expect(before[seat] - after[seat]).toBeGreaterThan(1.4);
    expect(before[seat] - after[seat]).toBeLessThan(passed() + 0.1);
    expect(after[1 - seat]).toBe(before[1 - seat]);
    await me.give(simple(me.mine as never));
    expect(before[seat] - leftOf(me)[seat]).toBeLessThan(passed() + 0.1);
    expect(me.table?.info.phase).toBe('playing');
    expect(server.reports).toEqual([]);
    await server.end();
  });

test('what was charged before a restart stays charged, whatever the clock shows after it', async () => {
  const home = await newHome();
  for (const by of [HOUR, -HOUR]) {
    const first = await testServer({}, home);
    const { id, seats, clients } = await pair(first, { clock: { seconds: 600, grace: 0 } });
    await sleep(1200);
    await asked(seats).give(simple(asked(seats).mine as never));
    const before = leftOf(seats[0]).slice();
    expect(Math.min(...before)).toBeLessThan(599);
    await first.close();
    jump += by;
    const second = await testServer({}, home);
    const back = new Client(second.url);
    back.cookie = clients[0].cookie;
    const seat = back.seat(id);
    await seat.until(() => seat.game !== null);
    const after = await clocksNow(seat);
    // What passed while nobody had the table is not charged; what has passed since is a moment.
    for (const s of [0, 1]) {
      // (what passed between the last answer and the end is in `before` alone)
      expect(after[s]).toBeLessThan(before[s] + 1);
      expect(after[s]).toBeGreaterThan(before[s] - 5);
    }
    await second.close();
  }
  await home.remove();
});

test('who watches from behind is behind by the seconds that pass', async () => {
  const server = await testServer();
  const { id, seats } = await pair(server, { delay: 600 });
  const watcher = new Client(server.url).seat(id);
  await watcher.until(() => watcher.game !== null);
  for (const by of [0, HOUR, 3 * HOUR]) {
    jump = by;
    await asked(seats).give(simple(asked(seats).mine as never));
    await seats[0].until(() => seats.some((s) => s.mine));
    const late = new Client(server.url).seat(id);
    await late.until(() => late.game !== null);
    expect([watcher.game?.n, late.game?.n]).toEqual([0, 0]);
    late.close();
  }
  await server.end();
});

test('entries say for people what the clock on the wall showed, and what passed by another that only goes forward', async () => {
  const server = await testServer();
  const { id, seats } = await pair(server, { clock: { seconds: 600, grace: 5 } });
  for (const by of [HOUR, -HOUR]) {
    jump = by;
    await asked(seats).give(simple(asked(seats).mine as never));
    await seats[0].until(() => seats.some((s) => s.mine));
  }
  const log = (await server.db.query<{ entry: Entry }>('select entry from table_log where table_id = $1 order by seq', [id])).map(
    (r) => r.entry,
  );
  const times = log.map((e) => e.time ?? -1);
  expect(times[0]).toBe(0);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(60_000);
  expect(Math.abs((log.at(-1)?.at ?? 0) - Date.now())).toBeLessThan(60_000);
  await server.end();
});

test('tables of earlier versions, which wrote the clock on the wall only, go on', async () => {
  const home = await newHome();
  const first = await testServer({}, home);
  const { id, seats, clients } = await pair(first, { clock: { seconds: 600, grace: 0 } });
  await sleep(1100);
  await asked(seats).give(simple(asked(seats).mine as never));
  const before = leftOf(seats[0]).slice();
  await first.db.query(`update table_log set entry = entry - 'time'`);
  await first.close();
  const second = await testServer({}, home);
  const c = new Client(second.url);
  c.cookie = clients[0].cookie;
  const seat = c.seat(id);
  await seat.until(() => seat.game !== null);
  const after = await clocksNow(seat);
  for (const s of [0, 1]) expect(Math.abs(after[s] - before[s])).toBeLessThan(5);
  await second.end();
});

test('a limit by the minute is neither lifted nor made longer', async () => {
  const server = await testServer({ perMinute: 20 });
  const c = new Client(server.url);
  const ask = async (): Promise<number> => (await c.call<TableInfo>('GET', '/api/session')).status;
  for (let n = 0; n < 20; n++) await ask();
  expect(await ask()).toBe(429);
  for (const by of [HOUR, -HOUR]) {
    jump = by;
    expect(await ask()).toBe(429);
    const left = Number((await fetch(`${server.url}/api/session`)).headers.get('retry-after'));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60);
  }
  await server.end();
});
