/** Who somebody is: guests, accounts, sessions. */
import { accountBody, claimBody, guestBody, type SessionView } from '@apnap/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../auth/people.js';
import { say } from '../text.js';
import { COOKIE, personOf, type Services } from './app.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';

/** Seconds a session lasts in the browser. */
const LASTS = 400 * 24 * 3600;
/** Tries a minute from one address where secrets are asked for. */
const STRICT = { rateLimit: { max: 10, timeWindow: '1 minute' } };

const viewOf = (person: Person | null, claimCode?: string): SessionView => ({
  object: 'session',
  player: person ? { id: person.id, name: person.name, kind: person.kind } : null,
  ...(claimCode === undefined ? {} : { claimCode }),
});

export function setSession(x: Services, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: x.secure, maxAge: LASTS });
}

/** The language of who asks. A name is a name: it is in one language, that of the page or the browser. */
const langOf = (request: FastifyRequest): 'en' | 'zh' => (/^zh\b/i.test(request.headers['accept-language'] ?? '') ? 'zh' : 'en');

/** What a computer is called by who asks. */
export const computerName = (request: FastifyRequest): string => say('seat.computer')[langOf(request)];

/** Who asks; a guest is made of who is nobody yet. */
export async function personOrGuest(x: Services, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
  const known = await personOf(x, request);
  if (known) return known;
  const { person, token } = await x.people.guest(say('seat.guest', { n: Math.floor(1000 + 9000 * Math.random()) })[langOf(request)]);
  setSession(x, reply, token);
  return person;
}

export function sessionRoutes(api: FastifyInstance, x: Services): void {
  api.get('/session', described('Who I am', 'SessionView'), async (request) => viewOf(await personOf(x, request)));

  api.post(
    '/session',
    { ...described('Play as a guest, or change the name', 'SessionView', guestBody), config: STRICT },
    async (request, reply) => {
      const { name } = checked(guestBody, request.body);
      const known = await personOf(x, request);
      if (known) return viewOf(await x.people.rename(known, name));
      const { person, token, claimCode } = await x.people.guest(name);
      setSession(x, reply, token);
      return viewOf(person, claimCode);
    },
  );

  api.post(
    '/session/claim',
    { ...described('Go on as a guest, by the code', 'SessionView', claimBody), config: STRICT },
    async (request, reply) => {
      const found = await x.people.claim(checked(claimBody, request.body).code);
      if (!found) throw problem(403, 'error.badCode');
      setSession(x, reply, found.token);
      return viewOf(found.person);
    },
  );

  api.post(
    '/account',
    { ...described('Give the guest a password', 'SessionView', accountBody), config: STRICT },
    async (request, reply) => {
      const { name, password } = checked(accountBody, request.body);
      const guest = await personOrGuest(x, request, reply);
      if (guest.kind === 'account') throw problem(409, 'error.isAccount');
      const person = await x.people.register(guest, name, password);
      if (!person) throw problem(409, 'error.nameTaken');
      return viewOf(person);
    },
  );

  api.post('/login', { ...described('Sign in', 'SessionView', accountBody), config: STRICT }, async (request, reply) => {
    const { name, password } = checked(accountBody, request.body);
    const found = await x.people.login(name, password);
    if (!found) throw problem(403, 'error.badLogin');
    setSession(x, reply, found.token);
    return viewOf(found.person);
  });

  api.post('/logout', described('Sign out', 'SessionView'), async (request, reply) => {
    const token = request.cookies[COOKIE];
    if (token) await x.people.logout(token);
    reply.clearCookie(COOKIE, { path: '/' });
    return viewOf(null);
  });
}
