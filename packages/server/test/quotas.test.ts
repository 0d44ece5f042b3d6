/** What one address may have open at a time, and who waits when one address lets many computers think. */
import type { TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { Client, simple } from './client.js';
import { testServer } from './server.js';

/** What a client at an address sends with each request: the server believes it. */
const at = (from: string): Record<string, string> => ({ 'x-forwarded-for': from });

test('an address and a person have so many sockets and streams open at a time, and no more', async () => {
  const server = await testServer({ perMinute: 60, proxies: '127.0.0.1' });
  const c = new Client(server.url);
  const make = { deck: 'pauper-burn', opponent: { kind: 'computer', level: 'easy' } };
  const { body } = await c.call<TableInfo>('POST', '/api/tables', make, at('10.1.1.1'));
  const path = `/api/tables/${body.id}/socket`;
  const sockets: WebSocket[] = [];
  /** 101, or the status of the refusal. */
  const open = (from: string, cookie = ''): Promise<number> =>
    new Promise((done) => {
      const socket = new WebSocket(server.url.replace('http', 'ws') + path, { headers: { ...at(from), cookie } });
      socket.on('error', () => {});
      socket.on('unexpected-response', (_, answer) => done(answer.statusCode ?? 0));
      socket.on('open', () => {
        sockets.push(socket);
        done(101);
      });
    });
  const opened = async (n: number, from: string, cookie?: string): Promise<number> => {
    let ok = 0;
    for (let i = 0; i < n; i++) if ((await open(from, cookie)) === 101) ok++;
    return ok;
  };
  // A tenth of what there is with 600 requests a minute: 6 of a person, 20 of an address.
  expect(await opened(9, '10.1.1.1', c.cookie)).toBe(6);
  expect(await opened(18, '10.1.1.1')).toBe(14);
  expect(await open('10.1.1.1')).toBe(429);
  const stream = await fetch(`${server.url}/api/tables/${body.id}/events`, { headers: at('10.1.1.1') });
  expect(stream.status).toBe(429);
  // Neither are others kept out, nor is who has closed one.
  expect(await opened(3, '10.1.1.2')).toBe(3);
  sockets[10].terminate();
  for (let i = 0; i < 10 && (await open('10.1.1.1')) !== 101; i++) await new Promise((done) => setTimeout(done, 100));
  expect(await open('10.1.1.1')).toBe(429);
  // A person has no more by coming from elsewhere.
  expect(await open('10.1.1.3', c.cookie)).toBe(429);
  for (const s of sockets) s.terminate();
  await server.end();
});

test('games of one address against strong computers do not make those of others wait', async () => {
  let games = 0;
  const server = await testServer({ computerThreads: 1, proxies: '127.0.0.1', newSeed: () => `quotas ${++games}` });
  const table = async (from: string, level: string) => {
    const c = new Client(server.url, at(from));
    const body = { deck: 'pauper-burn', opponent: { kind: 'computer', level, deck: 'pauper-elves' } };
    const { body: info } = await c.call<TableInfo>('POST', '/api/tables', body);
    return c.seat(info.id);
  };
  const crowd = await Promise.all(Array.from({ length: 28 }, () => table('10.2.2.2', 'strong')));
  let over = false;
  let given = 0;
  const busy = crowd.map(async (seat) => {
    while (!over && seat.table?.info.phase !== 'over') {
      await seat.until(() => over || seat.mine !== null || seat.table?.info.phase === 'over').catch(() => {});
      const d = seat.mine;
      if (over || d === null) continue;
      await seat.give(simple(d)).catch(() => {});
      given++;
    }
  });
  // Their games are in full swing, so that there is much to think about.
  for (const end = Date.now() + 40_000; given < 28 * 6 && Date.now() < end; ) await new Promise((done) => setTimeout(done, 100));
  const honest = await table('10.3.3.3', 'easy');
  const waits: number[] = [];
  for (let i = 0; i < 15; i++) {
    await honest.until(() => honest.mine !== null);
    const since = performance.now();
    await honest.give(simple(honest.mine as never));
    await honest.until(() => honest.mine !== null || honest.table?.info.phase !== 'playing');
    waits.push(performance.now() - since);
  }
  over = true;
  for (const seat of crowd) seat.close();
  honest.close();
  await Promise.all(busy);
  await server.end();
  expect(waits).toHaveLength(15);
  expect(Math.max(...waits)).toBeLessThan(8_000);
}, 240_000);
