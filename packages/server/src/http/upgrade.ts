/** What a client sends behind the request for a socket, before it is answered: kept for whoever answers it. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const heads = new WeakMap<IncomingMessage, Buffer>();

/** Keeps it of every socket that is asked for. */
export function keepHeads(server: Server): void {
  server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    heads.set(request, head);
    // A table may be silent for as long as nobody plays: sockets are tested by pings.
    (socket as Socket).setTimeout?.(0);
    // While it is found out whose it is.
    socket.on('error', () => socket.destroy());
  });
}

export const headFor = (request: IncomingMessage): Buffer => heads.get(request) ?? Buffer.alloc(0);
