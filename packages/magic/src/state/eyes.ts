/** Who sees what whom may see (CR 720.4). */
import type { State } from './types.js';

/** Bit per seat: through whose eyes a seat sees, its own and those of the players it controls (CR 720.4). */
export function eyesOf(s: State, seat: number): number {
  let bits = 1 << seat;
  s.deciders?.forEach((by, whom) => {
    if (by === seat && !s.players.rows[whom].gone) bits |= 1 << whom;
  });
  return bits;
}

/** Bit per seat: those who see what these seats see (CR 720.4). */
export function seenBy(s: State, seats: number): number {
  if (seats === -1 || !s.deciders) return seats;
  let bits = seats;
  s.deciders.forEach((by, whom) => {
    if (seats & (1 << whom) && !s.players.rows[whom].gone) bits |= 1 << by;
  });
  return bits;
}
