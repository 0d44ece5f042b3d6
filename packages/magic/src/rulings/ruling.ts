/** What an official changes in a game, outside of its rules: as it is written down, and carried out on a state. */
import { fork, newRun, type Outcome, type Refusal, seedRng } from '@apnap/kernel';
import { runGame } from '../game/run.js';
import type { GameEvent } from '../state/events.js';
import type { G } from '../state/log.js';
import type { State } from '../state/types.js';
import { type Restored, restore } from './back-up.js';
import { type Correction, correct, obstacleTo, sectionOf } from './corrections.js';

/**
 * A game that is backed up to this state (IPG 1.4), with what must be left to chance; chance that comes after it is another than in what was undone. Or a
 * correction of a state.
 */
export type Ruling = { rule: 'backUp'; seed: string; restored: readonly Restored[] } | Correction;

/** The section of the guide by which something is done. */
export const rulingSection = (ruling: Ruling): string => (ruling.rule === 'backUp' ? 'IPG 1.4' : sectionOf(ruling));

/** Why it can't be carried out here; null: it can. */
export function rulingObstacle(state: State, ruling: Ruling): Refusal | null {
  if (state.result) return { message: { id: 'ruling.over' }, rule: '104.1' };
  if (ruling.rule === 'backUp') return isPoint(state) ? null : { message: { id: 'ruling.noPoint' }, rule: 'IPG 1.4' };
  return obstacleTo(state, ruling);
}

/** Whether a game can be backed up to this state: a decision is about to be made, no part of it was, and the first turn has begun. */
export const isPoint = (s: State): boolean => s.pending !== null && s.answers.length === 0 && s.turn.number > 0;

/**
 * Carries a ruling out. It is no event of the game: nothing triggers on it, nothing replaces it, no card asks later whether it happened. What was being
 * decided is asked anew.
 */
export function ruledState(state: State, given: unknown): Outcome<State, GameEvent> {
  const ruling = given as Ruling;
  const refusal = rulingObstacle(state, ruling);
  if (refusal) return { ok: false, refusal };
  const g: G = newRun<State, GameEvent>(fork(state));
  const { s } = g;
  const { history } = s;
  Object.assign(s, { pending: null, answers: [], _memo: null, _offers: [] });
  if (ruling.rule === 'backUp') {
    s.rng = seedRng(ruling.seed);
    for (const r of ruling.restored) restore(g, r);
  } else correct(g, ruling);
  s.history = history;
  runGame(g);
  return { ok: true, state: g.s, events: g.events };
}
