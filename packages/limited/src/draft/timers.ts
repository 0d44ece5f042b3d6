/** How long may be thought: the times of the tournament rules for what is asked now (MTR 7.7, appendix B). Two cards at once have the time that teams have for two. */
import { draftClock, pickSeconds, reviewSeconds, rulesetOf } from '@apnap/tournament';
import type { DraftState } from './types.js';

const RULES = rulesetOf('mtr-2017');

/** Seconds to look at the cards of a Rochester booster before its first pick (MTR appendix B). */
const ROCHESTER_REVIEW = 20;

/** Seconds to build a deck after a draft, and of a sealed pool (MTR appendix B): twenty-five and thirty minutes. */
export const BUILD_SECONDS = { draft: RULES.limits.draftBuild * 60, sealed: RULES.limits.sealed.build * 60 } as const;

/** Where the documents say nothing of a kind of draft for two, or of what is asked besides, a pick has the time of the largest booster. */
const UNSAID = pickSeconds(15, 'booster');

/**
 * Seconds for the decision that waits, as the tournament rules have them; before the first pick of a later booster the time to look at one's cards is
 * added. Null: nothing waits.
 */
export function secondsFor(s: Pick<DraftState, 'kind' | 'frames' | 'rounds' | 'packs' | 'matters'>): number | null {
  const frame = s.frames[s.frames.length - 1];
  if (!frame) return null;
  if (frame.pc === 'build' || frame.pc === 'agenda') return s.kind === 'sealed' ? BUILD_SECONDS.sealed : BUILD_SECONDS.draft;
  const { kind } = s;
  switch (kind) {
    case 'booster': {
      if (s.matters.adding.length > 0) return UNSAID;
      const review = frame.pick === 1 && frame.round > 1 ? reviewSeconds(RULES, frame.round - 1, s.rounds, 'booster') : 0;
      return review + pickSeconds(Math.max(2, ...s.packs.map((pack) => pack.length)), 'booster');
    }
    case 'commander': {
      const review = frame.pick === 1 && frame.round > 1 ? reviewSeconds(RULES, frame.round - 1, s.rounds, 'twoHeaded') : 0;
      return review + pickSeconds(Math.max(3, ...s.packs.map((pack) => pack.length)), 'twoHeaded');
    }
    case 'rochester': {
      const [pick] = draftClock(1, 'rochester');
      return frame.pick === 1 ? ROCHESTER_REVIEW + pick : pick;
    }
    case 'winston':
    case 'grid':
      return UNSAID;
    case 'sealed':
      return BUILD_SECONDS.sealed;
    default:
      return kind satisfies never;
  }
}
