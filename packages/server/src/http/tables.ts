/** Tables: making one, joining it, watching it, and what remains of its games. */
import { joinBody, type ListView, type TableInfo, tableBody } from '@apnap/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Person } from '../auth/people.js';
import type { TableDeck } from '../games/deck.js';
import type { LiveTable } from '../live/live-table.js';
import { MOST_OBJECTS, type Opening, type Sitter } from '../tables/entries.js';
import type { Owner } from '../workers/shares.js';
import { checked, Problem, problem } from './problem.js';
import { described } from './schema.js';
import { limited, ownersOf, personOf, type Services } from './services.js';
import { computerName, personOrGuest } from './session.js';

export const tableParams = z.object({
  id: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[\w-]+$/),
});
const MOST_LISTED = 100;
/** Tables of one person that are not over. */
const MOST_OPEN = 50;

/** The table of the request. @throws Problem where there is none, or it is not for this person. */
export async function tableOf(
  x: Services,
  request: FastifyRequest,
): Promise<{ live: LiveTable; person: Person | null; seat: number | null; owners: Owner[] }> {
  const { id } = checked(tableParams, request.params);
  const person = await personOf(x, request);
  const owners = ownersOf(x, request, person);
  const live = await x.tables.get(id, owners);
  const seat = live?.table.seatOf(person?.id ?? null) ?? null;
  if (!live || (live.table.opening.closed && seat === null)) throw problem(404, 'error.noTable');
  return { live, person, seat, owners };
}

const infoOf = (live: LiveTable, seat: number | null): TableInfo => live.infoFor(seat);

async function deckFor(x: Services, id: string, person: Person, owners: readonly Owner[]): Promise<TableDeck> {
  const known = await x.decks.find(id, person);
  if (!known) throw problem(404, 'error.noDeck');
  const deck = await x.decks.forTable(known, owners);
  if ('en' in deck) throw new Problem(400, 'deckFaulty', deck);
  return deck;
}

/** A deck for the computer: another than the person's. */
const computerDeck = (x: Services, id: string | undefined, other: string, person: Person, owners: readonly Owner[]): Promise<TableDeck> =>
  deckFor(x, id ?? x.decks.other(other), person, owners);

export const sitterOf = (person: Person, deck: TableDeck): Sitter => ({ kind: person.kind, person: person.id, name: person.name, deck });

export async function notTooMany(x: Services, person: Person): Promise<void> {
  if ((await x.tables.cx.store.unfinished(person.id)) >= MOST_OPEN) throw problem(409, 'error.tooManyTables', { most: MOST_OPEN });
}

export function tableRoutes(api: FastifyInstance, x: Services): void {
  api.get('/tables', described('Open tables, my own, and those to watch', 'list of TableInfo'), async (request) => {
    const person = await personOf(x, request);
    const list: ListView<TableInfo> = {
      object: 'list',
      data: await x.tables.cx.store.list(person?.id ?? null, MOST_LISTED),
      hasMore: false,
    };
    return list;
  });

  const made = { ...described('Sit down at a new table', 'TableInfo', tableBody), config: limited(x, 20) };
  api.post('/tables', made, async (request, reply) => {
    const body = checked(tableBody, request.body);
    const person = await personOrGuest(x, request, reply);
    await notTooMany(x, person);
    const owners = ownersOf(x, request, person);
    const mine = sitterOf(person, await deckFor(x, body.deck, person, owners));
    const { opponent } = body;
    const other: Sitter | null =
      opponent.kind === 'computer'
        ? {
            kind: 'computer',
            level: opponent.level,
            name: computerName(request),
            deck: await computerDeck(x, opponent.deck, body.deck, person, owners),
            ...(opponent.deck === undefined ? {} : { chosen: 1 }),
          }
        : null;
    const opening: Opening = {
      e: 'open',
      sitters: [mine, other],
      bestOf: body.bestOf,
      clock: body.clock,
      listed: opponent.kind === 'person' && opponent.listed,
      delay: body.delay,
      mostObjects: MOST_OBJECTS,
    };
    return infoOf(await x.tables.create(opening, owners), 0);
  });

  api.get('/tables/:id', described('A table', 'TableInfo', undefined, undefined, tableParams), async (request) => {
    const { live, seat } = await tableOf(x, request);
    return live.calm(() => infoOf(live, seat));
  });

  api.post('/tables/:id/join', described('Take the open seat', 'TableInfo', joinBody, undefined, tableParams), async (request, reply) => {
    const body = checked(joinBody, request.body);
    const { live } = await tableOf(x, request);
    const person = await personOrGuest(x, request, reply);
    if (live.table.seatOf(person.id) !== null) throw problem(409, 'error.ownTable');
    const sitter = sitterOf(person, await deckFor(x, body.deck, person, ownersOf(x, request, person)));
    const open = (): number => live.table.sitters.indexOf(null);
    const free = (): boolean => open() >= 0 && live.table.phase === 'waiting' && live.table.seatOf(person.id) === null;
    if (!(await live.enter((at) => [{ e: 'join', sitter, seat: open(), at }], free))) throw problem(409, 'error.taken');
    return infoOf(live, live.table.seatOf(person.id));
  });
}
