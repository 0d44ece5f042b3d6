/** What-ifs: private games from a moment of another; nothing hidden can be learnt from one of a game that goes on. */
import type { MagicView, ReplayView, TableInfo, WhyAnswer } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { newHome, serverForTests, testServer } from './server.js';

const server = serverForTests();

/** A game without the numbers by which one viewer calls things. */
const shape = (g: MagicView) => ({
  hands: g.players.map((p) => p.hand.map((c) => c.name.en).sort()),
  counts: g.players.map((p) => [p.handCount, p.libraryCount, p.life, p.graveyard.map((c) => c.name.en)]),
  battlefield: g.battlefield.map((c) => [c.name.en, c.controller, c.tapped ?? false]).sort(),
  turn: g.turn,
});

test('from a game that is over the moment itself is gone on from, as either seat; its replay is seen by whom one chooses', async () => {
  const c = new Client(server().url);
  // A deck that reveals nothing and returns nothing to a hand: no card of that hand is known to the other seat.
  const info = await c.table({ opponent: { kind: 'computer', level: 'easy', deck: 'pauper-burn' } });
  const seat = c.seat(info.id);
  await seat.play(25);
  seat.send({ type: 'concede' });
  await seat.until(() => seat.table?.info.phase === 'over');
  const base = `/api/tables/${info.id}/replay`;
  const all = (await c.call<ReplayView>('GET', base)).body;
  const n = Math.floor(all.last / 2);
  const at = async (as: string): Promise<MagicView> => (await c.call<{ game: MagicView }>('GET', `${base}?n=${n}&as=${as}`)).body.game;
  const seen = await at('0');
  expect(seen.players.map((p) => p.hand.length > 0)).toEqual([true, false]);
  expect((await at('watch')).players.map((p) => p.hand.length)).toEqual([0, 0]);
  const line = all.log.find((l) => l.kind === 'event' && l.n > 0);
  const why = (await c.call<WhyAnswer>('GET', `${base}/why?n=${all.last}&event=${line?.event}`)).body;
  expect(why.steps[0].event).toBe(line?.event);
  const land = (await at('all')).battlefield[0];
  const made = await c.call<WhyAnswer>('GET', `${base}/why?n=${n}&object=${land.id}&as=all`);
  expect(made.body.title).toEqual(land.name);

  const branched = await c.call<TableInfo>('POST', `/api/tables/${info.id}/branch`, { n, as: 1, level: 'easy' });
  expect(branched.status).toBe(200);
  expect(branched.body).toMatchObject({ mySeat: 1, branchOf: { table: info.id, n, over: 1 } });
  const again = c.seat(branched.body.id);
  await again.until(() => again.mine !== null || (again.game?.n ?? 0) > 0);
  const started = await again.ask({ type: 'past', n: 0 }, 'past');
  expect(shape(started.game as MagicView)).toEqual(shape(await at('1')));
  await again.play(5);
  expect((await new Client(server().url).call('GET', `/api/tables/${branched.body.id}`)).status).toBe(404);
});

test('from a game that goes on a world is dealt: what the seat knows stays, what it does not know is made up', async () => {
  const home = await newHome();
  const first = await testServer({}, home);
  const c = new Client(first.url);
  const info = await c.table();
  const seat = c.seat(info.id);
  await seat.play(12);
  await seat.until(() => seat.mine !== null);
  const game = seat.game as MagicView;
  const of = (as?: number) =>
    c.call<TableInfo>('POST', `/api/tables/${info.id}/branch`, { n: game.n, ...(as === undefined ? {} : { as }) });
  expect((await of(1)).status).toBe(409);
  expect((await new Client(first.url).call('POST', `/api/tables/${info.id}/branch`, { n: 0 })).status).toBe(409);
  expect((await c.call('POST', `/api/tables/${info.id}/branch`, { n: game.n + 1 })).status).toBe(404);
  const draws: string[] = [];
  let last = '';
  for (let i = 0; i < 4; i++) {
    const made = await of();
    expect(made.status).toBe(200);
    last = made.body.id;
    const branch = c.seat(last);
    await branch.until(() => branch.mine !== null);
    expect(shape((await branch.ask({ type: 'past', n: 0 }, 'past')).game as MagicView)).toEqual(shape(game));
    expect(branch.mine?.kind).toBe(seat.mine?.kind);
    // far enough that its own next cards are drawn
    await branch.play(40);
    const { players, battlefield } = branch.game as MagicView;
    draws.push([...players[0].hand, ...players[0].graveyard, ...battlefield].map((card) => card.name.en).join());
    branch.close();
  }
  // The order of one's own library is another in each.
  expect(new Set(draws).size).toBeGreaterThan(1);
  // The game itself goes on where it was.
  expect(seat.game?.n).toBe(game.n);
  await first.close();
  const second = await testServer({}, home);
  const back = new Client(second.url);
  back.cookie = c.cookie;
  const again = back.seat(last);
  await again.until(() => again.game !== null);
  expect(again.table?.info.branchOf).toEqual({ table: info.id, n: game.n });
  await second.end();
}, 300_000);
