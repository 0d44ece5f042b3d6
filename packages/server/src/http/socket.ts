/** The socket of a table. */
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Connection } from '../live/connection.js';
import type { Owner } from '../workers/shares.js';
import { addressOf } from './address.js';
import { heedHeartbeat } from './heartbeat.js';
import { countOpen, heedSession, sessionOf } from './lasting.js';
import { problem } from './problem.js';
import { originAllowed, type Services } from './services.js';
import { tableOf } from './tables.js';

/** Sockets at a table of those who watch, and of those who sit there. */
const MOST_WATCHING = 200;
const MOST_SEATED = 20;

export function socketRoute(api: FastifyInstance, x: Services): void {
  // Who has signed out plays no more, on no device.
  x.people.onEnded((hashes, person) => {
    for (const live of x.tables.all())
      for (const c of live.connections) if (c.session?.person === person && (hashes === null || hashes.has(c.session.hash))) c.signOut();
  });
  api.get(
    '/tables/:id/socket',
    {
      websocket: true,
      schema: {
        summary: 'The socket of a table',
        response: { 101: { description: 'ServerMessage (a text each)' }, default: { description: 'ErrorView' } },
      },
      preValidation: async (request) => {
        if (!originAllowed(x, request)) throw problem(403, 'error.origin');
        const { person } = await tableOf(x, request);
        if (request.ws) countOpen(x, request, person, request.raw.socket);
      },
    },
    (socket, request) => attend(x, socket, request),
  );
}

/** A socket from its beginning to its end. */
async function attend(x: Services, socket: WebSocket, request: FastifyRequest): Promise<void> {
  // What arrives before the table is ready waits.
  const early: string[] = [];
  let connection: Connection | null = null;
  socket.on('message', (data, binary) => {
    if (binary) {
      if (connection) connection.bother();
      else socket.close(1003);
      return;
    }
    const text = data.toString();
    if (connection) void connection.receive(text);
    else if (early.length < 20) early.push(text);
  });
  // Each is answered by itself: too many are too much, as of anything.
  socket.on('ping', () => connection?.bother());
  heedHeartbeat(socket);
  let gone = false;
  let heedless = (): void => {};
  socket.on('close', () => {
    gone = true;
    heedless();
    if (!connection) return;
    connection.end();
    connection.live.connections.delete(connection);
    connection.live.changed();
  });
  const found = await tableOf(x, request).catch(() => null);
  if (!found || gone) {
    socket.close(1012);
    return;
  }
  const { live, person, seat } = found;
  const owner: Owner = { ...(person ? { person: person.id } : {}), address: addressOf(request, x.secret) };
  const { line } = live.seenBy(seat);
  // Who comes to watch a long game is told it from the beginning.
  if (line) await x.tables.cx.looking.told(line, seat, [owner]).catch(() => {});
  if (gone) return;
  const same = [...live.connections].filter((c): c is Connection => c instanceof Connection && (c.viewer === null) === (seat === null));
  if (same.length >= (seat === null ? MOST_WATCHING : MOST_SEATED)) {
    socket.close(1013);
    return;
  }
  connection = new Connection(live, seat, socket, owner, seat === null ? null : sessionOf(request, person));
  if (seat !== null) heedless = heedSession(x, request, () => connection?.signOut());
  live.thinking.cameFrom(seat, addressOf(request, x.secret));
  live.connections.add(connection);
  live.changed();
  for (const text of early) await connection.receive(text);
}
