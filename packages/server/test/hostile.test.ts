/** Clients that mean harm: what they send is refused, takes no time of others, and nobody else's table is the worse for it. */
import type { CardEntry, DeckView, ListView, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { Client, type Seat } from './client.js';
import { serverForTests, testServer } from './server.js';

const server = serverForTests();
const client = (): Client => new Client(server().url);

async function seated(c: Client = client()): Promise<{ c: Client; info: TableInfo; seat: Seat }> {
  const info = await c.table();
  const seat = c.seat(info.id);
  await seat.until(() => seat.game !== null);
  return { c, info, seat };
}

/** Milliseconds of processor time, which no other load of the machine makes longer; the server is in this process. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

test('a pattern that would take for ever is broken off, and the server goes on', async () => {
  const c = client();
  const search = (q: string) => c.call<ListView<CardEntry>>('GET', `/api/cards/search?q=${encodeURIComponent(q)}`);
  // All texts are rendered for the first of them.
  const honest = async (): Promise<number> => {
    // On a machine with much else to do an honest one may be broken off, too.
    for (let n = 0; n < 20; n++) {
      const { status, body } = await search('o:/draws? a card/');
      if (status === 200) return body.total ?? 0;
    }
    return 0;
  };
  // A thread that was ended is followed by a new one, which renders them again: at most as much as the first took.
  const anew = await timed(async () => expect(await honest()).toBeGreaterThan(500));
  for (const q of ['o:/^(([a-z])+.)+[A-Z]([a-z])+$/', 'name:/^(.+)+!$/', 'o:/(.*)*(.*)*(.*)*Z/']) {
    const ms = await timed(async () => expect([q, (await search(q)).status]).toEqual([q, 400]));
    expect(ms).toBeLessThan(8_000 + 2 * anew);
  }
  expect(await honest()).toBeGreaterThan(500);
});

test('a list of thousands of names that nobody knows is read in no time, and some of them are guessed', async () => {
  const c = client();
  const text = Array.from({ length: 9000 }, (_, i) => `1 Zq${i} of w`).join('\n');
  const start = `1 Lightning Bold\n${text}`.slice(0, 99_999);
  let deck: DeckView | null = null;
  const ms = await timed(async () => {
    deck = (await c.call<DeckView>('POST', '/api/decks/check', { name: 'x', text: start })).body;
  });
  expect(ms).toBeLessThan(5_000);
  expect((deck as DeckView | null)?.problems[0].near).toContain('Lightning Bolt');
});

test('the character 0 and halves of pairs, which a database can not keep, are refused everywhere and lose nobody a table', async () => {
  const { c, seat } = await seated();
  for (const bad of ['a\u0000b', 'a\ud800b', '\udc00']) {
    expect((await c.call('POST', '/api/session', { name: bad })).status).toBe(400);
    expect((await c.call('POST', '/api/login', { name: bad, password: 'long enough' })).status).toBe(400);
    expect((await c.call('POST', '/api/decks', { name: 'x', text: `1 Forest\n1 ${bad}` })).status).toBe(400);
    expect((await c.call('GET', `/api/cards/search?q=%00`)).status).toBe(400);
    seat.others.length = 0;
    seat.socket.send(JSON.stringify({ type: 'chat', text: bad }));
    seat.socket.send(JSON.stringify({ type: 'yield', key: bad, on: true }));
    await seat.until(() => seat.others.length === 2);
    expect(seat.others.every((m) => m.type === 'error' && !m.fatal)).toBe(true);
  }
  seat.send({ type: 'chat', text: '🀄 whole pairs are fine' });
  await seat.until(() => seat.table?.chat.length === 1);
  expect(seat.closed).toBe(false);
  expect(server().reports).toEqual([]);
});

test('SQL in names is a name', async () => {
  const c = client();
  const name = "Robert'); drop table decks; --";
  const made = await c.call<DeckView>('POST', '/api/decks', { name, text: '60 Forest' });
  expect(made.body.name.en).toBe(name);
  expect((await c.call('GET', `/api/cards/search?q=${encodeURIComponent("x' or 1=1 --")}`)).status).toBeLessThan(500);
  expect((await c.call('GET', `/api/decks/${encodeURIComponent("x' or '1'='1")}`)).status).toBe(400);
  expect((await c.call<DeckView>('GET', `/api/decks/${made.body.id}`)).body.name.en).toBe(name);
});

test('keys and names of prototypes are nothing special', async () => {
  const raw = (body: string) =>
    fetch(`${server().url}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (const body of ['{"__proto__":{"x":1},"name":"x"}', '{"constructor":{"prototype":{"x":1}},"name":"x"}'])
    expect((await raw(body)).status).toBe(400);
  const c = client();
  const text = '4 __proto__\n1 constructor\n1 toString\n30 Forest';
  expect((await c.call<DeckView>('POST', '/api/decks/check', { name: '__proto__', text })).body.problems).toHaveLength(3);
  for (const q of ['is:__proto__', 'f:constructor', 'order:__proto__', 'id:toString', 'r:valueOf'])
    expect([q, (await c.call('GET', `/api/cards/search?q=${q}`)).status]).toEqual([q, 400]);
  for (const path of ['/api/rules/__proto__', '/api/cards/named?exact=constructor', '/api/decks/__proto__', '/api/tables/constructor'])
    expect((await c.call('GET', path)).status).toBe(404);
  const kinds = ['__proto__', 'constructor', 'toString'];
  const place = kinds.map((kind) => ({ seat: 0, zone: 'battlefield', card: 'Grizzly Bears', counters: [{ kind, n: 2 }] }));
  const made = await c.call<TableInfo>('POST', '/api/scenarios', { lives: [20, 20], place, other: 'myself' });
  const seat = c.seat(made.body.id);
  await seat.until(() => seat.game !== null);
  expect(seat.game?.battlefield.flatMap((o) => o.counters.map((k) => k.name.zh)).sort()).toEqual(kinds.map((k) => `${k}指示物`).sort());
  const { seat: other } = await seated();
  other.socket.send('{"type":"chat","text":"x","__proto__":{"seat":1}}');
  other.socket.send('{"__proto__":{"type":"concede"}}');
  await other.until(() => other.others.length === 2);
  expect(other.table?.chat).toEqual([]);
});

test('paths: nothing outside of the client is served, and every error is one of ours', async () => {
  for (const path of [
    '/api/tables/%',
    '/api/rules/%F0%28',
    '/api/decks/..%2f..',
    '//etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/.env',
    '/api/../package.json',
  ]) {
    const response = await fetch(server().url + path);
    const text = await response.text();
    expect(text).not.toMatch(/root:|"workspaces"/);
    if (path.startsWith('/api/') && response.status >= 400) expect([path, JSON.parse(text).object]).toEqual([path, 'error']);
  }
});

test('tokens that were made up, cut or doubled are nobody’s', async () => {
  const { c, info } = await seated();
  const token = c.cookie.split('=')[1];
  for (const cookie of [
    `apnap=${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    `apnap=${token}x`,
    'apnap=',
    'apnap=%E0%A4%A',
    `apnap=${'a'.repeat(5000)}`,
    `x=1; apnap2=${token}`,
  ]) {
    const forged = client();
    forged.cookie = cookie;
    const { status, body } = await forged.call<TableInfo>('GET', `/api/tables/${info.id}`);
    expect([status, body.mySeat]).toEqual([200, null]);
    expect((await forged.call('POST', `/api/tables/${info.id}/branch`, { n: 0 })).status).toBe(409);
  }
});

test('a flood of bytes or pings that are no messages ends the socket like any flood', async () => {
  // At the pace of people: what takes long to get through is not too much for a thousand a second.
  const paced = await testServer({ perSecond: 20 });
  for (const flood of ['binary', 'ping'] as const) {
    const { seat } = await seated(new Client(paced.url));
    for (let i = 0; i < 5000 && seat.socket.readyState === WebSocket.OPEN; i++)
      flood === 'ping' ? seat.socket.ping() : seat.socket.send(Buffer.alloc(10));
    await seat.until(() => seat.closed);
  }
  expect(paced.reports).toEqual([]);
  await paced.end();
});

test('advice is thought about once at a time; sockets of a seat and tables of an address have a limit', async () => {
  const { c, info, seat } = await seated();
  await seat.until(() => seat.mine !== null);
  for (let id = 1; id <= 30; id++) seat.send({ type: 'advice', id });
  await seat.until(() => seat.others.filter((m) => m.type === 'advice').length === 30);
  expect(seat.others.filter((m) => m.type === 'advice' && m.answer !== null).length).toBeLessThan(10);
  const many = Array.from({ length: 30 }, () => c.seat(info.id));
  await seat.until(() => many.filter((s) => s.closed).length >= 10 && many.every((s) => s.closed || s.game !== null));
  expect(many.filter((s) => !s.closed).length).toBeLessThan(20);
  for (const s of many) s.close();
  const strict = await testServer({ perMinute: 60 });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++)
    statuses.push((await new Client(strict.url).call('POST', '/api/scenarios', { lives: [20, 20], place: [] })).status);
  expect(statuses.slice(3)).toEqual([429, 429, 429]);
  await strict.end();
});
