/** Boards that are set up by hand, to play from them. */

import { Overrun } from '@apnap/kernel';
import type { MagicSetup, Placed } from '@apnap/magic';
import { type ScenarioBody, scenarioBody, type Year, yearOf } from '@apnap/protocol';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Person } from '../auth/people.js';
import { NO_DECK } from '../games/deck.js';
import { Unplayable } from '../live/begin.js';
import { MOST_OBJECTS, type Opening, type Sitter } from '../tables/entries.js';
import { say } from '../text.js';
import { Overran } from '../workers/workers.js';
import { checked, problem } from './problem.js';
import { described } from './schema.js';
import { limited, ownersOf } from './services.js';
import { computerName, personOrGuest } from './session.js';
import type { Shelves } from './shelves.js';
import { notTooMany } from './tables.js';

/** Cards of a board in all: as many as can be set up, shown and played with in the time a step may take. */
const MOST_CARDS = 250;

/** The set-up of a scenario. @throws Problem naming a card that is unknown, can't be played, or came later than the rules. */
function setupOf(x: Shelves, body: z.output<typeof scenarioBody>, names: readonly string[]): MagicSetup {
  const total = body.place.reduce((n, p) => n + (p.count ?? 1), 0);
  if (total > MOST_CARDS) throw problem(400, 'error.boardCards', { most: MOST_CARDS });
  const year = yearOf(body.profile);
  const place = body.place.map((p, i): Placed => {
    const card = x.book.index.find(p.card)?.name;
    if (card === undefined) throw problem(400, 'error.noCard', { name: p.card });
    const what = x.book.obstacle(card);
    if (what) throw problem(400, 'error.cardUnplayable', { name: card, what });
    const late = year === undefined ? null : x.book.tooNew(card, year);
    if (late) throw problem(400, 'error.boardRefused', { what: late });
    return {
      seat: p.seat,
      zone: p.zone,
      card,
      ...(p.count === undefined ? {} : { count: p.count }),
      ...(p.tapped ? { tapped: 'tapped' as const } : {}),
      ...(p.zone === 'battlefield' && p.sick ? { held: 'thisTurn' as const } : {}),
      ...(p.zone === 'battlefield' && p.damage !== undefined ? { damage: p.damage } : {}),
      ...(p.back ? { face: 'back' as const } : {}),
      ...(p.counters ? { counters: p.counters } : {}),
      ...(p.attachedTo !== undefined && p.attachedTo < i ? { attachedTo: p.attachedTo } : {}),
    };
  });
  return {
    players: names.map((name, seat) => ({ name, deck: [], life: body.lives[seat] })),
    first: body.first,
    opening: 'none',
    place,
    mostObjects: MOST_OBJECTS,
    ...(body.from ? { from: body.from } : {}),
    ...(year === undefined ? {} : { profile: year }),
  };
}

/** Who sits on a seat of the board. Several of oneself, and several computers, are told apart by numbers. */
function sitterAt(seat: number, body: z.output<typeof scenarioBody>, { id, kind, name }: Person, computer: string): Sitter {
  if (seat === body.as) return { kind, person: id, name, deck: NO_DECK };
  const n = seat < body.as ? seat + 1 : seat;
  if (body.other === 'myself') return { kind, person: id, name: say('seat.again', { name, n: n + 1 }).en, deck: NO_DECK };
  return { kind: 'computer', level: body.level, deck: NO_DECK, name: body.lives.length === 2 ? computer : `${computer} ${n}` };
}

export function scenarioRoutes(api: FastifyInstance, x: Shelves): void {
  const made = { ...described('Set a board up and play from it', 'TableInfo', scenarioBody), config: limited(x, 20) };
  api.post('/scenarios', made, async (request, reply) => {
    const body: z.output<typeof scenarioBody> & ScenarioBody = checked(scenarioBody, request.body);
    const person = await personOrGuest(x, request, reply);
    await notTooMany(x, person);
    const seats = body.lives.length;
    if ([body.first, body.as, ...body.place.map((p) => p.seat)].some((seat) => seat >= seats))
      throw problem(400, 'error.boardSeats', { seats });
    const sitters = body.lives.map((_, seat) => sitterAt(seat, body, person, computerName(request)));
    const setup = setupOf(
      x,
      body,
      sitters.map((s) => s.name as string),
    );
    const opening: Opening = {
      e: 'open',
      sitters,
      bestOf: 1,
      clock: null,
      listed: false,
      delay: 0,
      closed: 1,
      ...(setup.profile === undefined ? {} : { profile: yearOf(setup.profile) as Year }),
      beginning: { setup, ...(body.seed === undefined ? {} : { seed: body.seed }) },
    };
    const live = await x.tables.create(opening, ownersOf(x, request, person)).catch((e: Error) => {
      throw e instanceof Overran || e instanceof Overrun
        ? problem(422, 'error.board')
        : e instanceof Unplayable
          ? problem(400, 'error.boardRefused', { what: e.text })
          : e;
    });
    return live.infoFor(body.as);
  });
}
