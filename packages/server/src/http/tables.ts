/** Tables: making one, joining it, watching it, and what remains of its games. */
import { joinBody, type ListView, type TableInfo, tableBody } from '@apnap/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Person } from '../auth/people.js';
import type { LiveTable } from '../live/live-table.js';
import type { Opening, Sitter, TableDeck } from '../tables/entries.js';
import { tableInfo } from '../views/table.js';
import { limited, personOf, type Services } from './app.js';
import { checked, Problem, problem } from './problem.js';
import { described } from './schema.js';
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
): Promise<{ live: LiveTable; person: Person | null; seat: number | null }> {
  const { id } = checked(tableParams, request.params);
  const live = await x.tables.get(id);
  const person = await personOf(x, request);
  const seat = live?.table.seatOf(person?.id ?? null) ?? null;
  if (!live || (live.table.opening.closed && seat === null)) throw problem(404, 'error.noTable');
  return { live, person, seat };
}

const infoOf = (live: LiveTable, seat: number | null): TableInfo => tableInfo(live.table, live.presence(), seat);

async function deckFor(x: Services, id: string, person: Person): Promise<TableDeck> {
  const known = await x.decks.find(id, person);
  if (!known) throw problem(404, 'error.noDeck');
  const deck = x.decks.forTable(known);
  if ('en' in deck) throw new Problem(400, 'deckFaulty', deck);
  return deck;
}

/** A deck for the computer: another than the person's. */
async function computerDeck(x: Services, id: string | undefined, other: string, person: Person): Promise<TableDeck> {
  if (id !== undefined) return deckFor(x, id, person);
  const choices = (await x.decks.list(null)).filter((d) => d.id !== other);
  return deckFor(x, choices[Math.floor(Math.random() * choices.length)].id, person);
}

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
    const mine = sitterOf(person, await deckFor(x, body.deck, person));
    const { opponent } = body;
    const other: Sitter | null =
      opponent.kind === 'computer'
        ? {
            kind: 'computer',
            level: opponent.level,
            name: computerName(request),
            deck: await computerDeck(x, opponent.deck, body.deck, person),
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
    };
    return infoOf(await x.tables.create(opening), 0);
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
    const sitter = sitterOf(person, await deckFor(x, body.deck, person));
    const free = (): boolean => live.table.sitters[1] === null && live.table.phase === 'waiting';
    if (!(await live.enter((at) => [{ e: 'join', sitter, at }], free))) throw problem(409, 'error.taken');
    return infoOf(live, 1);
  });
}
