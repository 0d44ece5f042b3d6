/** Rounds with a time limit: who drops out between rounds or in the middle of a match, who does not come, and a server that ends meanwhile. */
import type { PodView, SideboardView } from '@apnap/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client, Seat } from '../client.js';
import { type TestServer, testServer } from '../server.js';
import { draftUntil, opened, person } from './player.js';

/** Milliseconds that have been left out. */
let jump = 0;
const steady = (): number => performance.now() + jump;
let server: TestServer;
beforeEach(async () => {
  jump = 0;
  server = await testServer({ steady });
});
afterEach(async () => {
  await server.end();
});

async function podWhen(client: Client, id: string, holds: (pod: PodView) => boolean): Promise<PodView> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const { status, body } = await client.call<PodView>('GET', `/api/pods/${id}`);
    if (status === 200 && holds(body)) return body;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('it does not come to that');
}

const NOTHING: SideboardView = { main: [], side: [], ready: false, least: 0 };

/** People who have built decks of sealed pools. */
async function built(names: readonly string[], bestOf: 1 | 3): Promise<{ people: Client[]; pod: string }> {
  const people: Client[] = [];
  for (const name of names) people.push(await person(server.url, name));
  const { id, pod } = await opened(people[0], { kind: 'sealed', boosters: 4, others: names.slice(1).map(() => 'person' as const), bestOf });
  for (const p of people.slice(1)) expect((await p.call('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
  const seats = people.map((p) => p.seat(id));
  await draftUntil(seats, () => seats[0].table?.info.phase === 'over');
  for (const s of seats) s.close();
  return { people, pod: pod as string };
}

const idOf = (pod: PodView): string => pod.players.find((p) => p.mine)?.id ?? '';
const matchOf = (pod: PodView) => pod.played.at(-1)?.matches.find((m) => [m.a, m.b].includes(idOf(pod)));

async function sat(client: Client, at: string): Promise<Seat> {
  const seat = client.seat(at);
  await seat.until(() => seat.table !== null && seat.game !== null);
  return seat;
}

test('three play: one drops out between rounds, one in the middle of a match, and the server ends in between', async () => {
  const { people, pod } = await built(['Ann', 'Bob', 'Cat'], 3);
  const ready = (p: PodView): boolean => p.played.length === 1 && p.played[0].matches.some((m) => m.at !== undefined);
  const first = await podWhen(people[0], pod, ready);
  expect([first.minutes, first.rounds]).toEqual([50, 2]);
  const views = await Promise.all(people.map((p) => podWhen(p, pod, ready)));
  const idle = views.findIndex((v) => matchOf(v)?.b === null);
  const [one, other] = people.filter((_, i) => i !== idle);
  const at = matchOf(views[people.indexOf(one)])?.at as string;
  const seats = [await sat(one, at), await sat(other, at)];
  // What is left of fifty minutes is told to both, and on the page of the rounds.
  expect(seats[0].table?.timeAt).toBeGreaterThan(0);
  expect(matchOf(await podWhen(one, pod, ready))?.seconds).toBeGreaterThan(2900);
  // Nobody drops another.
  expect((await (await person(server.url, 'Dan')).call('POST', `/api/pods/${pod}/drop`)).status).toBe(403);
  const gone = await people[idle].call<PodView>('POST', `/api/pods/${pod}/drop`);
  expect([gone.status, gone.body.players[idle].dropped, gone.body.phase]).toEqual([200, true, 'playing']);
  expect((await people[idle].call('POST', `/api/pods/${pod}/drop`)).status).toBe(409);
  // The second game is played with other lands.
  seats[1].send({ type: 'concede' });
  await seats[0].until(() => seats[0].table?.sideboard != null);
  const { main, side, least, lands } = seats[0].table?.sideboard ?? NOTHING;
  expect([least, lands?.map((l) => l.name.zh)]).toEqual([40, ['平原', '海岛', '沼泽', '山脉', '树林']]);
  const list = (of: typeof main) => of.map(({ card, count }) => ({ card, count }));
  const spells = list(main).filter((c) => !lands?.some((l) => l.card === c.card));
  seats[0].send({ type: 'sideboard', main: [...spells, { card: 'Island', count: 30 }], side: list(side) });
  await seats[0].until(() => seats[0].table?.sideboard?.ready === true);
  await server.close();
  server = await testServer({ steady }, server.home);
  for (const p of people) p.base = server.url;
  for (const s of seats) await s.comeBack();
  const own = seats[1].table?.sideboard;
  seats[1].send({ type: 'sideboard', main: list(own?.main ?? []), side: list(own?.side ?? []) });
  await seats[0].until(() => seats[0].table?.info.phase === 'playing');
  expect(seats[0].table?.info.game).toBe(2);
  // He has won the first game, and concedes the match as he drops out.
  expect((await one.call('POST', `/api/pods/${pod}/drop`)).status).toBe(200);
  const end = await podWhen(other, pod, (p) => p.phase === 'over');
  const mine = idOf(end);
  const [result] = end.played[0].matches.filter((m) => m.b !== null);
  expect(result.left).toBe(result.a === mine ? 'b' : 'a');
  expect(result.games).toEqual(result.a === mine ? [2, 1, 0] : [1, 2, 0]);
  // Who is left alone has nobody to play against: there is no second round.
  expect([end.played.length, end.standings.find((s) => s.id === mine)?.points]).toEqual([1, 3]);
  expect(seats[1].game?.result?.winners).toEqual([seats[1].game?.seat]);
  for (const s of seats) s.close();
});

test('who does not come to his match for ten minutes has lost it, and drops out', async () => {
  const { people, pod } = await built(['Ann', 'Bob'], 1);
  const first = await podWhen(people[0], pod, (p) => matchOf(p)?.at !== undefined);
  const seats = [await sat(people[0], matchOf(first)?.at as string)];
  // It is the other who is waited for.
  const asked = (): boolean => seats[0].mine !== null && seats[0].mine !== undefined;
  for (let n = 0; n < 50 && asked(); n++) await seats[0].give({ yes: true } as never).catch(() => {});
  jump = 601_000;
  seats[0].send({ type: 'chat', text: 'Is anybody there?' });
  const end = await podWhen(people[0], pod, (p) => p.phase === 'over');
  expect(end.players.map((p) => p.dropped === true)).toEqual([false, true]);
  expect(end.standings.map((s) => [s.id, s.points])).toEqual([
    ['p1', 3],
    ['p2', 0],
  ]);
  for (const s of seats) s.close();
});
