/** The server trusts nobody. */
import { connect } from 'node:net';
import type { SessionView, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { Client } from './client.js';
import { serverForTests, testServer } from './server.js';

const server = serverForTests();

const client = (): Client => new Client(server().url);

test('what belongs to a seat is done by its session only; who watches sees no hand', async () => {
  const [owner, stranger] = [client(), client()];
  const info = await owner.table();
  const mine = owner.seat(info.id);
  await mine.until(() => mine.mine !== null);
  const theirs = stranger.seat(info.id);
  await theirs.until(() => theirs.game !== null);
  expect(theirs.game?.seat).toBeNull();
  expect(theirs.game?.players.flatMap((p) => p.hand)).toEqual([]);
  expect(theirs.game?.decision?.ask ?? null).toBeNull();
  theirs.send({ type: 'answer', n: mine.game?.n ?? 0, decision: mine.mine?.id ?? 0, answer: { yes: false } });
  theirs.send({ type: 'concede' });
  await theirs.until(() => theirs.others.length === 2);
  expect(theirs.others.every((m) => m.type === 'refused')).toBe(true);
  expect(mine.table?.info.phase).toBe('playing');
  expect(theirs.raw.join('')).not.toContain('"settings":{');
});

test('pages of other origins can neither post nor open a socket', async () => {
  const c = client();
  expect((await c.call('POST', '/api/session', { name: 'x' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  const info = await c.table();
  const socket = new WebSocket(`${server().url.replace('http', 'ws')}/api/tables/${info.id}/socket`, {
    headers: { cookie: c.cookie, origin: 'https://elsewhere.example' },
  });
  const status = await new Promise((done) => socket.on('unexpected-response', (_, r) => done(r.statusCode)));
  expect(status).toBe(403);
});

test('every answer has the headers that keep a page to itself', async () => {
  const { headers } = await fetch(`${server().url}/api/session`);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data: https://cards.scryfall.io;");
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' ws: wss: https://api.scryfall.com");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('cookies are for HTTP only and stay on this site; tokens, codes and passwords are not in the database', async () => {
  const response = await fetch(`${server().url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
  const cookie = response.headers.getSetCookie()[0];
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const { claimCode } = (await response.json()) as SessionView;
  const token = cookie.split(';')[0].split('=')[1];
  const stored = JSON.stringify([await server().db.query('select * from people'), await server().db.query('select * from sessions')]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(claimCode);
});

test('a guest goes on elsewhere by his code, and with a password he gets an account', async () => {
  const [a, b, d] = [client(), client(), client()];
  const guest = (await a.call<SessionView>('POST', '/api/session', { name: 'Bea' })).body;
  const info = await a.table();
  const again = (await b.call<SessionView>('POST', '/api/session/claim', { code: guest.claimCode?.toLowerCase().replaceAll('-', ' ') }))
    .body;
  expect(again.player?.id).toBe(guest.player?.id);
  expect((await b.call<TableInfo>('GET', `/api/tables/${info.id}`)).body.mySeat).toBe(0);
  expect((await b.call('POST', '/api/session/claim', { code: 'AAAA-AAAA-AAAA-AAAA' })).status).toBe(403);
  expect((await b.call<SessionView>('POST', '/api/account', { name: 'Bea', password: 'correct horse' })).body.player?.kind).toBe('account');
  expect((await d.call('POST', '/api/login', { name: 'bea', password: 'wrong horse' })).status).toBe(403);
  expect((await d.call('POST', '/api/login', { name: 'nobody', password: 'wrong horse' })).status).toBe(403);
  expect((await d.call<SessionView>('POST', '/api/login', { name: 'BEA', password: 'correct horse' })).body.player?.id).toBe(
    guest.player?.id,
  );
  await d.call('POST', '/api/logout');
  expect((await d.call<SessionView>('GET', '/api/session')).body.player).toBeNull();
});

test('what is malformed, too large or not there is answered with an error and nothing else', async () => {
  const c = client();
  const wrong: [string, string, unknown, number][] = [
    ['POST', '/api/tables', { deck: "x'; drop table people; --", opponent: { kind: 'computer', level: 'easy' } }, 404],
    ['POST', '/api/tables', { deck: 'pauper-burn', opponent: { kind: 'god' } }, 400],
    ['POST', '/api/tables', { deck: 'pauper-burn', opponent: { kind: 'computer', level: 'easy' }, extra: 1 }, 400],
    ['POST', '/api/decks', { name: 'x', text: 'a'.repeat(300_000) }, 413],
    ['GET', '/api/tables/..%2f..%2fetc%2fpasswd', undefined, 400],
    ['GET', '/api/tables/%00', undefined, 400],
    ['GET', '/..%2f..%2f..%2fetc/passwd', undefined, 404],
    ['GET', '/api/nothing', undefined, 404],
  ];
  for (const [method, path, body, status] of wrong) {
    const answer = await c.call<{ object: string; text: { en: string; zh: string } }>(method, path, body);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.body.object).toBe('error');
    expect(answer.body.text.zh).not.toBe('');
  }
});

test('sockets: what is no message is answered with an error, what is too large or too much ends the socket', async () => {
  // The pace of people: a server that lets through a thousand a second may take so long for what is sent that it is not too much.
  const paced = await testServer({ perSecond: 20 });
  const c = new Client(paced.url);
  const info = await c.table();
  const seat = c.seat(info.id);
  await seat.until(() => seat.game !== null);
  for (const text of ['', '{', '[]', '{"type":"answer"}', '{"type":"nothing"}', '{"type":"chat","text":""}', '{"type":"__proto__"}'])
    seat.socket.send(text);
  await seat.until(() => seat.others.length === 7);
  expect(seat.others.every((m) => m.type === 'error' && !m.fatal)).toBe(true);
  seat.socket.send(JSON.stringify({ type: 'chat', text: 'x'.repeat(100_000) }));
  await seat.until(() => seat.closed);
  const again = c.seat(info.id);
  await again.until(() => again.game !== null);
  for (let i = 0; i < 5000; i++) again.send({ type: 'ping', id: i });
  await again.until(() => again.closed);
  expect(again.others.some((m) => m.type === 'error' && m.fatal)).toBe(true);
  // The table is none the worse.
  const third = c.seat(info.id);
  await third.until(() => third.game !== null);
  await paced.end();
});

test('requests are limited by address', async () => {
  const strict = await testServer({ perMinute: 20 });
  const statuses = [];
  for (let i = 0; i < 25; i++) statuses.push((await fetch(`${strict.url}/api/session`)).status);
  expect(statuses.slice(0, 20).every((s) => s === 200)).toBe(true);
  expect(statuses[24]).toBe(429);
  await strict.end();
});

test('bytes that are no HTTP close the connection and nothing else', async () => {
  const { port } = new URL(server().url);
  await new Promise<void>((done) => {
    const socket = connect(Number(port), 'localhost', () => socket.write('\x00\x01\x02 nonsense\r\n\r\n'));
    socket.on('close', () => done());
    socket.on('error', () => done());
    socket.resume();
  });
  expect((await fetch(`${server().url}/api/session`)).status).toBe(200);
});
