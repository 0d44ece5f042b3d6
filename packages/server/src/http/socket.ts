/** The socket of a table. */
import type { FastifyInstance } from 'fastify';
import { Connection } from '../live/connection.js';
import { originAllowed, type Services } from './app.js';
import { problem } from './problem.js';
import { tableOf } from './tables.js';

/** Milliseconds between signs of life; who gives none twice is gone. */
const HEARTBEAT = 25_000;
/** Sockets at a table of those who watch, and of those who sit there. */
const MOST_WATCHING = 200;
const MOST_SEATED = 20;

export function socketRoute(api: FastifyInstance, x: Services): void {
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
        await tableOf(x, request);
      },
    },
    async (socket, request) => {
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
      let alive = true;
      socket.on('pong', () => {
        alive = true;
      });
      const beat = setInterval(() => {
        if (!alive) socket.terminate();
        alive = false;
        socket.ping();
      }, HEARTBEAT);
      beat.unref();
      let gone = false;
      socket.on('close', () => {
        gone = true;
        clearInterval(beat);
        if (!connection) return;
        connection.end();
        connection.live.connections.delete(connection);
        connection.live.changed();
      });
      socket.on('error', () => socket.terminate());
      const found = await tableOf(x, request).catch(() => null);
      if (!found || gone) {
        socket.close(1012);
        return;
      }
      const { live, seat } = found;
      const same = [...live.connections].filter((c): c is Connection => c instanceof Connection && (c.viewer === null) === (seat === null));
      if (same.length >= (seat === null ? MOST_WATCHING : MOST_SEATED)) {
        socket.close(1013);
        return;
      }
      connection = new Connection(live, seat, socket);
      live.connections.add(connection);
      live.changed();
      for (const text of early) await connection.receive(text);
    },
  );
}
