/**
 * What-ifs: private games against the computer from a moment of another game. From a game that is over the moment itself; from one that goes on
 * a world that could be that moment for all the asking seat knows, so that nothing can be learnt from it.
 */
import { type GameEvent, type MagicSetup, type State, unknownCards, type View } from '@apnap/magic';
import { Dice, imagine, Witness } from '@apnap/players';
import { branchBody, type TableInfo } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import type { Past, WorldDeal } from '../games/beginning.js';
import { NO_DECK } from '../games/deck.js';
import type { LiveTable } from '../live/live-table.js';
import type { Opening, Sitter } from '../tables/entries.js';
import type { GameLine } from '../tables/line.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { limited, type Services } from './services.js';
import { computerName, personOrGuest } from './session.js';
import { notTooMany, sitterOf, tableOf, tableParams } from './tables.js';

/** A line of Magic: of other games there are no what-ifs. */
type MagicLine = GameLine<State, MagicSetup, GameEvent>;

/** The game to branch, and the last moment of it that may be gone back to. */
function lineOf(live: LiveTable, game: number, seat: number | null): { line: MagicLine; last: number } {
  const table = live.seenBy(seat);
  const line = table.finished(game)?.line ?? (game === table.game ? table.line : null);
  if (line?.hosted.game.id !== 'magic') throw problem(404, 'error.notFound');
  return { line: line as unknown as MagicLine, last: line.n };
}

/** Cards for all that a seat can't know at a moment: made from what it sees then, and from the decks that everybody knows. */
function dealFor(x: Services, view: View, state: State, seat: number): WorldDeal {
  const witness = new Witness();
  witness.look(view);
  const seed = x.tables.cx.newSeed();
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
      const { live, seat, owners } = await tableOf(x, request);
      const table = live.seenBy(seat);
      const over = table.phase === 'over';
      if (!over && (seat === null || (!table.alone && (body.as ?? seat) !== seat))) throw problem(409, 'error.notOver');
      const as = body.as ?? seat ?? 0;
      const person = await personOrGuest(x, request, reply);
      await notTooMany(x, person);
      const { looking, processor } = x.tables.cx;
      const asked = lineOf(live, body.game ?? table.game, seat);
      await looking.share(owners);
      await looking.state(asked.line as unknown as GameLine, Math.min(body.n, asked.last), owners);
      const branch = () => {
        const { line, last } = lineOf(live, body.game ?? table.game, seat);
        if (body.n > last || as >= line.names.length) throw problem(404, 'error.notFound');
        const state = line.stateAt(body.n);
        if (over) return { setup: line.setup, past: line.pastTo(body.n), state };
        const deal = dealFor(x, line.hosted.game.view(state, as) as View, state, as);
        const past: Past = { ...line.pastTo(body.n), deal };
        return { setup: line.setup, past, state: line.hosted.dealt(state, deal) };
      };
      const { setup, past, state } = await live.calm(() => processor.charge(owners, branch));
      const me = sitterOf(person, NO_DECK);
      const other: Sitter = { kind: 'computer', level: body.level, deck: NO_DECK, name: computerName(request) };
      const opening: Opening = {
        e: 'open',
        sitters: setup.players.map((_, i) => (i === as ? me : other)),
        bestOf: 1,
        clock: null,
        listed: false,
        delay: 0,
        closed: 1,
        beginning: { setup, past },
        branchOf: { table: table.id, n: body.n, ...(over ? { over: body.game ?? table.game } : {}) },
      };
      const made = await x.tables.create(opening, owners, { state, events: [] });
      const info: TableInfo = made.infoFor(as);
      return info;
    },
  );
}
