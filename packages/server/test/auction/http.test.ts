/** The real server with a game that is not Magic, by HTTP and sockets alone: three people decide at the same time, lines break, the server ends and comes back. */
import type {
  DecisionView,
  ErrorView,
  GameInfo,
  ListView,
  LogLine,
  MomentView,
  PlainView,
  ReplayView,
  SessionView,
  TableInfo,
} from '@apnap/protocol';
import { decisionsIn, waitingIn } from '@apnap/protocol/shown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Seat } from '../client.js';
import { type TestServer, testServer } from '../server.js';
import { AUCTION } from './hosted.js';

const GAMES = { games: [AUCTION] };

const shown = (seat: Seat): PlainView => seat.game as unknown as PlainView;

/** A fact of a seat, or of the game, as it is shown. */
const fact = (view: PlainView, name: string, seat?: number): string[] | undefined =>
  view.facts.find((f) => f.name.en === name && f.seat === seat)?.values.map((v) => v.en);

async function person(base: string, name: string): Promise<Client> {
  const client = new Client(base);
  const { body } = await client.call<SessionView>('POST', '/api/session', { name });
  expect(body.player?.name).toBe(name);
  return client;
}

/** The decision that a seat has to answer. */
const own = (seat: Seat): DecisionView | undefined => (seat.game ? waitingIn(shown(seat)).find((d) => d.mine) : undefined);

const refusals = (seat: Seat) => seat.others.filter((m) => m.type === 'refused' || m.type === 'error');

async function answer(seat: Seat, pick: number[]): Promise<void> {
  await seat.until(() => own(seat) !== undefined, 10_000);
  const d = own(seat);
  const before = JSON.stringify(seat.game);
  seat.send({ type: 'answer', n: shown(seat).n, decision: d?.id ?? 0, answer: d?.ask?.form === 'confirm' ? { yes: false } : { pick } });
  await seat.until(() => JSON.stringify(seat.game) !== before || refusals(seat).length > 0, 10_000);
  expect(refusals(seat)).toEqual([]);
}

const firstOf = (d: DecisionView): number[] => (d.ask?.form === 'pick' ? Array.from({ length: d.ask.min }, (_, i) => i) : []);

/** All answer what is asked of them until it is over, each the first that is offered. */
async function toTheEnd(seats: readonly Seat[]): Promise<void> {
  const over = () => seats[0].table?.info.phase === 'over';
  for (let n = 0; n < 200 && !over(); n++) {
    await seats[0].until(() => over() || seats.some((s) => own(s) !== undefined), 20_000);
    for (const s of seats) if (own(s)) await answer(s, firstOf(own(s) as DecisionView));
    for (const s of seats) await s.ask({ type: 'ping' }, 'pong');
  }
  expect(over()).toBe(true);
}

test('an auction by HTTP, from opening to result: listed, joined, hidden answers in any order, a reconnect and a restart between them', async () => {
  let server = await testServer(GAMES);
  const people = await Promise.all(['A', 'B', 'C'].map((name) => person(server.url, name)));
  const [a, b, c] = people;
  const games = (await a.call<ListView<GameInfo>>('GET', '/api/games')).body.data;
  expect(games.map((g) => [g.game, g.name.en, g.least, g.most, g.plain])).toEqual([
    ['magic', 'Magic: The Gathering', 2, 8, false],
    ['draft', 'Draft', 1, 16, false],
    ['yugioh', 'Yu-Gi-Oh!', 2, 2, false],
    ['auction', 'The Auction', 3, 5, true],
  ]);
  const clock = { seconds: 3600, grace: 10 };
  const made = await a.call<TableInfo>('POST', '/api/tables', { game: 'auction', seats: 3, listed: true, clock });
  expect(made.status).toBe(200);
  const { id } = made.body;
  expect(made.body).toMatchObject({ phase: 'waiting', plays: { game: 'auction', name: { en: 'The Auction' } }, mySeat: 0 });
  const listed = (await b.call<ListView<TableInfo>>('GET', '/api/tables')).body.data.find((t) => t.id === id);
  expect(listed).toMatchObject({ plays: { game: 'auction' }, seats: [{ name: 'A' }, { kind: 'open' }, { kind: 'open' }] });
  expect((await b.call('POST', `/api/tables/${id}/join`, { deck: 'pauper-burn' })).status).toBe(400);
  expect((await b.call<TableInfo>('POST', `/api/tables/${id}/join`, {})).body).toMatchObject({ mySeat: 1, phase: 'waiting' });
  expect((await b.call('POST', `/api/tables/${id}/join`, {})).status).toBe(409);
  expect((await c.call<TableInfo>('POST', `/api/tables/${id}/join`, {})).body).toMatchObject({ mySeat: 2, phase: 'playing' });
  expect((await (await person(server.url, 'D')).call('POST', `/api/tables/${id}/join`, {})).status).toBe(409);

  const seats = people.map((p) => p.seat(id));
  for (const s of seats) await s.until(() => own(s) !== undefined);
  const [x, y, z] = seats;
  // Rule 2.1: all are asked, each sees his own question, and of nobody else whether he has answered.
  expect(decisionsIn(shown(x)).map((d) => [d.seat, d.mine, d.ask !== null, d.answered])).toEqual([
    [0, true, true, false],
    [1, false, false, undefined],
    [2, false, false, undefined],
  ]);
  expect(own(x)?.prompt).toEqual({ en: 'Lay 2 cards away.', zh: '盖放2张牌。' });
  expect(fact(shown(x), 'Hand', 0)).toHaveLength(9);
  expect(fact(shown(x), 'Hand', 1)).toEqual(['9 cards']);

  // Nothing comes over the lines of the others.
  const told = x.raw.length;
  await answer(z, [0, 1]);
  await x.ask({ type: 'ping' }, 'pong');
  expect(x.raw.length).toBe(told + 1);
  z.reconnect();
  await z.until(() => z.game !== null);
  expect(decisionsIn(shown(z))[2]).toMatchObject({ given: { pick: [0, 1] }, answered: true });

  // What has been answered is there again after the server was away.
  for (const s of seats) s.close();
  await server.close();
  server = await testServer(GAMES, server.home);
  for (const [place, s] of seats.entries()) {
    people[place].base = server.url;
    await s.comeBack(people[place]);
    s.others.length = 0;
  }
  expect(decisionsIn(shown(z))[2]).toMatchObject({ given: { pick: [0, 1] } });
  expect(decisionsIn(shown(y))[2]).not.toHaveProperty('given');
  expect(decisionsIn(shown(y))[2]).not.toHaveProperty('answered');
  z.send({ type: 'takeback', decision: decisionsIn(shown(z))[2].id });
  await z.until(() => own(z) !== undefined);
  await answer(z, [7, 8]);
  await answer(x, [0, 1]);
  await answer(y, [0, 1]);
  for (const s of seats) await s.until(() => shown(s).n === 3 && fact(shown(s), 'Lot')?.length === 1);
  expect([0, 1, 2].map((seat) => fact(shown(z), 'Hand', seat)?.length)).toEqual([1, 1, 7]);
  expect(fact(shown(z), 'Laid away', 0)).toEqual(['2 cards']);
  expect(x.log.map((l) => l.text.en).slice(0, 3)).toEqual([
    expect.stringMatching(/^A lays away \d+, \d+\.$/),
    'B lays two cards away.',
    'C lays two cards away.',
  ]);

  // Rule 3.2: of bids it is seen who has made one. Back to before the cards were laid away, when both others agree.
  await answer(y, [0]);
  await x.until(() => decisionsIn(shown(x))[1].answered === true);
  x.send({ type: 'takeback' });
  await y.until(() => y.table?.offers.takeback?.seat === 0);
  for (const s of [y, z]) s.send({ type: 'takebackReply', agree: true });
  for (const s of seats) await s.until(() => shown(s).n === 0 && decisionsIn(shown(s)).length === 3);

  await toTheEnd(seats);
  const { result } = shown(y);
  expect(result?.winners.length).toBeGreaterThan(0);
  expect(result?.reason).toEqual({ en: 'The most points in lots.', zh: '拍品分数最高。' });
  // The winners are those with the most points, as they are shown.
  const points = [0, 1, 2].map((seat) => Number(fact(shown(y), 'Points', seat)?.[0].replace('−', '-')));
  expect(result?.winners).toEqual([0, 1, 2].filter((seat) => points[seat] === Math.max(...points)));

  const { body: replay } = await b.call<ReplayView>('GET', `/api/tables/${id}/replay`);
  expect(replay.names).toEqual(['A', 'B', 'C']);
  expect(fact(replay.end as PlainView, 'Laid away', 0)).toHaveLength(2);
  // Everything is told by now, to who asks for everything.
  expect(replay.log.map((l) => l.text.en).filter((l) => /^[ABC] lays away \d+, \d+\.$/.test(l))).toHaveLength(3);
  const asB = (await b.call<MomentView>('GET', `/api/tables/${id}/replay?as=1&n=0`)).body.game as PlainView;
  expect([0, 1, 2].map((seat) => fact(asB, 'Hand', seat)?.length)).toEqual([1, 9, 1]);
  const stream = (await (await fetch(`${server.url}/api/tables/${id}/events`)).text()).trim().split('\n');
  expect(stream.map((l) => (JSON.parse(l) as LogLine).text.en).at(-1)).toBe('The auction is over.');
  expect((await b.call<ErrorView>('POST', `/api/tables/${id}/branch`, { n: 0 })).body.code).toBe('noWhatIf');
  expect(server.reports).toEqual([]);
  for (const s of seats) s.close();
  await server.end();
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer(GAMES);
});
afterAll(async () => {
  await server.end();
});

test('a game that the server does not know is refused by name in both languages, and so is what a game does not take', async () => {
  const a = await person(server.url, 'A');
  const refused = async (body: unknown) => {
    const r = await a.call<ErrorView>('POST', '/api/tables', body);
    return [r.status, r.body.code, r.body.text.en, r.body.text.zh] as const;
  };
  expect(await refused({ game: 'chess', seats: 2 })).toEqual([
    404,
    'noGame',
    'The game "chess" is not known here.',
    '此处没有名为「chess」的游戏。',
  ]);
  expect((await refused({ game: 'auction', seats: 2 })).slice(0, 3)).toEqual([
    400,
    'gameSeats',
    'The Auction is played by 3 to 5, one of them at least a person.',
  ]);
  expect((await refused({ game: 'auction', seats: 3, computers: 3 }))[1]).toBe('gameSeats');
  expect((await refused({ game: 'auction', seats: 3, deck: 'pauper-burn' })).slice(0, 2)).toEqual([400, 'badRequest']);
  expect((await refused({ game: 'magic', seats: 2 })).slice(0, 2)).toEqual([400, 'badRequest']);
  expect((await refused({})).slice(0, 2)).toEqual([400, 'badRequest']);
  const opponent = { kind: 'computer', level: 'beginner', deck: 'pauper-elves' };
  const magic = await a.call<TableInfo>('POST', '/api/tables', { game: 'magic', deck: 'pauper-burn', opponent });
  expect(magic.status).toBe(200);
  expect(magic.body).not.toHaveProperty('plays');
});

test('computers that answer by chance take seats of any game, and it comes to an end', async () => {
  const [a, b] = await Promise.all(['A', 'B'].map((name) => person(server.url, name)));
  const { id } = (await a.call<TableInfo>('POST', '/api/tables', { game: 'auction', seats: 4, computers: 2 })).body;
  await b.call('POST', `/api/tables/${id}/join`, {});
  const seats = [a.seat(id), b.seat(id)];
  for (const s of seats) await s.until(() => own(s) !== undefined);
  expect(seats[0].table?.info.seats.map((s) => [s.kind, s.name])).toEqual([
    ['guest', 'A'],
    ['guest', 'B'],
    ['computer', 'Computer 1'],
    ['computer', 'Computer 2'],
  ]);
  await toTheEnd(seats);
  // Nobody was answered for: all four have bid in every round.
  expect([0, 1, 2, 3].map((seat) => fact(shown(seats[0]), 'Bids', seat)?.length)).toEqual([7, 7, 7, 7]);
  expect(server.reports).toEqual([]);
  for (const s of seats) s.close();
});

test('a table of a game that is not registered any more is refused by its name, and is there again when the game is', async () => {
  let own = await testServer(GAMES);
  const a = await person(own.url, 'A');
  const { id } = (await a.call<TableInfo>('POST', '/api/tables', { game: 'auction', seats: 3 })).body;
  await own.close();
  own = await testServer({}, own.home);
  a.base = own.url;
  const gone = await a.call<ErrorView>('GET', `/api/tables/${id}`);
  expect([gone.status, gone.body.text.en]).toEqual([404, 'The game "auction" is not known here.']);
  expect((await a.call<ListView<TableInfo>>('GET', '/api/tables')).body.data.map((t) => t.id)).toContain(id);
  await own.close();
  own = await testServer(GAMES, own.home);
  a.base = own.url;
  expect((await a.call<TableInfo>('GET', `/api/tables/${id}`)).body).toMatchObject({ id, mySeat: 0 });
  await own.end();
});
