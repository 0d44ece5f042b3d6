/** A request for a table that another server owns is sent on to it, and its answer is sent back. */
import { timingSafeEqual } from 'node:crypto';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Peer } from '../live/store.js';
import { problem } from './problem.js';

/** Marks what was sent on once, so that nothing goes round in circles. Its value is the secret of the server it is sent to. */
export const SENT_ON = 'x-apnap-sent-on';

/** Whether another server of this database has sent the request on: it has looked at origin and limits already. */
export function wasSentOn(headers: IncomingHttpHeaders, secret: string): boolean {
  const shown = Buffer.from(String(headers[SENT_ON] ?? ''));
  const wanted = Buffer.from(secret);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}

/** Sends a request on. The body was read already, as JSON. */
export function proxied(owner: Peer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const body = request.body === undefined || request.body === null ? '' : JSON.stringify(request.body);
  const { host: _, 'content-length': __, connection: ___, origin: ____, ...headers } = request.headers;
  return new Promise((resolve) => {
    const on = ask(new URL(request.url, owner.url), {
      method: request.method,
      headers: { ...headers, [SENT_ON]: owner.secret, ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }) },
    });
    on.on('response', (answer) => {
      reply.status(answer.statusCode ?? 502);
      for (const name of ['content-type', 'set-cookie']) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
      reply.send(answer);
      resolve();
    });
    // The owner has just died: whoever asks again a little later finds the next one.
    on.on('error', () => {
      if (!reply.sent) reply.status(503).header('retry-after', '2').send(problem(503, 'error.elsewhere').view());
      resolve();
    });
    request.raw.on('close', () => on.destroy());
    on.end(body);
  });
}
