/** The HTTP side: plugins, guards and routes. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { People, Person } from '../auth/people.js';
import type { CardBook } from '../cards.js';
import type { Database } from '../db/database.js';
import type { Decks } from '../decks/decks.js';
import { Elsewhere, type Tables } from '../live/tables.js';
import type { RulesShelf } from '../rules.js';
import { branchRoutes } from './branch.js';
import { cardRoutes } from './cards.js';
import { deckRoutes } from './decks.js';
import { historyRoutes } from './history.js';
import { withAnswers } from './openapi.js';
import { Problem, problem } from './problem.js';
import { proxied, wasSentOn } from './proxy.js';
import { ruleRoutes } from './rules.js';
import { scenarioRoutes } from './scenarios.js';
import { sessionRoutes } from './session.js';
import { socketRoute } from './socket.js';
import { tableRoutes } from './tables.js';

export interface Services {
  db: Database;
  people: People;
  decks: Decks;
  book: CardBook;
  rules: RulesShelf;
  tables: Tables;
  /** Folder of the built client; '' for none. */
  web: string;
  /** Origins besides the server's own that may speak to it. */
  origins: readonly string[];
  /** Whether cookies are for encrypted connections only. */
  secure: boolean;
  /** Requests a minute from one address. */
  perMinute: number;
  /** Whose word on where a request comes from is taken; false: nobody's. */
  proxies: string | false;
  /** What other servers show with a request they send on to this one. */
  secret: string;
  report(what: string): void;
}

export const COOKIE = 'apnap';
const BODY_LIMIT = 256 * 1024;
/** Milliseconds for a request to be here. */
const REQUEST_TIMEOUT = 30_000;
/** Bytes of one message of a socket. */
const MESSAGE_LIMIT = 64 * 1024;

/** For what takes the server more than an answer: fewer of it from one address. */
export const limited = (x: Services, part: number): { rateLimit: { max: number; timeWindow: string } } => ({
  rateLimit: { max: Math.max(1, Math.ceil(x.perMinute / part)), timeWindow: '1 minute' },
});

/** Whose request it is. */
export const personOf = (x: Services, request: FastifyRequest): Promise<Person | null> => x.people.of(request.cookies[COOKIE]);

/** Whether a page may do that: pages of this server, pages that were allowed, and what is no page. */
export function originAllowed(x: Services, request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (x.origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** The whole application, not listening yet. */
export async function buildApp(x: Services): Promise<FastifyInstance> {
  const app = Fastify({
    requestTimeout: REQUEST_TIMEOUT,
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
    // The server that sent it on has counted it.
    allowList: (request) => wasSentOn(request.headers, x.secret),
    errorResponseBuilder: () => problem(429, 'error.tooMany'),
  });
  await app.register(websocket, { options: { maxPayload: MESSAGE_LIMIT } });
  app.setErrorHandler(async (e, request, reply) => {
    if (e instanceof Elsewhere && e.owner !== null && !wasSentOn(request.headers, x.secret)) {
      await proxied(e.owner, request, reply);
      return reply;
    }
    const p = problemOf(e);
    if (p.status >= 500) x.report(`${request.method} ${request.url}: ${(e as Error).stack ?? e}`);
    return reply.status(p.status).send(p.view());
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !originAllowed(x, request)) throw problem(403, 'error.origin');
  });
  await app.register(
    async (api) => {
      sessionRoutes(api, x);
      cardRoutes(api, x);
      deckRoutes(api, x);
      tableRoutes(api, x);
      historyRoutes(api, x);
      branchRoutes(api, x);
      scenarioRoutes(api, x);
      ruleRoutes(api, x.rules);
      socketRoute(api, x);
      api.get('/openapi.json', { schema: { hide: true } }, async () => withAnswers(app.swagger()));
    },
    { prefix: '/api' },
  );
  await serveClient(app, x.web);
  return app;
}

/** What no path of a page of the client has: a file's ending, steps upwards, escaped slashes or nulls. */
const NO_PAGE = /^\/api\/|\.\w+(\?|$)|\.\.|%(2f|5c|00)/i;

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
  if (e instanceof Elsewhere) return problem(503, 'error.elsewhere');
  const { statusCode, code } = e as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problem(413, 'error.tooLarge');
  if (statusCode === 429) return problem(429, 'error.tooMany');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return problem(statusCode, 'error.badRequest', { what: (e as Error).message });
  return problem(500, 'error.internal');
}
