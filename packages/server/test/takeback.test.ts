/** Taking back, offers, clocks, matches, and what a seat has set. */
import type { ReplayView, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client, handlesIn, type Seat, simple, withoutHandles } from './client.js';
import { serverForTests } from './server.js';

let time = 1_800_000_000_000;
let games = 0;
const server = serverForTests({ now: () => time, newSeed: () => `takeback ${++games}` });

/** Two people at a table. */
async function pair(body: Record<string, unknown> = {}): Promise<[Seat, Seat]> {
  const [a, b] = [new Client(server().url), new Client(server().url)];
  const info = await a.table({ deck: 'pauper-burn', opponent: { kind: 'person', listed: false }, ...body });
  await b.call<TableInfo>('POST', `/api/tables/${info.id}/join`, { deck: 'pauper-elves' });
  const seats: [Seat, Seat] = [a.seat(info.id), b.seat(info.id)];
  await seats[0].until(() => seats.every((s) => s.game !== null));
  return seats;
}

/** Both play simply until this holds. */
async function playUntil(seats: readonly Seat[], holds: () => boolean): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await seats[0].until(() => holds() || seats.some((s) => s.mine) || seats[0].table?.info.phase !== 'playing');
    if (holds()) return;
    const next = seats.find((s) => s.mine);
    if (!next?.mine) break;
    await next.give(simple(next.mine));
    const n = next.game?.n;
    await seats[0].until(() => seats.every((s) => s.game?.n === n || s.game?.result));
  }
  throw new Error('it never came');
}

const canPlayLand = (s: Seat): boolean => s.mine?.ask?.form === 'pick' && s.mine.ask.options.some((o) => o.act === 'land');

test('a land that was played is taken back freely: nothing was learned', async () => {
  const seats = await pair();
  await playUntil(seats, () => seats.some(canPlayLand));
  const me = seats.find(canPlayLand) as Seat;
  const [before, log] = [me.game, me.log];
  await me.give(simple(me.mine as never));
  expect(me.table?.canTakeBack).toBe('free');
  me.send({ type: 'yield', key: 'spell:Lightning Bolt', on: true });
  await me.until(() => me.table?.settings?.yields.length === 1);
  me.send({ type: 'takeback' });
  await me.until(() => me.game?.n === before?.n);
  // All is as it was; only the numbers of objects are others: those of what was taken back never come again.
  expect(withoutHandles(me.game)).toEqual(withoutHandles(before));
  expect(handlesIn(me.game).filter((h) => handlesIn(before).includes(h))).toEqual([]);
  expect(me.log).toEqual(log);
  // What was yielded to may not come again.
  expect(me.table?.settings?.yields).toEqual([]);
});

test('after the other has answered, taking back needs his consent', async () => {
  const seats = await pair();
  // Turns have gone round: cards were drawn since.
  await playUntil(seats, () => seats[0].game?.turn.number === 3 && seats.some((s) => s.table?.canTakeBack === 'ask'));
  const me = seats.find((s) => s.table?.canTakeBack === 'ask') as Seat;
  const other = seats.find((s) => s !== me) as Seat;
  const n = me.game?.n ?? 0;
  me.send({ type: 'takeback' });
  await other.until(() => other.table?.offers.takeback !== null);
  expect(me.game?.n).toBe(n);
  other.send({ type: 'takebackReply', agree: false });
  await me.until(() => me.table?.offers.takeback === null);
  expect(me.game?.n).toBe(n);
  me.send({ type: 'takeback' });
  await other.until(() => other.table?.offers.takeback !== null);
  other.send({ type: 'takebackReply', agree: true });
  await me.until(() => (me.game?.n ?? n) < n);
  await other.until(() => other.game?.n === me.game?.n);
});

test('a draw is agreed on by both; the seed is told then', async () => {
  const [a, b] = await pair();
  a.send({ type: 'draw', agree: true });
  await b.until(() => b.table?.offers.draw === 0);
  b.send({ type: 'draw', agree: true });
  await a.until(() => a.table?.info.phase === 'over');
  expect(a.game?.result).toMatchObject({ winners: [], rule: 'MTR 2.4' });
  expect(a.table?.info.seed).toBe('takeback 3');
  a.send({ type: 'rematch' });
  await b.until(() => b.table?.offers.rematch.length === 1);
  b.send({ type: 'rematch' });
  await a.until(() => a.table?.info.phase === 'playing');
  expect(a.table?.info.game).toBe(2);
});

test('best of three: the loser goes first, cards change places between main deck and sideboard only (MTR 3.15)', async () => {
  const [a, b] = await pair({ bestOf: 3 });
  a.send({ type: 'concede' });
  await a.until(() => a.table?.info.phase === 'sideboarding');
  const side = a.table?.sideboard;
  expect(side?.main.reduce((n, e) => n + e.count, 0)).toBe(60);
  const { main, side: bench } = side as NonNullable<typeof side>;
  a.send({ type: 'sideboard', main: [...main, { card: 'Black Lotus', count: 1 }], side: bench });
  await a.until(() => a.others.length > 0);
  expect(a.others[0]).toMatchObject({ type: 'refused', rule: 'MTR 3.15' });
  const [out, into] = [main[0], bench[0]];
  const less = main.map((e) => (e === out ? { ...e, count: e.count - 1 } : e)).filter((e) => e.count > 0);
  const more = bench.map((e) => (e === into ? { ...e, count: e.count - 1 } : e)).filter((e) => e.count > 0);
  a.send({ type: 'sideboard', main: [...less, { card: into.card, count: 1 }], side: [...more, { card: out.card, count: 1 }] });
  await a.until(() => a.table?.sideboard?.ready === true);
  const own = b.table?.sideboard as NonNullable<typeof side>;
  b.send({ type: 'sideboard', main: own.main, side: own.side });
  await a.until(() => a.table?.info.phase === 'playing');
  expect(a.table?.info.seats.map((s) => s.won)).toEqual([0, 1]);
  expect(a.game?.turn.active).toBe(0);
  a.send({ type: 'concede' });
  await a.until(() => a.table?.info.phase === 'over');
});

test('the seeds of a match are told when it is over, not between its games: a game is known by its seed, and hands by it and the lists', async () => {
  const [a, b] = await pair({ bestOf: 3 });
  const id = a.id;
  const watching = new Client(server().url).seat(id);
  const seats = [a, b, watching];
  a.send({ type: 'concede' });
  for (const s of seats) await s.until(() => s.table?.info.phase === 'sideboarding');
  for (const s of seats) expect([s.table?.info.seed, s.raw.join().includes('"takeback ')]).toEqual([undefined, false]);
  for (const path of ['', '/replay?game=1']) {
    const { status, body } = await new Client(server().url).call('GET', `/api/tables/${id}${path}`);
    expect([path, status, JSON.stringify(body).includes('"takeback ')]).toEqual([path, 200, false]);
  }
  for (const s of [a, b]) {
    const own = s.table?.sideboard;
    if (own) s.send({ type: 'sideboard', main: own.main, side: own.side });
  }
  for (const s of seats) await s.until(() => s.table?.info.phase === 'playing');
  for (const s of seats) expect(s.table?.info.seed).toBeUndefined();
  a.send({ type: 'concede' });
  for (const s of seats) await s.until(() => s.table?.info.phase === 'over');
  for (const s of seats) expect(s.table?.info.seed).toMatch(/^takeback \d+$/);
  for (const s of seats) s.close();
});

test('a clock runs for who must decide, after the seconds that are free, and runs out', async () => {
  const seats = await pair({ clock: { seconds: 60, grace: 10 } });
  await playUntil(seats, () => seats.some((s) => s.mine?.kind === 'act'));
  const me = seats.find((s) => s.mine) as Seat;
  const seat = me.game?.seat as number;
  const before = me.table?.clock?.left as number[];
  time += 30_000;
  await me.give({ pick: [0] });
  const after = me.table?.clock?.left as number[];
  expect(before[seat] - after[seat]).toBeCloseTo(20, 1);
  expect(after[1 - seat]).toBe(before[1 - seat]);
  const running = me.table?.clock?.running[0] as number;
  time += 200_000;
  seats[running].send({ type: 'chat', text: 'hello' });
  await me.until(() => me.table?.info.phase === 'over');
  expect(me.game?.result).toMatchObject({ winners: [1 - running], reason: { en: 'out of time' } });
});

test('a seat is asked where it has a stop and could act, and always under full control', async () => {
  const seats = await pair();
  for (const s of seats) s.send({ type: 'fullControl', on: true });
  await seats[0].until(() => seats.every((s) => s.table?.settings?.fullControl));
  await playUntil(seats, () => seats.some((s) => s.game?.turn.step === 'upkeep' && s.mine !== null));
  expect(seats.flatMap((s) => s.mine ?? [])[0].ask).toMatchObject({ form: 'pick', options: [{ act: 'pass' }] });
});

test('what a seat yields to is called by its source and what it does, in both languages', async () => {
  const c = new Client(server().url);
  const place = [
    { seat: 0, zone: 'battlefield', card: 'Wellwisher' },
    { seat: 0, zone: 'library', card: 'Forest', count: 10 },
    { seat: 1, zone: 'library', card: 'Forest', count: 10 },
  ];
  const { body } = await c.call<TableInfo>('POST', '/api/scenarios', { lives: [20, 20], place, from: 'precombatMain' });
  const me = c.seat(body.id);
  await me.until(() => me.mine?.kind === 'act');
  me.send({ type: 'fullControl', on: true });
  await me.until(() => me.table?.settings?.fullControl === true);
  const ask = me.mine?.ask;
  const activate = ask?.form === 'pick' ? ask.options.findIndex((o) => o.act === 'activate') : -1;
  await me.give({ pick: [activate] });
  await me.until(() => me.game?.stack.length === 1);
  const key = me.game?.stack[0].yieldKey ?? '';
  me.send({ type: 'yield', key, on: true });
  await me.until(() => me.table?.settings?.yields.length === 1);
  expect(me.table?.settings?.yields).toEqual([
    {
      key,
      label: {
        en: expect.stringMatching(/^Wellwisher: You gain 1 life/),
        zh: expect.stringMatching(/^[\u4e00-\u9fff]+：[\u4e00-\u9fff]+/),
      },
    },
  ]);
  me.send({ type: 'yield', key, on: false });
  await me.until(() => me.table?.settings?.yields.length === 0);
  me.close();
});

const TAKEN_BACK = /takes back the last decision/;
const tellsOf = (s: Seat): string[] => s.log.flatMap((l) => (TAKEN_BACK.test(l.text.en) ? [l.text.en] : []));

test('what was taken back with the other’s consent is told in the account, and stays there however far one goes back', async () => {
  const seats = await pair();
  const asked = (): Seat | undefined => seats.find((s) => s.mine && s.table?.canTakeBack === 'ask');
  await playUntil(seats, () => seats[0].game?.turn.number === 3 && asked() !== undefined);
  for (let i = 1; i <= 3; i++) {
    const me = (asked() ?? seats.find((s) => s.table?.canTakeBack === 'ask')) as Seat;
    const other = seats.find((s) => s !== me) as Seat;
    const n = me.game?.n ?? 0;
    me.send({ type: 'takeback' });
    await other.until(() => other.table?.offers.takeback != null);
    other.send({ type: 'takebackReply', agree: true });
    for (const s of seats) await s.until(() => (s.game?.n ?? n) < n);
    for (const s of seats) expect(tellsOf(s)).toEqual(Array.from({ length: i }, () => expect.stringMatching(/as agreed\.$/)));
    // The account goes on in order, and the line can be asked about like any other.
    const events = me.log.map((l) => l.event);
    expect(events).toEqual(events.slice().sort((x, y) => x - y));
    const line = me.log.findLast((l) => TAKEN_BACK.test(l.text.en));
    expect((await me.ask({ type: 'why', about: { event: line?.event } }, 'why')).answer.title).toEqual(line?.text);
  }
});

test('against a computer one may take back what has told something, and the account says so; what has told nothing is no news', async () => {
  const c = new Client(server().url);
  const place = [0, 1].flatMap((seat) => [
    { seat, zone: 'hand', card: 'Forest', count: 3 },
    { seat, zone: 'hand', card: 'Lightning Bolt', count: 2 },
    { seat, zone: 'battlefield', card: 'Mountain', count: 2 },
    { seat, zone: 'library', card: 'Forest', count: 30 },
  ]);
  const body = { lives: [40, 40], place, from: 'precombatMain', level: 'beginner' };
  const { id } = (await c.call<TableInfo>('POST', '/api/scenarios', body)).body;
  const me = c.seat(id);
  await me.until(() => canPlayLand(me));
  await me.give(simple(me.mine as never));
  expect([me.table?.canTakeBack, me.table?.takeBackTold]).toEqual(['free', undefined]);
  me.send({ type: 'takeback' });
  await me.until(() => canPlayLand(me));
  expect(tellsOf(me)).toEqual([]);
  // Passing lets the computer answer: that tells what it does.
  await me.give({ pick: [0] });
  await me.until(() => me.mine !== null);
  expect([me.table?.canTakeBack, me.table?.takeBackTold]).toEqual(['free', true]);
  const n = me.game?.n ?? 0;
  me.send({ type: 'takeback' });
  await me.until(() => (me.game?.n ?? n) < n);
  expect(tellsOf(me)).toEqual([expect.stringMatching(/knowing what came of it\.$/)]);
  // It is there for all, after a new connection and when the game is over.
  const again = c.seat(id);
  await again.until(() => again.game !== null);
  expect(tellsOf(again)).toHaveLength(1);
  me.send({ type: 'concede' });
  await me.until(() => me.table?.info.phase === 'over');
  const { body: replay } = await c.call<ReplayView>('GET', `/api/tables/${id}/replay`);
  expect(replay.log.filter((l) => TAKEN_BACK.test(l.text.en))).toHaveLength(1);
});

test('pressed twice before it is done it takes back once: what was meant at another moment is refused', async () => {
  const seats = await pair();
  await playUntil(seats, () => seats.some(canPlayLand));
  const me = seats.find(canPlayLand) as Seat;
  const { n } = me.game as { n: number };
  await me.give(simple(me.mine as never));
  const seen = me.game?.n as number;
  expect(seen).toBeGreaterThan(n);
  me.send({ type: 'takeback', n: seen });
  me.send({ type: 'takeback', n: seen });
  await me.until(() => me.others.some((m) => m.type === 'refused'));
  expect(me.game?.n).toBe(n);
});
