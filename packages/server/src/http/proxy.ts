/**
 * A request for a table that another server owns is sent on to it, and its answer is sent back. What is sent is made here, from the route and its
 * parameters: nothing of the client's request line, and only the headers that a route reads. It goes to the address at which the owner is registered.
 */
import { timingSafeEqual } from 'node:crypto';
import { request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Peer } from '../live/store.js';
import { problem } from './problem.js';

/** Marks what was sent on once, so that nothing goes round in circles. Its value is the secret of the server it is sent to. */
export const SENT_ON = 'x-apnap-sent-on';
/** The address that the server saw which accepted it. */
export const CLIENT = 'x-apnap-client';

/** Routes that are sent on: all others are nobody's in particular. */
const OF_A_TABLE = /^\/api\/tables\/:id(\/|$)/;

/** Whether another server of this database has sent the request on: it has looked at origin and limits already. */
export function wasSentOn(request: FastifyRequest, secret: string): boolean {
  const shown = Buffer.from(String(request.headers[SENT_ON] ?? ''));
  const wanted = Buffer.from(secret);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted) && OF_A_TABLE.test(request.routeOptions.url ?? '');
}

/** Whether a request line names a path of this server and nothing else: no other server, no name and password. */
export const isPathHere = (url: string): boolean => /^\/(?!\/)/.test(url);

/** Milliseconds for an owner to be reached, and to begin its answer: one that does not is gone, or will be by the end of its lease. */
const REACHED = 10_000;

/** The address of a server. @throws Error where it is none that can be spoken to */
export function addressOfPeer(url: string): { hostname: string; port: number; host: string } {
  const { protocol, hostname, port, host, username, password, pathname, search, hash } = new URL(url);
  if (protocol !== 'http:' || username + password + search + hash !== '' || pathname !== '/')
    throw new Error(`${url}: expected http://HOST:PORT`);
  return { hostname: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || 80, host };
}

/** The path of a request by its route, filled with its parameters, and its query. */
function pathOf(request: FastifyRequest): string {
  const params = request.params as Record<string, string>;
  const path = (request.routeOptions.url ?? '').replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]));
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(request.query as Record<string, string | string[]>))
    for (const value of [values].flat()) query.append(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Headers that the routes of a table read. */
const READ = ['cookie', 'accept-language', 'user-agent'] as const;
/** Headers by which a socket is opened. */
const OPENING = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-extensions', 'sec-websocket-protocol'] as const;

function headersFor(owner: Peer, request: FastifyRequest, names: readonly string[]): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { [SENT_ON]: owner.secret, [CLIENT]: request.ip };
  for (const name of names) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** A request to the owner; it fails when the owner can't be reached, or does not begin to answer in time. */
function toOwner(owner: Peer, request: FastifyRequest, headers: OutgoingHttpHeaders): ReturnType<typeof ask> {
  const { hostname, port } = addressOfPeer(owner.url);
  const on = ask({ hostname, port, path: pathOf(request), method: request.method, headers, agent: false });
  const late = setTimeout(() => on.destroy(new Error('the owner does not answer')), REACHED);
  const begun = (): void => clearTimeout(late);
  on.on('response', begun).on('upgrade', begun).on('close', begun);
  return on;
}

/** Headers of an answer that are for the client. */
const ANSWERED = ['content-type', 'set-cookie', 'cache-control', 'retry-after'] as const;

/** Sends a request on. The body was read already, as JSON. */
export function proxied(owner: Peer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const body = request.body === undefined || request.body === null ? '' : JSON.stringify(request.body);
  const headers = headersFor(owner, request, READ);
  if (body !== '') Object.assign(headers, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  return new Promise((resolve) => {
    const on = toOwner(owner, request, headers);
    on.on('response', (answer) => {
      reply.status(answer.statusCode ?? 502);
      for (const name of ANSWERED) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
      reply.send(answer);
      resolve();
    });
    // The owner has just died: whoever asks again a little later finds the next one.
    on.on('error', () => {
      if (!reply.sent) reply.status(503).header('retry-after', '2').send(problem(503, 'error.elsewhere').view());
      resolve();
    });
    reply.raw.on('close', () => on.destroy());
    on.end(body);
  });
}

/** Carries a socket on, byte by byte. @param head what the client sent before it was answered */
export function carriedOn(owner: Peer, request: FastifyRequest, reply: FastifyReply, head: Buffer): void {
  const { socket } = request.raw;
  reply.hijack();
  reply.raw.detachSocket(socket);
  const on = toOwner(owner, request, { ...headersFor(owner, request, [...READ, ...OPENING]), connection: 'Upgrade', upgrade: 'websocket' });
  const gone = (): void => void socket.destroy();
  let answered = false;
  on.on('upgrade', (answer, other, first) => {
    answered = true;
    socket.write(headOf(answer));
    if (first.length > 0) socket.write(first);
    if (head.length > 0) other.write(head);
    socket.pipe(other).pipe(socket);
    other.on('error', gone).on('close', gone);
    socket.on('close', () => other.destroy());
  });
  // It was refused: the client is told as much, in the words of the owner.
  on.on('response', (answer) => {
    answered = true;
    socket.write(headOf(answer));
    answer.pipe(socket);
  });
  on.on('error', () => {
    if (answered) gone();
    else socket.end('HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  });
  socket.on('error', gone).on('close', () => on.destroy());
  on.end();
}

/** Headers of an answer to the opening of a socket that are for the client. */
const OPENED = ['upgrade', 'sec-websocket-accept', 'sec-websocket-extensions', 'sec-websocket-protocol', ...ANSWERED] as const;

function headOf(answer: IncomingMessage): string {
  const { statusCode = 502, statusMessage = '', headers } = answer;
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`, `connection: ${statusCode === 101 ? 'Upgrade' : 'close'}`];
  for (const name of OPENED) for (const value of [headers[name] ?? []].flat()) lines.push(`${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
