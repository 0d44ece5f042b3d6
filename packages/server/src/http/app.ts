/** The HTTP side: plugins, guards and routes. */

import { Overrun } from '@apnap/kernel';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { DatabaseFault, passes } from '../db/faults.js';
import { Declined } from '../desks/desk.js';
import { UnknownGame } from '../live/context.js';
import { Rewound } from '../live/looking.js';
import { Elsewhere } from '../live/tables.js';
import { PATIENCE } from '../workers/threads.js';
import { Crowded, Overran, Spent } from '../workers/workers.js';
import { addressOf } from './address.js';
import { benchRoutes } from './bench.js';
import { branchRoutes } from './branch.js';
import { cardRoutes } from './cards.js';
import { Counts } from './counts.js';
import { deckRoutes } from './decks.js';
import { draftRoutes } from './drafts.js';
import { duelRoutes } from './duels.js';
import { HEALTH, healthRoute } from './health.js';
import { historyRoutes } from './history.js';
import { hostOf } from './host.js';
import { withAnswers } from './openapi.js';
import { podSocketRoute } from './pod-socket.js';
import { Problem, problem } from './problem.js';
import { carriedOn, isPathHere, proxied, wasSentOn } from './proxy.js';
import { reviewRoutes } from './review.js';
import { ruleRoutes } from './rules.js';
import { scenarioRoutes } from './scenarios.js';
import { originAllowed, type Services } from './services.js';
import { accountRoutes, sessionRoutes } from './session.js';
import type { Shelves } from './shelves.js';
import { socketRoute } from './socket.js';
import { tableRoutes, waitingRoutes } from './tables.js';
import { tournamentSocketRoute } from './tournament-socket.js';
import { tournamentFloorRoutes, tournamentPaperRoutes, tournamentPeopleRoutes, tournamentRoutes } from './tournaments.js';
import { trainerRoutes } from './trainer.js';
import { headFor, keepHeads } from './upgrade.js';

const BODY_LIMIT = 256 * 1024;
/** Milliseconds for a request to be here, its headers or all of it; they are looked at every second. */
const REQUEST_TIMEOUT = 30_000;
const LOOK_EVERY = 1_000;
/**
 * Milliseconds for which a connection may neither bring nor take anything: who does not read an answer is not waited for. Longer than what is asked for can wait and
 * be worked at, so that nobody is cut off who waits for his answer.
 */
const SILENCE = 3 * PATIENCE;
/** Milliseconds after which an answer is told to be slow. */
const SLOW = 1_000;
/** Bytes of one message of a socket. */
const MESSAGE_LIMIT = 64 * 1024;

/** The whole application, not listening yet. */
export async function buildApp(x: Shelves): Promise<FastifyInstance> {
  const app = Fastify({
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: SILENCE,
    http: { headersTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: LOOK_EVERY },
    frameworkErrors: (e, _, reply) => {
      const p = problem(400, 'error.badRequest', { what: e.message });
      void (reply as unknown as FastifyReply).status(p.status).send(p.view());
    },
    bodyLimit: BODY_LIMIT,
    trustProxy: x.proxies,
    logger: false,
    routerOptions: { maxParamLength: 200 },
  });
  // What comes in is checked by the schemas of the protocol, where it is used.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  x.figures?.count(app);
  await addPlugins(app, x);
  answerErrors(app, x);
  heedSlow(app, x);
  guard(app, x);
  await app.register(
    async (api) => {
      sessionRoutes(api, x);
      accountRoutes(api, x);
      cardRoutes(api, x);
      deckRoutes(api, x);
      draftRoutes(api, x);
      podSocketRoute(api, x);
      duelRoutes(api, x);
      tableRoutes(api, x);
      waitingRoutes(api, x);
      historyRoutes(api, x);
      reviewRoutes(api, x);
      branchRoutes(api, x);
      benchRoutes(api, x);
      scenarioRoutes(api, x);
      ruleRoutes(api, x.rules);
      tournamentRoutes(api, x);
      tournamentPeopleRoutes(api, x);
      tournamentFloorRoutes(api, x);
      tournamentPaperRoutes(api, x);
      tournamentSocketRoute(api, x);
      trainerRoutes(api, x);
      socketRoute(api, x);
      api.get('/openapi.json', { schema: { hide: true } }, async () => withAnswers(app.swagger()));
    },
    { prefix: '/api' },
  );
  healthRoute(app, x.db, () => x.tables.isEnding);
  await serveClient(app, x.web);
  return app;
}

/** What requests go through before routes: descriptions, cookies, headers, limits, sockets. */
async function addPlugins(app: FastifyInstance, x: Services): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'apnap', description: 'Tables, decks and cards', version: '1' } },
  });
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Pictures that a user asks for lie there; where, is asked of the other.
        imgSrc: ["'self'", 'data:', 'https://cards.scryfall.io'],
        connectSrc: ["'self'", 'ws:', 'wss:', 'https://api.scryfall.com'],
      },
    },
    strictTransportSecurity: x.secure,
  });
  await app.register(rateLimit, {
    max: x.perMinute,
    timeWindow: '1 minute',
    store: Counts,
    // Each server counts what it does, also what another has sent on: there it is counted as coming from where that one says.
    keyGenerator: (request) => addressOf(request, x.secret),
    errorResponseBuilder: () => problem(429, 'error.tooMany'),
  });
  keepHeads(app.server);
  await app.register(websocket, { options: { maxPayload: MESSAGE_LIMIT } });
}

/** What somebody is told whose request failed; one for a table that another server has is sent on to it. */
function answerErrors(app: FastifyInstance, x: Services): void {
  app.setErrorHandler(async (e, request, reply) => {
    if (e instanceof Elsewhere && e.owner !== null && !wasSentOn(request, x.secret)) {
      if (request.ws) carriedOn(e.owner, request, reply, headFor(request.raw));
      else await proxied(e.owner, request, reply);
      return reply;
    }
    const p = problemOf(e);
    if (p.status === 503) reply.header('retry-after', '2');
    if (p.status === 500 || (e instanceof DatabaseFault && !passes(e))) {
      const said = `${request.method} ${request.url}: ${(e as Error).stack ?? e}`;
      reply.header('x-fault', x.log.fault('request.fault', { method: request.method, route: routeOf(request) }, e, said));
    }
    if (p.status === 429 || p.status === 413 || e instanceof Crowded) x.log.limit(p.code, { route: routeOf(request) });
    return reply.status(p.status).send(p.view());
  });
}

/** As what a request is told of: not by its address, in which tables and words of people are. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** Tells of requests that took long. */
function heedSlow(app: FastifyInstance, x: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    // A socket or a stream is no answer that is waited for.
    if (ms < SLOW || request.ws || reply.getHeader('content-type') === 'text/event-stream') return;
    x.log.tell('request.slow', { method: request.method, route: routeOf(request), status: reply.statusCode, ms });
  });
}

/** Refuses what no route is to see: wrong paths, names and origins. */
function guard(app: FastifyInstance, x: Services): void {
  app.addHook('onRequest', async (request) => {
    // What watches it knows it by its address, and is told nothing but that.
    if (request.raw.url === HEALTH) return;
    if (!isPathHere(request.raw.url ?? '')) throw problem(400, 'error.badRequest', { what: request.method });
    // What another server has sent on was for this one's name there.
    if (!x.hosts.allows(request.headers.host) && !wasSentOn(request, x.secret))
      throw problem(421, 'error.host', { host: hostOf(request.headers.host).slice(0, 100) });
    if (request.method !== 'GET' && request.method !== 'HEAD' && !originAllowed(x, request)) throw problem(403, 'error.origin');
  });
}

/** What no path of a page of the client has: a file's ending, steps upwards, escaped slashes or nulls. */
// The numbers of rules have points: /library/cr/704.5a is a page.
const NO_PAGE = /^\/api\/|^(?!\/library\/).*\.\w+(\?|$)|\.\.|%(2f|5c|00)/i;

/** The built client; every path that is no file is a page of it. */
async function serveClient(app: FastifyInstance, web: string): Promise<void> {
  if (web !== '') await app.register(staticFiles, { root: web, wildcard: true, maxAge: '1h', preCompressed: true, setHeaders: cacheFor });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' && !NO_PAGE.test(request.url) && web !== '') return reply.sendFile('index.html', { maxAge: 0 });
    return reply.status(404).send(problem(404, 'error.notFound').view());
  });
}

/** Built files have names made of their content; the page itself hasn't. */
function cacheFor(reply: FastifyReply, path: string): void {
  if (/\.html(\.gz)?$/.test(path)) reply.header('cache-control', 'no-cache');
  else if (/[/\\]assets[/\\]/.test(path)) reply.header('cache-control', 'public, max-age=31536000, immutable');
}

function problemOf(e: unknown): Problem {
  if (e instanceof Problem) return e;
  if (e instanceof Declined) return new Problem(e.status, e.code, e.text);
  if (e instanceof UnknownGame) return problem(404, 'error.noGame', { game: e.game });
  if (e instanceof Elsewhere) return problem(503, 'error.elsewhere');
  if (e instanceof DatabaseFault) return problem(503, e.kind === 'full' ? 'error.full' : e.kind === 'away' ? 'error.away' : 'error.broken');
  if (e instanceof Spent) return problem(429, 'error.spent', { seconds: e.seconds });
  if (e instanceof Crowded) return problem(503, 'error.crowded');
  if (e instanceof Overran || e instanceof Overrun) return problem(422, 'error.long');
  if (e instanceof Rewound) return problem(404, 'error.notFound');
  const { statusCode, code } = e as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problem(413, 'error.tooLarge');
  if (statusCode === 429) return problem(429, 'error.tooMany');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return problem(statusCode, 'error.badRequest', { what: (e as Error).message });
  return problem(500, 'error.internal');
}
