/** Teams that share turns (CR 102.3, 805): who plays with whom. Without teams everybody plays alone. */
import type { State } from './types.js';

/** Whether they are the same player, or on the same team (CR 102.3). */
export const sameTeam = (s: State, a: number, b: number): boolean => a === b || (s.teams !== undefined && s.teams.of[a] === s.teams.of[b]);

/** Those of the player's team who are still in the game, the player among them, in turn order; the first is the primary player (CR 805.2). */
export const teamOf = (s: State, seat: number): readonly number[] =>
  s.teams === undefined ? [seat] : s.order.filter((other) => sameTeam(s, seat, other) && s.players.rows[other].lost === 0);

/** Whose turn it is in a team's turn: the player the turn is counted by, and all of the team (CR 805.4a). */
export const isActive = (s: State, seat: number): boolean => sameTeam(s, s.turn.active, seat);

/** The active player, or all of the active team (CR 805.4a), in turn order; who has left is not among a team. */
export const activeSeats = (s: State): readonly number[] => (s.teams === undefined ? [s.turn.active] : teamOf(s, s.turn.active));

/** The seat by which a player's turn is counted: that of the team's primary player (CR 805.2, 805.4). */
export const turnSeat = (s: State, seat: number): number => teamOf(s, seat)[0] ?? seat;

/** With whom the player shares a life total and wins and loses (CR 810.4, 810.8a), the player first; in other games nobody else. */
export function inCommon(s: State, seat: number): readonly number[] {
  if (s.teams?.share !== 'life') return [seat];
  return [seat, ...s.order.filter((other) => other !== seat && sameTeam(s, seat, other))];
}

/** Of these seats one of each team that shares what is asked for: a team has it once (CR 810.10a, 701.27b). */
export const oncePerTeam = (s: State, seats: readonly number[]): number[] =>
  seats.filter((seat, i) => !seats.slice(0, i).some((before) => inCommon(s, before).includes(seat)));

/** The seat from which all of a player's team follow in turn order, as the seats are numbered (CR 805.1). */
export function firstOfTeam(s: State, seat: number): number {
  const n = s.order.length;
  let first = seat;
  for (let i = 1; i < n && sameTeam(s, (first - 1 + n) % n, seat); i++) first = (first - 1 + n) % n;
  return first;
}
