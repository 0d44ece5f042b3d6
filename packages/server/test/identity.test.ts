/** Who somebody is: codes, sessions, names, guesses; and by which names the server is spoken to. */
import { request } from 'node:http';
import { connect } from 'node:net';
import type { DeckView, SessionView, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { Client } from './client.js';
import { newHome, serverForTests, testServer } from './server.js';

const server = serverForTests({ proxies: '127.0.0.1' });
let addresses = 0;

/** Somebody at an address of his own: limits of one are not in the way of another. */
class Visitor extends Client {
  readonly from = `10.0.${Math.floor(++addresses / 200)}.${(addresses % 200) + 1}`;
  cookies: string[] = [];

  async as<T = SessionView>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: this.cookies.join('; '),
        'x-forwarded-for': this.from,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair] = set.split(';');
      this.cookies = [...this.cookies.filter((c) => c.split('=')[0] !== pair.split('=')[0]), ...(pair.endsWith('=') ? [] : [pair])];
    }
    this.cookie = this.cookies.join('; ');
    return { status: response.status, body: (await response.json()) as T & { code?: string; text?: { en: string; zh: string } } };
  }
}

const visitor = (base = server().url): Visitor => new Visitor(base);
const who = async (v: Visitor): Promise<string> => (await v.as('GET', '/api/session')).body.player?.name ?? '';
const PASSWORD = 'correct horse';

test('the code of a guest opens nothing once he has a password', async () => {
  const a = visitor();
  const code = (await a.as('POST', '/api/session', { name: 'Cody' })).body.claimCode as string;
  expect((await visitor().as('POST', '/api/session/claim', { code })).status).toBe(200);
  expect((await a.as('POST', '/api/account', { name: 'Cody', password: PASSWORD })).status).toBe(200);
  expect((await visitor().as('POST', '/api/session/claim', { code })).status).toBe(403);
});

test('a code ends where a password begins, and a guest can have another one or none', async () => {
  const [a, b, c] = [visitor(), visitor(), visitor()];
  const first = (await a.as('POST', '/api/session', { name: 'Coda' })).body.claimCode as string;
  const second = (await a.as('POST', '/api/session/code')).body.claimCode as string;
  expect(second).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
  expect((await b.as('POST', '/api/session/claim', { code: first })).status).toBe(403);
  expect((await b.as('POST', '/api/session/claim', { code: second })).status).toBe(200);
  expect((await a.as('DELETE', '/api/session/code')).status).toBe(200);
  expect((await c.as('POST', '/api/session/claim', { code: second })).status).toBe(403);
  const third = (await a.as('POST', '/api/session/code')).body.claimCode as string;
  expect((await a.as('POST', '/api/account', { name: 'Coda', password: PASSWORD })).status).toBe(200);
  expect((await c.as('POST', '/api/session/claim', { code: third })).status).toBe(403);
  expect((await a.as('POST', '/api/session/code')).status).toBe(409);
});

test('registering and signing in give another token; the one before is nobody’s, nor is any other of the guest', async () => {
  const [a, b] = [visitor(), visitor()];
  const code = (await a.as('POST', '/api/session', { name: 'Toni' })).body.claimCode as string;
  await b.as('POST', '/api/session/claim', { code });
  const guests = [a.cookies.slice(), b.cookies.slice()];
  await a.as('POST', '/api/account', { name: 'Toni', password: PASSWORD });
  expect(a.cookies[0]).not.toBe(guests[0][0]);
  for (const cookies of guests) {
    const old = visitor();
    old.cookies = cookies;
    expect(await who(old)).toBe('');
  }
  expect(await who(a)).toBe('Toni');
  const before = a.cookies.slice();
  await a.as('POST', '/api/login', { name: 'Toni', password: PASSWORD });
  const old = visitor();
  old.cookies = before;
  expect([await who(a), await who(old)]).toEqual(['Toni', '']);
});

test('signing out everywhere ends all sessions, and what is played by them', async () => {
  const [a, b] = [visitor(), visitor()];
  await a.as('POST', '/api/session', { name: 'Evie' });
  await a.as('POST', '/api/account', { name: 'Evie', password: PASSWORD });
  await b.as('POST', '/api/login', { name: 'Evie', password: PASSWORD });
  const { id } = (await a.as<TableInfo>('POST', '/api/tables', { deck: 'pauper-burn', opponent: { kind: 'computer', level: 'beginner' } }))
    .body;
  const [mine, other] = [a.seat(id), b.seat(id)];
  for (const s of [mine, other]) await s.until(() => s.game?.seat === 0);
  expect((await b.as('POST', '/api/logout/everywhere')).status).toBe(200);
  for (const s of [mine, other]) await s.until(() => s.closed);
  expect(mine.others.at(-1)).toMatchObject({ type: 'error', code: 'signedOut', fatal: true });
  expect([await who(a), await who(b)]).toEqual(['', '']);
  expect((await visitor().as('POST', '/api/logout/everywhere')).status).toBe(401);
});

test.each([
  ['so long after it began', "created = now() - interval '401 days'", 'created'],
  ['so long after it was used last', "used = now() - interval '91 days'", 'used'],
])('a session ends %s', async (_, how) => {
  const home = await newHome();
  const first = await testServer({}, home);
  const a = visitor(first.url);
  await a.as('POST', '/api/session', { name: 'Olda' });
  await first.db.query(`update sessions set ${how}`);
  await first.close();
  const second = await testServer({}, home);
  a.base = second.url;
  expect(await who(a)).toBe('');
  expect(await second.db.query('select 1 from sessions')).toEqual([]);
  await second.end();
});

const UNSEEN = [
  '\u001b[31m',
  'a\u0007b',
  'a\nb',
  'a\u202eb',
  'a\u2066b',
  'a\u200bb',
  'a\ufeffb',
  'a\u00adb',
  'a\u200db',
  '\u3164',
  '\u2800',
  '\u0301',
  'a\u2028b',
  '\ue000',
  'a\u{e0041}',
  `Z${'\u0334'.repeat(8)}`,
];

test('names hold nothing that can not be seen, whoever or whatever is named', async () => {
  for (const name of UNSEEN) {
    const a = visitor();
    await a.as('POST', '/api/session', { name: 'Ned' });
    expect([name, (await visitor().as('POST', '/api/session', { name })).status]).toEqual([name, 400]);
    expect([name, (await a.as('POST', '/api/session', { name })).status]).toEqual([name, 400]);
    expect([name, (await a.as('POST', '/api/account', { name, password: PASSWORD })).status]).toEqual([name, 400]);
    expect([name, (await a.as('POST', '/api/decks', { name, text: '60 Forest' })).status]).toEqual([name, 400]);
  }
  const refused = (await visitor().as('POST', '/api/session', { name: 'a\u202eb' })).body;
  expect(refused.text?.en).toContain('U+202E');
  expect(refused.text?.zh).toContain('U+202E');
  // What is written by hand all over the world is fine, and kept in one form.
  for (const [given, kept] of [
    ['Zoe\u0308', 'Zo\u00eb'],
    ['  Li   Na ', 'Li Na'],
    ['Ann\u00a0Bo', 'Ann Bo'],
    ['李小龙', '李小龙'],
    ['สมชาย', 'สมชาย'],
    ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
  ]) {
    const v = visitor();
    expect([(await v.as('POST', '/api/session', { name: given })).status, await who(v)]).toEqual([200, kept]);
  }
  const deck = (await visitor().as<DeckView>('POST', '/api/decks', { name: 'E\u0301lan', text: '60 Forest' })).body;
  expect(deck.name.en).toBe('\u00c9lan');
});

test('what is said holds nothing that can not be seen; with nothing left it is not said', async () => {
  const a = visitor();
  const { id } = (await a.as<TableInfo>('POST', '/api/tables', { deck: 'pauper-burn', opponent: { kind: 'computer', level: 'beginner' } }))
    .body;
  const seat = a.seat(id);
  await seat.until(() => seat.game !== null);
  seat.send({ type: 'chat', text: 'a\u202e\u200b\u001b[31mb\n\nc 👩‍👧' });
  await seat.until(() => seat.table?.chat.length === 1);
  expect(seat.table?.chat[0].text).toBe('a[31mb c 👩‍👧');
  seat.send({ type: 'chat', text: '\u200b\u202e ' });
  await seat.until(() => seat.others.length === 1);
  expect(seat.others[0]).toMatchObject({ type: 'refused', to: 'chat' });
  seat.close();
});

test('nobody may be called like an account, whatever the case and the form of the letters', async () => {
  const owner = visitor();
  await owner.as('POST', '/api/session', { name: 'Straße Élan' });
  expect((await owner.as('POST', '/api/account', { name: 'Straße Élan', password: PASSWORD })).status).toBe(200);
  const other = visitor();
  await other.as('POST', '/api/session', { name: 'Another One' });
  await other.as('POST', '/api/account', { name: 'Another One', password: PASSWORD });
  for (const name of [
    'Straße Élan',
    'STRASSE ÉLAN',
    'straſse e\u0301lan',
    'ＳｔｒａßｅÉlan'.replace('É', '　É'),
    'Straße  Élan',
    'strasse élan',
  ]) {
    expect([name, (await visitor().as('POST', '/api/session', { name })).status]).toEqual([name, 409]);
    const guest = visitor();
    await guest.as('POST', '/api/session', { name: `Guest ${addresses}` });
    expect([name, (await guest.as('POST', '/api/session', { name })).status]).toEqual([name, 409]);
    expect([name, (await guest.as('POST', '/api/account', { name, password: PASSWORD })).status]).toEqual([name, 409]);
    // Nor may another account take the name by another way.
    expect([name, (await other.as('POST', '/api/session', { name })).status]).toEqual([name, 409]);
  }
  // The owner may write it as he likes, and signs in by it as before.
  expect((await owner.as('POST', '/api/session', { name: 'STRASSE Élan' })).status).toBe(200);
  for (const name of ['Straße Élan', 'strasse élan'])
    expect((await visitor().as('POST', '/api/login', { name, password: PASSWORD })).body.player?.name).toBe('STRASSE Élan');
  // Guests may be called alike.
  for (let i = 0; i < 2; i++) expect((await visitor().as('POST', '/api/session', { name: 'Nobody In Particular' })).status).toBe(200);
});

test('guesses for one account end, from however many addresses; its owner comes in by the browser he knows', async () => {
  const owner = visitor();
  await owner.as('POST', '/api/session', { name: 'Target' });
  await owner.as('POST', '/api/account', { name: 'Target', password: PASSWORD });
  await owner.as('POST', '/api/logout');
  expect(await who(owner)).toBe('');
  const statuses: number[] = [];
  for (let i = 0; i < 60; i++)
    statuses.push((await visitor().as('POST', '/api/login', { name: 'TARGET', password: `wrong horse ${i}` })).status);
  expect(statuses.filter((s) => s === 403).length).toBeLessThan(30);
  expect(new Set(statuses)).toEqual(new Set([403, 429]));
  // A right guess is no better then than a wrong one.
  expect((await visitor().as('POST', '/api/login', { name: 'Target', password: PASSWORD })).status).toBe(429);
  expect((await owner.as('POST', '/api/login', { name: 'Target', password: PASSWORD })).status).toBe(200);
  // Names that nobody has are guessed no longer.
  const nobody: number[] = [];
  for (let i = 0; i < 40; i++)
    nobody.push((await visitor().as('POST', '/api/login', { name: 'No Such Account', password: 'wrong horse' })).status);
  expect(nobody.filter((s) => s === 403).length).toBe(statuses.filter((s) => s === 403).length);
});

test('an address makes so many guests, by whatever way, and keeps so many decks', async () => {
  const strict = await testServer({ perMinute: 600, proxies: '127.0.0.1' });
  const at = (from: string, method: string, path: string, body: unknown): Promise<Response> =>
    fetch(strict.url + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
  const made: number[] = [];
  for (let i = 0; i < 40; i++) made.push((await at('10.9.9.1', 'POST', '/api/decks', { name: 'D', text: '60 Forest' })).status);
  expect(made.filter((s) => s === 200).length).toBeLessThanOrEqual(11);
  expect(made.filter((s) => s === 429).length).toBeGreaterThan(28);
  const [{ n }] = await strict.db.query<{ n: string }>('select count(*) as n from people');
  expect(Number(n)).toBeLessThanOrEqual(11);
  // Of IPv6 a network is one address, and it is so for every way of becoming a guest.
  const six: number[] = [];
  for (let i = 0; i < 30; i++) {
    const from = `2001:db8:1:2:${i.toString(16)}::${i}`;
    six.push(
      (
        await at(
          from,
          'POST',
          i % 2 ? '/api/scenarios' : '/api/decks',
          i % 2 ? { lives: [20, 20], place: [] } : { name: 'D', text: '60 Forest' },
        )
      ).status,
    );
  }
  expect(six.filter((s) => s === 200).length).toBeLessThanOrEqual(11);
  expect((await at('2001:db8:1:3::1', 'POST', '/api/decks', { name: 'D', text: '60 Forest' })).status).toBe(200);
  await strict.end();
});

test('a person keeps 200 decks, also when he sends many at once', async () => {
  const a = visitor();
  await a.as('POST', '/api/session', { name: 'Decker' });
  const made: { status: number }[] = [];
  // More than 20 that wait to be read would be refused for that.
  for (let n = 0; n < 230; n += 10)
    made.push(...(await Promise.all(Array.from({ length: 10 }, () => a.as('POST', '/api/decks', { name: 'D', text: '60 Forest' })))));
  expect(made.filter((m) => m.status === 200)).toHaveLength(200);
  expect(made.filter((m) => m.status === 409)).toHaveLength(30);
});

/** A request with headers that fetch would not send. */
const raw = (headers: Record<string, string>, path = '/api/session', method = 'GET'): Promise<{ status: number; text: string }> =>
  new Promise((done, fail) => {
    const { port } = new URL(server().url);
    const r = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (d) => {
        text += String(d);
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    r.on('error', fail);
    r.end();
  });

test('a name that is not the server’s is refused, and it is said how to allow it', async () => {
  const { port } = new URL(server().url);
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '192.168.7.7',
    'user@localhost',
    '0x7f.1.evil',
    'localhost/x',
  ]) {
    for (const path of ['/', '/api/session', '/api/nothing'])
      expect([host, path, (await raw({ host }, path)).status]).toEqual([host, path, 421]);
  }
  for (const lines of ['GET /api/session HTTP/1.1\r\nHost: ', 'GET /api/session HTTP/1.0', 'GET /api/session HTTP/1.1']) {
    const said = await new Promise<string>((done) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${lines}\r\nConnection: close\r\n\r\n`));
      let text = '';
      socket.on('data', (d) => {
        text += String(d);
      });
      socket.on('close', () => done(text));
    });
    expect([lines, said.slice(0, 12)]).toEqual([lines, expect.stringMatching(/^HTTP\/1\.1 4/)]);
  }
  const told = JSON.parse((await raw({ host: 'evil.example' })).text) as { text: { en: string; zh: string } };
  for (const text of Object.values(told.text)) expect(text).toContain('--allow-host evil.example');
  for (const host of ['localhost', `localhost:${port}`, 'LOCALHOST', 'localhost.', '127.0.0.1', '127.1.2.3:9', '[::1]', 'app.localhost']) {
    expect([host, (await raw({ host })).status]).toEqual([host, 200]);
  }
  const a = visitor();
  const { id } = (await a.as<TableInfo>('POST', '/api/tables', { deck: 'pauper-burn', opponent: { kind: 'computer', level: 'beginner' } }))
    .body;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/socket`, { headers: { host: 'evil.example', cookie: a.cookie } });
  expect(await new Promise((done) => socket.on('unexpected-response', (_, r) => done(r.statusCode)))).toBe(421);
});

test('names it was given are the server’s: where it is advertised, its origins, and those that were allowed', async () => {
  const named = await testServer({ hosts: ['cards.example'], origins: ['https://play.example'], advertise: 'http://10.1.2.3:4040' });
  const { port } = new URL(named.url);
  const status = (host: string): Promise<number> =>
    new Promise((done) =>
      request({ host: '127.0.0.1', port, path: '/api/session', headers: { host } }, (r) => done(r.statusCode ?? 0)).end(),
    );
  for (const host of ['cards.example:8080', 'play.example', '10.1.2.3:4040']) expect([host, await status(host)]).toEqual([host, 200]);
  for (const host of ['x.cards.example', '10.1.2.4']) expect([host, await status(host)]).toEqual([host, 421]);
  await named.end();
});

test('a page is of the same origin with the same scheme, name and port only', async () => {
  const { port } = new URL(server().url);
  const host = `localhost:${port}`;
  const post = async (origin: string): Promise<number> => (await raw({ host, origin }, '/api/logout', 'POST')).status;
  expect(await post(`http://${host}`)).toBe(200);
  for (const origin of [
    `https://${host}`,
    `http://user@${host}`,
    `http://user:pass@${host}`,
    `http://${host}/`,
    'http://localhost:1',
    `ws://${host}`,
    'null',
    `http://127.0.0.1:${port}`,
  ])
    expect([origin, await post(origin)]).toEqual([origin, 403]);
  const a = visitor();
  const { id } = (await a.as<TableInfo>('POST', '/api/tables', { deck: 'pauper-burn', opponent: { kind: 'computer', level: 'beginner' } }))
    .body;
  const open = (origin: string): Promise<number> =>
    new Promise((done) => {
      const socket = new WebSocket(`ws://${host}/api/tables/${id}/socket`, { headers: { origin, cookie: a.cookie } });
      socket.on('unexpected-response', (_, r) => done(r.statusCode ?? 0));
      socket.on('open', () => {
        socket.close();
        done(101);
      });
    });
  expect([await open(`http://${host}`), await open(`https://${host}`), await open(`http://me@${host}`)]).toEqual([101, 403, 403]);
});
