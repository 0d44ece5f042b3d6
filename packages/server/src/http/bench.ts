/** An official at a table where a match of his tournament is played. */
import { type BenchMessage, type BenchView, officialAct } from '@apnap/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LiveTable } from '../live/live-table.js';
import { MOST_WAITING, Outlet } from '../live/outlet.js';
import type { Watcher } from '../live/watcher.js';
import { say } from '../text.js';
import { Forbidden } from '../tournaments/refusals.js';
import { heedHeartbeat } from './heartbeat.js';
import { countOpen, heedSession, sessionOf } from './lasting.js';
import { checked, Problem, problem } from './problem.js';
import { described } from './schema.js';
import { limited, originAllowed, ownersOf, personOf } from './services.js';
import { langOf } from './session.js';
import type { Shelves } from './shelves.js';
import { tableParams } from './tables.js';

/** Sockets of officials at one table. */
const MOST_SOCKETS = 20;
/** Milliseconds in which changes are gathered. */
const GATHER = 100;

const benchBody = z.strictObject({ what: officialAct });

/** What is not for who asks. */
function told(e: unknown): never {
  throw e instanceof Forbidden ? new Problem(403, 'forbidden', e.text) : e;
}

/** The table of a request, however closed it is to those who don't sit there. @throws Problem where there is none */
async function asked(x: Shelves, request: FastifyRequest) {
  const { id } = checked(tableParams, request.params);
  const person = await personOf(x, request);
  const owners = ownersOf(x, request, person);
  const live: LiveTable | null = await x.tables.get(id, owners);
  if (!live) throw problem(404, 'error.noTable');
  return { live, person, owners };
}

export function benchRoutes(api: FastifyInstance, x: Shelves): void {
  const shown = described('A table as a judge of its tournament sees it who is there', 'BenchView', undefined, undefined, tableParams);
  api.get('/tables/:id/bench', shown, async (request, reply) => {
    const { live, person, owners } = await asked(x, request);
    // A server that begins anew counts its versions anew.
    const tag = `"${live.generation}-${live.version}"`;
    const view = async (): Promise<BenchView> => {
      const found = await x.benches.view(live, person?.id ?? null, owners).catch(told);
      if (!found) throw new Problem(409, 'refused', say('refused.notEntered'));
      return found;
    };
    // Who may see it is asked even where nothing has changed.
    await x.benches.mayLook(live, person?.id ?? null).catch(told);
    void reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] !== tag) return view();
    void reply.status(304).send();
    return undefined;
  });

  const done = { ...described('What a judge does at a table', 'BenchView', benchBody, undefined, tableParams), config: limited(x, 4) };
  api.post('/tables/:id/bench', done, async (request): Promise<BenchMessage> => {
    const { what } = checked(benchBody, request.body);
    const { live, person, owners } = await asked(x, request);
    if (!person) throw problem(403, 'error.notAllowed');
    const result = await x.benches.act(live, what, { person, lang: langOf(request) }, owners).catch(told);
    if (!result.ok) throw new Problem(409, 'refused', result.text);
    return (await x.benches.view(live, person.id, owners).catch(told)) ?? { object: 'left' };
  });

  api.get(
    '/tables/:id/bench/socket',
    {
      websocket: true,
      schema: {
        summary: 'The socket of a judge at a table',
        response: { 101: { description: 'BenchMessage (a text each)' }, default: { description: 'ErrorView' } },
      },
      preValidation: async (request) => {
        if (!originAllowed(x, request)) throw problem(403, 'error.origin');
        const { live, person } = await asked(x, request);
        await x.benches.mayLook(live, person?.id ?? null).catch(told);
        if (request.ws) countOpen(x, request, person, request.raw.socket);
      },
    },
    (socket, request) => void attend(x, socket, request),
  );
}

/** Shows the table to an official, again whenever it has changed; that he is not there, where he has not come or has left. */
async function attend(x: Shelves, socket: WebSocket, request: FastifyRequest): Promise<void> {
  let end = (): void => {};
  let gone = false;
  socket.on('close', () => {
    gone = true;
    end();
  });
  heedHeartbeat(socket);
  // Nothing is said to this socket: what is done is done by requests.
  for (const said of ['message', 'ping']) socket.on(said, () => socket.close(1008));
  const found = await asked(x, request).catch(() => null);
  if (!found?.person || gone || [...found.live.connections].filter((c) => c instanceof Official).length >= MOST_SOCKETS) {
    socket.close(found ? 1013 : 1012);
    return;
  }
  const { live, person, owners } = found;
  const seen = new Official(socket, sessionOf(request, person), () => x.benches.view(live, person.id, owners));
  live.connections.add(seen);
  const heedless = heedSession(x, request, () => seen.signOut());
  end = () => {
    heedless();
    seen.end();
    live.connections.delete(seen);
  };
  seen.push();
}

/** An official who looks at a table from his desk: nobody at the table sees a connection of his. */
class Official implements Watcher {
  readonly viewer = null;
  readonly present = false;
  private readonly outlet: Outlet;
  private timer: NodeJS.Timeout | null = null;
  private last = '';
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: WebSocket,
    readonly session: Watcher['session'],
    private readonly view: () => Promise<BenchView | null>,
  ) {
    this.outlet = new Outlet(
      { waiting: () => socket.bufferedAmount, write: (text) => socket.send(text), cut: () => socket.terminate() },
      MOST_WAITING,
    );
  }

  push(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.looking = this.looking.then(() => this.show());
    }, GATHER);
    this.timer.unref();
  }

  private async show(): Promise<void> {
    if (this.outlet.closed) return;
    try {
      const message: BenchMessage = (await this.view()) ?? { object: 'left' };
      const text = JSON.stringify(message);
      if (text !== this.last) this.outlet.send(text);
      this.last = text;
    } catch {
      // He is no official any more, or his share is used up: he asks, and is told why.
      this.socket.close(1008);
    }
  }

  signOut(): void {
    this.socket.close(1008);
  }

  dismiss(): void {
    this.socket.close(1012);
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer);
    this.outlet.end();
  }
}
