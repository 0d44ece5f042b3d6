/** What a viewer gets in two worlds that differ only in what he may not know (CR 400.2, 708.5). */
import { canonicalText } from '@apnap/kernel';
import { expect } from 'vitest';
import { type GameEvent, glanceOf, legalActions, type State } from '../../src/index.js';
import { game } from './cards.js';
import { difference } from './other-world.js';

/** View, glance, what he may do, and the latest events are the same to the byte. @param moment what is named where they are not */
export function sameBytes(state: State, other: State, events: readonly GameEvent[], viewer: number | null, moment: string): void {
  const where = `${moment} (${state.pending?.kind} of ${state.pending?.seat}), viewer ${viewer}`;
  expect(difference(canonicalText(game.view(state, viewer)), canonicalText(game.view(other, viewer))), where).toBe('');
  expect(difference(canonicalText(glanceOf(state, viewer)), canonicalText(glanceOf(other, viewer))), where).toBe('');
  // What he may do is worked out anew in the other world: it must not depend on what he can't know either.
  if (viewer !== null && state.pending?.kind === 'act' && state.pending.seat === viewer)
    expect(canonicalText(legalActions(other, viewer)), where).toBe(canonicalText(legalActions(state, viewer)));
  const recent = events.slice(-60);
  const mine = canonicalText(game.viewEvents(state, recent, viewer));
  expect(difference(mine, canonicalText(game.viewEvents(other, recent, viewer))), `events, ${where}`).toBe('');
}
