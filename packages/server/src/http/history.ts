/** What remains of games: replays, and the stream of what happens. */
import { Readable } from 'node:stream';
import { toSave } from '@apnap/kernel';
import type { About, Blow, MomentView, ReplayView } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LiveTable } from '../live/live-table.js';
import { MOST_WAITING, Outlet, type Reader } from '../live/outlet.js';
import type { Watcher } from '../live/watcher.js';
import type { Table } from '../tables/table.js';
import type { Viewer } from '../views/viewer.js';
import { countOpen, heedSession, sessionOf } from './lasting.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import type { Services } from './services.js';
import { tableOf, tableParams } from './tables.js';

const replayQuery = z.object({
  game: z.coerce.number().int().min(1).max(1000).optional(),
  n: z.coerce.number().int().min(0).optional(),
  /** The moment from which one comes: what damage was dealt since then is told, too. */
  from: z.coerce.number().int().min(0).optional(),
  /** Whose view: everything, what those who watched saw, or a seat's. */
  as: z
    .string()
    .max(5)
    .regex(/^(all|watch|\d{1,2})$/)
    .optional(),
});
const whyQuery = replayQuery.extend({
  event: z.coerce.number().min(0).optional(),
  object: z.coerce.number().int().min(1).optional(),
});

type ReplayQuery = z.output<typeof replayQuery>;

/** Absent: everything, once the match is over; until then what the asking seat saw. @throws Problem for what must stay hidden until then. */
function viewerOf(as: ReplayQuery['as'], table: Table, seat: number | null): Viewer {
  const over = table.phase === 'over';
  if (as === undefined) return over ? 'all' : seat;
  const viewer = as === 'all' ? 'all' : as === 'watch' ? null : Number(as);
  if (typeof viewer === 'number' && viewer >= table.sitters.length) throw problem(404, 'error.notFound');
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
      const { live, seat, owners } = await tableOf(x, request);
      const query = checked(replayQuery, request.query);
      const { looking, processor } = x.tables.cx;
      const { line, at, viewer } = momentOf(live, seat, query);
      await looking.share(owners);
      await looking.state(line, at, owners);
      await looking.seen(line, viewer, owners);
      if (query.n === undefined) await looking.told(line, viewer, owners);
      return live.calm(() => processor.charge(owners, () => replayOf(live, seat, query)));
    },
  );

  api.get(
    '/tables/:id/replay/why',
    described('Why something was so in a game that is over', 'WhyAnswer', undefined, whyQuery, tableParams),
    async (request) => {
      const { live, seat, owners } = await tableOf(x, request);
      const query = checked(whyQuery, request.query);
      const { looking, processor } = x.tables.cx;
      const asked = momentOf(live, seat, query);
      await looking.share(owners);
      await looking.state(asked.line, asked.at, owners);
      await looking.seen(asked.line, asked.viewer, owners);
      if (query.event !== undefined) await looking.known(asked.line, asked.viewer, owners);
      const look = () => {
        const { table, line, at, viewer, handles } = momentOf(live, seat, query);
        const about: About | null =
          query.event !== undefined ? { event: query.event } : query.object !== undefined ? { object: query.object } : null;
        const answer = about && line.hosted.why(line, viewer, handles, about, at, table.phase === 'over');
        if (!answer) throw problem(404, 'error.notFound');
        return answer;
      };
      return live.calm(() => processor.charge(owners, look));
    },
  );

  api.get(
    '/tables/:id/events',
    described('Lines of the log as they come, one JSON a line', 'LogLine (NDJSON)', undefined, undefined, tableParams),
    async (request, reply) => {
      const { live, seat, owners, person } = await tableOf(x, request);
      const { line } = live.seenBy(seat);
      if (line) await x.tables.cx.looking.told(line, seat, owners);
      if ([...live.connections].filter((c) => !c.present).length >= LISTENERS) throw problem(429, 'error.tooMany');
      countOpen(x, request, person, reply.raw);
      const stream = new Readable({ read() {} });
      // A stream may be silent for as long as nothing happens.
      request.raw.socket.setTimeout(0);
      const listener = new Listener(
        live,
        seat,
        stream,
        () => request.raw.socket.destroy(),
        seat === null ? null : sessionOf(request, person),
      );
      live.connections.add(listener);
      const heedless = seat === null ? () => {} : heedSession(x, request, () => listener.signOut());
      request.raw.on('close', () => {
        heedless();
        live.connections.delete(listener);
        stream.destroy();
      });
      listener.push();
      return reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store').send(stream);
    },
  );
}

/** Of more answers than this at once nothing is told that moves. */
const MOST_STEPS = 200;

/** A moment of a game that is over, and for whom. @throws Problem where there is none. */
function momentOf(live: LiveTable, seat: number | null, query: ReplayQuery) {
  const table = live.seenBy(seat);
  const game = query.game ?? (table.phase === 'playing' ? table.game - 1 : table.game);
  const past = table.finished(game);
  if (!past) throw problem(409, 'error.notOver');
  const { line, verdict } = past;
  if (query.n !== undefined && query.n > line.n) throw problem(404, 'error.notFound');
  const viewer = viewerOf(query.as, table, seat);
  return { table, game, line, verdict, at: query.n ?? line.n, viewer, handles: table.replayHandles(game, line, viewer) };
}

function replayOf(live: LiveTable, seat: number | null, query: ReplayQuery): ReplayView | MomentView {
  const { table, game, line, verdict, at, viewer, handles } = momentOf(live, seat, query);
  const { n } = query;
  const shown = line.hosted.shown(line.stateAt(at), viewer, at, handles.at(at), at === line.n ? verdict : null);
  const faces = [...shown.faces.values()];
  if (n !== undefined) return { game: shown.view, faces, ...(query.from === undefined ? {} : { blows: blowsSince(query.from) }) };
  return {
    object: 'replay',
    table: table.id,
    game,
    names: line.names.slice(),
    last: line.n,
    log: line.telling(viewer).lines,
    faces,
    end: shown.view,
    save:
      line.fromState || table.phase !== 'over'
        ? null
        : toSave(line.hosted.game, line.setup, line.seed, { state: line.state, answers: line.given.map((g) => g.move) }),
  };

  function blowsSince(from: number): Blow[] {
    const steps = Array.from({ length: Math.max(0, Math.min(MOST_STEPS, at - from)) }, (_, i) => at - i).reverse();
    return steps.flatMap((step) => line.hosted.blows(line.eventsOf(step), viewer, handles.at(at)));
  }
}

/** Somebody who only listens: told the lines he may see, as they come. A rewind is told as a line of its own. */
class Listener implements Watcher {
  readonly present = false;
  private told = 0;
  private era = -1;
  private readonly outlet: Outlet;

  constructor(
    private readonly live: LiveTable,
    readonly viewer: number | null,
    private readonly stream: Readable,
    private readonly cut: () => void,
    readonly session: Watcher['session'],
  ) {
    const reader: Reader = {
      waiting: () => stream.readableLength,
      write: (text) => stream.push(text),
      cut: () => this.signOut(),
    };
    this.outlet = new Outlet(reader, live.cx.mostWaiting ?? MOST_WAITING);
  }

  push(): void {
    const { line, era, phase } = this.live.seenBy(this.viewer);
    if (!line || this.stream.destroyed || !this.live.showable) return;
    if (this.era !== era) {
      if (this.era >= 0) this.outlet.send('{"object":"again"}\n');
      this.told = 0;
      this.era = era;
    }
    const { lines } = line.telling(this.viewer);
    for (; this.told < lines.length; this.told++) this.outlet.send(`${JSON.stringify(lines[this.told])}\n`);
    if (phase === 'over') this.dismiss();
  }

  /** Ends it at once. */
  signOut(): void {
    this.outlet.end();
    this.live.connections.delete(this);
    this.stream.destroy();
    this.cut();
  }

  dismiss(): void {
    this.live.connections.delete(this);
    this.outlet.end();
    if (!this.stream.destroyed) this.stream.push(null);
  }
}
