/** Several penalties at once (IPG 1.2, 1.3): one root cause, match losses beside game losses, game losses of all players of a game. */
import type { RegularProblem } from './regular.js';
import { atLeast, type InfractionId, type Penalty } from './types.js';

export interface Given {
  player: string;
  infraction: InfractionId | RegularProblem;
  penalty: Penalty;
  /** Infractions with the same root cause share it. */
  cause: string;
}

export interface Combined<G extends Given = Given> {
  /** Served in this match. */
  now: G[];
  /** Carried to the player's next match. */
  next: G[];
  /** Recorded, without effect on the score: the game losses of all players of the game. */
  offset: G[];
  /** Not given: a more severe penalty of the same root cause stands. */
  covered: G[];
}

/**
 * How penalties found together in one match take effect.
 * @param players the players of the match.
 */
export function combine<G extends Given>(given: readonly G[], players: readonly string[]): Combined<G> {
  const covered = given.filter((g, i) =>
    given.some(
      (h, j) =>
        h.player === g.player && h.cause === g.cause && atLeast(h.penalty, g.penalty) && (h.penalty !== g.penalty || j < i) && i !== j,
    ),
  ); // IPG 1.3
  const left = given.filter((g) => !covered.includes(g));
  const result: Combined<G> = { now: [], next: [], offset: [], covered };
  const matchLost = left.some((g) => g.penalty === 'matchLoss' || g.penalty === 'disqualification');
  const gameLosers = new Set(left.filter((g) => g.penalty === 'gameLoss').map((g) => g.player));
  const all = !matchLost && players.length > 0 && players.every((p) => gameLosers.has(p));
  const offsetFor = new Set<string>();
  for (const g of left) {
    if (g.penalty !== 'gameLoss') result.now.push(g);
    // IPG 1.2, 1.3: nobody can lose a game of a match that is lost already; the lighter penalty waits, the opponent's too.
    else if (matchLost) result.next.push(g);
    else if (all && !offsetFor.has(g.player)) {
      offsetFor.add(g.player);
      result.offset.push(g);
    } else result.now.push(g);
  }
  return result;
}
