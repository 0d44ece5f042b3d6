/** What an incident comes to by the guide or by Judging at Regular, with its questions in the order in which they are asked. */
import { decide, decideSmallBreach } from '../decide.js';
import { CATEGORY_ASKS, infractionOf } from '../infractions.js';
import { decideRegular, REGULAR_ASKS, type RegularDecision, type RegularFacts } from '../regular.js';
import {
  AMOUNTS,
  type AnyDecision,
  type AskId,
  type Facts,
  type InfractionId,
  type Moment,
  type PriorPenalty,
  type Say,
  type Situation,
} from '../types.js';
import { type Answer, type Incident, problemOf } from './incident.js';

export type Judged = AnyDecision | RegularDecision;
export type Answers = Readonly<Record<string, Answer>>;

/** A question: what is asked, and what can be answered. */
export interface Question {
  id: string;
  ask: Say;
  kind: 'yesNo' | 'number' | 'choice';
  /** Of a choice: each with its words. */
  choices: readonly { value: string; say: Say }[];
  /** Of a number: the most that can be said. */
  most: number;
  /** Answers by which it is seen whether the question matters at all. */
  trials: readonly (Answer | undefined)[];
}

export const MOMENTS: readonly Moment[] = ['beforeMatch', 'inGame', 'betweenGames', 'afterMatch', 'betweenRounds'];

/** The most of a number that is asked: minutes of a round, cards of a hand, penalties of an event. */
const MOST = 99;

const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  minutesLate: [0, 4, 15],
  grace: [0, 5, 20],
  extraCards: [0, 1],
  minutesSpent: [0, 3],
  reminders: [0, 2],
  warnings: [0, 1],
  earlier: [0, 1, 2],
  cautions: [0, 1],
};

const yesNo = (id: string, prefix: string): Question => ({
  id,
  ask: { id: `${prefix}${id}` },
  kind: 'yesNo',
  choices: [],
  most: 0,
  trials: [false, true],
});

const number = (id: string, ask: Say): Question => ({
  id,
  ask,
  kind: 'number',
  choices: [],
  most: MOST,
  trials: [undefined, ...NUMBERS[id]],
});

const choice = (id: string, values: readonly string[]): Question => ({
  id,
  ask: { id: `q.${id}` },
  kind: 'choice',
  choices: values.map((value) => ({ value, say: { id: `q.${id}.${value}` } })),
  most: 0,
  trials: values,
});

const factQuestion = (id: string, prefix: string): Question => (id in NUMBERS ? number(id, { id: `${prefix}${id}` }) : yesNo(id, prefix));

/** Asked last, when all that happened is known: whether it was on purpose, and for how long the judge was busy with it. */
const LAST: readonly string[] = ['wantedAdvantage', 'knewIllegal', 'onPurpose', 'reminders', 'warnings'];

/** All questions that could be asked about an incident, in their order; which of them matter, {@link walk} says. */
export function questionsOf(incident: Incident): Question[] {
  const { subject, record, known } = incident;
  const problem = problemOf(subject);
  if (problem) {
    const asks = REGULAR_ASKS[problem];
    return [...asks.filter((a) => !LAST.includes(a)), ...LAST.filter((a) => asks.some((x) => x === a))].map((a) =>
      factQuestion(a, 'jar.ask.'),
    );
  }
  const after = [
    ...(record === null
      ? [number(subject === 'smallBreach' ? 'cautions' : 'earlier', { id: `q.${subject === 'smallBreach' ? 'cautions' : 'earlier'}` })]
      : []),
    ...(known?.moment === undefined ? [choice('moment', MOMENTS)] : []),
    ...(known?.judge === undefined ? [choice('judge', ['floor', 'head'])] : []),
    factQuestion('minutesSpent', 'ask.'),
  ];
  if (subject === 'smallBreach') return after;
  const infraction = infractionOf(subject as InfractionId);
  const ofAll = CATEGORY_ASKS[infraction.category];
  const intent: readonly string[] = infraction.id === 'cheating' ? [] : LAST;
  const middle = (a: AskId): boolean => a !== 'minutesSpent' && !intent.includes(a);
  const own = infraction.asks.filter((a) => !ofAll.includes(a) && middle(a));
  const shared = ofAll.filter((a) => middle(a) && infraction.asks.includes(a));
  const rest = infraction.asks.filter((a) => middle(a) && !own.includes(a) && !shared.includes(a));
  const purpose = intent.filter((a) => infraction.asks.some((x) => x === a));
  return [...[...own, ...rest, ...shared, ...purpose].map((a) => factQuestion(a, 'ask.')), ...after];
}

/** Facts as the guide has them: what nobody could say is not there. */
function factsOf(answers: Answers): Facts {
  const facts: Record<string, boolean | number> = {};
  for (const [id, a] of Object.entries(answers)) {
    if (typeof a === 'boolean') facts[id] = a;
    else if (typeof a === 'number' && AMOUNTS.some((x) => x === id)) facts[id] = a;
  }
  return facts;
}

const regularFacts = (answers: Answers): RegularFacts =>
  Object.fromEntries(Object.entries(answers).filter(([, a]) => typeof a === 'boolean' || typeof a === 'number')) as RegularFacts;

const momentOf = (said: Answer | undefined): Moment => MOMENTS.find((m) => m === said) ?? 'inGame';

/** What it comes to by these answers. */
export function judgedBy(incident: Incident, answers: Answers): Judged {
  const { rel, subject, day, known } = incident;
  const problem = problemOf(subject);
  if (problem) return decideRegular(problem, regularFacts(answers));
  const facts = factsOf(answers);
  const at = (record: readonly PriorPenalty[]): Situation => ({
    rel,
    day,
    moment: momentOf(known?.moment ?? answers.moment),
    record,
    judge: (known?.judge ?? answers.judge) === 'head' ? 'head' : 'floor',
  });
  if (subject === 'smallBreach') {
    // Cautions for small breaches stand on the record as Unsporting Conduct — Minor, the section under which they are written down.
    const written = incident.record?.filter((p) => p.infraction === 'unsportingMinor' && p.penalty === 'caution').length;
    return decideSmallBreach(written ?? (typeof answers.cautions === 'number' ? answers.cautions : 0), facts, at(incident.record ?? []));
  }
  const id = subject as InfractionId;
  if (incident.record) return decide(id, facts, at(incident.record));
  // How often is asked of the infraction that it is in the end.
  const found = decide(id, facts, at([])).infraction;
  const times = typeof answers.earlier === 'number' ? answers.earlier : 0;
  return decide(id, facts, at(Array.from({ length: times }, (): PriorPenalty => ({ infraction: found, penalty: 'warning', day }))));
}

/** The same as text, for telling whether two are the same. */
export const judgedText = (incident: Incident, answers: Answers): string => JSON.stringify({ ...judgedBy(incident, answers), ignored: [] });
