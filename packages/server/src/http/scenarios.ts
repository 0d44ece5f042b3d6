/** Boards that are set up by hand, to play from them. */

import type { MagicSetup, Placed } from '@apnap/magic';
import { type ScenarioBody, scenarioBody } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Opening, TableDeck } from '../tables/entries.js';
import { say } from '../text.js';
import { tableInfo } from '../views/table.js';
import type { Services } from './app.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { personOrGuest } from './session.js';
import { notTooMany, sitterOf } from './tables.js';

export const NO_DECK: TableDeck = { name: { en: '', zh: '' }, main: [], side: [], commanders: [] };

/** The set-up of a scenario. @throws Problem naming a card that is unknown or can't be played. */
function setupOf(x: Services, body: z.output<typeof scenarioBody>, names: readonly string[]): MagicSetup {
  const place = body.place.map((p): Placed => {
    const card = x.book.index.find(p.card)?.name;
    if (card === undefined) throw problem(400, 'error.noCard', { name: p.card });
    const what = x.book.obstacle(card);
    if (what !== '') throw problem(400, 'error.deckFaulty', { what: `${card}: ${what}` });
    return {
      seat: p.seat,
      zone: p.zone,
      card,
      ...(p.count === undefined ? {} : { count: p.count }),
      ...(p.tapped ? { tapped: 'tapped' as const } : {}),
    };
  });
  return { players: names.map((name, seat) => ({ name, deck: [], life: body.lives[seat] })), first: 0, opening: 'none', place };
}

export function scenarioRoutes(api: FastifyInstance, x: Services): void {
  api.post('/scenarios', described('Set a board up and play from it', 'TableInfo', scenarioBody), async (request, reply) => {
    const body: z.output<typeof scenarioBody> & ScenarioBody = checked(scenarioBody, request.body);
    const person = await personOrGuest(x, request, reply);
    await notTooMany(x, person);
    const setup = setupOf(x, body, [person.name, say('seat.computer').en]);
    const opening: Opening = {
      e: 'open',
      sitters: [sitterOf(person, NO_DECK), { kind: 'computer', level: body.level, deck: NO_DECK }],
      bestOf: 1,
      clock: null,
      listed: false,
      delay: 0,
      closed: 1,
      beginning: { setup, ...(body.seed === undefined ? {} : { seed: body.seed }) },
    };
    const live = await x.tables.create(opening);
    return tableInfo(live.table, live.presence(), 0);
  });
}
