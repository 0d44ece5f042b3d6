/** What remains of games: replays, and the stream of what happens. */
import { Readable } from 'node:stream';
import { toSave } from '@apnap/kernel';
import type { About, MomentView, ReplayView } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LiveTable, Watcher } from '../live/live-table.js';
import { gameView, type Viewer } from '../views/game.js';
import { Handles } from '../views/handles.js';
import { whyOf } from '../views/why.js';
import type { Services } from './app.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { tableOf, tableParams } from './tables.js';

const replayQuery = z.object({
  game: z.coerce.number().int().min(1).max(1000).optional(),
  n: z.coerce.number().int().min(0).optional(),
  /** Whose view: everything, what those who watched saw, or a seat's. */
  as: z.enum(['all', 'watch', '0', '1']).optional(),
});
const whyQuery = replayQuery.extend({
  event: z.coerce.number().int().min(0).optional(),
  object: z.coerce.number().int().min(1).optional(),
});

type ReplayQuery = z.output<typeof replayQuery>;

/** Absent: everything, once the match is over; until then what the asking seat saw. @throws Problem for what must stay hidden until then. */
function viewerOf(as: ReplayQuery['as'], live: LiveTable, seat: number | null): Viewer {
  const over = live.table.phase === 'over';
  if (as === undefined) return over ? 'all' : seat;
  const viewer = as === 'all' ? 'all' : as === 'watch' ? null : Number(as);
  if (!over && viewer !== null && viewer !== seat) throw problem(409, 'error.notOver');
  return viewer;
}

/** Watchers that may listen to one table at once. */
const LISTENERS = 50;

export function historyRoutes(api: FastifyInstance, x: Services): void {
  api.get(
    '/tables/:id/replay',
    described(
      'A game that is over, as all may see it; with `n` one moment of it',
      'ReplayView | MomentView',
      undefined,
      replayQuery,
      tableParams,
    ),
    async (request) => {
      const { live, seat } = await tableOf(x, request);
      return live.calm(() => replayOf(live, seat, checked(replayQuery, request.query)));
    },
  );

  api.get(
    '/tables/:id/replay/why',
    described('Why something was so in a game that is over', 'WhyAnswer', undefined, whyQuery, tableParams),
    async (request) => {
      const { live, seat } = await tableOf(x, request);
      const query = checked(whyQuery, request.query);
      return live.calm(() => {
        const { line, at, viewer, handles } = momentOf(live, seat, query);
        // Who asks about an object has its number from this moment.
        gameView(line.stateAt(at), viewer, at, handles);
        const about: About | null =
          query.event !== undefined ? { event: query.event } : query.object !== undefined ? { object: query.object } : null;
        const answer = about && whyOf(line, viewer, handles, about, at);
        if (!answer) throw problem(404, 'error.notFound');
        return answer;
      });
    },
  );

  api.get(
    '/tables/:id/events',
    described('Lines of the log as they come, one JSON a line', 'LogLine (NDJSON)', undefined, undefined, tableParams),
    async (request, reply) => {
      const { live, seat } = await tableOf(x, request);
      if ([...live.connections].filter((c) => !c.present).length >= LISTENERS) throw problem(429, 'error.tooMany');
      const stream = new Readable({ read() {} });
      const listener = new Listener(live, seat, stream);
      live.connections.add(listener);
      request.raw.on('close', () => {
        live.connections.delete(listener);
        stream.destroy();
      });
      listener.push();
      return reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store').send(stream);
    },
  );
}

/** A moment of a game that is over, and for whom. @throws Problem where there is none. */
function momentOf(live: LiveTable, seat: number | null, query: ReplayQuery) {
  const { table } = live;
  const game = query.game ?? (table.phase === 'playing' ? table.game - 1 : table.game);
  const past = table.finished(game);
  if (!past) throw problem(409, 'error.notOver');
  const { line, verdict } = past;
  if (query.n !== undefined && query.n > line.n) throw problem(404, 'error.notFound');
  const viewer = viewerOf(query.as, live, seat);
  return { game, line, verdict, at: query.n ?? line.n, viewer, handles: new Handles(`replay:${line.seed}`, viewer) };
}

function replayOf(live: LiveTable, seat: number | null, query: ReplayQuery): ReplayView | MomentView {
  const { table, cx } = live;
  const { game, line, verdict, at, viewer, handles } = momentOf(live, seat, query);
  const { n } = query;
  const shown = gameView(line.stateAt(at), viewer, at, handles, at === line.n ? verdict : null);
  const faces = [...shown.faces.values()];
  if (n !== undefined) return { game: shown.view, faces };
  return {
    object: 'replay',
    table: table.id,
    game,
    names: line.setup.players.map((p) => p.name),
    last: line.n,
    log: line.telling(viewer).lines,
    faces,
    end: shown.view,
    save:
      line.fromState || table.phase !== 'over'
        ? null
        : toSave(cx.game, line.setup, line.seed, { state: line.state, answers: line.given.map((g) => g.move) }),
  };
}

/** Somebody who only listens: told the lines he may see, as they come. A rewind is told as a line of its own. */
class Listener implements Watcher {
  readonly present = false;
  private told = 0;
  private era = -1;

  constructor(
    private readonly live: LiveTable,
    readonly viewer: number | null,
    private readonly stream: Readable,
  ) {}

  push(): void {
    const { line, era } = this.live.table;
    if (!line || this.stream.destroyed || !this.live.showable) return;
    if (this.era !== era) {
      if (this.era >= 0) this.stream.push('{"object":"again"}\n');
      this.told = 0;
      this.era = era;
    }
    const { lines } = line.telling(this.viewer);
    const moment = this.live.momentFor(this.viewer);
    for (; this.told < lines.length && lines[this.told].n <= moment; this.told++) this.stream.push(`${JSON.stringify(lines[this.told])}\n`);
    if (this.live.table.phase === 'over' && this.told === lines.length) this.dismiss();
  }

  dismiss(): void {
    this.live.connections.delete(this);
    if (!this.stream.destroyed) this.stream.push(null);
  }
}
