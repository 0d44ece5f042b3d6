/** Tables: making one, joining it, watching it, and what remains of its games. */
import { anyTableBody, type GameInfo, type ListView, seatBody, type TableInfo } from '@apnap/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Person } from '../auth/people.js';
import { type Asking, type Desk, sitterOf } from '../desks/desk.js';
import { FIRST_GAME } from '../games/hosted.js';
import { Unplayable } from '../live/begin.js';
import type { LiveTable } from '../live/live-table.js';
import { plain } from '../text.js';
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

export async function notTooMany(x: Services, person: Person): Promise<void> {
  if ((await x.tables.cx.store.unfinished(person.id)) >= MOST_OPEN) throw problem(409, 'error.tooManyTables', { most: MOST_OPEN });
}

/** How one comes to a table of a game. @throws Problem for one that is not played here. */
export function deskOf(x: Services, game: string): Desk {
  const desk = x.desks.get(game);
  if (!desk) throw problem(404, 'error.noGame', { game });
  return desk;
}

/** Who asks; a guest is made of who is nobody yet. */
async function asking(x: Services, request: FastifyRequest, reply: FastifyReply): Promise<Asking & { person: Person }> {
  const person = await personOrGuest(x, request, reply);
  return { person, owners: ownersOf(x, request, person), computer: computerName(request) };
}

/** What the games here may be sent, each in its own words. */
function bodies(x: Services, of: (desk: Desk) => z.ZodType): z.ZodType {
  const all = [...x.desks.values()].map(of);
  return all.length === 1 ? all[0] : z.union(all);
}

export function tableRoutes(api: FastifyInstance, x: Services): void {
  api.get('/games', described('What can be played here', 'list of GameInfo'), async () => {
    const data = [...x.desks].map(([game, { about }]): GameInfo => {
      const name = x.tables.cx.games.get(game)?.name ?? plain(game);
      return { game, name, ...about };
    });
    return { object: 'list', data, hasMore: false } satisfies ListView<GameInfo>;
  });

  api.get('/tables', described('Open tables, my own, and those to watch', 'list of TableInfo'), async (request) => {
    const person = await personOf(x, request);
    const list: ListView<TableInfo> = {
      object: 'list',
      data: await x.tables.cx.store.list(person?.id ?? null, MOST_LISTED),
      hasMore: false,
    };
    return list;
  });

  const made = {
    ...described(
      'Sit down at a new table',
      'TableInfo',
      bodies(x, (d) => d.tableBody),
    ),
    config: limited(x, 20),
  };
  api.post('/tables', made, async (request, reply) => {
    const { game = FIRST_GAME } = checked(anyTableBody, request.body);
    const desk = deskOf(x, game);
    const body = checked(desk.tableBody, request.body);
    const who = await asking(x, request, reply);
    await notTooMany(x, who.person);
    const opening = await desk.opening(body, who);
    const live = await x.tables.create(opening, who.owners).catch((e: Error) => {
      throw e instanceof Unplayable ? new Problem(400, 'wayRefused', e.text) : e;
    });
    return infoOf(live, 0);
  });

  api.get('/tables/:id', described('A table', 'TableInfo', undefined, undefined, tableParams), async (request) => {
    const { live, seat } = await tableOf(x, request);
    return live.calm(() => infoOf(live, seat));
  });

  const joined = described(
    'Take an open seat',
    'TableInfo',
    bodies(x, (d) => d.joinBody),
    undefined,
    tableParams,
  );
  api.post('/tables/:id/join', joined, async (request, reply) => {
    const { live } = await tableOf(x, request);
    const desk = deskOf(x, live.table.hosted.game.id);
    const body = checked(desk.joinBody, request.body);
    const who = await asking(x, request, reply);
    const { person } = who;
    if (live.table.seatOf(person.id) !== null) throw problem(409, 'error.ownTable');
    const sitter = sitterOf(person, await desk.brought(body, who, live.table.opening));
    const { seat } = body as { seat?: number };
    const open = (): number => (seat === undefined ? live.table.sitters.indexOf(null) : live.table.sitters[seat] === null ? seat : -1);
    const free = (): boolean => open() >= 0 && live.table.phase === 'waiting' && live.table.seatOf(person.id) === null;
    if (!(await live.enter((at) => [{ e: 'join', sitter, seat: open(), at }], free))) throw problem(409, 'error.taken');
    return infoOf(live, live.table.seatOf(person.id));
  });
}

/** What is done about the seats of a table that waits. */
export function waitingRoutes(api: FastifyInstance, x: Services): void {
  const filled = described('Let a computer take an open seat', 'TableInfo', seatBody, undefined, tableParams);
  api.post('/tables/:id/seat', filled, async (request, reply) => {
    const { live, seat } = await tableOf(x, request);
    const body = checked(seatBody, request.body);
    if (seat === null || live.table.host !== seat) throw problem(403, 'error.notHost');
    const desk = deskOf(x, live.table.hosted.game.id);
    if (!desk.computer) throw problem(404, 'error.notFound');
    const names = live.table.sitters.map((_, i) => live.table.nameOf(i));
    const sitter = await desk.computer(body, await asking(x, request, reply), live.table.opening, names);
    const free = (): boolean => live.table.phase === 'waiting' && live.table.sitters[body.seat] === null;
    if (!(await live.enter((at) => [{ e: 'join', sitter, seat: body.seat, at }], free))) throw problem(409, 'error.taken');
    return infoOf(live, seat);
  });

  const left = described('Get up from a table that waits', 'TableInfo', undefined, undefined, tableParams);
  api.post('/tables/:id/leave', left, async (request) => {
    const { live, seat } = await tableOf(x, request);
    if (seat === null) throw problem(403, 'error.noSeat');
    const waits = (): boolean => live.table.phase === 'waiting';
    if (!(await live.getUp(seat, waits))) throw problem(409, 'error.begun');
    return infoOf(live, null);
  });
}
