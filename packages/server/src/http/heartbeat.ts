/** Signs of life of a socket: who gives none twice is gone, and is not waited for. */
import type { WebSocket } from '@fastify/websocket';

/** Milliseconds between signs of life. */
const HEARTBEAT = 25_000;

/** Asks for signs of life until the socket is closed, and ends one that gives none or has a fault. */
export function heedHeartbeat(socket: WebSocket): void {
  let alive = true;
  const beat = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT);
  beat.unref();
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('close', () => clearInterval(beat));
  socket.on('error', () => socket.terminate());
}
