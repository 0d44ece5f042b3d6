/** Places of an event, and who waits for one. */
import { entrantIn } from '../state/identity.js';
import { entrantOf } from '../state/look.js';
import type { Entrant, State } from '../state/types.js';

/** Whether there is a place left. */
export function hasPlace(state: State): boolean {
  const { capacity } = state.settings;
  if (capacity === null || state.entrants.length < capacity) return true;
  return state.entrants.filter((e) => e.drops.length === 0).length < capacity;
}

/** Somebody who is registered, with a place or without. */
export const registeredOf = (state: State, id: string): Entrant => entrantIn(state.waiting, id) ?? entrantOf(state, id);

/** Before the event starts those who wait take the places that are free, first come first. */
export function moveUp(state: State): void {
  if (state.status !== 'registration') return;
  while (state.waiting.length > 0 && hasPlace(state)) {
    const [first, ...rest] = state.waiting;
    state.entrants = [...state.entrants, first];
    state.waiting = rest;
  }
}
