/** Rounds that are played at tables of the server: opened with the lists that were handed in, results entered once, whatever ends in between. */
import type { TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { newHome, testServer } from '../server.js';
import { Attendee, event } from './people.js';

/** Waits until it is so. */
const until = (what: () => Promise<boolean>): Promise<void> => expect.poll(what, { timeout: 60_000, interval: 50 }).toBe(true);

const matchOf = async (who: Attendee) => (await who.mine()).entrant?.match;

test('a match opens by itself, is played on after the server ended, and its result is in the log once', async () => {
  const home = await newHome();
  let server = await testServer({}, home);
  const [organizer, ...everybody] = await event(server.url, ['Ann', 'Bob', 'Cai', 'Dan'], { rounds: 1 });
  const dan = everybody[3];
  const foe = (await matchOf(dan))?.opponents[0].name;
  const two = everybody.filter((_, i) => !['Dan', foe].includes(['Ann', 'Bob', 'Cai', 'Dan'][i]));
  await until(async () => (await matchOf(two[0]))?.at !== undefined);
  expect((await matchOf(dan))?.at).toBeUndefined();
  const at = (await matchOf(two[0]))?.at ?? '';
  expect((await matchOf(two[1]))?.at).toBe(at);
  // By hand nobody reports what is being played here; the others do as always.
  for (const what of [
    { act: 'myResult', result: '1-0' },
    { act: 'report', table: (await matchOf(two[0]))?.table ?? 0, result: '1-0' },
  ] as const)
    expect((await (what.act === 'report' ? organizer : two[0]).tried(what)).en).toMatch(/result comes from the game/);
  await organizer.act({ act: 'report', table: (await matchOf(dan))?.table ?? 0, result: '1-0' });
  // It is closed to who does not sit there.
  expect((await new Attendee(server.url).call('GET', `/api/tables/${at}`)).status).toBe(404);
  const table = (await two[0].call<TableInfo>('GET', `/api/tables/${at}`)).body;
  expect(table.match).toMatchObject({ tournament: organizer.id, round: 1 });
  const [seat, other] = two.map((who) => who.seat(at));
  await Promise.race([seat.play(4), other.play(4)]);
  seat.close();
  other.close();
  await server.close();
  server = await testServer({}, home);
  for (const who of [organizer, ...everybody]) who.base = server.url;
  const again = two[0].seat(at);
  await again.until(() => again.game !== null);
  again.send({ type: 'concede' });
  await until(async () => (await matchOf(two[1]))?.result === '1-0-0');
  expect((await organizer.staff()).log.filter((l) => l.type === 'report')).toHaveLength(2);
  await server.close();
  // It ends after the result was entered and before that was noted: it is not entered again.
  server = await testServer({}, home);
  await server.db.query('update tournament_tables set settled = false');
  await server.close();
  server = await testServer({}, home);
  organizer.base = server.url;
  await until(
    async () =>
      (await server.db.query<{ n: string }>('select count(*) as n from tournament_tables where not settled'))[0].n.toString() === '0',
  );
  expect((await organizer.staff()).log.filter((l) => l.type === 'report')).toHaveLength(2);
  await organizer.act({ act: 'finish' });
  expect(server.reports).toEqual([]);
  await server.end();
});

test('a game that nobody wins where somebody has to (MTR 2.5): no result is entered, and an official is called', async () => {
  const server = await testServer();
  const [organizer, ann, bob] = await event(server.url, ['Ann', 'Bob'], { rounds: 1, cut: 2 });
  const opened = async (round: number): Promise<string> => {
    await until(async () => {
      const match = await matchOf(ann);
      return match?.round === round && match.at !== undefined;
    });
    return (await matchOf(ann))?.at ?? '';
  };
  const swiss = ann.seat(await opened(1));
  await swiss.until(() => swiss.game !== null);
  swiss.send({ type: 'concede' });
  await until(async () => (await matchOf(ann))?.result !== null);
  await organizer.act({ act: 'cut' });
  await organizer.act({ act: 'pair' });
  await organizer.act({ act: 'publish', clock: true });
  const at = await opened(2);
  const seats = [ann, bob].map((who) => who.seat(at));
  for (const seat of seats) await seat.until(() => seat.game !== null);
  for (const seat of seats) seat.send({ type: 'draw', agree: true });
  for (const seat of seats) await seat.until(() => seat.table?.info.phase === 'over');
  await until(async () => (await organizer.staff()).calls.length === 1);
  const [call] = (await organizer.staff()).calls;
  const table = (await matchOf(ann))?.table ?? 0;
  expect(call).toMatchObject({ kind: 'result', table, done: null });
  expect((await matchOf(ann))?.result).toBeNull();
  // Now it is reported by hand.
  await organizer.act({ act: 'report', table, result: '1-0' });
  expect((await matchOf(ann))?.result).not.toBeNull();
  expect(server.reports).toEqual([]);
  await server.end();
});

test('a round that is changed while it is played (MTR 2.4): matches that stand go on, the others end, new ones open', async () => {
  const server = await testServer();
  const names = ['Ann', 'Bob', 'Cai', 'Eve', 'Fay', 'Gus'];
  const [organizer, ...players] = await event(server.url, names, { rounds: 2 });
  const at = async (who: Attendee): Promise<string> => (await matchOf(who))?.at ?? '';
  await until(async () => (await Promise.all(players.map(at))).every((a) => a !== ''));
  const before = await Promise.all(players.map(at));
  const [first, second, stays] = [...new Set(before)];
  const of = (table: string): Attendee[] => players.filter((_, i) => before[i] === table);
  const idOf = async (who: Attendee): Promise<string> => (await who.mine()).entrant?.id ?? '';
  const [a, b] = [of(first)[1], of(second)[1]];
  await organizer.act({ act: 'swap', a: await idOf(a), b: await idOf(b), why: 'they sat wrongly' });
  await until(async () => ![first, ''].includes(await at(a)) && ![second, ''].includes(await at(b)));
  expect(await at(of(stays)[0])).toBe(stays);
  for (const table of [first, second]) {
    const old = await a.call<TableInfo>('GET', `/api/tables/${table}`);
    expect([200, 404]).toContain(old.status);
    if (old.status === 200) expect(old.body.phase).toBe('over');
  }
  expect(await at(a)).toBe(await at(of(second)[0]));
  const again = a.seat(await at(a));
  await again.until(() => again.table?.info.phase === 'playing');
  // Who leaves his match has conceded it (MTR 2.4).
  again.send({ type: 'concede' });
  await until(async () => (await matchOf(a))?.result !== null);
  expect((await organizer.staff()).log.filter((l) => l.type === 'report')).toHaveLength(1);
  expect(server.reports).toEqual([]);
  await server.end();
});
