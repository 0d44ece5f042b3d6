/** What stays open, sockets and streams: it is counted, and ends with the session by which somebody sits there. */
import type { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../auth/people.js';
import { hashSecret } from '../auth/secrets.js';
import { addressOf } from './address.js';
import { problem } from './problem.js';
import { COOKIE, type Services } from './services.js';

/** By which session somebody is who he is. */
export function sessionOf(request: FastifyRequest, person: Person | null): { hash: string; person: string } | null {
  const token = request.cookies[COOKIE];
  return token && person ? { hash: hashSecret(token), person: person.id } : null;
}

/** Milliseconds after which it is asked again whether the session still holds by which somebody is told what a seat may know. */
const SESSIONS_ASKED = 25_000;

/**
 * Counts what stays open, a socket or a stream, for as long as it does.
 * @param carrier emits 'close' when it is open no more
 * @throws Problem where its address or its person has as many as there may be
 */
export function countOpen(x: Services, request: FastifyRequest, person: Person | null, carrier: Writable): void {
  const address = addressOf(request, x.secret);
  const id = person?.id ?? '';
  if (!x.quotas.opened(address, id)) throw problem(429, 'error.manyOpen');
  if (carrier.destroyed) x.quotas.closed(address, id);
  else carrier.once('close', () => x.quotas.closed(address, id));
}

/** Signs a seated listener out when his session ends elsewhere: on another server, or because its time is over. @returns what ends the asking */
export function heedSession(x: Services, request: FastifyRequest, signOut: () => void): () => void {
  const token = request.cookies[COOKIE];
  const asking = setInterval(() => {
    void x.people.of(token).then(
      (p) => p === null && signOut(),
      // The database is away: it is asked again.
      () => {},
    );
  }, SESSIONS_ASKED);
  asking.unref();
  return () => clearInterval(asking);
}
