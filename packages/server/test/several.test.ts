/** Several servers on one database: a table belongs to one at a time, and what a former owner writes is refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Fenced, type Head, LEASE, Store } from '../src/live/store.js';
import type { Entry } from '../src/tables/entries.js';
import { Client, type Seat, simple } from './client.js';
import { type Child, startChild } from './process.js';
import { type Home, newHome, POSTGRES, serverForTests } from './server.js';

describe('the store', () => {
  const server = serverForTests();

  const head = { info: {} as Head['info'], phase: 'waiting', listed: false, people: ['', ''] } satisfies Head;
  const chat = (text: string): Entry => ({ e: 'chat', seat: 0, name: 'A', text, at: 0 });
  const expire = (id: string): Promise<unknown> =>
    server().db.query(`update tables set leased_until = now() - interval '1 second' where id = $1`, [id]);

  test('who owns a table writes; nobody else takes it while the lease lasts', async () => {
    const [a, b] = [new Store(server().db, 'a'), new Store(server().db, 'b')];
    await a.create('t1', head, [chat('0')]);
    expect(await b.claim('t1')).toBeNull();
    await a.append('t1', 1, 1, [chat('1'), chat('2')]);
    await expect(b.append('t1', 1, 3, [chat('never')])).rejects.toThrow(Fenced);
    expect(await b.claim('nothing')).toBeUndefined();
    expect((await a.log('t1')).map((e) => (e.e === 'chat' ? e.text : ''))).toEqual(['0', '1', '2']);
  });

  test('after another has taken the table the former owner can write neither the log nor the head, nor renew', async () => {
    const [a, b] = [new Store(server().db, 'a'), new Store(server().db, 'b')];
    await a.create('t2', head, [chat('0')]);
    await expire('t2');
    // Late, but nobody has taken it: the lease is his again.
    await a.append('t2', 1, 1, [chat('1')]);
    expect(await a.renew()).toContain('t2');
    expect(await b.claim('t2')).toBeNull();
    await expire('t2');
    expect(await b.claim('t2')).toBe(2);
    await expect(a.append('t2', 1, 2, [chat('never')])).rejects.toThrow(Fenced);
    await a.writeHead('t2', 1, { ...head, phase: 'over' });
    expect(await a.renew()).not.toContain('t2');
    await b.append('t2', 2, 2, [chat('2')]);
    expect((await b.log('t2')).map((e) => (e.e === 'chat' ? e.text : ''))).toEqual(['0', '1', '2']);
    expect(await server().db.query('select phase, owner from tables where id = $1', ['t2'])).toEqual([{ phase: 'waiting', owner: 'b' }]);
  });

  test('what many tables write at once is written together, and one that has lost its table does not harm the others', async () => {
    const [a, b] = [new Store(server().db, 'a'), new Store(server().db, 'b')];
    const ids = Array.from({ length: 100 }, (_, i) => `m${i}`);
    for (const id of ids) await a.create(id, head, [chat('0')]);
    await expire('m7');
    await b.claim('m7');
    const results = await Promise.allSettled([
      ...ids.map((id) => a.append(id, 1, 1, [chat('1'), chat('2')])),
      // A place that is taken already.
      a.append('m8', 1, 0, [chat('never')]),
    ]);
    expect(results.flatMap((r, i) => (r.status === 'rejected' ? [i] : []))).toEqual([7, 100]);
    expect((results[7] as PromiseRejectedResult).reason).toBeInstanceOf(Fenced);
    for (const id of ids)
      expect((await a.log(id)).map((e) => (e.e === 'chat' ? e.text : ''))).toEqual(id === 'm7' ? ['0'] : ['0', '1', '2']);
  });

  test('a former life of the same server is fenced off too', async () => {
    const a = new Store(server().db, 'a');
    await a.create('t3', head, [chat('0')]);
    expect(await a.claim('t3')).toBe(2);
    await expect(a.append('t3', 1, 1, [chat('never')])).rejects.toThrow(Fenced);
    // A server that is started again at the same address does not wait for the leases of the one before.
    await a.register('http://here', 's');
    const again = new Store(server().db, 'a2');
    await again.register('http://here', 's2');
    await expect(a.append('t3', 2, 1, [chat('never')])).rejects.toThrow(Fenced);
    expect(await again.claim('t3')).toBeGreaterThan(2);
  });
});

describe.skipIf(POSTGRES === '')('two servers on one PostgreSQL', () => {
  let home: Home;
  const children: Child[] = [];
  const start = async (): Promise<Child> => {
    const child = await startChild(home);
    children.push(child);
    return child;
  };
  beforeAll(async () => {
    home = await newHome();
  });
  afterAll(async () => {
    await Promise.all(children.map((c) => c.kill()));
    await home.remove();
  });

  /** The client at another server: the same session. */
  const at = (child: Child, c: Client): Client => {
    const other = new Client(child.url);
    other.cookie = c.cookie;
    return other;
  };

  test('what belongs to a table of the other server is sent on to it: requests, sockets, streams', async () => {
    const [a, b] = [await start(), await start()];
    const c = new Client(a.url);
    const info = await c.table();
    const other = at(b, c);
    expect((await other.call('GET', `/api/tables/${info.id}`)).body).toMatchObject({ id: info.id, mySeat: 0 });
    expect((await other.call('GET', `/api/tables/${info.id}/replay`)).status).toBe(409);
    const here = c.seat(info.id);
    const there = other.seat(info.id);
    await there.play(20);
    await here.until(() => here.game?.n === there.game?.n);
    expect(here.game).toEqual(there.game);
    // Nobody gets through by saying that it was sent on.
    const forged = await other.call('GET', `/api/tables/${info.id}`, undefined, { 'x-apnap-sent-on': 'x' });
    expect(forged.body).toMatchObject({ id: info.id });
    here.close();
    there.close();
  });

  test('when the owner is killed with -9 the other takes over: nothing acknowledged is lost, and the game goes on', async () => {
    const [a, b] = [await start(), await start()];
    const c = new Client(a.url);
    const info = await c.table();
    const seat = c.seat(info.id);
    // Few answers: the game must not be over before it can go on.
    await seat.play(5);
    if (seat.mine) seat.answer(simple(seat.mine));
    await a.kill();
    const { game, log } = seat;
    const began = Date.now();
    await seat.comeBack(at(b, c));
    expect(Date.now() - began).toBeLessThan((LEASE + 5) * 1000);
    expect(seat.game?.n).toBeGreaterThanOrEqual(game?.n ?? 0);
    expect(seat.log.slice(0, log.length)).toEqual(log);
    await seat.play(5);
    expect(seat.game?.n).toBeGreaterThan(game?.n ?? 0);
    seat.close();
  });

  test('an owner that was paused and wakes up when another has taken over can write nothing, and sends its clients away', async () => {
    const [a, b] = [await start(), await start()];
    const c = new Client(a.url);
    const info = await c.table({ opponent: { kind: 'person', listed: false } });
    const second = new Client(a.url);
    await second.call('POST', `/api/tables/${info.id}/join`, { deck: 'pauper-elves' });
    const old: Seat[] = [c.seat(info.id), second.seat(info.id)];
    await old[0].until(() => old.every((s) => s.game !== null) && old.some((s) => s.mine));
    a.pause();
    // These wait in the paused server's sockets and are read when it wakes up.
    for (const s of old) {
      if (s.mine) s.answer(simple(s.mine));
      s.send({ type: 'chat', text: 'from the past' });
      s.send({ type: 'concede' });
    }
    await new Promise((done) => setTimeout(done, (LEASE + 1) * 1000));
    const [x, y] = [at(b, c).seat(info.id), at(b, second).seat(info.id)];
    await x.comeBack();
    await y.comeBack();
    const players = [x, y];
    for (let i = 0; i < 6; i++) {
      await x.until(() => players.some((s) => s.mine));
      const next = players.find((s) => s.mine) as Seat;
      await next.give(simple(next.mine as never));
      await x.until(() => x.game?.n === y.game?.n);
    }
    const [game, log] = [x.game, x.log];
    a.resume();
    await old[0].until(() => old.every((s) => s.closed));
    x.send({ type: 'chat', text: 'from the present' });
    await x.until(() => (x.table?.chat.length ?? 0) > 0);
    expect(x.table?.chat.map((l) => l.text)).toEqual(['from the present']);
    expect(x.game).toEqual(game);
    // From the database, at a third server: the same.
    await b.kill();
    const third = await start();
    const fresh = at(third, c).seat(info.id);
    await fresh.comeBack();
    expect(fresh.table?.chat.map((l) => l.text)).toEqual(['from the present']);
    expect(fresh.log).toEqual(log);
    expect(fresh.game).toEqual(game);
  });
});
