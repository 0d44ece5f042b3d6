/** A socket that comes to the wrong server is carried on to the one that owns the table, byte by byte. */
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Peer } from '../live/store.js';
import { Elsewhere, type Tables } from '../live/tables.js';
import { SENT_ON, wasSentOn } from './proxy.js';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Looks at each socket before the application does. @param secret of this server: what was sent on to it is not sent on again. */
export function routeSockets(server: Server, tables: Tables, secret: string): void {
  const own = server.listeners('upgrade') as Upgrade[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    void ownerOf(request, tables, secret).then((owner) => {
      if (owner === null) for (const listener of own) listener.call(server, request, socket, head);
      else carryOn(owner, request, socket, head);
    });
  });
}

/** The other server; null where the table is here, or nowhere. */
async function ownerOf(request: IncomingMessage, tables: Tables, secret: string): Promise<Peer | null> {
  const id = /^\/api\/tables\/([\w-]{1,40})\/socket(?:\?|$)/.exec(request.url ?? '')?.[1];
  if (id === undefined || wasSentOn(request.headers, secret)) return null;
  try {
    await tables.get(id);
    return null;
  } catch (e) {
    return e instanceof Elsewhere ? e.owner : null;
  }
}

function carryOn(owner: Peer, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(owner.url);
  const on = connect(Number(port) || 80, hostname, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`, `${SENT_ON}: ${owner.secret}`];
    for (let i = 0; i + 1 < request.rawHeaders.length; i += 2)
      if (request.rawHeaders[i].toLowerCase() !== SENT_ON) lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
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
