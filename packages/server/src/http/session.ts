/** Who somebody is: guests, accounts, sessions. */
import { accountBody, claimBody, guestBody, type SessionView } from '@apnap/protocol';
import type { Lang } from '@apnap/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Person, SESSION_DAYS, type SignedIn } from '../auth/people.js';
import { say } from '../text.js';
import { addressOf } from './address.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { COOKIE, personOf, type Services } from './services.js';

/** Seconds a session lasts in the browser. */
const LASTS = SESSION_DAYS * 24 * 3600;
/** Marks browsers in which somebody has signed in to an account. */
const DEVICE = 'apnap_device';
/** Tries a minute from one address where secrets are asked for. */
const STRICT = { rateLimit: { max: 10, timeWindow: '1 minute' } };

const viewOf = (person: Person | null, claimCode?: string): SessionView => ({
  object: 'session',
  player: person ? { id: person.id, name: person.name, kind: person.kind } : null,
  ...(claimCode === undefined ? {} : { claimCode }),
});

function setSession(x: Services, reply: FastifyReply, token: string, device?: string): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: x.secure, maxAge: LASTS } as const;
  reply.setCookie(COOKIE, token, options);
  if (device !== undefined) reply.setCookie(DEVICE, device, options);
}

/** A session in place of the one the browser had: that one is nobody's any more. */
async function renewSession(
  x: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  made: Omit<SignedIn, 'device'> & { device?: string },
): Promise<void> {
  const before = request.cookies[COOKIE];
  if (before) await x.people.logout(before);
  setSession(x, reply, made.token, made.device);
}

/** The language of who asks. A name is a name: it is in one language, that of the page or the browser. */
export const langOf = (request: FastifyRequest): Lang => (/^zh\b/i.test(request.headers['accept-language'] ?? '') ? 'zh' : 'en');

/** What a computer is called by who asks. */
export const computerName = (request: FastifyRequest): string => say('seat.computer')[langOf(request)];

/** Who asks; a guest is made of who is nobody yet. */
export async function personOrGuest(x: Services, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
  const known = await personOf(x, request);
  if (known) return known;
  for (let n = 0; n < NAMES_TRIED; n++) {
    const name = say('seat.guest', { n: Math.floor(1000 + 9000 * Math.random()) })[langOf(request)];
    const made = await newGuest(x, request, reply, name);
    if (made) return made.person;
  }
  throw problem(409, 'error.nameTaken');
}

/** Names that are thought of for a guest before it is given up. */
const NAMES_TRIED = 5;

/** A guest, with his session; null where his name is that of an account. */
async function newGuest(
  x: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<{ person: Person; claimCode: string } | null> {
  if (!x.quotas.guest(addressOf(request, x.secret))) throw problem(429, 'error.tooManyGuests');
  const made = await x.people.guest(name);
  if (made) setSession(x, reply, made.token);
  return made;
}

/** Who asks, and playing without an account. */
export function sessionRoutes(api: FastifyInstance, x: Services): void {
  api.get('/session', described('Who I am', 'SessionView'), async (request) => viewOf(await personOf(x, request)));

  api.post(
    '/session',
    { ...described('Play as a guest, or change the name', 'SessionView', guestBody), config: STRICT },
    async (request, reply) => {
      const { name } = checked(guestBody, request.body);
      const known = await personOf(x, request);
      if (known) {
        const renamed = await x.people.rename(known, name);
        if (!renamed) throw problem(409, 'error.nameTaken');
        return viewOf(renamed);
      }
      const made = await newGuest(x, request, reply, name);
      if (!made) throw problem(409, 'error.nameTaken');
      return viewOf(made.person, made.claimCode);
    },
  );

  api.post(
    '/session/claim',
    { ...described('Go on as a guest, by the code', 'SessionView', claimBody), config: STRICT },
    async (request, reply) => {
      const found = await x.people.claim(checked(claimBody, request.body).code);
      if (!found) throw problem(403, 'error.badCode');
      await renewSession(x, request, reply, found);
      return viewOf(found.person);
    },
  );

  api.post(
    '/session/code',
    { ...described('Another code to go on by elsewhere; the one before opens nothing any more', 'SessionView'), config: STRICT },
    async (request) => {
      const guest = await personOf(x, request);
      if (!guest) throw problem(401, 'error.noSession');
      const code = await x.people.newCode(guest);
      if (code === null) throw problem(409, 'error.isAccount');
      return viewOf(guest, code);
    },
  );

  api.delete('/session/code', { ...described('No code opens what is mine any more', 'SessionView'), config: STRICT }, async (request) => {
    const person = await personOf(x, request);
    if (!person) throw problem(401, 'error.noSession');
    await x.people.dropCode(person);
    return viewOf(person);
  });
}

/** Accounts: making one, coming in, going out. */
export function accountRoutes(api: FastifyInstance, x: Services): void {
  api.post(
    '/account',
    { ...described('Give the guest a password', 'SessionView', accountBody), config: STRICT },
    async (request, reply) => {
      const { name, password } = checked(accountBody, request.body);
      const guest = await personOrGuest(x, request, reply);
      if (guest.kind === 'account') throw problem(409, 'error.isAccount');
      const made = await x.people.register(guest, name, password);
      if (!made) throw problem(409, 'error.nameTaken');
      // The session of the guest has ended with all others: who had it, or the code, does not come in any more.
      setSession(x, reply, made.token, made.device);
      return viewOf(made.person);
    },
  );

  api.post('/login', { ...described('Sign in', 'SessionView', accountBody), config: STRICT }, async (request, reply) => {
    const { name, password } = checked(accountBody, request.body);
    const found = await x.people.login(name, password, request.cookies[DEVICE]);
    if (found === 'guesses') throw problem(429, 'error.guesses');
    if (found === 'wrong') throw problem(403, 'error.badLogin');
    await renewSession(x, request, reply, found);
    return viewOf(found.person);
  });

  api.post('/logout', described('Sign out', 'SessionView'), async (request, reply) => {
    const token = request.cookies[COOKIE];
    if (token) await x.people.logout(token);
    reply.clearCookie(COOKIE, { path: '/' });
    return viewOf(null);
  });

  api.post('/logout/everywhere', described('Sign out on all devices', 'SessionView'), async (request, reply) => {
    const person = await personOf(x, request);
    if (!person) throw problem(401, 'error.noSession');
    await x.people.logoutEverywhere(person);
    reply.clearCookie(COOKIE, { path: '/' });
    return viewOf(null);
  });
}
