/**
 * A server of boards made by hand, for looking at the client while it is being made:
 *
 *     npx vite build packages/web && npx tsx --conditions=source packages/web/test/dev/fake.ts 4042
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientMessage, DeckInfo, ServerMessage } from '@apnap/protocol';
import { WebSocketServer } from 'ws';
import { board } from './boards.js';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const deck = (id: string, en: string, zh: string, colors: string[]): DeckInfo => ({
  id,
  name: { en, zh },
  colors,
  cards: 60,
  mine: false,
  cover: en,
  years: ['2015', 'classic'],
  about: { en: 'Wins by being quicker.', zh: '以速度取胜。' },
});
const DECKS = [
  deck('red', 'Quick Fire', '快火', ['R']),
  deck('green', 'Deep Woods', '深林', ['G']),
  deck('blue', 'Low Tide', '退潮', ['U', 'B']),
];

function api(path: string): unknown {
  if (path === '/session') return { object: 'session', player: { id: '1', name: 'Ada', kind: 'guest' } };
  if (path === '/decks') return { object: 'list', data: DECKS, hasMore: false };
  if (path === '/tables') return { object: 'list', data: [], hasMore: false };
  if (path.startsWith('/rules/')) return { rule: path.slice(7), title: { en: 'Timing and Priority', zh: '时机与优先权' } };
  return null;
}

/** What the fake says to a message. */
function reply(m: ClientMessage): ServerMessage | null {
  switch (m.type) {
    case 'why':
      return {
        type: 'why',
        id: m.id,
        faces: [],
        answer: {
          title: { en: 'Two-Tide Drake is 6/7', zh: '双潮龙兽为6/7' },
          steps: [
            { text: { en: 'Printed 2/3.', zh: '印制数值为2/3。' }, rules: ['208.1'] },
            { text: { en: 'Two +1/+1 counters: 4/5.', zh: '两个+1/+1指示物：4/5。' }, rules: ['613.4c', '122.1a'], layer: '7c' },
            { text: { en: 'Mantle of Vines gives +2/+2: 6/7.', zh: '藤蔓披风给予+2/+2：6/7。' }, rules: ['613.4c'], layer: '7c' },
          ],
        },
      };
    case 'names':
      return { type: 'names', id: m.id, texts: ['Quiet Grove', 'Quiet Mind'] };
    case 'answer':
      return { type: 'refused', to: 'answer', text: { en: 'This is only a picture of a game.', zh: '这只是对局的样子。' }, rule: '100.1' };
    default:
      return null;
  }
}

/** Serves the built client and the boards. */
export function serveFake(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    if (path.startsWith('/api')) {
      const value = api(path.slice(4));
      response.writeHead(value ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value ?? { object: 'error', status: 404, code: 'none', text: { en: 'Not here.', zh: '没有。' } }));
      return;
    }
    const file = join(DIST, path);
    const found = path !== '/' && existsSync(file) ? file : join(DIST, 'index.html');
    response.writeHead(200, { 'content-type': KINDS[extname(found)] ?? 'application/octet-stream' });
    response.end(readFileSync(found));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    const name = /tables\/([^/]+)\/socket/.exec(request.url ?? '')?.[1] ?? 'early';
    socket.send(JSON.stringify({ type: 'table', ...board(name) } satisfies ServerMessage));
    socket.on('message', (data) => {
      const said = reply(JSON.parse(String(data)) as ClientMessage);
      if (said) socket.send(JSON.stringify(said));
    });
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveFake(Number(process.argv[2] ?? 4042));
