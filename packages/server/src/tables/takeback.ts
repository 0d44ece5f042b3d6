/**
 * What can be taken back, and whether that needs the others' consent. A decision may be changed while nobody has gained anything by it: whether anybody
 * has is for the game to say (`Hosted.teaches`).
 */
import type { GameLine } from './line.js';

export interface TakeBack {
  /** Answers that stay. */
  to: number;
  /** Nothing was learned since: nobody need be asked. */
  free: boolean;
  /** The number of the answer that is taken back, with all after it; absent: it waits for those of others, and is no part of the game yet. */
  answer?: number;
}

/**
 * The last decision that these seats made themselves; null where there is none. It is free where since then no other seat has answered, not by itself
 * either, and none is being asked (that he is asked tells what he could do), nothing was left to chance, and no seat has seen a card it did not know.
 * @param mates who acts as one with them, and may be asked: a team has not passed before all of it have (CR 805.5b)
 */
export function lastDecision(line: GameLine, seats: readonly number[], mates: readonly number[] = []): TakeBack | null {
  const ours = (n: number): boolean => seats.includes(line.given[n].by);
  let to = line.n - 1;
  while (to >= 0 && (!ours(to) || line.given[to].auto || 'concede' in line.given[to].move)) to--;
  // A player takes back nothing that an official has ruled on.
  if (to < 0 || line.given.slice(to + 1).some((g) => 'ruling' in g.move)) return null;
  const answer = to;
  // What was decided at the same time is decided again: by now each knows what the others did.
  to = line.startOf(to);
  const { asked } = line;
  const side = [...seats, ...mates];
  const alone = line.given.slice(to).every((g) => seats.includes(g.by)) && asked.length > 0 && asked.every((d) => side.includes(d.decider));
  return { to, free: alone && line.nothingLearntSince(to), answer };
}
