/** Judging at Regular (2014-09-26): common problems and their fixes, serious problems, and what reminders lead to. */
import { REGULAR_GUIDE } from './guide/editions.js';
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

/** What is asked about a problem: each is yes or no. */
export const REGULAR_FACTS = [
  // About any problem
  'onPurpose',
  // Triggers
  'awarenessShown',
  'optional',
  'muchHappened',
  // Cards
  'cardKnown',
  'openingHand',
  'forgotDrawOrDiscard',
  'easyToUndo',
  // Decks
  'tooFewCards',
  'duringDraw',
  // Conduct
  'absentAtRoundEnd',
  'goesOn',
  'threatens',
  'bluff',
] as const;
export type RegularFactId = (typeof REGULAR_FACTS)[number];

/** Numbers that are asked: reminders and penalties for the same problem so far, and how late somebody is. */
export interface RegularAmounts {
  reminders?: number;
  warnings?: number;
  minutesLate?: number;
}

export type RegularFacts = Partial<Record<RegularFactId, boolean>> & RegularAmounts;
export type RegularAskId = RegularFactId | keyof RegularAmounts;

const ERROR: readonly RegularAskId[] = ['onPurpose', 'reminders', 'warnings'];

/** The closed list of facts and numbers that can be given about a problem. */
export const REGULAR_ASKS: Readonly<Record<RegularProblem, readonly RegularAskId[]>> = {
  forgottenTrigger: ['awarenessShown', 'optional', 'muchHappened', ...ERROR],
  cardSeen: ERROR,
  drewTooMany: ['cardKnown', 'openingHand', ...ERROR],
  otherError: ['forgotDrawOrDiscard', 'easyToUndo', 'muchHappened', ...ERROR],
  illegalDeck: ['tooFewCards', 'duringDraw', ...ERROR],
  badHabit: ERROR,
  late: ['minutesLate', 'absentAtRoundEnd', ...ERROR],
  offensive: ['goesOn', 'threatens', 'warnings'],
  serious: ['bluff'],
};

export interface RegularDecision {
  document: 'JAR';
  /** The day the document that answers is of. */
  edition: string;
  penalty: Penalty;
  fixes: readonly Say[];
  /** What the judge keeps in mind. */
  notes: readonly Say[];
  drop: 'no' | 'dropped' | 'removed';
  /** The match counts as conceded. */
  concedes: 'yes' | 'no';
  /** Facts and numbers that were given and that are not asked about the problem. */
  ignored: readonly RegularAskId[];
}

/** Minutes after which a late player has conceded the match. */
const CONCEDES_AFTER = 10;

const says = (...ids: string[]): Say[] => ids.map((id) => ({ id }));

interface Outcome {
  penalty: Penalty;
  fixes: Say[];
  drop?: RegularDecision['drop'];
  concedes?: RegularDecision['concedes'];
}

/** What to do about a problem at Regular. A penalty comes only after reminders that were not heeded. */
export function decideRegular(problem: RegularProblem, facts: RegularFacts = {}): RegularDecision {
  const { penalty, fixes, drop = 'no', concedes = 'no' } = outcome(problem, facts);
  const asked: readonly string[] = REGULAR_ASKS[problem];
  return {
    document: 'JAR',
    edition: REGULAR_GUIDE.from,
    penalty,
    fixes,
    notes: notesOf(problem, penalty),
    drop,
    concedes,
    ignored: (Object.keys(facts) as RegularAskId[]).filter((f) => facts[f] !== undefined && facts[f] !== false && !asked.includes(f)),
  };
}

function outcome(problem: RegularProblem, facts: RegularFacts): Outcome {
  // What is done on purpose and knowingly, to gain by it, is Cheating: a serious problem.
  if (facts.onPurpose && REGULAR_ASKS[problem].includes('onPurpose')) return serious();
  const after = (...ids: string[]): Outcome => ({ penalty: reminded(facts), fixes: says(...ids) });
  switch (problem) {
    case 'forgottenTrigger':
      if (facts.awarenessShown) return after('jar.triggerNotForgotten');
      if (facts.optional) return after('jar.triggerDeclined');
      return after(facts.muchHappened ? 'jar.triggerLeft' : 'jar.triggerNow');
    case 'cardSeen':
      return after('jar.shuffleUnknown');
    case 'drewTooMany':
      if (facts.openingHand) return after('jar.shuffleExtraIn');
      return after(facts.cardKnown ? 'jar.returnKnown' : 'jar.returnRandom');
    case 'otherError':
      if (facts.forgotDrawOrDiscard) return after('jar.doItNow');
      return after(facts.easyToUndo && !facts.muchHappened ? 'jar.undo' : 'jar.fixIllegal');
    case 'illegalDeck':
      return after(
        'jar.replaceCards',
        ...(facts.tooFewCards === false ? [] : ['jar.fillWithBasics']),
        'jar.shuffleIn',
        ...(facts.duringDraw ? ['jar.finishDraw'] : []),
      );
    case 'badHabit':
      return after('jar.educate');
    case 'late':
      return late(facts);
    case 'offensive':
      return offensive(facts);
    case 'serious':
      return facts.bluff ? { penalty: 'none', fixes: says('jar.bluffAllowed') } : serious();
    default:
      return problem satisfies never;
  }
}

const serious = (): Outcome => ({
  penalty: 'disqualification',
  fixes: says('jar.explain', 'jar.statement', 'jar.organizerMayRemove'),
  drop: 'removed',
});

/** Reminder, reminder again, then a warning, then a game loss: for every kind of error. */
function reminded(facts: RegularFacts): Penalty {
  if ((facts.warnings ?? 0) > 0) return 'gameLoss';
  return (facts.reminders ?? 0) > 1 ? 'warning' : 'none';
}

function late(facts: RegularFacts): Outcome {
  if ((facts.minutesLate ?? 0) < CONCEDES_AFTER) return { penalty: reminded(facts), fixes: says('jar.educate') };
  return { penalty: 'matchLoss', fixes: says('jar.concededByLateness'), concedes: 'yes', drop: facts.absentAtRoundEnd ? 'dropped' : 'no' };
}

/** First taught and told to stop; who goes on loses a game; who goes on after that, threatens or attacks, is a serious problem. */
function offensive(facts: RegularFacts): Outcome {
  if (facts.threatens || (facts.goesOn && (facts.warnings ?? 0) > 0)) return serious();
  return { penalty: facts.goesOn ? 'gameLoss' : 'none', fixes: says('jar.educateConduct', 'jar.stopAtOnce') };
}

const ERRORS_OF_PLAY: readonly RegularProblem[] = ['forgottenTrigger', 'cardSeen', 'drewTooMany', 'otherError', 'illegalDeck'];

function notesOf(problem: RegularProblem, penalty: Penalty): Say[] {
  if (penalty === 'disqualification') return says('jar.note.whoHelps');
  const own: Partial<Record<RegularProblem, string[]>> = {
    forgottenTrigger: ['jar.note.opponentMay', 'jar.note.stepIn'],
    illegalDeck: ['jar.note.countFirst'],
    offensive: ['jar.note.welcome'],
  };
  return says(...(own[problem] ?? []), ...(ERRORS_OF_PLAY.includes(problem) ? ['jar.note.remind', 'jar.note.agree', 'jar.note.time'] : []));
}
