/** Reading and writing the state: objects by id, zones, and nothing else. Rules that change what players can see go through events/commit. */
import type { Zone } from '@apnap/ability';
import { generationOf, type Id, isSeat, makeId, ownRow, ownTable, seatOf, slotOf } from '@apnap/kernel';
import { libraryOf } from './asked.js';
import { Beyond, mostObjects } from './limits.js';
import { FLAG, type Obj } from './objects.js';
import { sameTeam } from './teams.js';
import type { Player, State } from './types.js';

/** The object with this id, or null when it has left its zone (CR 400.7), is phased out (702.26b) or the id is a seat. */
export function live(s: State, id: Id): Obj | null {
  if (id <= 0) return null;
  const o = s.objects.rows[slotOf(id)];
  return o !== undefined && o.id === id && o.zone !== 'gone' && o.zone !== 'phased' ? o : null;
}

/** Whether the permanent is phased out (CR 702.26b). */
export const isPhasedOut = (s: State, id: Id): boolean => record(s, id)?.zone === 'phased';

/** The object, or its last record when it is gone (CR 608.2h, 113.7a); null when nothing is remembered. */
export function record(s: State, id: Id): Obj | null {
  if (id <= 0) return null;
  const o = s.objects.rows[slotOf(id)];
  return o !== undefined && o.id === id ? o : null;
}

/** @throws Error when the object does not exist: a programming error, never a player's. */
export function must(s: State, id: Id): Obj {
  const o = record(s, id);
  if (!o) throw new Error(`no object ${id}`);
  return o;
}

/** The object's record, ready to be written. */
export function writeObj(s: State, id: Id): Obj {
  const t = ownTable(s, s.objects);
  s.objects = t;
  return ownRow(s, t, slotOf(id));
}

export const player = (s: State, seat: number): Player => s.players.rows[seat];

/** The player's record, ready to be written. */
export function writePlayer(s: State, seat: number): Player {
  const t = ownTable(s, s.players);
  s.players = t;
  return ownRow(s, t, seat);
}

/** An object in a free slot; the caller puts it into its zone. */
export function newObject(s: State, fields: Pick<Obj, 'card' | 'face' | 'owner' | 'controller' | 'zone'>): Obj {
  const t = ownTable(s, s.objects);
  s.objects = t;
  let slot: number;
  let generation = 1;
  if (s.freeSlots.length > 0) {
    slot = s.freeSlots[s.freeSlots.length - 1];
    s.freeSlots = s.freeSlots.slice(0, -1);
    generation = generationOf(t.rows[slot].id) + 1;
  } else {
    slot = t.rows.length;
    if (slot >= mostObjects(s)) throw new Beyond('objects', mostObjects(s));
  }
  const o: Obj = {
    _e: s._e,
    id: makeId(slot, generation),
    card: fields.card,
    face: fields.face,
    owner: fields.owner,
    controller: fields.controller,
    zone: fields.zone,
    timestamp: s.nextTimestamp++,
    flags: 0,
    damage: 0,
    counters: null,
    level: 0,
    attachedTo: 0,
    arrival: 0,
    since: latestTurn(s),
    heldBy: -1,
    attacking: 0,
    band: 0,
    paired: 0,
    blocking: null,
    stack: null,
    cast: null,
    memory: null,
    copyOf: null,
    components: null,
    known: 0,
    became: 0,
    last: null,
  };
  t.rows[slot] = o;
  return o;
}

/** The number of the turn that began last, which is another than the one that goes on where turns are taken at the same time (CR 807.4). */
export const latestTurn = (s: State): number =>
  s.markers === undefined ? s.turn.number : Math.max(s.turn.number, ...s.markers.map((m) => m.aside?.turn.number ?? 0));

/** The ids in a zone; of a player's zone, that player's. Library: bottom first. */
export function zoneIds(s: State, zone: Zone, seat: number): readonly Id[] {
  switch (zone) {
    case 'battlefield':
      return s.battlefield;
    case 'stack':
      return s.stack;
    case 'exile':
      return s.exile;
    case 'command':
      return s.command;
    case 'library':
      return libraryOf(player(s, seat));
    case 'hand':
      return player(s, seat).hand;
    case 'graveyard':
      return player(s, seat).graveyard;
    case 'outside':
      return player(s, seat).outside;
  }
}

/** Where each player has cards of their own; outside the game is no zone, but cards can be brought from there (CR 400.11). */
export const isPlayerZone = (zone: Zone): zone is 'library' | 'hand' | 'graveyard' | 'outside' =>
  zone === 'library' || zone === 'hand' || zone === 'graveyard' || zone === 'outside';

/** Replaces the content of a zone. Only events/commit and set-up call this. */
export function setZone(s: State, zone: Zone, seat: number, ids: readonly Id[]): void {
  switch (zone) {
    case 'battlefield':
      s.battlefield = ids;
      break;
    case 'stack':
      s.stack = ids;
      break;
    case 'exile':
      s.exile = ids;
      break;
    case 'command':
      s.command = ids;
      break;
    case 'library':
    case 'hand':
    case 'graveyard':
    case 'outside':
      writePlayer(s, seat)[zone] = ids;
      break;
    default:
      zone satisfies never;
  }
}

export const hasFlag = (o: Obj, flag: number): boolean => (o.flags & flag) !== 0;
export const isTapped = (o: Obj): boolean => (o.flags & FLAG.tapped) !== 0;
export const isToken = (o: Obj): boolean => (o.flags & FLAG.token) !== 0;

/** Seats still in the game, in turn order from the active player (CR 101.4). */
export function apnap(s: State): number[] {
  const seats: number[] = [];
  const at = Math.max(0, s.order.indexOf(s.turn.active));
  for (let i = 0; i < s.order.length; i++) {
    const seat = s.order[(at + i) % s.order.length];
    if (!player(s, seat).lost) seats.push(seat);
  }
  return seats;
}

/** The players in turn order, beginning with one of them (CR 701.32a). */
export function turnOrderFrom(s: State, first: number): number[] {
  const order = apnap(s);
  const at = Math.max(0, order.indexOf(first));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The next seat in turn order that is still in the game. */
export function nextSeat(s: State, seat: number): number {
  const at = s.order.indexOf(seat);
  for (let i = 1; i <= s.order.length; i++) {
    const next = s.order[(at + i) % s.order.length];
    if (!player(s, next).lost) return next;
  }
  return seat;
}

/** CR 801.2: whether a player is within the range of influence of another; without that option everybody is. */
export const seatInRange = (s: State, seat: number, other: number): boolean =>
  s.range === undefined || seat < 0 || ((s.range.within[seat] ?? 0) & (1 << other)) !== 0;

/** Opponents within the player's range of influence (CR 102.2-102.3, 801.5a). */
export const opponents = (s: State, seat: number): number[] => apnap(s).filter((p) => !sameTeam(s, p, seat) && seatInRange(s, seat, p));

/** The other players within the player's range of influence, teammates among them. */
export const othersInRange = (s: State, seat: number): number[] => apnap(s).filter((p) => p !== seat && seatInRange(s, seat, p));

export { isSeat, seatOf };
