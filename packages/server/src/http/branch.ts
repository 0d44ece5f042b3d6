/**
 * What-ifs: private games against the computer from a moment of another game. From a game that is over the moment itself; from one that goes on
 * a world that could be that moment for all the asking seat knows, so that nothing can be learnt from it.
 */
import { randomBytes } from 'node:crypto';
import { unknownCards } from '@apnap/magic';
import { Dice, imagine, Witness } from '@apnap/players';
import { branchBody, type TableInfo } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import type { LiveTable } from '../live/live-table.js';
import type { Opening, Past, Sitter, WorldDeal } from '../tables/entries.js';
import type { GameLine } from '../tables/line.js';
import { tableInfo } from '../views/table.js';
import { limited, type Services } from './app.js';
import { checked, problem } from './problem.js';
import { NO_DECK } from './scenarios.js';
import { described } from './schema.js';
import { computerName, personOrGuest } from './session.js';
import { notTooMany, sitterOf, tableOf, tableParams } from './tables.js';

/** The game to branch, and the last moment of it that may be gone back to. */
function lineOf(live: LiveTable, game: number, seat: number | null): { line: GameLine; last: number } {
  const { table } = live;
  const line = table.finished(game)?.line ?? (game === table.game ? table.line : null);
  if (!line) throw problem(404, 'error.notFound');
  return { line, last: table.finished(game) ? line.n : live.momentFor(seat) };
}

/** Cards for all that a seat can't know at a moment: made from what it sees then, and from the decks that everybody knows. */
function dealFor(x: Services, line: GameLine, n: number, seat: number): WorldDeal {
  const state = line.stateAt(n);
  const witness = new Witness();
  witness.look(x.tables.cx.game.view(state, seat));
  const seed = randomBytes(32).toString('hex');
  const dice = new Dice(seed);
  const model = x.decks.model();
  const cards = unknownCards(state, seat).map((u, owner) =>
    owner === seat ? [] : imagine(model, witness.of(owner), u.hand + u.library + u.faceDown, dice).map((c) => c.name),
  );
  return { seat, seed, cards };
}

export function branchRoutes(api: FastifyInstance, x: Services): void {
  api.post(
    '/tables/:id/branch',
    { ...described('A private what-if against the computer', 'TableInfo', branchBody, undefined, tableParams), config: limited(x, 20) },
    async (request, reply) => {
      const body = checked(branchBody, request.body);
      const { live, seat } = await tableOf(x, request);
      const { table } = live;
      const over = table.phase === 'over';
      if (!over && (seat === null || (!table.alone && (body.as ?? seat) !== seat))) throw problem(409, 'error.notOver');
      const as = body.as ?? seat ?? 0;
      const person = await personOrGuest(x, request, reply);
      await notTooMany(x, person);
      const { setup, past } = await live.calm(() => {
        const { line, last } = lineOf(live, body.game ?? table.game, seat);
        if (body.n > last || as >= line.setup.players.length) throw problem(404, 'error.notFound');
        const past: Past = over ? line.pastTo(body.n) : { ...line.pastTo(body.n), deal: dealFor(x, line, body.n, as) };
        return { setup: line.setup, past };
      });
      const me = sitterOf(person, NO_DECK);
      const other: Sitter = { kind: 'computer', level: body.level, deck: NO_DECK, name: computerName(request) };
      const opening: Opening = {
        e: 'open',
        sitters: as === 0 ? [me, other] : [other, me],
        bestOf: 1,
        clock: null,
        listed: false,
        delay: 0,
        closed: 1,
        beginning: { setup, past },
        branchOf: { table: table.id, n: body.n, ...(over ? { over: body.game ?? table.game } : {}) },
      };
      const made = await x.tables.create(opening);
      const info: TableInfo = tableInfo(made.table, made.presence(), as);
      return info;
    },
  );
}
