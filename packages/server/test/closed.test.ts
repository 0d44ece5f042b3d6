/** Tables that can't be gone on with: they end in words, for everybody who is there and whoever comes later, and nobody tries again. */
import type { ErrorView, ListView, ServerMessage, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import type { HostedMagic } from '../src/magic/index.js';
import { Client, type Seat } from './client.js';
import { newHome, type TestServer, testServer } from './server.js';

const placed = (card: string, more: Record<string, unknown> = {}) => ({ seat: 0, zone: 'battlefield', card, ...more });
const LIBRARIES = [0, 1].map((seat) => placed('Forest', { seat, zone: 'library', count: 10 }));
/** Two tokens that become 512. */
const MANY = [
  placed('Doubling Season', { count: 8 }),
  placed('Plains', { count: 3 }),
  placed('Raise the Alarm', { zone: 'hand' }),
  ...LIBRARIES,
];

const scenario = (place: unknown[], more: Record<string, unknown> = {}) => ({
  lives: [20, 20],
  place,
  from: 'precombatMain',
  other: 'myself',
  ...more,
});

const option = (seat: Seat, act: string): number => {
  const ask = seat.mine?.ask;
  return ask?.form === 'pick' ? ask.options.findIndex((o) => o.act === act) : -1;
};

/** Casts the spell and lets it resolve; the server may end the table at any of these answers. */
async function resolve(seat: Seat): Promise<void> {
  for (let i = 0; i < 8 && seat.table?.info.phase === 'playing'; i++) {
    await seat.until(() => seat.mine !== null || seat.table?.info.phase !== 'playing');
    if (!seat.mine) return;
    if ((seat.game?.battlefield.length ?? 0) > 100) return;
    const cast = option(seat, 'cast');
    const n = seat.game?.n;
    seat.answer(seat.mine.kind === 'act' ? { pick: [Math.max(0, cast)] } : (seat.mine.fallback ?? { pick: [0] }));
    await seat.until(() => seat.game?.n !== n || seat.table?.info.phase !== 'playing');
  }
}

const refusals = (seat: Seat): string[] =>
  seat.others.flatMap((m: ServerMessage) => (m.type === 'refused' || m.type === 'error' ? [m.text.en] : []));

test('an answer that takes too long closes the table: with a reason that is written down, told to all, and told again to whoever comes', async () => {
  const home = await newHome();
  let server: TestServer = await testServer({ answerLimit: 4 }, home);
  const c = new Client(server.url);
  const made = await c.call<TableInfo>('POST', '/api/scenarios', scenario(MANY));
  expect(made.status).toBe(200);
  const { id } = made.body;
  const [seat, other] = [c.seat(id), c.seat(id)];
  await other.until(() => other.table !== null);
  await seat.until(() => seat.mine !== null || seat.table?.info.phase === 'over');
  await resolve(seat);
  await seat.until(() => seat.table?.info.closed !== undefined);
  const { closed } = seat.table?.info ?? {};
  expect(closed?.en).toMatch(/closed/);
  expect(closed?.zh).toMatch(/关闭/);
  expect(seat.table?.info.phase).toBe('over');
  expect(seat.game?.result).toMatchObject({ winners: [], reason: closed });
  expect(seat.game?.decision).toBeNull();
  await other.until(() => other.table?.info.closed !== undefined);
  expect(other.table?.info.closed).toEqual(closed);
  // Nobody is sent anywhere, and nothing is begun again here.
  expect([...seat.others, ...other.others].filter((m) => m.type === 'error')).toEqual([]);
  seat.send({ type: 'rematch' });
  await seat.until(() => refusals(seat).length > 0);
  expect(refusals(seat)).toEqual([closed?.en]);
  expect((await c.call<TableInfo>('GET', `/api/tables/${id}`)).body).toMatchObject({ phase: 'over', closed });
  const list = (await c.call<ListView<TableInfo>>('GET', '/api/tables')).body.data.find((t) => t.id === id);
  expect(list).toMatchObject({ phase: 'over', closed });
  // The person is free to do something else.
  expect((await c.call('POST', '/api/scenarios', scenario([placed('Forest'), ...LIBRARIES]))).status).toBe(200);
  await server.close();

  server = await testServer({}, home);
  c.base = server.url;
  expect((await c.call<TableInfo>('GET', `/api/tables/${id}`)).body).toMatchObject({ phase: 'over', closed });
  const late = c.seat(id);
  await late.until(() => late.table !== null);
  expect(late.table?.info.closed).toEqual(closed);
  expect(late.game?.result?.reason).toEqual(closed);
  await server.end();
});

test('a game that takes too long to be played again closes its table; after that it is not tried again', async () => {
  const home = await newHome();
  let server = await testServer({ answerLimit: 30_000 }, home);
  const c = new Client(server.url);
  const { id } = (await c.call<TableInfo>('POST', '/api/scenarios', scenario(MANY))).body;
  const seat = c.seat(id);
  await seat.until(() => seat.mine !== null);
  await resolve(seat);
  expect(seat.game?.battlefield.length).toBeGreaterThan(500);
  seat.close();
  await server.close();

  server = await testServer({ answerLimit: 3 }, home);
  c.base = server.url;
  const found = await c.call<TableInfo>('GET', `/api/tables/${id}`);
  expect(found.body.closed?.en).toMatch(/closed/);
  await server.close();

  server = await testServer({}, home);
  c.base = server.url;
  const start = performance.now();
  expect((await c.call<TableInfo>('GET', `/api/tables/${id}`)).body).toMatchObject({ phase: 'over', closed: found.body.closed });
  expect(performance.now() - start).toBeLessThan(3000);
  const late = c.seat(id);
  await late.until(() => late.table !== null);
  expect(late.table?.info.closed).toEqual(found.body.closed);
  expect(server.reports).toEqual([]);
  await server.end();
});

test('a board that takes too long to be set up is refused before there is a table; one that the rules refuse is refused by name', async () => {
  const server = await testServer({ workLimits: { begin: 30 } });
  const c = new Client(server.url);
  const board = scenario([placed('Opalescence', { count: 60 }), placed('Humility', { count: 60 }), ...LIBRARIES]);
  const made = await c.call<ErrorView>('POST', '/api/scenarios', board);
  expect([made.status, made.body.code]).toEqual([422, 'board']);
  expect(made.body.text.en).toMatch(/takes longer than it may/);
  const { data } = (await c.call<ListView<TableInfo>>('GET', '/api/tables')).body;
  expect(data).toEqual([]);
  expect(server.tables.size).toBe(0);
  const many = await c.call<ErrorView>(
    'POST',
    '/api/scenarios',
    scenario([placed('Forest', { count: 100 }), placed('Island', { count: 100 }), placed('Swamp', { count: 51 })]),
  );
  expect([many.status, many.body.code]).toEqual([400, 'boardCards']);
  expect(many.body.text.en).toContain('250');
  await server.end();
});

test('a fault of the engine with what a player chose is refused in words, and he may choose something else; with what happens by itself it closes the table', async () => {
  const server = await testServer();
  const c = new Client(server.url);
  const { id } = (await c.call<TableInfo>('POST', '/api/scenarios', scenario([placed('Plains', { count: 3 }), ...LIBRARIES]))).body;
  const seat = c.seat(id);
  await seat.until(() => seat.mine !== null);
  seat.send({ type: 'fullControl', on: true });
  const { game } = server.tables.cx.games.get('magic') as HostedMagic;
  const { answer } = game;
  game.answer = () => {
    throw new Error('a fault that was made for this test');
  };
  const n = seat.game?.n;
  seat.answer({ pick: [0] });
  await seat.until(() => refusals(seat).length > 0);
  expect(refusals(seat)[0]).toMatch(/fault/);
  expect(seat.game?.n).toBe(n);
  expect(seat.table?.info.phase).toBe('playing');
  game.answer = answer;
  await seat.give({ pick: [0] });
  expect(seat.game?.n).toBeGreaterThan(n ?? 0);
  // Without full control the table passes by itself.
  game.answer = (...of) => {
    if (of[0].turn.step !== 'precombatMain') throw new Error('a fault that was made for this test');
    return answer(...of);
  };
  seat.send({ type: 'fullControl', on: false });
  seat.send({ type: 'passUntil', until: 'endOfTurn' });
  await seat.until(() => seat.table?.info.closed !== undefined);
  game.answer = answer;
  expect(seat.table?.info.closed?.en).toMatch(/fault/);
  expect(server.reports.length).toBeGreaterThanOrEqual(2);
  await server.end();
});

test('more tokens than there is room for: the game is a draw that names the limit, and the table goes on', async () => {
  const server = await testServer({ answerLimit: 60_000 });
  const c = new Client(server.url);
  const place = [placed('Doubling Season', { count: 12 }), ...MANY.slice(1)];
  const { id } = (await c.call<TableInfo>('POST', '/api/scenarios', scenario(place))).body;
  const seat = c.seat(id);
  await seat.until(() => seat.mine !== null);
  await resolve(seat);
  await seat.until(() => seat.table?.info.phase === 'over');
  expect(seat.game?.result?.winners).toEqual([]);
  expect(seat.game?.result?.reason.en).toContain('2000 objects');
  expect(seat.game?.result?.reason.zh).toContain('2000');
  expect(seat.table?.info.closed).toBeUndefined();
  expect(seat.others).toEqual([]);
  seat.send({ type: 'rematch' });
  await seat.until(() => seat.table?.info.phase === 'playing');
  expect(server.reports).toEqual([]);
  await server.end();
});

test('who has used up his share waits and is told so; others go on, and his own other table waits with him', async () => {
  // Enough for two tables to begin, also where all takes long.
  const small = { rate: 0.02, burst: 20_000 };
  const plenty = { rate: 1000, burst: 1e9 };
  const server = await testServer({
    shares: { playing: { person: small, address: plenty }, working: { person: plenty, address: plenty } },
  });
  const [a, b] = [new Client(server.url), new Client(server.url)];
  const table = async (c: Client): Promise<Seat> => {
    const { id } = (await c.call<TableInfo>('POST', '/api/scenarios', scenario([placed('Plains', { count: 3 }), ...LIBRARIES]))).body;
    const seat = c.seat(id);
    await seat.until(() => seat.mine !== null);
    return seat;
  };
  const [one, two] = [await table(a), await table(a)];
  const late = (seat: Seat): boolean => seat.others.some((m) => m.type === 'error' && m.code === 'waiting' && !m.fatal);
  const { processor } = server.tables.cx;
  const owners = (await server.tables.get(one.table?.info.id ?? ''))?.owners ?? [];
  expect(owners.length).toBeGreaterThan(0);
  processor.shares.spend(owners, 20_100);
  expect(processor.wait(owners)).toBeGreaterThan(3000);
  const before = [one, two].map((seat) => seat.game?.n);
  for (const seat of [one, two]) seat.answer({ pick: [0] });
  await one.until(() => late(one) && late(two));
  expect([one, two].map((seat) => seat.game?.n)).toEqual(before);
  const other = await table(b);
  const start = performance.now();
  await other.give({ pick: [0] });
  expect(performance.now() - start).toBeLessThan(5000);
  expect(refusals(other)).toEqual([]);
  // When there is some again, what he chose is done.
  for (const seat of [one, two]) await seat.until(() => (seat.game?.n ?? 0) > (before[0] ?? 0));
  await server.end();
}, 240_000);
