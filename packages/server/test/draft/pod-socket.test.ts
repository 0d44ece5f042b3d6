/** The socket of the rounds of a draft: who holds it is told of what comes of them, without asking. */
import type { PodView } from '@apnap/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { Client } from '../client.js';
import { type TestServer, testServer } from '../server.js';
import { draftUntil, opened, person } from './player.js';

/** Milliseconds that have been left out. */
let jump = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ steady: () => performance.now() + jump });
});
afterAll(async () => {
  await server.end();
});

/** What the socket of a pod says, as it comes. @param who null: somebody who is nobody here */
function follow(id: string, who: Client | null) {
  const headers = who ? { cookie: who.cookie } : {};
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/pods/${id}/socket`, { headers });
  const said: PodView[] = [];
  const waiting: (() => void)[] = [];
  const wake = (): void => {
    for (const go of waiting.splice(0)) go();
  };
  const found = {
    said,
    /** How it was refused, or closed. */
    closed: 0,
    send: (text: string) => socket.send(text),
    close: () => socket.close(),
    async until(what: () => boolean): Promise<void> {
      for (const end = Date.now() + 150_000; !what(); ) {
        if (Date.now() > end) throw new Error(JSON.stringify(said.at(-1)));
        await Promise.race([new Promise<void>((r) => waiting.push(r)), new Promise((r) => setTimeout(r, 1000))]);
      }
    },
  };
  socket.on('message', (data) => {
    said.push(JSON.parse(String(data)) as PodView);
    wake();
  });
  socket.on('unexpected-response', (_, response) => {
    found.closed = response.statusCode ?? 0;
    wake();
  });
  socket.on('close', (code) => {
    found.closed ||= code;
    wake();
  });
  socket.on('error', () => {});
  return found;
}

/** Ann, Bob and a computer have drafted. */
async function drafted(): Promise<{ ann: Client; bob: Client; pod: string }> {
  const [ann, bob] = [await person(server.url, 'Ann'), await person(server.url, 'Bob')];
  const { id, pod } = await opened(ann, { others: ['person', 'computer', 'computer'], boosters: 1, minutes: null });
  expect((await bob.call('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
  const seats = [ann.seat(id), bob.seat(id)];
  const early = follow(pod as string, ann);
  await early.until(() => early.closed !== 0);
  // There are no rounds before there are decks.
  expect(early.closed).toBe(404);
  await draftUntil(seats, () => seats[0].table?.info.phase === 'over');
  for (const s of seats) s.close();
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if ((await ann.call('GET', `/api/pods/${pod}`)).status === 200) return { ann, bob, pod: pod as string };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the rounds do not begin');
}

test('all are told as matches begin and end, each what is for him, and nothing where nothing has changed', async () => {
  const { ann, bob, pod } = await drafted();
  const [a, b, anyone] = [follow(pod, ann), follow(pod, bob), follow(pod, null)];
  const all = [a, b, anyone];
  const now = (f: ReturnType<typeof follow>): PodView => f.said[f.said.length - 1];
  const mine = (f: ReturnType<typeof follow>) => {
    const me = now(f).players.find((p) => p.mine)?.id ?? '';
    return now(f)
      .played.at(-1)
      ?.matches.find((m) => m.a === me || m.b === me);
  };
  for (const f of all) await f.until(() => f.said.length > 0);
  for (const f of [a, b]) await f.until(() => mine(f)?.at !== undefined);
  expect(
    all.map((f) => [
      now(f)
        .players.filter((p) => p.mine)
        .map((p) => p.name),
      now(f).deck !== undefined,
    ]),
  ).toEqual([
    [['Ann'], true],
    [['Bob'], true],
    [[], false],
  ]);
  // Of two computers, if there is such a match, the result comes by itself.
  for (const f of all) await f.until(() => now(f).played[0].matches.every((m) => m.games || m.at));
  const told = all.map((f) => f.said.length);
  // It is looked at again meanwhile, and what is seen is what was told.
  await new Promise((done) => setTimeout(done, 5000));
  expect(all.map((f) => f.said.length)).toEqual(told);
  expect((await ann.call<PodView>('GET', `/api/pods/${pod}`)).body).toEqual(now(a));
  // One drops out: the others see it, and that his match is conceded (MTR 2.10).
  expect((await bob.call('POST', `/api/pods/${pod}/drop`, {})).status).toBe(200);
  for (const f of all) await f.until(() => now(f).players.some((p) => p.name === 'Bob' && p.dropped));
  const match = (f: ReturnType<typeof follow>) => now(f).played[0].matches.find((m) => [m.a, m.b].includes('p2'));
  for (const f of all) await f.until(() => match(f)?.left !== undefined);
  // Nothing is said to this socket.
  anyone.send('{}');
  await anyone.until(() => anyone.closed !== 0);
  expect(anyone.closed).toBe(1008);
  for (const f of [a, b]) f.close();
});

test('the time of a match is told once and goes on by itself; where it is another it is told anew', async () => {
  const people = [await person(server.url, 'Cat'), await person(server.url, 'Dan')];
  const { id, pod } = await opened(people[0], { kind: 'sealed', boosters: 4, others: ['person'] });
  expect((await people[1].call('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
  const seats = people.map((p) => p.seat(id));
  await draftUntil(seats, () => seats[0].table?.info.phase === 'over');
  for (const s of seats) s.close();
  const rounds = async (): Promise<number> => (await people[0].call('GET', `/api/pods/${pod}`)).status;
  for (const end = Date.now() + 60_000; Date.now() < end && (await rounds()) !== 200; ) await new Promise((done) => setTimeout(done, 100));
  const f = follow(pod as string, people[0]);
  const match = () => f.said.at(-1)?.played[0].matches[0];
  await f.until(() => match()?.seconds !== undefined);
  expect(match()?.seconds).toBeGreaterThan(2900);
  const at = people.map((p) => p.seat(match()?.at as string));
  for (const s of at) await s.until(() => s.game !== null);
  const told = f.said.length;
  await new Promise((done) => setTimeout(done, 5000));
  expect(f.said.length).toBe(told);
  jump += 51 * 60_000;
  await f.until(() => match()?.seconds !== undefined && (match()?.seconds ?? 0) < 10);
  for (const s of at) s.close();
  f.close();
});
