/** The real server with a game that is not Magic: three people on sockets decide at the same time, lines break, the server ends and comes back. */
import type { SessionView } from '@apnap/protocol';
import { expect, test } from 'vitest';
import type { AuctionView } from '../../../kernel/test/auction/view.js';
import type { Opening, Sitter } from '../../src/tables/entries.js';
import { Client, type Seat } from '../client.js';
import { testServer } from '../server.js';
import { hostedAuction } from './hosted.js';

const GAMES = { games: [hostedAuction()] };

type Shown = AuctionView & { n: number };
const shown = (seat: Seat): Shown => seat.game as unknown as Shown;

async function guest(base: string, name: string): Promise<{ client: Client; sitter: Sitter }> {
  const client = new Client(base);
  const { player } = (await client.call<SessionView>('POST', '/api/session', { name })).body;
  if (!player) throw new Error('nobody');
  return {
    client,
    sitter: { kind: 'guest', person: player.id, name, deck: { name: { en: '', zh: '' }, main: [], side: [], commanders: [] } },
  };
}

/** The decision that a seat has to answer. */
const own = (seat: Seat, place: number) => shown(seat)?.decisions.find((d) => d.decider === place && d.given === null && d.ask !== null);

const refusals = (seat: Seat) => seat.others.filter((m) => m.type === 'refused' || m.type === 'error');

async function answer(seat: Seat, place: number, pick: number[]): Promise<void> {
  await seat.until(() => own(seat, place) !== undefined, 10_000);
  const d = own(seat, place);
  const ask = d?.ask?.form === 'confirm' ? { yes: false } : { pick };
  const before = JSON.stringify(seat.game);
  seat.send({ type: 'answer', n: shown(seat).n, decision: d?.id ?? 0, answer: ask });
  await seat.until(() => JSON.stringify(seat.game) !== before || refusals(seat).length > 0, 10_000);
  expect(refusals(seat)).toEqual([]);
}

test('an auction on a server: hidden answers in any order, a reconnect and a restart between them, back by consent, to the end', async () => {
  let server = await testServer(GAMES);
  const people = await Promise.all(['A', 'B', 'C'].map((name) => guest(server.url, name)));
  const opening: Opening = {
    e: 'open',
    game: 'auction',
    sitters: people.map((p) => p.sitter),
    bestOf: 1,
    clock: { seconds: 3600, grace: 10 },
    listed: false,
    delay: 0,
  };
  const { table } = await server.tables.create(opening);
  const seats = people.map((p) => p.client.seat(table.id));
  for (const [place, s] of seats.entries()) await s.until(() => own(s, place) !== undefined);
  expect(shown(seats[0]).decisions.map((d) => [d.decider, d.ask !== null])).toEqual([
    [0, true],
    [1, false],
    [2, false],
  ]);

  // Nothing comes over the lines of the others.
  const told = seats[0].raw.length;
  await answer(seats[2], 2, [0, 1]);
  await seats[0].ask({ type: 'ping' }, 'pong');
  expect(seats[0].raw.length).toBe(told + 1);
  seats[2].reconnect();
  await seats[2].until(() => seats[2].game !== null);
  expect(shown(seats[2]).decisions[2]).toMatchObject({ given: { pick: [0, 1] }, answered: true });

  // What has been answered is there again after the server was away.
  for (const s of seats) s.close();
  await server.close();
  server = await testServer(GAMES, server.home);
  for (const [place, s] of seats.entries()) {
    people[place].client.base = server.url;
    await s.comeBack(people[place].client);
    s.others.length = 0;
  }
  expect(shown(seats[2]).decisions[2]).toMatchObject({ given: { pick: [0, 1] } });
  expect(shown(seats[1]).decisions[2]).toMatchObject({ given: null, answered: null });
  seats[2].send({ type: 'takeback' });
  await seats[2].until(() => own(seats[2], 2) !== undefined);
  await answer(seats[2], 2, [7, 8]);
  await answer(seats[0], 0, [0, 1]);
  await answer(seats[1], 1, [0, 1]);
  for (const s of seats) await s.until(() => shown(s).n === 3 && shown(s).lot !== 0);
  expect(shown(seats[2]).hands.map((h) => (typeof h === 'number' ? h : h.length))).toEqual([7, 7, 7]);
  expect(typeof shown(seats[2]).hands[0]).toBe('number');

  // Of bids it is seen who has made one. Back to before the cards were laid away, when both others agree.
  await answer(seats[1], 1, [0]);
  await seats[0].until(() => shown(seats[0]).decisions[1].answered === true);
  seats[0].send({ type: 'takeback' });
  await seats[1].until(() => seats[1].table?.offers.takeback?.seat === 0);
  for (const s of [seats[1], seats[2]]) s.send({ type: 'takebackReply', agree: true });
  for (const s of seats) await s.until(() => shown(s).n === 0 && shown(s).decisions.length === 3 && shown(s).lot === 0);

  for (let n = 0; n < 100 && seats[0].table?.info.phase === 'playing'; n++) {
    for (const [place, s] of seats.entries()) if (own(s, place)) await answer(s, place, own(s, place)?.kind === 'layAway' ? [0, 1] : [0]);
    for (const s of seats) await s.ask({ type: 'ping' }, 'pong');
  }
  expect(seats[0].table?.info.phase).toBe('over');
  expect(shown(seats[1]).result?.winners.length).toBeGreaterThan(0);
  expect(server.reports).toEqual([]);
  for (const s of seats) s.close();
  await server.end();
}, 120_000);
