/** Those who are slow: who does not read is cut off wherever bytes are sent, and who does not say what he wants is not waited for. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Client, simple } from './client.js';
import { serverForTests, testServer } from './server.js';

const server = serverForTests({ mostWaiting: 256 * 1024 });

/** A board of one's own with as many cards as there may be, so that an answer about it is long. */
async function board(c: Client): Promise<string> {
  const place = [0, 1].flatMap((seat) => [
    { seat, zone: 'library', card: 'Forest', count: 90 },
    ...['Grizzly Bears', 'Forest', 'Mountain', 'Island', 'Llanowar Elves'].map((card) => ({ seat, zone: 'battlefield', card, count: 7 })),
  ]);
  const { body } = await c.call<{ id: string }>('POST', '/api/scenarios', {
    lives: [20, 20],
    place,
    from: 'precombatMain',
    other: 'myself',
  });
  return body.id;
}

const listeners = async (id: string): Promise<number> => (await server().tables.get(id))?.connections.size ?? -1;

/** Waits until it holds, for so many milliseconds at most. */
async function eventually(holds: () => Promise<boolean>, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(50)) if (await holds()) return true;
  return holds();
}

test('a socket that asks and asks and does not read is closed; others at the table are not', async () => {
  const c = new Client(server().url);
  const id = await board(c);
  const good = c.seat(id);
  await good.until(() => good.mine !== null);
  const bad = c.seat(id);
  await bad.until(() => bad.game !== null);
  bad.socket.pause();
  const cutOff = async (): Promise<boolean> => {
    for (let i = 0; i < 40; i++) bad.socket.send(JSON.stringify({ type: 'past', id: i, n: 0 }));
    await sleep(20);
    return (await listeners(id)) === 1;
  };
  expect(await eventually(cutOff, 20_000)).toBe(true);
  expect(good.closed).toBe(false);
  await good.give(simple(good.mine as never));
  bad.socket.terminate();
  good.close();
});

test('an event stream that is not read is closed, too', async () => {
  const c = new Client(server().url);
  const id = await board(c);
  const me = c.seat(id);
  await me.until(() => me.mine !== null);
  const { port } = new URL(server().url);
  const raw = connect(Number(port), '127.0.0.1');
  raw.on('error', () => {});
  raw.pause();
  raw.write(`GET /api/tables/${id}/events HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${c.cookie}\r\n\r\n`);
  expect(await eventually(async () => (await listeners(id)) === 2, 5_000)).toBe(true);
  // What was taken back is told again, with all that came before.
  const pass = async (): Promise<void> => {
    await me.until(() => me.mine !== null);
    await me.give(me.mine?.kind === 'act' ? { pick: [0] } : (me.mine?.fallback as never));
  };
  for (let i = 0; i < 200; i++) await pass();
  const again = async (): Promise<boolean> => {
    await pass();
    const n = me.game?.n ?? 0;
    me.send({ type: 'takeback' });
    await me.until(() => (me.game?.n ?? n) < n);
    return (await listeners(id)) === 1;
  };
  let gone = false;
  for (let i = 0; i < 600 && !gone; i++) gone = await again();
  expect(gone).toBe(true);
  raw.destroy();
  me.close();
});

/** Milliseconds until a connection that says this, and then a byte every second, is closed. */
function patience(port: number, first: string, drop: string): Promise<number> {
  return new Promise((done) => {
    const start = Date.now();
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(first));
    const drip = setInterval(() => socket.write(drop), 1_000);
    const end = (): void => {
      clearInterval(drip);
      socket.destroy();
      done(Date.now() - start);
    };
    socket.on('error', () => {});
    socket.on('close', end);
    socket.resume();
    setTimeout(end, 100_000).unref();
  });
}

test('a request has 30 seconds to arrive: its headers, and its body', async () => {
  const own = await testServer();
  const port = Number(new URL(own.url).port);
  const head = `POST /api/session HTTP/1.1\r\nHost: localhost:${port}\r\ncontent-type: application/json\r\n`;
  const times = await Promise.all([
    patience(port, 'GET /api/session HTTP/1.1\r\nHost: localhost\r\nx-slow: ', 'x'),
    patience(port, `${head}content-length: 1000\r\n\r\n{"name":"`, 'x'),
    patience(port, `${head}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
  ]);
  for (const ms of times) {
    expect(ms).toBeGreaterThan(29_000);
    expect(ms).toBeLessThan(36_000);
  }
  await own.end();
});
