/** Judging at Regular (2014-09-26): common problems and their fixes, serious problems, and what reminders lead to. */
import type { Penalty, Say } from './types.js';

export const REGULAR_PROBLEMS = [
  'forgottenTrigger',
  'cardSeen',
  'drewTooMany',
  'otherError',
  'illegalDeck',
  'badHabit',
  'late',
  'offensive',
  'serious',
] as const;
export type RegularProblem = (typeof REGULAR_PROBLEMS)[number];

export interface RegularFacts {
  /** The ability says "may". */
  optional?: boolean;
  /** Big decisions have been made since. */
  muchHappened?: boolean;
  /** The players know which card it was. */
  cardKnown?: boolean;
  openingHand?: boolean;
  forgotDrawOrDiscard?: boolean;
  easyToUndo?: boolean;
  /** Reminders and penalties for the same habit so far. */
  reminders?: number;
  warnings?: number;
  minutesLate?: number;
  absentAtRoundEnd?: boolean;
  /** The player goes on although he was told to stop. */
  goesOn?: boolean;
}

export interface RegularDecision {
  document: 'JAR';
  penalty: Penalty;
  fixes: readonly Say[];
  drop: 'no' | 'dropped' | 'removed';
  /** The match counts as conceded. */
  concedes: 'yes' | 'no';
}

/** Minutes after which a late player has conceded the match. */
const CONCEDES_AFTER = 10;

const fix = (...ids: string[]): Say[] => ids.map((id) => ({ id }));

/** What to do about a problem at Regular. A penalty comes only after reminders that were not heeded. */
export function decideRegular(problem: RegularProblem, facts: RegularFacts = {}): RegularDecision {
  const decision = (penalty: Penalty, fixes: Say[]): RegularDecision => ({ document: 'JAR', penalty, fixes, drop: 'no', concedes: 'no' });
  switch (problem) {
    case 'forgottenTrigger':
      if (facts.optional) return decision('none', fix('jar.triggerDeclined'));
      return decision('none', fix(facts.muchHappened ? 'jar.triggerLeft' : 'jar.triggerNow'));
    case 'cardSeen':
      return decision('none', fix('jar.shuffleUnknown'));
    case 'drewTooMany':
      if (facts.openingHand) return decision('none', fix('jar.shuffleExtraIn'));
      return decision('none', fix(facts.cardKnown ? 'jar.returnKnown' : 'jar.returnRandom'));
    case 'otherError':
      if (facts.forgotDrawOrDiscard) return decision('none', fix('jar.doItNow'));
      return decision('none', fix(facts.easyToUndo ? 'jar.undo' : 'jar.fixIllegal'));
    case 'illegalDeck':
      return decision('none', fix('jar.fillWithBasics'));
    case 'badHabit':
      return decision(habit(facts), fix('jar.educate'));
    case 'late':
      return late(facts, decision);
    case 'offensive':
      return facts.goesOn ? serious() : decision('gameLoss', fix('jar.stopAtOnce'));
    case 'serious':
      return serious();
    default:
      return problem satisfies never;
  }
}

const serious = (): RegularDecision => ({
  document: 'JAR',
  penalty: 'disqualification',
  fixes: fix('jar.explain', 'jar.statement', 'jar.organizerMayRemove'),
  drop: 'removed',
  concedes: 'no',
});

/** Reminder, reminder again, then a warning, then a game loss. */
function habit(facts: RegularFacts): Penalty {
  if ((facts.warnings ?? 0) > 0) return 'gameLoss';
  return (facts.reminders ?? 0) > 1 ? 'warning' : 'none';
}

function late(facts: RegularFacts, decision: (penalty: Penalty, fixes: Say[]) => RegularDecision): RegularDecision {
  if ((facts.minutesLate ?? 0) < CONCEDES_AFTER) return decision(habit(facts), fix('jar.educate'));
  const drop = facts.absentAtRoundEnd ? 'dropped' : 'no';
  return { ...decision('matchLoss', fix('jar.concededByLateness')), concedes: 'yes', drop };
}
