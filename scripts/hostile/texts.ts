/** Attacks by what is written: lists, names, searches, and what is no message at all. */
import type { Attacker } from './attacker.js';
import { board } from './boards.js';

const SIZE = 99_990;
/** A letter that becomes eighteen where letters are made alike. */
const LONG = '\ufdfa';

const LISTS = [
  `1${' '.repeat(SIZE)}x`,
  `1${'\t'.repeat(SIZE)}x`,
  `1 a${'\u3000'.repeat(30_000)}x`,
  `1 a${' ('.repeat(SIZE / 2)}`,
  `1 a${' ['.repeat(SIZE / 2)}x`,
  `<${' '.repeat(SIZE)}`,
  `${' \n'.repeat(SIZE / 2)}1 Forest`,
];

export async function spaces(a: Attacker): Promise<void> {
  await a.every(85, 4, (i) => {
    const text = LISTS[i % LISTS.length];
    return i % 3 === 2
      ? a.call('POST', '/api/decks/write', { name: 'x', text, as: 'arena' })
      : a.call('POST', '/api/decks/check', { name: 'x', text });
  });
}

export async function names(a: Attacker): Promise<void> {
  const lists = [`1 ${LONG.repeat(4000)}\n`.repeat(5), `1 ${LONG.repeat(15)}\n`.repeat(1500), '1 Zqxj of wkvp\n'.repeat(6000)];
  await a.every(400, 4, (i) =>
    i % 3 === 0
      ? a.call('POST', '/api/decks/check', { name: 'x', text: lists[(i / 3) % lists.length] })
      : a.call('GET', `/api/cards/named?fuzzy=${encodeURIComponent(`${i}${LONG.repeat(i % 2 === 0 ? 190 : 8)}`)}`),
  );
}

const SEARCHES = [
  'o:/(.*)*(.*)*(.*)*Z/',
  'name:/^(.+)+!$/',
  'o:/^(([a-z])+.)+[A-Z]([a-z])+$/',
  '-o:zzz -o:zzy -o:zzx -o:zzw -t:zz',
  `o:/(a|a?)+${'b?'.repeat(60)}!/`,
];

export async function searches(a: Attacker): Promise<void> {
  await a.every(420, 4, (i) => a.call('GET', `/api/cards/search?q=${encodeURIComponent(`${SEARCHES[i % SEARCHES.length]} -o:q${i}`)}`));
}

/** Whoever sends no cookie is somebody new. */
export async function guests(a: Attacker): Promise<void> {
  await a.every(85, 4, (i) =>
    i % 5 === 4
      ? a.call('POST', '/api/session', { name: `Nobody ${i}` })
      : a.call('POST', '/api/decks', { name: `Deck ${i}`, text: `60 Forest\n${'// a long remark about it\n'.repeat(200)}` }),
  );
}

const BODIES = [
  '{"name":',
  '['.repeat(20_000),
  `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`,
  '{"__proto__":{"x":1},"name":"x"}',
  '{"name":"\\u0000"}',
  '{"name":"\\ud800"}',
  '{"name":7,"text":[]}',
  'null',
  `{"name":"${'x'.repeat(300_000)}"}`,
];
const PATHS = ['/api/session', '/api/decks/check', '/api/scenarios', '/api/tables', '/api/tables/nowhere/join', '/api/decks/write'];
const MESSAGES = [
  '{',
  'null',
  '{"type":"answer"}',
  '{"type":"answer","n":0,"decision":0,"answer":{"pick":[1e9,-1]}}',
  `{"type":"answer","n":0,"decision":0,"answer":{"pick":[${'1,'.repeat(1999)}1]}}`,
  '{"type":"past","id":1,"n":1e15}',
  '{"type":"why","id":1,"about":{"object":-1}}',
  '{"type":"chat","text":"\\u0000"}',
  `{"type":"sideboard","main":[${'{"card":"Forest","count":250},'.repeat(399)}{"card":"Forest","count":250}],"side":[]}`,
  '['.repeat(60_000),
  '{"__proto__":{"type":"concede"}}',
  'x'.repeat(70_000),
];
const LINES = [
  'GET http://127.0.0.1:9/api/session HTTP/1.1',
  'GET /api/tables/%zz HTTP/1.1',
  'GET //api HTTP/9.9',
  `GET /${'a'.repeat(20_000)} HTTP/1.1`,
  'NONSENSE',
];

/** What is no request and no message, over all ways in. */
export async function malformed(a: Attacker): Promise<void> {
  const table = a.table(board());
  let i = 0;
  const overSockets = a.every(3_000, 2, async () => {
    const socket = await a.socket(await table);
    if (!socket) return;
    socket.on('message', (data) => {
      const { type, code } = JSON.parse(String(data)) as { type: string; code?: string };
      if (type === 'error' || type === 'refused') a.note(`told: ${code ?? type}`);
    });
    socket.on('close', (code) => a.note(`socket closed: ${code}`));
    for (let n = 0; n < 40 && socket.readyState === socket.OPEN; n++) {
      a.tried++;
      socket.send(MESSAGES[i++ % MESSAGES.length]);
      await a.sleep(60);
    }
    // And then a flood.
    for (let n = 0; n < 300 && socket.readyState === socket.OPEN; n++) socket.send(n % 2 === 0 ? '{' : Buffer.alloc(10));
    await a.sleep(1_000);
    socket.terminate();
  });
  const overLines = a.every(1_000, 10, async (n) => {
    const line = LINES[n % LINES.length];
    const raw = a.raw(`${a.head(line, 'content-length: 5', 'transfer-encoding: chunked')}\r\n0\r\n\r\nGET`);
    await new Promise<void>((done) => {
      raw.once('data', (data) => a.note(`line: ${/^HTTP\S+ (\d+)/.exec(String(data))?.[1] ?? '?'}`));
      raw.on('close', () => done());
      void a.sleep(5_000).then(() => raw.destroy());
    });
  });
  const overHttp = a.every(300, 4, (n) => a.call('POST', PATHS[n % PATHS.length], BODIES[n % BODIES.length]));
  await Promise.all([overSockets, overLines, overHttp]);
}
