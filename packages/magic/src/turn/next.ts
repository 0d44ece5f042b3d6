/** Whose turn is next (CR 103.8, 500.7, 805.4, 805.8, 807.4). */
import { nextSeat } from '../state/access.js';
import { markerHere } from '../state/markers.js';
import { sharesTurn, teamsShareTurns, turnSeat } from '../state/teams.js';
import type { State } from '../state/types.js';

/** A turn that is to begin: whose it is, whose regular turn was or is the last, and which of the extra turns it is (-1: none of them). */
interface NextTurn {
  active: number;
  regular: number;
  extra: number;
}

/** The turn that comes next, if it isn't skipped. CR 500.7: extra turns come first, the most recently created one first. */
export function nextTurn(s: State): NextTurn {
  if (s.markers !== undefined) return turnOfMarker(s, s.markers[markerHere(s.markers)].seat);
  const regular = s.turn.number === 0 ? s.order[0] : nextTurnSeat(s, s.turn.regular);
  const extra = s.melee ? extraTurnOfMarker(s, regular) : s.extraTurns.length - 1;
  if (extra < 0) return { active: regular, regular, extra };
  return { active: turnSeat(s, s.extraTurns[extra]), regular: s.turn.regular, extra }; // CR 805.8
}

/** CR 807.4c, 807.4i-j: the turn of who has the marker, after the extra turns that player is to take. */
function turnOfMarker(s: State, seat: number): NextTurn {
  const extra = s.extraTurns.lastIndexOf(seat);
  return { active: seat, regular: extra < 0 ? seat : s.turn.regular, extra };
}

/** Whose turn is next: the next player's, or the next team's (CR 805.4). */
function nextTurnSeat(s: State, seat: number): number {
  if (!teamsShareTurns(s)) return nextSeat(s, seat);
  let next = nextSeat(s, seat);
  // each player once at most: nobody else may be left
  for (let n = s.order.length; n > 0 && sharesTurn(s, next, seat); n--) next = nextSeat(s, next);
  return turnSeat(s, next);
}

/**
 * CR 807.4i-j: only the player who has the turn marker takes an extra turn after the current one; another takes it immediately before their next turn, when the marker has
 * come to them.
 */
function extraTurnOfMarker(s: State, regular: number): number {
  const after = s.extraTurns.lastIndexOf(s.turn.active);
  return after >= 0 || s.turn.number === 0 ? after : s.extraTurns.lastIndexOf(regular);
}
