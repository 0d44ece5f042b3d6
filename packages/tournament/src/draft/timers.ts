/** Times of drafts, pick by pick (MTR appendix B), and the ways boosters go (MTR 7.7, 9.4). */
import type { Ruleset } from '../rulesets/types.js';

export type DraftKind = 'booster' | 'twoHeaded' | 'rochester';

/** Seconds for a pick, by the cards left in the booster; the last card needs no time. */
const SECONDS: readonly number[] = [0, 0, 5, 5, 5, 10, 10, 15, 20, 20, 25, 25, 30, 35, 40, 40];

/** The same for teams that pick two cards at once. */
const PAIR_SECONDS: readonly number[] = [0, 0, 0, 5, 10, 10, 20, 20, 30, 30, 40, 40, 45, 45, 50, 50];

const ROCHESTER_REVIEW = 20;
const ROCHESTER_PICK = 5;
const PAIR_REVIEW = 60;

/** Seconds for the pick with so many cards left; a larger booster has the time of the largest in the table. */
export function pickSeconds(left: number, kind: 'booster' | 'twoHeaded'): number {
  const table = kind === 'booster' ? SECONDS : PAIR_SECONDS;
  return table[Math.min(left, table.length - 1)] ?? 0;
}

/** Seconds of every pick of a booster of so many cards. */
export function draftClock(cards: number, kind: DraftKind): number[] {
  switch (kind) {
    case 'rochester':
      return Array.from({ length: cards }, () => ROCHESTER_PICK);
    case 'booster':
      return Array.from({ length: cards }, (_, i) => pickSeconds(cards - i, kind));
    case 'twoHeaded': {
      const picks: number[] = [];
      for (let left = cards; left > 0; left -= 2) picks.push(pickSeconds(left, kind));
      return picks;
    }
    default: {
      const unknown: never = kind;
      throw new Error(`unknown kind of draft ${String(unknown)}`);
    }
  }
}

/** Seconds to look at one's cards after so many boosters; nothing after the last. */
export function reviewSeconds(ruleset: Ruleset, after: number, boosters: number, kind: DraftKind): number {
  if (after >= boosters || kind === 'rochester') return 0;
  if (kind === 'twoHeaded') return PAIR_REVIEW;
  return ruleset.draftReview.first + (after - 1) * ruleset.draftReview.more;
}

/** Seconds one booster takes; a Rochester booster is first looked at. */
export function boosterSeconds(cards: number, kind: DraftKind): number {
  const picks = draftClock(cards, kind).reduce((sum, s) => sum + s, 0);
  return kind === 'rochester' ? ROCHESTER_REVIEW + picks : picks;
}

/** Seconds a whole draft takes. */
export function draftSeconds(ruleset: Ruleset, cards: number, boosters: number, kind: DraftKind): number {
  let sum = 0;
  for (let b = 1; b <= boosters; b++) sum += boosterSeconds(cards, kind) + reviewSeconds(ruleset, b, boosters, kind);
  return sum;
}

/** Left, right, left, … */
export const passDirections = (boosters: number): ('left' | 'right')[] =>
  Array.from({ length: boosters }, (_, i) => (i % 2 === 0 ? 'left' : 'right'));

/** One thing to call during a draft. */
export type DraftCall =
  | { at: number; call: 'look'; booster: number; direction: 'left' | 'right' }
  | { at: number; call: 'pick'; booster: number; pick: number; left: number; seconds: number }
  | { at: number; call: 'put'; booster: number; pick: number }
  | { at: number; call: 'review'; booster: number; seconds: number }
  | { at: number; call: 'over' };

/** All calls of a draft, with the seconds since it began. */
export function draftCalls(ruleset: Ruleset, cards: number, boosters: number, kind: DraftKind): DraftCall[] {
  const calls: DraftCall[] = [];
  const directions = passDirections(boosters);
  let at = 0;
  for (let b = 1; b <= boosters; b++) {
    calls.push({ at, call: 'look', booster: b, direction: directions[b - 1] });
    if (kind === 'rochester') at += ROCHESTER_REVIEW;
    draftClock(cards, kind).forEach((seconds, i) => {
      const left = kind === 'twoHeaded' ? cards - 2 * i : cards - i;
      calls.push({ at, call: 'pick', booster: b, pick: i + 1, left, seconds });
      at += seconds;
      if (seconds > 0) calls.push({ at, call: 'put', booster: b, pick: i + 1 });
    });
    const review = reviewSeconds(ruleset, b, boosters, kind);
    if (review > 0) calls.push({ at, call: 'review', booster: b, seconds: review });
    at += review;
  }
  calls.push({ at, call: 'over' });
  return calls;
}
