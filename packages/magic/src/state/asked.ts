/**
 * What changes with every step, event and draw, and that most questions never look at: the step of the turn, what has happened this turn and the libraries. Whoever keeps the answer to a
 * question asks here whether it looked at them ({@link watching}); so both are read through this file wherever options are worked out.
 */
import type { Step } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { GameEvent } from './events.js';
import type { Player, State } from './types.js';

/** Whether a question has looked at the step or what is still to come of the turn, whether at the events of the turn, and whether at cards in libraries. */
export interface Asked {
  step: boolean;
  events: boolean;
  libraries: boolean;
}

const asked: Asked = { step: false, events: false, libraries: false };

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

/** The cards in the library of a player, the top one last. */
export function libraryOf(p: Player): readonly Id[] {
  asked.libraries = true;
  return p.library;
}

/** Works something out, and says what it looked at. What is worked out within it counts for it, too. */
export function watching<T>(work: () => T): { value: T; asked: Asked } {
  const { step, events, libraries } = asked;
  asked.step = false;
  asked.events = false;
  asked.libraries = false;
  const value = work();
  const here = { ...asked };
  asked.step ||= step;
  asked.events ||= events;
  asked.libraries ||= libraries;
  return { value, asked: here };
}
