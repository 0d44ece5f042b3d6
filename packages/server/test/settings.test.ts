/** Settings of a seat that change faster than they are written down: the log stays small, and what was set holds. */
import type { StopStep, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import type { Entry } from '../src/tables/entries.js';
import { Client, type Seat, simple } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

const logOf = async (id: string): Promise<Entry[]> =>
  (await server().db.query<{ entry: Entry }>('select entry from table_log where table_id = $1 order by seq', [id])).map((r) => r.entry);

const settingsIn = (log: readonly Entry[]) => log.flatMap((e) => (e.e === 'settings' ? [e.settings] : []));

/** A person at a table, asked for something. */
async function seated(): Promise<{ id: string; seat: Seat }> {
  const c = new Client(server().url);
  const { id } = await c.table();
  const seat = c.seat(id);
  await seat.until(() => seat.mine !== null);
  return { id, seat };
}

const STEPS: readonly StopStep[][] = [['upkeep'], ['upkeep', 'draw'], ['end']];

test('300 changes at once are some twenty entries and one a second more; the last one holds, and is what is written last', async () => {
  const { id, seat } = await seated();
  const start = performance.now();
  for (let i = 0; i < 300; i++) seat.send({ type: 'stops', mine: STEPS[i % 3], theirs: [] });
  const last = ['precombatMain', 'end'] as const;
  seat.send({ type: 'stops', mine: [...last], theirs: ['draw'] });
  await seat.until(() => seat.table?.settings?.stops.theirs[0] === 'draw');
  const written = settingsIn(await logOf(id));
  expect(written.length).toBeLessThanOrEqual(22 + Math.ceil((performance.now() - start) / 1000));
  expect(written.at(-1)?.stops).toEqual({ mine: last, theirs: ['draw'] });
  expect(seat.table?.settings).toEqual(written.at(-1));
  expect(seat.others).toEqual([]);
});

test('what is set too fast to be written is written before the next answer, and each change is made to the one before', async () => {
  const { id, seat } = await seated();
  for (let i = 0; i < 60; i++) seat.send({ type: 'yield', key: `spell:${i}`, on: true });
  seat.send({ type: 'stops', mine: ['upkeep'], theirs: ['end'] });
  seat.send({ type: 'fullControl', on: true });
  await seat.give(simple(seat.mine as never));
  const log = await logOf(id);
  const move = log.findIndex((e) => e.e === 'move' && e.by === seat.game?.seat);
  const before = settingsIn(log.slice(0, move)).at(-1);
  expect(before?.yields.map((y) => y.key)).toEqual(Array.from({ length: 60 }, (_, i) => `spell:${i}`));
  expect(before).toMatchObject({ fullControl: true, passUntil: '', stops: { mine: ['upkeep'], theirs: ['end'] } });
  expect(settingsIn(log).length).toBeLessThanOrEqual(40);
});

test('a wish to pass until the end of the turn that came too fast is fulfilled: by the seat’s own settings, with the turn it was said in', async () => {
  const c = new Client(server().url);
  const card = (name: string, seat: number, zone: string, count: number) => ({ seat, zone, card: name, count });
  const place = [
    card('Mountain', 0, 'battlefield', 3),
    card('Lightning Bolt', 0, 'hand', 3),
    ...[0, 1].map((n) => card('Forest', n, 'library', 20)),
  ];
  const made = await c.call<TableInfo>('POST', '/api/scenarios', { lives: [20, 20], place, from: 'precombatMain', seed: 'wish' });
  const seat = c.seat(made.body.id);
  await seat.until(() => seat.mine?.kind === 'act');
  for (let i = 0; i < 30; i++) seat.send({ type: 'stops', mine: STEPS[i % 2], theirs: [] });
  seat.send({ type: 'passUntil', until: 'endOfTurn' });
  seat.send({ type: 'stops', mine: ['upkeep'], theirs: ['end'] });
  await seat.until(() => (seat.game?.turn.number ?? 0) > 1 && seat.mine !== null);
  expect([seat.game?.turn.number, seat.game?.turn.step]).toEqual([2, 'end']);
  const wish = (await logOf(made.body.id)).findLast((e) => e.e === 'settings' && e.settings.passUntil === 'endOfTurn');
  expect(wish).toMatchObject({ turn: 1 });
  expect(seat.table?.settings).toMatchObject({ passUntil: '', stops: { mine: ['upkeep'], theirs: ['end'] } });
  expect(server().reports).toEqual([]);
});
