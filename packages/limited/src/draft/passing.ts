/** Where boosters go, and who has passed one (MTR 7.7, CR 903.13b, 903.13c, 905.1a, 905.1b). */
import { passDirections } from '@apnap/tournament';
import type { DraftFrame, DraftKind, DraftState, Place } from './types.js';

/** Whether each drafts from a booster of his own, and passes it (MTR 7.7, CR 903.13b). */
export const passesBoosters = (kind: DraftKind): boolean => kind === 'booster' || kind === 'commander';

/** How many cards are drafted of a booster before it is passed (MTR 7.7, CR 903.13b). */
export const draftedAtOnce = (kind: DraftKind): number => (kind === 'commander' ? 2 : 1);

/** Whether this is the place of the booster from which a seat drafts. */
export const isBefore = (place: Place, seat: number): boolean => place.at === seat && !place.behind;

/** Where the boosters of a round go: to the left, to the right, to the left, … (MTR 7.7, CR 903.13c, 905.1b). */
export const directionOf = (round: number): 'left' | 'right' => passDirections(round)[round - 1];

/** The seat so many places to the left of another; negative: to its right. */
export const toLeft = (s: DraftState, seat: number, places: number): number => (seat + places + s.names.length) % s.names.length;

/** The seat to which the booster before a seat goes. */
export const nextAfter = (s: DraftState, frame: DraftFrame, seat: number): number =>
  toLeft(s, seat, directionOf(frame.round) === 'left' ? 1 : -1);

/**
 * Who passed a card to the seat that drafts it: who gave it the last card of his booster, or who had the booster before; undefined: nobody, the booster was
 * opened there.
 * @param booster the seat before which the booster lies
 */
export function passerOf(s: DraftState, frame: DraftFrame, seat: number, booster: number): number | undefined {
  if (booster !== seat) return booster;
  const isFresh = s.matters.fresh.some((p) => isBefore(p, booster));
  return frame.pick > 1 && !isFresh ? toLeft(s, booster, directionOf(frame.round) === 'left' ? -1 : 1) : undefined;
}
