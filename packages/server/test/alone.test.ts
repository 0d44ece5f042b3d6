/** Boards that one person plays from both sides, and what a board can say of its permanents. */
import type { CardView, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client, handlesIn, type Seat, simple, withoutHandles } from './client.js';
import { newHome, serverForTests, testServer } from './server.js';

const server = serverForTests();

const placed = (card: string, seat: number, zone = 'battlefield', more: Record<string, unknown> = {}) => ({ seat, zone, card, ...more });
const LIBRARIES = [placed('Forest', 0, 'library', { count: 10 }), placed('Forest', 1, 'library', { count: 10 })];

async function board(c: Client, place: unknown[], more: Record<string, unknown> = {}): Promise<TableInfo> {
  const body = { lives: [20, 20], place: [...place, ...LIBRARIES], from: 'precombatMain', ...more };
  const made = await c.call<TableInfo>('POST', '/api/scenarios', body);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body;
}

const option = (seat: Seat, act: string): number => {
  const ask = seat.mine?.ask;
  return ask?.form === 'pick' ? ask.options.findIndex((o) => o.act === act) : -1;
};
const permanent = (seat: Seat, name: string): CardView | undefined => seat.game?.battlefield.find((o) => o.name.en === name);

test('the one who plays both sides is shown the side that has to decide, with its hand and not the other', async () => {
  const c = new Client(server().url);
  const info = await board(
    c,
    [placed('Mountain', 0), placed('Lightning Bolt', 0, 'hand'), placed('Mountain', 1), placed('Lightning Bolt', 1, 'hand')],
    { other: 'myself' },
  );
  expect(info).toMatchObject({ alone: true, mySeat: 0 });
  const seat = c.seat(info.id);
  await seat.until(() => seat.mine !== null);
  expect(seat.table?.info.seats.map((s) => [s.connected, s.kind])).toEqual([
    [true, 'guest'],
    [true, 'guest'],
  ]);
  expect(new Set(seat.game?.players.map((p) => p.name)).size).toBe(2);
  const sides: (number | null | undefined)[] = [];
  let casts = 0;
  for (let i = 0; i < 30 && !seat.game?.result; i++) {
    await seat.until(() => seat.mine !== null || seat.game?.result !== null);
    const me = seat.game?.seat as number;
    sides.push(me);
    expect(seat.mine?.seat).toBe(me);
    expect(seat.game?.players[1 - me].hand).toEqual([]);
    if (option(seat, 'cast') >= 0) casts++;
    await seat.give(simple(seat.mine as never));
  }
  expect(new Set(sides)).toEqual(new Set([0, 1]));
  expect(casts).toBeGreaterThanOrEqual(2);
  expect(server().reports).toEqual([]);
});

test('both sides by oneself: any decision of either is taken back, a draw is not offered, and a rematch needs one word', async () => {
  const c = new Client(server().url);
  const info = await board(c, [placed('Grizzly Bears', 0), placed('Mountain', 1), placed('Lightning Bolt', 1, 'hand')], {
    other: 'myself',
  });
  const seat = c.seat(info.id);
  await seat.until(() => seat.mine !== null);
  expect(seat.table?.canTakeBack).toBe('');
  const before = seat.game;
  await seat.give(simple(seat.mine as never));
  await seat.until(() => seat.mine !== null && seat.table?.canTakeBack === 'free');
  seat.send({ type: 'draw', agree: true });
  await seat.until(() => seat.others.length > 0);
  expect(seat.others.splice(0)[0]).toMatchObject({ type: 'refused', to: 'draw' });
  seat.send({ type: 'takeback' });
  await seat.until(() => seat.game?.n === before?.n);
  // All is as it was; only the numbers of objects are others: those of what was taken back never come again.
  expect(withoutHandles(seat.game)).toEqual(withoutHandles(before));
  expect(handlesIn(seat.game).filter((h) => handlesIn(before).includes(h))).toEqual([]);
  seat.send({ type: 'concede' });
  await seat.until(() => seat.table?.info.phase === 'over');
  seat.send({ type: 'rematch' });
  await seat.until(() => seat.table?.info.phase === 'playing' && seat.mine !== null);
});

test('such a board is its maker’s alone, can be branched from either side, and is there after a restart', async () => {
  const home = await newHome();
  const first = await testServer({}, home);
  const c = new Client(first.url);
  const info = await board(c, [placed('Grizzly Bears', 0)], { other: 'myself' });
  expect((await new Client(first.url).call('GET', `/api/tables/${info.id}`)).status).toBe(404);
  const branch = await c.call<TableInfo>('POST', `/api/tables/${info.id}/branch`, { n: 0, as: 1, level: 'beginner' });
  expect([branch.status, branch.body.mySeat]).toEqual([200, 1]);
  await first.close();
  const second = await testServer({}, home);
  const back = new Client(second.url);
  back.cookie = c.cookie;
  const seat = back.seat(info.id);
  await seat.until(() => seat.mine !== null);
  expect(seat.table?.info.alone).toBe(true);
  await second.end();
});

test('CR 302.6: what came this turn may not attack; everything else of a board may use {T} at once, on either side', async () => {
  const c = new Client(server().url);
  const info = await board(
    c,
    [
      placed('Grizzly Bears', 0, 'battlefield', { sick: true }),
      placed('Runeclaw Bear', 0),
      placed('Llanowar Elves', 0, 'battlefield', { sick: true }),
      placed('Llanowar Elves', 1),
      placed('Giant Growth', 1, 'hand'),
    ],
    { other: 'myself' },
  );
  const seat = c.seat(info.id);
  await seat.until(() => seat.mine !== null);
  expect([permanent(seat, 'Grizzly Bears')?.sick, permanent(seat, 'Runeclaw Bear')?.sick]).toEqual([true, undefined]);
  const elves = seat.game?.battlefield.filter((o) => o.name.en === 'Llanowar Elves').map((o) => [o.controller, o.sick]);
  expect(elves).toEqual(
    expect.arrayContaining([
      [0, true],
      [1, undefined],
    ]),
  );
  expect(option(seat, 'mana')).toBe(-1);
  while (seat.mine?.kind !== 'attackers') {
    await seat.give({ pick: [0] });
    await seat.until(() => seat.mine !== null);
  }
  const ask = seat.mine.ask;
  const mayAttack = ask?.form === 'pair' ? ask.options.filter((_, i) => ask.allowed[i].length > 0).map((o) => o.label.en) : [];
  expect(mayAttack).toEqual(['Runeclaw Bear']);
  await seat.give({ pairs: ask?.form === 'pair' ? [[ask.options.findIndex((o) => o.label.en === 'Runeclaw Bear'), 0]] : [] });
  // The other side's elves were there before: they make the mana for its spell.
  await seat.until(() => seat.game?.seat === 1 && seat.mine !== null);
  expect(option(seat, 'cast')).toBeGreaterThanOrEqual(0);
});

test('CR 120.3e, 514.2, 704.5g: damage on a board is marked until the turn ends, and destroys when it is lethal', async () => {
  const c = new Client(server().url);
  const info = await board(c, [
    placed('Hill Giant', 0, 'battlefield', { damage: 2 }),
    placed('Grizzly Bears', 1, 'battlefield', { damage: 2 }),
    placed('Forest', 0, 'hand'),
  ]);
  const seat = c.seat(info.id);
  await seat.until(() => seat.mine !== null);
  expect(permanent(seat, 'Hill Giant')?.damage).toBe(2);
  expect(permanent(seat, 'Grizzly Bears')).toBeUndefined();
  expect(seat.log.some((l) => l.rules.includes('704.5g'))).toBe(true);
  seat.send({ type: 'passUntil', until: 'endOfTurn' });
  await seat.until(() => (seat.game?.turn.number ?? 1) > 1);
  expect(permanent(seat, 'Hill Giant')?.damage).toBeUndefined();
  const wrong = await c.call('POST', '/api/scenarios', {
    lives: [20, 20],
    place: [placed('Hill Giant', 0, 'battlefield', { damage: -1 })],
  });
  expect(wrong.status).toBe(400);
});
