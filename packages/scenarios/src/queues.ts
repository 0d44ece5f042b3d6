/** Taking answers from the queues of the players. */
import type { ChoiceAnswer, TargetAnswer } from './format.js';
import type { Session } from './session.js';

const isLoose = (a: ChoiceAnswer): boolean => a.yes !== undefined || a.number !== undefined;

/**
 * Takes the head of `choices` when it fits. Where the head is a yes/no or a number and something else is needed, entries of that kind are
 * dropped up to the first that fits (the lenient mode of the format).
 */
export function takeChoice(x: Session, seat: number, fits: (a: ChoiceAnswer) => boolean): ChoiceAnswer | null {
  const q = x.queues[seat].choices;
  if (q.length === 0) return null;
  if (fits(q[0])) return q.shift() as ChoiceAnswer;
  let at = 0;
  while (at < q.length && isLoose(q[at]) && !fits(q[at])) at++;
  if (at === 0 || at >= q.length || !fits(q[at])) return null;
  const dropped = q.splice(0, at);
  x.droppedYes = dropped.some((a) => a.yes === true);
  x.lenient('dropped');
  x.notes(`dropped ${JSON.stringify(dropped)}`);
  return q.shift() as ChoiceAnswer;
}

/** Takes the first entry of `targets` that fits. */
export function takeTarget(x: Session, seat: number, fits: (a: TargetAnswer) => boolean): TargetAnswer | null {
  const q = x.queues[seat].targets;
  const at = q.findIndex(fits);
  if (at < 0) return null;
  return q.splice(at, 1)[0];
}

/** The head of a queue, without taking it. */
export const headOf = (x: Session, seat: number): { choice?: ChoiceAnswer; target?: TargetAnswer } => {
  const q = x.queues[seat];
  return { ...(q.choices[0] ? { choice: q.choices[0] } : {}), ...(q.targets[0] ? { target: q.targets[0] } : {}) };
};
