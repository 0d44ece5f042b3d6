/** The moments of a game at which most was lost by an answer. */
import type { ReviewMoment } from '@apnap/protocol';

/** Less of a chance than this is not worth a word: the search itself is no surer. */
const LEAST = 0.03;
/** So many at most: what mattered, not everything. */
const MOST = 6;

export const lossOf = (m: ReviewMoment): number => (m.better ? m.better.chance - m.chance : 0);

/** Those at which most was lost, in the order of the game. */
export function turningPoints(moments: readonly ReviewMoment[]): ReviewMoment[] {
  return moments
    .filter((m) => lossOf(m) >= LEAST)
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n);
}
