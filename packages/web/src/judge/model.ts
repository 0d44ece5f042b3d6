/** What the judge desk knows while an incident is told. */
import { type Answer, type Incident, type Penalty, type PriorPenalty, type Rel, type SubjectId, subjectsAt } from '@apnap/judge/wizard';

/** What is known before anything is told, by whoever shows the desk; all of it can be left out. */
export interface Given {
  /** The level of the event; then it can't be chosen. */
  rel?: Rel;
  day?: number;
  /** The day of the event and the rules it is held under. */
  event?: { date: string; ruleset?: string };
  /** Whom it can be about, with the penalties they have had in this event. */
  players?: readonly { id: string; name: string; record: readonly PriorPenalty[] }[];
  judge?: { name: string; role: 'floor' | 'head' };
  moment?: string;
}

/** A penalty as it is given. */
export interface GivenPenalty {
  /** The id of the player where players were given, else the name that was written. */
  player: string;
  subject: SubjectId;
  /** The infraction of the guide; null at Regular, and for a small breach. */
  infraction: string | null;
  /** What was said to be so, by the names the guide has for it. */
  facts: readonly string[];
  penalty: Penalty;
  /** What is due by the guide, and why something else is given; empty where it is what is due. */
  due: Penalty;
  reason: string;
  details: string;
  /** Minutes for the match. */
  extension: number;
  /** The line of the slip, in the language of the page; empty where there is none. */
  slip: string;
}

export interface Desk {
  rel: Rel;
  subject: SubjectId | null;
  answers: Readonly<Record<string, Answer>>;
  /** The question that is answered anew; null: the next one. */
  changing: string | null;
  /** Nothing more is asked: what was not answered counts as no. */
  closed: boolean;
  player: string;
  judge: string;
  details: string;
}

export type Step =
  | { do: 'level'; rel: Rel }
  | { do: 'subject'; subject: SubjectId | null }
  | { do: 'answer'; id: string; answer: Answer }
  | { do: 'change'; id: string }
  | { do: 'close'; closed: boolean }
  | { do: 'write'; field: 'player' | 'judge' | 'details'; text: string };

export const beginning = (given: Given): Desk => ({
  rel: given.rel ?? 'competitive',
  subject: null,
  answers: {},
  changing: null,
  closed: false,
  player: given.players?.[0]?.id ?? '',
  judge: given.judge?.name ?? '',
  details: '',
});

/** The desk after a step. */
export function stepped(desk: Desk, step: Step): Desk {
  switch (step.do) {
    case 'level':
      // Another document has other questions; between the levels of the guide all that was said stays.
      return (step.rel === 'regular') === (desk.rel === 'regular')
        ? { ...desk, rel: step.rel }
        : { ...desk, rel: step.rel, subject: null, answers: {}, changing: null, closed: false };
    case 'subject':
      return { ...desk, subject: step.subject, answers: {}, changing: null, closed: false, details: '' };
    case 'answer':
      return { ...desk, answers: { ...desk.answers, [step.id]: step.answer }, changing: null };
    case 'change':
      return { ...desk, changing: step.id, closed: false };
    case 'close':
      return { ...desk, closed: step.closed, changing: null };
    case 'write':
      return { ...desk, [step.field]: step.text };
    default:
      return step satisfies never;
  }
}

/** The incident as the guide is asked about it; null: it is not said yet what happened. */
export function incidentOf(desk: Desk, given: Given): Incident | null {
  if (!desk.subject) return null;
  const { judge, moment } = given;
  return {
    rel: desk.rel,
    subject: desk.subject,
    answers: desk.answers,
    record: given.players?.find((p) => p.id === desk.player)?.record ?? null,
    day: given.day ?? 1,
    known: { ...(judge ? { judge: judge.role } : {}), ...(moment === undefined ? {} : { moment }) },
  };
}

const isAnswer = (x: unknown): x is Answer => typeof x === 'boolean' || typeof x === 'number' || typeof x === 'string';

/** A desk that was kept when the page was left; null for anything else. */
export function deskFrom(kept: unknown): Desk | null {
  const k = kept as Partial<Desk> | null;
  if (typeof k !== 'object' || k === null || typeof k.answers !== 'object' || k.answers === null) return null;
  if (!['regular', 'competitive', 'professional'].includes(k.rel as string)) return null;
  const rel = k.rel as Rel;
  const subject = subjectsAt(rel)
    .flatMap((g) => g.subjects)
    .find((s) => s === k.subject);
  if (k.subject !== null && subject === undefined) return null;
  const words = (x: unknown): string => (typeof x === 'string' ? x : '');
  return {
    rel,
    subject: subject ?? null,
    answers: Object.fromEntries(Object.entries(k.answers).filter(([, a]) => isAnswer(a))),
    changing: null,
    closed: k.closed === true,
    player: words(k.player),
    judge: words(k.judge),
    details: words(k.details),
  };
}
