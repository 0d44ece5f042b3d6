/** The rounds that follow a draft: pairings, matches of people and of computers, standings; a server that ends in the middle. */
import type { PodView } from '@apnap/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../client.js';
import { type TestServer, testServer } from '../server.js';
import { draftUntil, opened, person } from './player.js';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.end();
});

/** The pod, when something holds of it. */
async function podWhen(client: Client, id: string, holds: (pod: PodView) => boolean): Promise<PodView> {
  for (const end = Date.now() + 150_000; Date.now() < end; ) {
    const { status, body } = await client.call<PodView>('GET', `/api/pods/${id}`);
    if (status === 200 && holds(body)) return body;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('it does not come to that');
}

const matchOf = (pod: PodView) => {
  const me = pod.players.find((p) => p.mine)?.id ?? '';
  return pod.played.at(-1)?.matches.find((m) => m.a === me || m.b === me);
};

test('four play three rounds with what they drafted; the server ends in the middle', async () => {
  const ann = await person(server.url, 'Ann');
  const { id, pod } = await opened(ann, { others: ['computer', 'computer', 'computer'], boosters: 1 });
  expect(pod).toBeTruthy();
  const at = pod as string;
  const seat = ann.seat(id);
  await draftUntil([seat], () => seat.table?.info.phase === 'over');
  // What was hidden stays so while the decks play.
  expect(seat.table?.info.seed).toBeUndefined();
  expect((await ann.call('GET', `/api/tables/${id}/replay`)).status).toBe(409);
  const first = await podWhen(ann, at, (p) => p.played.length === 1);
  expect(first.players.map((p) => p.kind)).toEqual(['guest', 'computer', 'computer', 'computer']);
  expect(first.rounds).toBeGreaterThan(1);
  const deck = await ann.call<{ name: { en: string }; cards: number }>('GET', `/api/decks/${first.deck}`);
  expect([deck.body.name.en, deck.body.cards]).toEqual(['Draft deck of Ann', 40]);
  for (let round = 1; round <= first.rounds; round++) {
    const now = await podWhen(ann, at, (p) => p.played.length === round && matchOf(p)?.at !== undefined);
    const table = matchOf(now)?.at as string;
    await there(ann, table);
    const game = ann.seat(table);
    await game.until(() => game.table?.info.phase === 'playing');
    expect(game.game?.players).toHaveLength(2);
    if (round === 1) {
      seat.close();
      game.close();
      await server.close();
      server = await testServer({}, server.home);
      ann.base = server.url;
    }
    const again = ann.seat(table);
    await again.until(() => again.table?.info.phase === 'playing');
    again.send({ type: 'concede' });
    await again.until(() => again.table?.info.phase === 'over');
    again.close();
  }
  const end = await podWhen(ann, at, (p) => p.phase === 'over');
  expect(end.played.map((r) => r.matches.every((m) => m.games))).toEqual(Array(first.rounds).fill(true));
  expect(end.standings.at(-1)?.id).toBe('p1');
  expect(end.standings[0].points).toBeGreaterThan(0);
  // Now it is told.
  await there(ann, `${id}/replay`);
});

/** Waits until a table can be looked at, or its replay. */
async function there(client: Client, path: string): Promise<void> {
  for (const end = Date.now() + 150_000; Date.now() < end; ) {
    if ((await client.call('GET', `/api/tables/${path}`)).status === 200) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${path} does not come`);
}
