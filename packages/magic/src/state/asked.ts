/**
 * What changes with every step and every event, and that most questions never look at: the step of the turn and what has happened this turn. Whoever keeps the answer to a
 * question asks here whether it looked at them ({@link watching}); so both are read through this file wherever options are worked out.
 */
import type { Step } from '@apnap/ability';
import type { GameEvent } from './events.js';
import type { State } from './types.js';

/** Whether a question has looked at the step or what is still to come of the turn, and whether at the events of the turn. */
export interface Asked {
  step: boolean;
  events: boolean;
}

const asked: Asked = { step: false, events: false };

/** The step that is now. */
export function stepOf(s: State): Step | 'none' {
  asked.step = true;
  return s.turn.step;
}

/** The steps and phases still to come this turn. */
export function planOf(s: State): readonly Step[] {
  asked.step = true;
  return s.turn.plan;
}

/** What has happened this turn. */
export function eventsOf(s: State): readonly GameEvent[] {
  asked.events = true;
  return s.history.rows;
}

/** Works something out, and says what it looked at. What is worked out within it counts for it, too. */
export function watching<T>(work: () => T): { value: T; asked: Asked } {
  const { step, events } = asked;
  asked.step = false;
  asked.events = false;
  const value = work();
  const here = { ...asked };
  asked.step ||= step;
  asked.events ||= events;
  return { value, asked: here };
}
