/** Tables for more than two: seats of people and computers in any mixture, with commanders, and by teams. */
import type { DeckInfo, GameInfo, ListView, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();
const client = (): Client => new Client(server().url);
const easy = { kind: 'computer', level: 'easy' } as const;
const person = { kind: 'person' } as const;

test('four play Commander, two people and two computers, from 40 life (CR 806, 903.7)', async () => {
  const [a, b] = [client(), client()];
  const info = await a.table({ deck: 'commander-angels', opponent: undefined, others: [easy, person, easy] });
  expect(info.seats.map((s) => s.kind)).toEqual(['guest', 'computer', 'open', 'computer']);
  expect(info.way).toEqual({ commanders: true });
  expect(info.seats.map((s) => s.name)).toEqual(
    ['Guest 1', 'Computer 1', '', 'Computer 2'].map((n, i) => (i === 0 ? info.seats[0].name : n)),
  );
  const joined = await b.call<TableInfo>('POST', `/api/tables/${info.id}/join`, { deck: 'commander-goblins' });
  expect(joined.body).toMatchObject({ phase: 'playing', mySeat: 2 });
  const seats = [a.seat(info.id), b.seat(info.id)];
  await seats[0].until(() => seats.every((s) => s.game !== null));
  expect(seats[0].game?.players.map((p) => p.life)).toEqual([40, 40, 40, 40]);
  expect(seats[0].game?.command.map((c) => c.owner).sort()).toEqual([0, 1, 2, 3]);
  // Whoever is first waits for the others no more.
  await Promise.race(seats.map((s) => s.play(25).catch(() => 0)));
  expect(seats[0].table?.info.phase).toBe('playing');
  expect(server().reports).toEqual([]);
}, 300_000);

test('decks with and without commanders do not play at one table', async () => {
  const c = client();
  const with40 = { deck: 'commander-angels', opponent: undefined, others: [{ ...easy, deck: 'pauper-burn' }] };
  expect((await c.call('POST', '/api/tables', with40)).body).toMatchObject({ code: 'needsCommander' });
  const without = await c.table({ deck: 'pauper-burn', opponent: undefined, others: [person, easy] });
  const joined = await client().call('POST', `/api/tables/${without.id}/join`, { deck: 'commander-angels' });
  expect([joined.status, joined.body]).toMatchObject([400, { code: 'hasCommander' }]);
  const decks = (await c.call<ListView<DeckInfo>>('GET', '/api/decks')).body.data;
  expect(decks.filter((d) => d.commanded).map((d) => d.id)).toContain('commander-angels');
});

test('who asks for a table says either the opponent or the others', async () => {
  const c = client();
  const both = await c.call('POST', '/api/tables', { deck: 'pauper-burn', opponent: easy, others: [easy] });
  expect([both.status, both.body]).toMatchObject([400, { code: 'tableOthers' }]);
  expect((await c.call('POST', '/api/tables', { deck: 'pauper-burn', others: Array(8).fill(easy) })).status).toBe(400);
  const match = await c.call('POST', '/api/tables', { deck: 'pauper-burn', others: [easy, easy], bestOf: 3 });
  expect([match.status, match.body]).toMatchObject([400, { code: 'matchOfTwo' }]);
});

test('two teams of two share life and win together (CR 810.4, 810.8)', async () => {
  const c = client();
  const info = await c.table({ opponent: undefined, others: [easy, easy, easy], way: { variant: 'twoHeadedGiant' } });
  const seat = c.seat(info.id);
  await seat.until(() => seat.game !== null);
  expect(seat.game?.players.map((p) => [p.life, p.team])).toEqual([
    [30, 0],
    [30, 0],
    [30, 1],
    [30, 1],
  ]);
  await seat.play();
  expect([[0, 1], [2, 3], []]).toContainEqual([...(seat.game?.result?.winners ?? [])].sort());
  expect(seat.table?.info.phase).toBe('over');
}, 300_000);

test('a way to play that does not fit is refused before anybody sits down (CR 810.1)', async () => {
  const odd = await client().call('POST', '/api/tables', {
    deck: 'pauper-burn',
    others: [easy, easy],
    way: { variant: 'twoHeadedGiant' },
  });
  expect(odd.status).toBe(400);
  expect(JSON.stringify(odd.body)).toContain('4 to 16 players, not by 3');
});

test('who concedes among four leaves the game, and the others go on (CR 800.4a)', async () => {
  const [a, b] = [client(), client()];
  const info = await a.table({ opponent: undefined, others: [person, easy, easy] });
  await b.call('POST', `/api/tables/${info.id}/join`, { deck: 'pauper-elves' });
  const [first, second] = [a.seat(info.id), b.seat(info.id)];
  await first.until(() => first.game !== null && second.game !== null);
  second.send({ type: 'concede' });
  await first.until(() => first.game?.players[1].lost === true);
  expect(first.table?.info.phase).toBe('playing');
  await first.play(20);
  expect(second.mine).toBeNull();
  // Who is out is asked no more whether something may be taken back.
  const before = first.game?.n ?? 0;
  first.send({ type: 'takeback' });
  await first.until(() => (first.game?.n ?? 0) < before);
}, 300_000);

test('the ways to play are told with the numbers of seats that can play them', async () => {
  const games = (await client().call<ListView<GameInfo>>('GET', '/api/games')).body.data;
  const ways = games.find((g) => g.game === 'magic')?.ways ?? [];
  const seats = (id: string): number[] | undefined => ways.find((w) => w.id === id)?.seats;
  expect(seats('freeForAll')).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(seats('twoHeadedGiant')).toEqual([4, 6, 8]); // CR 810.1, 810.11
  expect(seats('archenemy')).toEqual([3, 4, 5, 6, 7, 8]); // CR 904.2
  for (const w of ways) expect([w.name.en, w.name.zh, w.about.en, w.about.zh].every((t) => t !== '' && !t.includes('way.'))).toBe(true);
});

test('planes of a common deck, and an archenemy with schemes (CR 901.15, 904.6)', async () => {
  const c = client();
  const planes = c.seat((await c.table({ opponent: undefined, others: [easy, easy, easy], way: { planes: true } })).id);
  await planes.until(() => planes.game !== null);
  await planes.play(3);
  const planar = planes.game?.command.filter((o) => o.types.includes('Plane') || o.types.includes('Phenomenon'));
  expect(planar?.length).toBeGreaterThan(0);
  await planes.play(12);
  const schemes = c.seat((await c.table({ opponent: undefined, others: [easy, easy, easy], way: { archenemy: 2 } })).id);
  await schemes.until(() => schemes.game !== null);
  expect(schemes.game?.players.map((p) => p.life)).toEqual([20, 20, 40, 20]);
  await schemes.play(12);
  expect(server().reports).toEqual([]);
}, 300_000);

test('a plane is no card of a deck (CR 100.2d)', async () => {
  const c = client();
  const deck = await c.call<{ id: string }>('POST', '/api/decks', { name: 'Planes', text: '40 Island\n1 Academy at Tolaria West' });
  const made = await c.call('POST', '/api/tables', { deck: deck.body.id, opponent: easy });
  expect([made.status, JSON.stringify(made.body)]).toEqual([400, expect.stringContaining('no card of an ordinary deck')]);
});

test('before the game begins seats are given to computers, left and taken again', async () => {
  const [a, b] = [client(), client()];
  const info = await a.table({ opponent: undefined, others: [person, person, person] });
  const to = (c: Client, what: string, body?: unknown) => c.call<TableInfo>('POST', `/api/tables/${info.id}/${what}`, body);
  expect((await to(b, 'join', { deck: 'pauper-elves', seat: 2 })).body.mySeat).toBe(2);
  expect((await to(b, 'seat', { seat: 1, level: 'easy' })).body).toMatchObject({ code: 'notHost' });
  expect((await to(a, 'seat', { seat: 2, level: 'easy' })).body).toMatchObject({ code: 'taken' });
  expect((await to(a, 'seat', { seat: 1, level: 'easy' })).body.seats.map((s) => s.kind)).toEqual(['guest', 'computer', 'guest', 'open']);
  const watching = b.seat(info.id);
  await watching.until(() => watching.table !== null);
  expect((await to(b, 'leave')).body.seats.map((s) => s.kind)).toEqual(['guest', 'computer', 'open', 'open']);
  await watching.until(() => watching.closed);
  // Who got up is told nothing of what somebody else is dealt there.
  await watching.comeBack();
  expect(watching.table?.info.mySeat).toBeNull();
  await to(a, 'seat', { seat: 2, level: 'easy' });
  const all = (await to(a, 'seat', { seat: 3, level: 'easy' })).body;
  expect(all).toMatchObject({ phase: 'playing', seats: [{}, { name: 'Computer 1' }, { name: 'Computer 2' }, { name: 'Computer 3' }] });
  await watching.until(() => watching.game !== null);
  expect(watching.game?.players.every((p) => p.hand.length === 0)).toBe(true);
  expect((await to(a, 'leave')).body).toMatchObject({ code: 'begun' });
});

test('a table that the last person leaves is closed', async () => {
  const c = client();
  const info = await c.table({ opponent: undefined, others: [person, easy] });
  const left = await c.call<TableInfo>('POST', `/api/tables/${info.id}/leave`);
  expect(left.body).toMatchObject({ phase: 'over', closed: { en: 'This table was closed: nobody waits here any more.' } });
});

test('every way that is offered begins with every number of seats it is offered for', async () => {
  const c = client();
  const games = (await c.call<ListView<GameInfo>>('GET', '/api/games')).body.data;
  const ways = games.find((g) => g.game === 'magic')?.ways ?? [];
  expect(ways.length).toBeGreaterThanOrEqual(10);
  for (const { id, seats, decks, way } of ways) {
    // With more people than one each table waits, and nothing is played.
    for (const n of [seats[0], seats[seats.length - 1]]) {
      const deck = id === 'brawl' ? await brawlDeck(c) : decks === 'commander' ? 'commander-goblins' : 'pauper-burn';
      const made = await c.call<TableInfo>('POST', '/api/tables', { deck, others: Array(n - 1).fill(person), way });
      expect([id, n, made.status, made.body]).toMatchObject([id, n, 200, { phase: 'waiting' }]);
      await c.call('POST', `/api/tables/${made.body.id}/leave`);
    }
  }
});

/** A deck with a commander as Brawl has it (CR 903.12b): sixty cards. */
async function brawlDeck(c: Client): Promise<string> {
  const text = 'Commander\n1 Krenko, Mob Boss\n\nDeck\n59 Mountain';
  return (await c.call<{ id: string }>('POST', '/api/decks', { name: 'Brawl', text })).body.id;
}

test('who would be in the game again is asked whether something is taken back (CR 800.4a)', async () => {
  const [a, b] = [client(), client()];
  const info = await a.table({ opponent: undefined, others: [person, easy] });
  await b.call('POST', `/api/tables/${info.id}/join`, { deck: 'pauper-elves' });
  const [first, second] = [a.seat(info.id), b.seat(info.id)];
  // Chance says who is asked first.
  while (first.mine === null) {
    await first.until(() => first.mine !== null || second.mine !== null);
    if (second.mine) await second.give(second.mine.fallback ?? { pick: [0] });
  }
  await first.give(first.mine.fallback ?? { pick: [0] });
  second.send({ type: 'concede' });
  await first.until(() => first.game?.players[1].lost === true);
  // The last decision of the first seat is older than the concession: with it the other comes back, and is asked.
  first.send({ type: 'takeback' });
  await first.until(() => first.table?.offers.takeback !== null);
  expect(first.game?.players[1].lost).toBe(true);
  second.send({ type: 'takebackReply', agree: true });
  await first.until(() => first.game?.players[1].lost === undefined);
});

test('a what-if of a game of four goes on from what the seat knows, with computers on the other seats', async () => {
  const c = client();
  const info = await c.table({ deck: 'commander-goblins', opponent: undefined, others: [easy, easy, easy] });
  const seat = c.seat(info.id);
  await seat.until(() => seat.mine !== null);
  await seat.play(12);
  const n = seat.game?.n ?? 0;
  const made = await c.call<TableInfo>('POST', `/api/tables/${info.id}/branch`, { n, level: 'easy' });
  expect([made.status, made.body.seats?.map((s) => s.kind)]).toEqual([200, ['guest', 'computer', 'computer', 'computer']]);
  expect(made.body.branchOf).toEqual({ table: info.id, n });
  const there = c.seat(made.body.id);
  await there.until(() => there.game !== null);
  expect(there.game?.players.map((p) => [p.name, p.life, p.handCount])).toEqual(
    seat.game?.players.map((p) => [p.name, p.life, p.handCount]),
  );
  await there.play(8);
  expect(server().reports).toEqual([]);
}, 300_000);
