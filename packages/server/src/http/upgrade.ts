/** A socket that comes to the wrong server is carried on to the one that owns the table, byte by byte. */
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { Elsewhere, type Tables } from '../live/tables.js';
import { SENT_ON } from './proxy.js';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Looks at each socket before the application does. */
export function routeSockets(server: Server, tables: Tables): void {
  const own = server.listeners('upgrade') as Upgrade[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    void ownerOf(request, tables).then((address) => {
      if (address === '') for (const listener of own) listener.call(server, request, socket, head);
      else carryOn(address, request, socket, head);
    });
  });
}

/** The address of the other server; '' where the table is here, or nowhere. */
async function ownerOf(request: IncomingMessage, tables: Tables): Promise<string> {
  const id = /^\/api\/tables\/([\w-]{1,40})\/socket(?:\?|$)/.exec(request.url ?? '')?.[1];
  if (id === undefined || request.headers[SENT_ON] !== undefined) return '';
  try {
    await tables.get(id);
    return '';
  } catch (e) {
    return e instanceof Elsewhere ? e.address : '';
  }
}

function carryOn(address: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(address);
  const on = connect(Number(port) || 80, hostname, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`, `${SENT_ON}: 1`];
    for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
    on.write(`${lines.join('\r\n')}\r\n\r\n`);
    if (head.length > 0) on.write(head);
    socket.pipe(on);
    on.pipe(socket);
  });
  on.on('error', () => socket.destroy());
  socket.on('error', () => on.destroy());
  on.on('close', () => socket.destroy());
  socket.on('close', () => on.destroy());
}
