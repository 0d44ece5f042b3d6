/** Teams (CR 102.3, 805, 808-811): who plays with whom, and what they do as one. Without teams everybody plays alone. */
import type { State } from './types.js';

/** Whether they are the same player, or on the same team (CR 102.3). */
export const sameTeam = (s: State, a: number, b: number): boolean => a === b || (s.teams !== undefined && s.teams.of[a] === s.teams.of[b]);

/** Those of the player's team who are still in the game, the player among them, in turn order (CR 102.4). */
export const teamOf = (s: State, seat: number): readonly number[] =>
  s.teams === undefined ? [seat] : s.order.filter((other) => sameTeam(s, seat, other) && s.players.rows[other].lost === 0);

/** Whether teams take turns, not players (CR 805.4). */
export const teamsShareTurns = (s: State): boolean => s.teams !== undefined && s.teams.turns === undefined;

/** Whether the turns of both are one turn (CR 805.4): they are the same player, or on a team that shares its turns. */
export const sharesTurn = (s: State, a: number, b: number): boolean => a === b || (teamsShareTurns(s) && sameTeam(s, a, b));

/** Those who are still in the game and take the player's turns, the player among them, in turn order; the first is the primary player (CR 805.2). */
export const turnTeam = (s: State, seat: number): readonly number[] => (teamsShareTurns(s) ? teamOf(s, seat) : [seat]);

/** Whose turn it is: the player the turn is counted by, and all of a team that shares turns (CR 805.4a). */
export const isActive = (s: State, seat: number): boolean => sharesTurn(s, s.turn.active, seat);

/** The active player, or all of the active team (CR 805.4a), in turn order; who has left is not among a team. */
export const activeSeats = (s: State): readonly number[] => turnTeam(s, s.turn.active);

/** The seat by which a player's turn is counted: where turns are shared that of the team's primary player (CR 805.2, 805.4). */
export const turnSeat = (s: State, seat: number): number => turnTeam(s, seat)[0] ?? seat;

/** With whom the player shares a life total (CR 810.4, 904.13b), the player first; in other games nobody else. */
export const lifeWith = (s: State, seat: number): readonly number[] =>
  s.teams === undefined || s.teams.share === 'nothing' ? [seat] : withTeam(s, seat);

/** With whom the player shares poison counters and wins and loses (CR 810.8a, 810.10), the player first; in other games nobody else. */
export function inCommon(s: State, seat: number): readonly number[] {
  return s.teams?.share === 'life' ? withTeam(s, seat) : [seat];
}

/** The player, and all who are or were on the same team. */
const withTeam = (s: State, seat: number): readonly number[] => [
  seat,
  ...s.order.filter((other) => other !== seat && sameTeam(s, seat, other)),
];

/** Who loses the game, or has a draw, when the player does: with an emperor the team (CR 809.5b-c), in Two-Headed Giant too (810.8a). The player is the first. */
export const fallsWith = (s: State, seat: number): readonly number[] =>
  s.teams?.emperors?.includes(seat) ? withTeam(s, seat) : inCommon(s, seat);

/** Of these seats one of each team that shares what is asked for: a team has it once (CR 810.10a, 701.27b). */
export const oncePerTeam = (s: State, seats: readonly number[]): number[] =>
  seats.filter((seat, i) => !seats.slice(0, i).some((before) => inCommon(s, before).includes(seat)));

/** The seat from which all who take a player's turns follow in turn order, as the seats are numbered (CR 805.1). */
export function firstOfTeam(s: State, seat: number): number {
  const n = s.order.length;
  let first = seat;
  for (let i = 1; i < n && sharesTurn(s, (first - 1 + n) % n, seat); i++) first = (first - 1 + n) % n;
  return first;
}
