/** A request for a table that another server owns is sent on to it, and its answer is sent back. */
import { request as ask } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Marks what was sent on once, so that nothing goes round in circles. */
export const SENT_ON = 'x-apnap-sent-on';

/** Sends a request on. The body was read already, as JSON. */
export function proxied(address: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers[SENT_ON] !== undefined) {
    reply.status(503).send();
    return Promise.resolve();
  }
  const body = request.body === undefined || request.body === null ? '' : JSON.stringify(request.body);
  const { host: _, 'content-length': __, connection: ___, origin: ____, ...headers } = request.headers;
  return new Promise((resolve) => {
    const on = ask(new URL(request.url, address), {
      method: request.method,
      headers: { ...headers, [SENT_ON]: '1', ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }) },
    });
    on.on('response', (answer) => {
      reply.status(answer.statusCode ?? 502);
      for (const name of ['content-type', 'set-cookie']) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
      reply.send(answer);
      resolve();
    });
    on.on('error', () => {
      reply.status(503).send();
      resolve();
    });
    on.end(body);
  });
}
