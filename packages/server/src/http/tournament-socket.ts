/** The socket of a tournament: what it is about now, and what concerns whoever holds it; again after each change. */

import { type TournamentMessage, tournamentParams } from '@apnap/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_WAITING, Outlet } from '../live/outlet.js';
import type { Kept } from '../tournaments/kept.js';
import { mineView, tournamentHead } from '../tournaments/views.js';
import { heedHeartbeat } from './heartbeat.js';
import { countOpen, heedSession } from './lasting.js';
import { checked, problem } from './problem.js';
import { originAllowed, personOf } from './services.js';
import type { Shelves } from './shelves.js';

/** Milliseconds in which changes are gathered: a round is published once, and many results come in. */
const GATHER = 150;
/** Sockets at one tournament. */
const MOST_SOCKETS = 5000;

export function tournamentSocketRoute(api: FastifyInstance, x: Shelves): void {
  api.get(
    '/tournaments/:id/socket',
    {
      websocket: true,
      schema: {
        summary: 'The socket of a tournament',
        response: { 101: { description: 'TournamentMessage (a text each)' }, default: { description: 'ErrorView' } },
      },
      preValidation: async (request) => {
        if (!originAllowed(x, request)) throw problem(403, 'error.origin');
        const { id } = checked(tournamentParams, request.params);
        const kept = await x.tournaments.find(id);
        if (!kept) throw problem(404, 'error.noTournament');
        if (kept.watchers.size >= MOST_SOCKETS) throw problem(503, 'error.crowded');
        if (request.ws) countOpen(x, request, await personOf(x, request), request.raw.socket);
      },
    },
    (socket, request) => void attend(x, socket, request),
  );
}

async function attend(x: Shelves, socket: WebSocket, request: FastifyRequest): Promise<void> {
  let kept: Kept | null = null;
  let timer: NodeJS.Timeout | null = null;
  let heedless = (): void => {};
  const end = (): void => {
    if (timer) clearTimeout(timer);
    heedless();
    kept?.watchers.delete(changed);
  };
  heedHeartbeat(socket);
  socket.on('close', end);
  // Nothing is said to this socket, nor is it asked whether it lives: what is done is done by requests.
  for (const said of ['message', 'ping']) socket.on(said, () => socket.close(1008));
  const outlet = new Outlet(
    { waiting: () => socket.bufferedAmount, write: (text) => socket.send(text), cut: () => socket.terminate() },
    MOST_WAITING,
  );
  const person = await personOf(x, request).catch(() => null);
  let last = '';
  const push = (): void => {
    timer = null;
    if (!kept) return;
    const moment = { kept, now: x.tournaments.now() };
    const message: TournamentMessage = { type: 'tournament', head: tournamentHead(moment), mine: mineView(moment, person?.id ?? null) };
    const text = JSON.stringify(message);
    if (text !== last) outlet.send(text);
    last = text;
  };
  const changed = (): void => {
    timer ??= setTimeout(push, GATHER);
    timer.unref();
  };
  kept = await x.tournaments.find(checked(tournamentParams, request.params).id).catch(() => null);
  if (!kept || socket.readyState !== socket.OPEN) {
    socket.close(1012);
    return;
  }
  kept.watchers.add(changed);
  if (person) heedless = heedSession(x, request, () => socket.close(1008));
  push();
}
