/** Limited range of influence (CR 801): which players and objects a player can affect. Without the option everybody is within everybody's. */

import { CARD_TYPES } from '@apnap/ability';
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import { player, record, seatInRange } from '../state/access.js';
import type { Obj } from '../state/objects.js';
import { teamsShareTurns } from '../state/teams.js';
import type { State } from '../state/types.js';
import { protectorOf } from './battles.js';
import { characteristicsOf } from './characteristics.js';

const BATTLE = 1 << CARD_TYPES.indexOf('Battle');
const PLANAR = (1 << CARD_TYPES.indexOf('Plane')) | (1 << CARD_TYPES.indexOf('Phenomenon'));

/** CR 801.2c: the players within each player's range are determined as a turn begins. */
export function determineRanges(s: State): void {
  if (!s.range) return;
  const here = s.order.filter((seat) => !player(s, seat).lost);
  const { reach, within } = s.range;
  // CR 800.4i: of a player who has left, what was so last: effects of theirs go on
  s.range = { reach, within: reach.map((n, seat) => (here.includes(seat) ? seatsAround(here, seat, n) : within[seat])) };
}

/** The seats at most so many places away, as bits; the player's own among them (CR 801.2, 801.2b). */
function seatsAround(order: readonly number[], seat: number, reach: number): number {
  const at = order.indexOf(seat);
  let bits = 1 << seat;
  for (let i = 1; i <= Math.min(reach, order.length - 1); i++) {
    bits |= 1 << order[(at + i) % order.length];
    bits |= 1 << order[(at - i + order.length) % order.length];
  }
  return bits;
}

/** CR 801.2, 801.2d: whether the player or object is within the range of influence of the player. */
export function inRange(s: State, seat: number, id: Id): boolean {
  if (s.range === undefined || seat < 0) return true;
  if (isSeat(id)) return seatInRange(s, seat, seatOf(id));
  const o = record(s, id);
  return o === null || objectInRange(s, seat, o);
}

function objectInRange(s: State, seat: number, o: Obj): boolean {
  const c = characteristicsOf(s, o);
  if ((c.types & PLANAR) !== 0 && s.melee === undefined) return true; // CR 801.18, 901.13
  if ((c.types & BATTLE) !== 0 && o.zone === 'battlefield') {
    const protector = protectorOf(s, o.id);
    if (protector >= 0 && seatInRange(s, seat, protector)) return true;
  }
  // CR 109.4: cards in other zones have no controller; whose they are counts
  const controlled = o.zone === 'battlefield' || o.zone === 'stack' || o.zone === 'command' || o.last !== null;
  const controller = controlled ? (c.controller >= 0 ? c.controller : o.controller) : o.owner;
  return seatInRange(s, seat, controller);
}

/** Whether what comes of this source and controller can affect the entity, and sees it (CR 801.10, 801.11); of planes it is everything (801.18). */
export const affects = (s: State, by: { you: number; source: Id }, id: Id): boolean =>
  s.range === undefined || inRange(s, by.you, id) || isExempt(s, by.source);

/** CR 801.18, 901.13: not in a Grand Melee. */
const isExempt = (s: State, source: Id): boolean => s.melee === undefined && isPlanar(s, source);

/** CR 901.12c: "you" of an ability of a plane or phenomenon is also each teammate of the planar controller in a game of teams that share turns. */
export const meansTeam = (s: State, source: Id): boolean => s.planechase !== undefined && teamsShareTurns(s) && isPlanar(s, source);

/** Whether what equal effects of one player are about can hang on what their source is: a plane reaches further (CR 801.18) and speaks of a team (901.12c). */
export const hangsOnSource = (s: State): boolean => s.range !== undefined || (s.planechase !== undefined && teamsShareTurns(s));

function isPlanar(s: State, source: Id): boolean {
  const o = source > 0 ? record(s, source) : null;
  return o !== null && (characteristicsOf(s, o).types & PLANAR) !== 0;
}
