/** An incident as it is told question by question: what it is about, what was answered, and the record of the player. */
import { REGULAR_PROBLEMS, type RegularProblem } from '../regular.js';
import { INFRACTION_IDS, type InfractionId, type PriorPenalty, type Rel } from '../types.js';

/** What happened, as it looks at first: an infraction of the guide, a small breach for which none is written (IPG 1.3), or a problem at Regular. */
export type SubjectId = InfractionId | 'smallBreach' | `jar.${RegularProblem}`;

/** An answer; `unknown`: nobody could say, which counts as no. */
export type Answer = boolean | number | string | 'unknown';

/** Everything that has been said so far. It is plain data: it can be kept, and gone on with. */
export interface Incident {
  rel: Rel;
  subject: SubjectId;
  /** By the id of the question. Those that are no longer asked are kept and not counted. */
  answers: Readonly<Record<string, Answer>>;
  /** The penalties the player has had in this event; null: they are asked about. */
  record: readonly PriorPenalty[] | null;
  /** Day of the event, from 1. */
  day: number;
  /** Who decides and when, where that is known already: then it is not asked. */
  known?: { judge?: 'floor' | 'head'; moment?: string };
}

/** What can be chosen at a level, in groups: chapters of the guide, or the one list of Judging at Regular. */
export function subjectsAt(rel: Rel): { group: 'GPE' | 'TE' | 'USC' | 'JAR'; subjects: readonly SubjectId[] }[] {
  if (rel === 'regular') return [{ group: 'JAR', subjects: REGULAR_PROBLEMS.map((p): SubjectId => `jar.${p}`) }];
  const of = (from: InfractionId, to: InfractionId): SubjectId[] =>
    INFRACTION_IDS.slice(INFRACTION_IDS.indexOf(from), INFRACTION_IDS.indexOf(to) + 1);
  return [
    { group: 'GPE', subjects: of('missedTrigger', 'failureToMaintain') },
    { group: 'TE', subjects: [...of('tardiness', 'markedCards'), 'smallBreach'] },
    { group: 'USC', subjects: of('unsportingMinor', 'cheating') },
  ];
}

/** The problem at Regular that a subject is. */
export const problemOf = (subject: SubjectId): RegularProblem | undefined => REGULAR_PROBLEMS.find((p) => subject === `jar.${p}`);
