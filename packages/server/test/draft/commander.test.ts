/** Commander Draft on a server (CR 903.13): two cards at once, decks with commanders, and games of several. */
import type { Answer } from '@apnap/kernel';
import type { BuiltDeckView, PodView } from '@apnap/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, Seat } from '../client.js';
import { type TestServer, testServer } from '../server.js';
import { answer, opened, own, person, viewOf } from './player.js';

const COMPUTERS = Array.from({ length: 3 }, () => 'computer' as const);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.end();
});

/** Answers with the first cards that are offered, as many as are to be drafted, until something holds. */
async function draftUntil(seat: Seat, holds: () => boolean): Promise<void> {
  for (;;) {
    await seat.until(() => holds() || own(seat) !== undefined);
    if (holds()) return;
    const d = own(seat);
    const n = d?.ask?.form === 'pick' ? d.ask.min : 1;
    await answer(seat, d?.kind === 'deck' ? (d.fallback as Answer) : { pick: Array.from({ length: n }, (_, i) => i) });
    // All that came of it is there before the next answer.
    await seat.ask({ type: 'ping' }, 'pong');
  }
}

/** The pod, when something holds of it. */
async function podWhen(client: Client, id: string, holds: (pod: PodView) => boolean): Promise<PodView> {
  for (const end = Date.now() + 150_000; Date.now() < end; ) {
    const { status, body } = await client.call<PodView>('GET', `/api/pods/${id}`);
    if (status === 200 && holds(body)) return body;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('it does not come to that');
}

test('CR 903.13b, 903.13e–g: a person and three computers draft two cards at once, build decks with commanders, and play one game of four', async () => {
  const ann = await person(server.url, 'Ann');
  const { id, pod } = await opened(ann, { kind: 'commander', sets: ['CMR'], others: COMPUTERS, level: 'easy' });
  const seat = ann.seat(id);
  await seat.until(() => own(seat) !== undefined);
  const first = viewOf(seat).draft;
  expect([first.kind, first.pack.length, first.direction]).toEqual(['commander', 20, 'left']);
  expect(own(seat)?.prompt).toEqual({ en: 'Pick 2 of 20 cards', zh: '从20张牌中选择2张' });
  expect(own(seat)?.ask).toMatchObject({ form: 'pick', min: 2, max: 2 });
  await draftUntil(seat, () => viewOf(seat).draft.phase === 'building');
  const { draft } = viewOf(seat);
  // CR 903.13e: with two cards that may lead
  expect(draft.pool).toHaveLength(62);
  expect([draft.lacking, draft.leaders.filter((l) => l.chooses).length]).toEqual([[], 2]);
  expect(draft.leaders.length).toBeGreaterThan(0);
  for (const leader of draft.leaders) expect(draft.pool.map((c) => c.id)).toContain(leader.card);
  // "Build my deck", with its commander and the reasons.
  const built = await ann.call<BuiltDeckView>('GET', `/api/tables/${id}/build`);
  const { main, basics, commanders = [], reasons } = built.body;
  expect(main.length + commanders.length + basics.reduce((x, y) => x + y, 0)).toBe(60);
  expect(reasons[0].en).toMatch(/ leads the deck, with /);
  expect(reasons[0].zh).toMatch(/^由.*率领/);
  const led = draft.leaders.filter((l) => commanders.includes(l.card));
  const colors = new Set(led.flatMap((l) => l.colors));
  const others = draft.pool.flatMap((card) => (main.includes(card.id) ? (card.identity ?? []).filter((c) => !colors.has(c)) : []));
  // CR 903.4b: besides those of the commanders as many as are chosen for them
  expect(new Set(others).size).toBeLessThanOrEqual(led.filter((l) => l.chooses).length);
  await draftUntil(seat, () => seat.table?.info.phase === 'over');
  const at = pod as string;
  const played = await podWhen(ann, at, (p) => p.played[0]?.tables[0]?.at !== undefined);
  expect([played.rounds, played.played[0].matches, played.played[0].tables[0].players.length]).toEqual([1, [], 4]);
  const list = await ann.call<{ cards: number; commander: { count: number }[] }>('GET', `/api/decks/${played.deck}`);
  expect([list.body.cards, list.body.commander.reduce((n, line) => n + line.count, 0)]).toEqual([60, commanders.length]);
  const table = played.played[0].tables[0].at as string;
  const game = ann.seat(table);
  await game.until(() => game.table?.info.phase === 'playing');
  const me = game.game?.players.find((p) => p.seat === game.game?.seat);
  // CR 903.7: forty life; 903.6: the commanders begin in the command zone.
  expect([game.game?.players.length, me?.life]).toEqual([4, 40]);
  // CR 104.3a, 800.4a: who drops out leaves the game, and the others play on.
  expect((await ann.call('POST', `/api/pods/${at}/drop`)).status).toBe(200);
  const over = await podWhen(ann, at, (p) => p.phase === 'over');
  const { winner } = over.played[0].tables[0];
  expect(['p2', 'p3', 'p4', null]).toContain(winner);
  expect(over.players.map((p) => p.dropped === true)).toEqual([true, false, false, false]);
  expect(over.standings.find((row) => row.id === 'p1')).toMatchObject({ points: 0 });
  // The game was played on without who left it.
  await game.until(() => game.table?.info.phase === 'over');
  expect(game.game?.turn.number).toBeGreaterThan(1);
  seat.close();
  game.close();
});

test('CR 903.13g: three computers play their game of three, and all is told then', async () => {
  const ann = await person(server.url, 'Ann');
  const { id, pod } = await opened(ann, { kind: 'commander', sets: ['CMM'], others: COMPUTERS, level: 'easy' });
  const seat = ann.seat(id);
  await seat.until(() => own(seat) !== undefined);
  // Who leaves the draft hands in no deck.
  seat.send({ type: 'concede' });
  await seat.until(() => seat.table?.info.phase === 'over');
  const over = await podWhen(ann, pod as string, (p) => p.phase === 'over');
  expect(over.players).toHaveLength(3);
  expect(over.played.map((r) => r.tables.map((t) => t.players.length))).toEqual([[3]]);
  const { winner } = over.played[0].tables[0];
  expect(over.standings[0]).toMatchObject(winner === null ? { points: 1 } : { id: winner, points: 5 });
  seat.close();
});

test('CR 903.13d: what another picks does not change a byte of what one is sent, nor does anybody who watches see a card', async () => {
  const told: string[][] = [];
  for (const pick of [
    [0, 1],
    [5, 9],
  ]) {
    const twin = await testServer({ newSeed: () => 'the same', now: () => 1_000_000, steady: () => 1_000_000 });
    const [ann, bob, eve] = [await person(twin.url, 'Ann'), await person(twin.url, 'Bob'), await person(twin.url, 'Eve')];
    const { id } = await opened(ann, { kind: 'commander', sets: ['CMR'], others: ['person', 'computer'], rounds: false, boosters: 1 });
    expect((await bob.call('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
    const [a, b, watcher] = [ann.seat(id), bob.seat(id), eve.seat(id)];
    for (const s of [a, b, watcher]) await s.until(() => s.game !== null);
    await answer(a, { pick });
    for (const s of [b, watcher]) await s.ask({ type: 'ping' }, 'pong');
    const { draft } = viewOf(watcher);
    expect([draft.pack, draft.pool, draft.leaders, watcher.faces.size]).toEqual([[], [], [], 0]);
    expect(viewOf(b).draft.pools[0]).toBe(0);
    told.push([...b.raw, ...watcher.raw].map((m) => m.replaceAll(id, 'ID')));
    for (const s of [a, b, watcher]) s.close();
    await twin.end();
  }
  expect(told[1]).toEqual(told[0]);
});
