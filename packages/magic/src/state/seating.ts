/**
 * Who sits next to whom, and what hangs on it (CR 801.5c, 803, 809.3c, 811.4, 811.5): the next number sits to the left, whatever the order of turns is. Players who have left
 * the game leave no empty seat.
 */
import { sameTeam, teamOf } from './teams.js';
import type { State } from './types.js';

/** The others who are still in the game, from the nearest to one side of the player to the farthest. */
function toward(s: State, seat: number, side: 'left' | 'right'): number[] {
  const n = s.players.rows.length;
  const others = Array.from({ length: n - 1 }, (_, i) => (seat + (side === 'left' ? i + 1 : n - i - 1)) % n);
  return others.filter((other) => s.players.rows[other].lost === 0);
}

const areNeighbours = (s: State, a: number, b: number): boolean => toward(s, a, 'left')[0] === b || toward(s, a, 'right')[0] === b;

/** The closest opponent to the player's left, however far away (CR 801.5c); undefined where there is none. */
export const opponentToLeft = (s: State, seat: number): number | undefined =>
  toward(s, seat, 'left').find((other) => !sameTeam(s, other, seat));

/** Whether the options of the game let a player attack an opponent, by where they sit (CR 802.2, 803.1, 809.3c, 811.4). */
export function seatedToAttack(s: State, seat: number, opponent: number): boolean {
  if (s.teams?.attack === 'neighbours' && !areNeighbours(s, seat, opponent)) return false;
  switch (s.attackOption) {
    case 'multiple':
      return true;
    case 'left': // CR 803.1a
      return toward(s, seat, 'left')[0] === opponent;
    case 'right': // CR 803.1b
      return toward(s, seat, 'right')[0] === opponent;
    default:
      return s.attackOption satisfies never;
  }
}

/** Who may look at the cards in a player's hand: the player, and teammates (CR 808.5, 809.7, 810.5), in some variants only those who sit next to them (811.5). */
export const handReviewers = (s: State, seat: number): readonly number[] =>
  s.teams?.hands === 'neighbours' ? teamOf(s, seat).filter((other) => other === seat || areNeighbours(s, other, seat)) : teamOf(s, seat);
