/**
 * What-ifs: private games against the computer from a moment of another game. From a game that is over the moment itself; from one that goes on
 * a world that could be that moment for all the asking seat knows, so that nothing can be learnt from it.
 */
import { branchBody, type TableInfo } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import { sitterOf } from '../desks/desk.js';
import type { Past } from '../games/beginning.js';
import { NO_DECK } from '../games/deck.js';
import type { LiveTable } from '../live/live-table.js';
import type { Opening, Sitter } from '../tables/entries.js';
import type { GameLine } from '../tables/line.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { limited, type Services } from './services.js';
import { computerName, personOrGuest } from './session.js';
import { deskOf, notTooMany, tableOf, tableParams } from './tables.js';

/** The game to branch, and the last moment of it that may be gone back to. */
function lineOf(live: LiveTable, game: number, seat: number | null): { line: GameLine; last: number } {
  const table = live.seenBy(seat);
  const line = table.finished(game)?.line ?? (game === table.game ? table.line : null);
  if (!line) throw problem(404, 'error.notFound');
  return { line, last: line.n };
}

export function branchRoutes(api: FastifyInstance, x: Services): void {
  api.post(
    '/tables/:id/branch',
    { ...described('A private what-if against the computer', 'TableInfo', branchBody, undefined, tableParams), config: limited(x, 20) },
    async (request, reply) => {
      const body = checked(branchBody, request.body);
      const { live, seat, owners } = await tableOf(x, request);
      const table = live.seenBy(seat);
      const { imagined } = deskOf(x, table.hosted.game.id);
      if (!imagined) throw problem(404, 'error.noWhatIf');
      const over = table.phase === 'over';
      if (!over && (seat === null || (!table.alone && (body.as ?? seat) !== seat))) throw problem(409, 'error.notOver');
      const as = body.as ?? seat ?? 0;
      const person = await personOrGuest(x, request, reply);
      await notTooMany(x, person);
      const { looking, processor } = x.tables.cx;
      const asked = lineOf(live, body.game ?? table.game, seat);
      await looking.share(owners);
      await looking.state(asked.line, Math.min(body.n, asked.last), owners);
      const branch = () => {
        const { line, last } = lineOf(live, body.game ?? table.game, seat);
        if (body.n > last || as >= line.names.length) throw problem(404, 'error.notFound');
        const state = line.stateAt(body.n);
        if (over) return { names: line.names, setup: line.setup, past: line.pastTo(body.n), state };
        const deal = imagined(line.hosted, state, as, x.tables.cx.newSeed());
        const past: Past = { ...line.pastTo(body.n), deal };
        return { names: line.names, setup: line.setup, past, state: line.hosted.dealt(state, deal) };
      };
      const { names, setup, past, state } = await live.calm(() => processor.charge(owners, branch));
      const me = sitterOf(person, NO_DECK);
      const other: Sitter = { kind: 'computer', level: body.level, deck: NO_DECK, name: computerName(request) };
      const opening: Opening = {
        e: 'open',
        sitters: names.map((_, i) => (i === as ? me : other)),
        bestOf: 1,
        clock: null,
        listed: false,
        delay: 0,
        closed: 1,
        ...(table.opening.profile === undefined ? {} : { profile: table.opening.profile }),
        beginning: { setup, past },
        branchOf: { table: table.id, n: body.n, ...(over ? { over: body.game ?? table.game } : {}) },
      };
      const made = await x.tables.create(opening, owners, { state, events: [] });
      const info: TableInfo = made.infoFor(as);
      return info;
    },
  );
}
