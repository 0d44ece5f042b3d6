/** What remains of games: replays, and the stream of what happens. */
import { Readable } from 'node:stream';
import { toSave } from '@apnap/kernel';
import type { FaceText, ReplayView } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LiveTable, Watcher } from '../live/live-table.js';
import { gameView } from '../views/game.js';
import { Handles } from '../views/handles.js';
import type { Services } from './app.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { tableOf } from './tables.js';

const replayQuery = z.object({ game: z.coerce.number().int().min(1).max(1000).optional(), n: z.coerce.number().int().min(0).optional() });

/** Watchers that may listen to one table at once. */
const LISTENERS = 50;

export function historyRoutes(api: FastifyInstance, x: Services): void {
  api.get(
    '/tables/:id/replay',
    described('A game that is over, as all may see it', 'ReplayView', undefined, replayQuery),
    async (request) => {
      const { live } = await tableOf(x, request);
      const { game = live.table.phase === 'playing' ? live.table.game - 1 : live.table.game, n } = checked(replayQuery, request.query);
      return live.calm(() => replayOf(live, game, n));
    },
  );

  api.get('/tables/:id/events', described('Lines of the log as they come, one JSON a line', 'LogLine (NDJSON)'), async (request, reply) => {
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
  });
}

function replayOf(live: LiveTable, game: number, n: number | undefined): ReplayView | { game: unknown; faces: FaceText[] } {
  const { table, cx } = live;
  const past = table.finished(game);
  if (!past) throw problem(409, 'error.notOver');
  const { line, verdict } = past;
  if (n !== undefined && n > line.n) throw problem(404, 'error.notFound');
  const handles = new Handles(`replay:${line.seed}`, 'all');
  const at = n ?? line.n;
  const shown = gameView(line.stateAt(at), 'all', at, handles, at === line.n ? verdict : null);
  const faces = [...shown.faces.values()];
  if (n !== undefined) return { game: shown.view, faces };
  return {
    object: 'replay',
    table: table.id,
    game,
    names: line.setup.players.map((p) => p.name),
    last: line.n,
    log: line.telling('all').lines,
    faces,
    end: shown.view,
    save: line.fromState ? null : toSave(cx.game, line.setup, line.seed, { state: line.state, answers: line.given.map((g) => g.move) }),
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
