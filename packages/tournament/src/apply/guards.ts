/** Conditions that many commands share. */
import { refuse } from '../messages.js';
import type { EventStatus, State } from '../state/types.js';
import { dayNumber } from '../time.js';

/** Refuses a command outside the parts of the event where it makes sense. */
export function mustBe(state: State, wanted: readonly EventStatus[], what: string): void {
  if (!wanted.includes(state.status)) refuse('error.notNow', { what, status: state.status, wanted: wanted.join(', ') });
}

export function beforeStart(state: State, what: string): void {
  if (state.status !== 'registration') refuse('error.started', { what });
}

export function nonEmpty(what: string, value: string): void {
  if (typeof value !== 'string' || value.trim() === '') refuse('error.empty', { what });
}

export function wholeNumber(what: string, value: unknown, least: number): void {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least)
    refuse('error.whole', { what, value: String(value), least });
}

export function dateCheck(day: string): void {
  if (dayNumber(day) === undefined) refuse('error.day', { day: String(day) });
}
