/** The way through the questions: those that matter after what was answered, one after the other. */
import type { Answer, Incident } from './incident.js';
import { type Answers, judgedText, type Question, questionsOf } from './judged.js';

export interface Walk {
  /** What was asked and answered, in order. */
  answered: readonly { question: Question; answer: Answer }[];
  /** What is asked next; null: nothing more matters. */
  next: Question | null;
  /** The answers that count. */
  answers: Answers;
}

/** Whether any answer to a question can change what the incident comes to, whatever is answered to those after it: tried with none, one and two of them said. */
function matters(incident: Incident, question: Question, said: Answers, later: readonly Question[]): boolean {
  const differs = (more: Answers): boolean => {
    const first = judgedText(incident, { ...said, ...more, ...put(question.id, question.trials[0]) });
    return question.trials.slice(1).some((t) => judgedText(incident, { ...said, ...more, ...put(question.id, t) }) !== first);
  };
  if (differs({})) return true;
  const moves = later.flatMap((q) => q.trials.slice(1).map((t) => [q.id, t] as const));
  for (const [i, [a, x]] of moves.entries()) {
    if (differs(put(a, x))) return true;
    for (const [b, y] of moves.slice(i + 1)) if (a !== b && differs({ ...put(a, x), ...put(b, y) })) return true;
  }
  return false;
}

const put = (id: string, answer: Answer | undefined): Answers => (answer === undefined ? {} : { [id]: answer });

/** Walks, kept by what they hang on: each question asks the guide hundreds of times. */
const kept = new Map<string, boolean>();
/** So many answers are kept: a few incidents with all their turns. */
const KEPT = 2000;

function mattersKept(incident: Incident, question: Question, said: Answers, later: readonly Question[]): boolean {
  const key = JSON.stringify([incident.rel, incident.subject, incident.record, incident.day, incident.known, question.id, said]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= KEPT) kept.clear();
  const found = matters(incident, question, said, later);
  kept.set(key, found);
  return found;
}

/**
 * The questions that matter: what was answered, and what comes next. A question that no longer matters after an earlier answer was changed is not counted;
 * its answer comes back when it matters again.
 */
export function walk(incident: Incident): Walk {
  const questions = questionsOf(incident);
  const answered: { question: Question; answer: Answer }[] = [];
  let answers: Answers = {};
  let next: Question | null = null;
  for (const [i, question] of questions.entries()) {
    const answer = incident.answers[question.id];
    // Behind an open question only what was answered before is looked at.
    if (next && answer === undefined) continue;
    if (!mattersKept(incident, question, answers, questions.slice(i + 1))) continue;
    if (answer === undefined) {
      next = question;
      continue;
    }
    answered.push({ question, answer });
    if (answer !== 'unknown') answers = { ...answers, [question.id]: answer };
  }
  return { answered, next, answers };
}
