/** What a socket may ask for besides answers: chat and its limit, yields, passing until something; and what those who watch are shown, later. */
import type { Answer, LogLine, MagicDecision, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client, type Seat, simple } from './client.js';
import { serverForTests } from './server.js';

let time = 1_800_000_000_000;
let games = 0;
const server = serverForTests({ now: () => time, newSeed: () => `sockets ${++games}` });

const client = (): Client => new Client(server().url);

/** Two people at a table. */
async function pair(body: Record<string, unknown> = {}): Promise<{ seats: [Seat, Seat]; info: TableInfo }> {
  const [a, b] = [client(), client()];
  const info = await a.table({ deck: 'pauper-burn', opponent: { kind: 'person', listed: false }, ...body });
  await b.call<TableInfo>('POST', `/api/tables/${info.id}/join`, { deck: 'pauper-burn' });
  const seats: [Seat, Seat] = [a.seat(info.id), b.seat(info.id)];
  await seats[0].until(() => seats.every((s) => s.game !== null));
  return { seats, info };
}

/** Answers for whoever is asked until this holds. */
async function playUntil(seats: readonly Seat[], holds: () => boolean, answer = simple): Promise<void> {
  for (let i = 0; i < 600; i++) {
    await seats[0].until(() => holds() || seats.some((s) => s.mine) || seats[0].table?.info.phase !== 'playing');
    if (holds()) return;
    const next = seats.find((s) => s.mine);
    if (!next?.mine) break;
    await next.give(answer(next.mine));
    const n = next.game?.n;
    await seats[0].until(() => seats.every((s) => s.game?.n === n || s.game?.result));
  }
  throw new Error('it never came');
}

test('chat: what is said comes to all with name and seat; five lines at once and then one every other second, also on a new socket', async () => {
  const { seats } = await pair();
  const [a, b] = seats;
  for (let i = 1; i <= 7; i++) a.send({ type: 'chat', text: `line ${i}` });
  await a.until(() => a.others.length === 2);
  expect(a.others).toMatchObject([
    { type: 'refused', to: 'chat' },
    { type: 'refused', to: 'chat' },
  ]);
  await b.until(() => b.table?.chat.length === 5);
  expect(b.table?.chat.map((l) => [l.id, l.seat, l.text])).toEqual([1, 2, 3, 4, 5].map((n) => [n, 0, `line ${n}`]));
  // The other has a limit of his own.
  b.send({ type: 'chat', text: 'me too' });
  await a.until(() => a.table?.chat.length === 6);
  expect(a.table?.chat[5]).toMatchObject({ seat: 1, text: 'me too' });
  // Whoever connects again begins with no new allowance.
  a.others.length = 0;
  a.reconnect();
  await a.until(() => a.table !== null);
  for (let i = 0; i < 3; i++) a.send({ type: 'chat', text: 'again' });
  await a.until(() => a.others.length >= 2);
  expect(a.table?.chat.length).toBeLessThanOrEqual(7);
  await new Promise((done) => setTimeout(done, 2_100));
  const before = b.table?.chat.length ?? 0;
  a.send({ type: 'chat', text: 'later' });
  await b.until(() => (b.table?.chat.length ?? 0) > before);
  expect(b.table?.chat.at(-1)?.text).toBe('later');
});

test('chat: who only watches has no say', async () => {
  const { info } = await pair();
  const watcher = client().seat(info.id);
  await watcher.until(() => watcher.game !== null);
  watcher.send({ type: 'chat', text: 'hello' });
  await watcher.until(() => watcher.others.length > 0);
  expect(watcher.others[0]).toMatchObject({ type: 'refused', to: 'chat' });
});

/** A board with a spell for the one side and something to answer with for the other. */
async function bolts(): Promise<Seat> {
  const c = client();
  const card = (name: string, seat: number, zone = 'battlefield', count = 1) => ({ seat, zone, card: name, count });
  const place = [0, 1].flatMap((seat) => [
    card('Mountain', seat, 'battlefield', 3),
    card('Lightning Bolt', seat, 'hand', 3),
    card('Forest', seat, 'library', 20),
  ]);
  const made = await c.call<TableInfo>('POST', '/api/scenarios', { lives: [20, 20], place, from: 'precombatMain', other: 'myself' });
  const seat = c.seat(made.body.id);
  await seat.until(() => seat.mine !== null);
  return seat;
}

/** Casts a bolt at the other player, from the side that has to decide. */
async function cast(seat: Seat): Promise<void> {
  const other = -1 - (1 - (seat.game?.seat as number));
  for (const wanted of ['act', 'targets']) {
    await seat.until(() => seat.mine?.kind === wanted);
    const d = seat.mine as MagicDecision;
    const at = d.ask?.form === 'pick' ? d.ask.options.findIndex((o) => (wanted === 'act' ? o.act === 'cast' : o.entity === other)) : -1;
    await seat.give(at < 0 ? (d.fallback as Answer) : { pick: [at] });
  }
}

test('yields: what one yields to passes by itself, by name; taken back, it stops again', async () => {
  const seat = await bolts();
  // The side that does not act is asked whether it wants to answer the spell: it could.
  await cast(seat);
  const holder = 0;
  await seat.until(() => seat.game?.seat === 1 && seat.mine?.kind === 'act');
  const key = seat.game?.stack.at(-1)?.yieldKey ?? '';
  expect(key).toBe('spell:Lightning Bolt');
  seat.send({ type: 'yield', key, on: true });
  // With the yield the spell resolves without another word.
  await seat.until(() => seat.game?.stack.length === 0 && seat.game.seat === holder && seat.mine !== null);
  expect(seat.game?.players[1].life).toBe(17);
  await cast(seat);
  await seat.until(() => seat.game?.stack.length === 0 && seat.mine !== null);
  expect([seat.game?.players[1].life, seat.game?.seat]).toEqual([14, holder]);
  expect(server().reports).toEqual([]);
});

test('full control: one is asked even where one yields and could do nothing', async () => {
  const { seats } = await pair();
  await playUntil(seats, () => seats.some((s) => s.mine?.kind === 'act'));
  const me = seats.find((s) => s.mine) as Seat;
  me.send({ type: 'fullControl', on: true });
  await me.until(() => me.table?.settings?.fullControl === true);
  const steps = new Set<string>();
  await playUntil(
    seats,
    () => {
      if (me.mine?.kind === 'act') steps.add(me.game?.turn.step ?? '');
      return (me.game?.turn.number ?? 0) > 2;
    },
    (d) => (d.kind === 'act' ? { pick: [0] } : (d.fallback as never)),
  );
  for (const step of ['upkeep', 'draw', 'beginCombat', 'end']) expect([...steps]).toContain(step);
});

/** The other side passes whenever it is asked, until this one is asked again. @returns where the game is then. */
async function untilAsked(seat: Seat, me: number): Promise<unknown> {
  for (;;) {
    await seat.until(
      () => seat.mine !== null && (seat.mine.seat === me || seat.mine.seat !== seat.game?.turn.active || seat.mine.kind === 'act'),
    );
    if (seat.mine?.seat === me) break;
    await seat.give({ pick: [0] });
  }
  const { number, active, step } = seat.game?.turn ?? {};
  return [number, active, step];
}

test('passing until the end of the turn, until my turn, until the stack is empty: nothing is asked before, and then the wish is over', async () => {
  const seat = await bolts();
  expect(await untilAsked(seat, 0)).toEqual([1, 0, 'precombatMain']);
  // Without a wish one is asked again in the second main phase; with it not before the other's turn, where its stops are.
  seat.send({ type: 'passUntil', until: 'endOfTurn' });
  await seat.until(() => seat.mine?.seat === 1);
  // Nothing attacks: the stop there asks nobody.
  expect(await untilAsked(seat, 0)).toEqual([2, 1, 'end']);
  expect(seat.table?.settings?.passUntil).toBe('');
  await seat.give({ pick: [0] });
  // In one's own turn, until the next own turn: not asked at all in the other's.
  expect(await untilAsked(seat, 0)).toEqual([3, 0, 'precombatMain']);
  seat.send({ type: 'passUntil', until: 'myTurn' });
  await seat.until(() => seat.mine?.seat === 1);
  expect(await untilAsked(seat, 0)).toEqual([5, 0, 'precombatMain']);
  expect(seat.table?.settings?.passUntil).toBe('');
  // Until the stack is empty: the other's spell resolves without a question, and the next one is asked about again.
  for (const life of [17, 14]) {
    await cast(seat);
    await seat.until(() => seat.mine?.seat === 1);
    expect([seat.game?.stack.length, seat.table?.settings?.passUntil]).toEqual([1, '']);
    seat.send({ type: 'passUntil', until: 'stackEmpty' });
    await seat.until(() => seat.mine?.seat === 0);
    expect([seat.game?.stack.length, seat.game?.players[1].life, seat.game?.turn.step]).toEqual([0, life, 'precombatMain']);
  }
  expect(server().reports).toEqual([]);
});

test('those who watch are behind by the delay of the table: board, log and moments that can be looked at', async () => {
  const { seats, info } = await pair({ delay: 60 });
  const watcher = client().seat(info.id);
  await watcher.until(() => watcher.game !== null);
  expect(watcher.game?.n).toBe(0);
  await playUntil(seats, () => (seats[0].game?.turn.number ?? 0) === 2);
  const n = seats[0].game?.n ?? 0;
  const late = client().seat(info.id);
  await late.until(() => late.game !== null);
  for (const w of [watcher, late]) {
    expect([w.game?.n, w.log.filter((l) => l.n > 0)]).toEqual([0, []]);
    w.send({ type: 'past', id: 99, n });
    await w.until(() => w.others.some((m) => m.type === 'refused' && m.to === 'past'));
    const line = seats[0].log.findLast((l) => l.n > 0) as LogLine;
    w.send({ type: 'why', id: 98, about: { event: line.event } });
    await w.until(() => w.others.some((m) => m.type === 'refused' && m.to === 'why'));
  }
  const stream = await fetch(`${server().url}/api/tables/${info.id}/events`);
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  const told = new TextDecoder().decode((await reader.read()).value);
  for (const l of told.trim().split('\n')) expect((JSON.parse(l) as LogLine).n).toBe(0);
  await reader.cancel();
  // A minute later they may see what was there then, and not what is played now.
  time += 61_000;
  const next = seats.find((s) => s.mine) as Seat;
  await next.give(simple(next.mine as never));
  await watcher.until(() => (watcher.game?.n ?? 0) >= n);
  expect(watcher.game?.n).toBe(n);
  expect(seats[0].game?.n).toBeGreaterThan(n);
});
