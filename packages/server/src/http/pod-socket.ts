/** The socket of the rounds of a draft: how they stand, for whoever holds it, and again after each change. */
import type { PodView } from '@apnap/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_WAITING, Outlet } from '../live/outlet.js';
import { podView } from '../pods/view.js';
import { heedHeartbeat } from './heartbeat.js';
import { countOpen, heedSession } from './lasting.js';
import { checked, problem } from './problem.js';
import { originAllowed, personOf } from './services.js';
import type { Shelves } from './shelves.js';
import { tableParams } from './tables.js';

/** Sockets at the rounds of one draft. */
const MOST_SOCKETS = 500;
/** Seconds by which the time of a match may be another than what was told, before it is told anew: a page counts on by itself. */
const DRIFT = 2;

export function podSocketRoute(api: FastifyInstance, x: Shelves): void {
  api.get(
    '/pods/:id/socket',
    {
      websocket: true,
      schema: {
        summary: 'The socket of the rounds of a draft',
        response: { 101: { description: 'PodView (a text each)' }, default: { description: 'ErrorView' } },
      },
      preValidation: async (request) => {
        if (!originAllowed(x, request)) throw problem(403, 'error.origin');
        const { id } = checked(tableParams, request.params);
        if (!(await x.pods.find(id))) throw problem(404, 'error.noPod');
        if (x.pods.watching.count(id) >= MOST_SOCKETS) throw problem(503, 'error.crowded');
        if (request.ws) countOpen(x, request, await personOf(x, request), request.raw.socket);
      },
    },
    (socket, request) => void attend(x, socket, request),
  );
}

/** What of a view is told anew: all but seconds that go by as was told before. @param now in seconds */
function signOf(view: PodView, now: number): { text: string; ends: number[] } {
  const ends: number[] = [];
  const text = JSON.stringify(view, (key, value) => {
    if (key !== 'seconds' || typeof value !== 'number') return value;
    ends.push(now + value);
    return 0;
  });
  return { text, ends };
}

const isNews = (a: ReturnType<typeof signOf>, b: ReturnType<typeof signOf> | null): boolean =>
  b === null || a.text !== b.text || a.ends.some((end, i) => Math.abs(end - (b.ends[i] ?? 0)) > DRIFT);

async function attend(x: Shelves, socket: WebSocket, request: FastifyRequest): Promise<void> {
  let ends: (() => void)[] = [];
  socket.on('close', () => {
    for (const end of ends) end();
    ends = [];
  });
  heedHeartbeat(socket);
  // Nothing is said to this socket: what is done is done by requests.
  for (const said of ['message', 'ping']) socket.on(said, () => socket.close(1008));
  const outlet = new Outlet(
    { waiting: () => socket.bufferedAmount, write: (text) => socket.send(text), cut: () => socket.terminate() },
    MOST_WAITING,
  );
  const { id } = checked(tableParams, request.params);
  const person = await personOf(x, request).catch(() => null);
  if (socket.readyState !== socket.OPEN) return;
  let last: ReturnType<typeof signOf> | null = null;
  const follow = x.pods.watching.follow(id, ({ pod, there }) => {
    const view = podView(id, pod, person?.id ?? null, there);
    const sign = signOf(view, x.tables.cx.steady() / 1000);
    if (isNews(sign, last)) outlet.send(JSON.stringify(view));
    else return;
    last = sign;
  });
  ends = [follow, () => outlet.end()];
  if (person) ends.push(heedSession(x, request, () => socket.close(1008)));
}
