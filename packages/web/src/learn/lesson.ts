/** What a lesson is made of, and how one goes on in it. */
import type { ScenarioBody } from '@apnap/protocol';
import type { LearnKey } from '../i18n/learn.js';
import type { LessonId } from '../store/learned.js';
import { type Goal, holds, type Sight } from './goal.js';

/** Something on the table to point at. */
export type Target =
  | { card: string; zone: 'hand' | 'battlefield'; seat: 0 | 1 }
  /** The box with power and toughness. */
  | { numbers: string }
  | { player: 0 | 1 }
  /** The last line of the account. */
  | { log: 'last' }
  /** What goes on, and what takes back. */
  | { button: 'go' | 'back' };

/** What was done instead, and what is said of it. */
export interface Instead {
  if: Goal;
  say: LearnKey;
}

export interface Step {
  /** What to do, and why. */
  task: LearnKey;
  /** What was learned, said when it has been done; and the rule's number, where a rule says so. */
  told: LearnKey;
  rule?: string;
  until: Goal;
  at: Target;
  /** What the spell is to be aimed at, or what is to be blocked. */
  then?: Target;
  /** The decision in which it is done, where it is one of its own; until then one goes on. */
  asks?: 'attackers' | 'blockers';
  /** How many are to attack. */
  attackers?: number;
  instead?: readonly Instead[];
}

export interface Lesson {
  id: LessonId;
  title: LearnKey;
  about: LearnKey;
  board: ScenarioBody;
  /** The learner is asked at every priority: nothing goes on by itself. */
  control: boolean;
  /** The turn that it lasts to. */
  turns: number;
  steps: readonly Step[];
}

/** The step that is due after what has happened; the number of steps when all is done. One that has been done stays done. */
export function stepAfter(lesson: Lesson, step: number, sight: Sight): number {
  let n = step;
  while (n < lesson.steps.length && holds(lesson.steps[n].until, sight)) n++;
  return n;
}

/**
 * Whether the learner is to be asked at every priority now. What comes before the decision that the first step waits for goes by without it.
 * @param kind what is asked; `now` whether it is so already
 */
export function controlled(lesson: Lesson, step: number, kind: string | undefined, now: boolean): boolean {
  const { asks } = lesson.steps[0];
  return lesson.control && (now || step > 0 || asks === undefined || kind === asks);
}

/** What to say of what was done instead; null while the step can still be done. */
export function insteadOf(lesson: Lesson, step: number, sight: Sight): LearnKey | null {
  const due = lesson.steps[step];
  if (!due) return null;
  const said = due.instead?.find((i) => holds(i.if, sight));
  if (said) return said.say;
  if (sight.game.result) return 'instead.over';
  return sight.game.turn.number > lesson.turns ? 'instead.turn' : null;
}
