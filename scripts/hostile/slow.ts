/** Attacks by being slow: not to read what was asked for, and not to say what one wants. */
import { performance } from 'node:perf_hooks';
import type WebSocket from 'ws';
import type { Attacker } from './attacker.js';
import { board } from './boards.js';

const SOCKETS = 6;
/** What one socket asks for without reading it: some fifteen megabytes, more than the server keeps for anybody. */
const QUESTIONS = 200;
const STREAMS = 20;

/** A board of which there is much to tell. */
const WIDE = board(
  ...[0, 1].flatMap((seat) =>
    ['Grizzly Bears', 'Forest', 'Mountain', 'Island', 'Llanowar Elves'].map((card) => ({ seat, zone: 'battlefield', card, count: 20 })),
  ),
);

/** Asks for the past again and again and reads nothing; then looks whether what was asked for is there. */
async function askAndDoNotRead(a: Attacker, table: string): Promise<void> {
  const socket: WebSocket | null = await a.socket(table);
  if (!socket) return;
  let closed: number | null = null;
  let bytes = 0;
  socket.on('close', (code) => {
    closed = code;
  });
  socket.on('message', (data) => {
    bytes += String(data).length;
  });
  socket.pause();
  for (let i = 0; i < QUESTIONS && socket.readyState === socket.OPEN && !a.over; i++) {
    a.tried++;
    socket.send(JSON.stringify({ type: 'past', id: i, n: 0 }));
    await a.sleep(100);
  }
  socket.resume();
  for (let i = 0; i < 30 && closed === null; i++) await a.sleep(100);
  const much = `${Math.round(bytes / 2 ** 20 / 5) * 5} MB`;
  if (!a.over) a.note(closed === null ? `socket kept, about ${much} waited` : `socket closed ${closed}, about ${much} waited`);
  socket.terminate();
}

/** Listens to a table and reads nothing. */
async function listenAndDoNotRead(a: Attacker, table: string): Promise<void> {
  const stream = a.raw(`${a.head(`GET /api/tables/${table}/events HTTP/1.1`)}\r\n`);
  const status = await new Promise<string>((done) => {
    stream.once('data', (data) => done(/^HTTP\S+ (\d+)/.exec(String(data))?.[1] ?? '?'));
    stream.once('close', () => done('closed'));
  });
  stream.pause();
  if (!a.over) a.note(`stream: ${status}`);
  await a.sleep(30_000);
  stream.destroy();
}

export async function unread(a: Attacker): Promise<void> {
  const table = await a.table(WIDE);
  await Promise.all([
    // Somebody has to play there, so that there is something to tell.
    a.play(table, 3_600_000, 500),
    a.every(500, SOCKETS, () => askAndDoNotRead(a, table)),
    a.every(500, STREAMS, () => listenAndDoNotRead(a, table)),
  ]);
}

const CONNECTIONS = 150;

/** A byte a second. */
async function drip(a: Attacker, kind: number): Promise<void> {
  const post = ['content-type: application/json'];
  const [first, drop] = [
    [`${a.head('GET /api/session HTTP/1.1')}x-slow: `, 'x'],
    [`${a.head('POST /api/session HTTP/1.1', ...post, 'content-length: 1000')}\r\n{"name":"`, 'x'],
    [`${a.head('POST /api/session HTTP/1.1', ...post, 'transfer-encoding: chunked')}\r\n`, '1\r\nx\r\n'],
  ][kind];
  const start = performance.now();
  const socket = a.raw(first);
  let status = '';
  socket.on('data', (data) => {
    status ||= ` with ${/^HTTP\S+ (\d+)/.exec(String(data))?.[1] ?? '?'}`;
  });
  const timer = setInterval(() => socket.write(drop), 1_000);
  await new Promise<void>((done) => socket.on('close', () => done()));
  clearInterval(timer);
  const seconds = Math.round((performance.now() - start) / 10_000) * 10;
  if (!a.over) a.note(`${['headers', 'body', 'chunks'][kind]}: closed after about ${seconds} s${status}`);
}

/** Headers and bodies that come slower than anybody can wait. */
export async function slowly(a: Attacker): Promise<void> {
  await a.every(100, CONNECTIONS, (i) => drip(a, i % 3));
}
