/** Looking back at one's own play: what it was worth, told of one's own seat alone, and the same each time. */
import type { ErrorView, MagicView, ReviewView } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

const LIBRARIES = [0, 1].map((seat) => ({ seat, zone: 'library', card: 'Forest', count: 10 }));

test('a burn spell that was aimed at a creature where the player had little life is found, with its moment', async () => {
  const c = new Client(server().url);
  const { body: made } = await c.call<{ id: string }>('POST', '/api/scenarios', {
    lives: [3, 3],
    place: [
      { seat: 0, zone: 'battlefield', card: 'Mountain', count: 1 },
      { seat: 0, zone: 'hand', card: 'Lightning Bolt' },
      { seat: 1, zone: 'battlefield', card: 'Serra Angel' },
      { seat: 1, zone: 'battlefield', card: 'Hill Giant', count: 2 },
      ...LIBRARIES,
    ],
    from: 'precombatMain',
    other: 'computer',
    level: 'medium',
  });
  const seat = c.seat(made.id);
  const early = await c.call<ErrorView>('GET', `/api/tables/${made.id}/review`);
  expect([early.status, early.body.code]).toEqual([409, 'notOver']);
  // It is cast, but at the Angel; after that nothing is done, and the Angel's friends win.
  for (;;) {
    await seat.until(() => seat.mine !== null || seat.table?.info.phase === 'over');
    if (seat.table?.info.phase === 'over') break;
    const d = seat.mine as NonNullable<typeof seat.mine>;
    const options = d.ask?.form === 'pick' ? d.ask.options : [];
    const cast = options.findIndex((o) => o.act === 'cast');
    const angel = d.kind === 'targets' ? options.findIndex((o) => o.label.en === 'Serra Angel') : -1;
    await seat.give(cast >= 0 || angel >= 0 ? { pick: [Math.max(cast, angel)] } : (d.fallback as never));
  }
  const { status, body } = await c.call<ReviewView>('GET', `/api/tables/${made.id}/review`);
  expect([status, body.object, body.game, body.seat, body.whole]).toEqual([200, 'review', 1, 0, true]);
  const [cast, aimed] = body.moments;
  expect([cast.did.en, cast.better, cast.turn]).toEqual(['cast Lightning Bolt', null, 1]);
  expect(aimed.did).toEqual({ en: 'choose Serra Angel', zh: '选择撒拉天使' });
  expect(aimed.better).toMatchObject({ did: { en: 'choose Computer' }, chance: 1 });
  expect(aimed.chance).toBeLessThan(0.5);
  // It was the answer to this question.
  const { body: moment } = await c.call<{ game: MagicView }>('GET', `/api/tables/${made.id}/replay?game=1&n=${aimed.n}`);
  expect(moment.game.decision?.kind).toBe('targets');
  // It is the same when it is asked again, and nobody else is told.
  expect((await c.call<ReviewView>('GET', `/api/tables/${made.id}/review?game=1`)).body).toEqual(body);
  const stranger = new Client(server().url);
  expect((await stranger.call('GET', `/api/tables/${made.id}/review`)).status).toBe(404);
  expect(server().reports).toEqual([]);
});

test('a whole game is looked back at: chances between none and all, in the order of the game, moments that the replay has', async () => {
  const c = new Client(server().url);
  const info = await c.table({ deck: 'pauper-burn', opponent: { kind: 'computer', level: 'easy', deck: 'pauper-stompy' } });
  const seat = c.seat(info.id);
  await seat.play(60);
  if (seat.game?.result === null) seat.send({ type: 'concede' });
  await seat.until(() => seat.table?.info.phase === 'over');
  const { body } = await c.call<ReviewView>('GET', `/api/tables/${info.id}/review`);
  const { body: replay } = await c.call<{ last: number }>('GET', `/api/tables/${info.id}/replay`);
  const ns = body.moments.map((m) => m.n);
  expect(ns).toEqual([...new Set(ns)].sort((a, b) => a - b));
  expect(ns.length).toBeGreaterThan(0);
  for (const m of body.moments) {
    expect(m.n).toBeLessThan(replay.last);
    expect(m.chance).toBeGreaterThanOrEqual(0);
    expect(m.chance).toBeLessThanOrEqual(1);
    expect(m.did.en + m.did.zh).not.toMatch(/[{}]|undefined/);
    if (m.better) expect(m.better.chance).toBeGreaterThan(m.chance);
  }
  expect(server().reports).toEqual([]);
});
