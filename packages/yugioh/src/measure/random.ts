/** Duels by chance: whether they end, and how many a second. */
import { type HasRng, randomAnswer, randomInt, seedRng } from '@apnap/kernel';
import type { Duel, DuelSetup } from '../game.js';
import type { DuelEvent, State } from '../state/types.js';

/** A Duel between two players who answer by chance. */
export interface RandomDuel {
  state: State;
  decisions: number;
  events: DuelEvent[];
}

/** Plays by chance from a seed, at most so many decisions. */
export function randomDuel(game: Duel, setup: DuelSetup, seed: string, most = 2000, each?: (state: State) => void): RandomDuel {
  const begun = game.create(setup, seed);
  let { state } = begun;
  const events = begun.events.slice();
  let decisions = 0;
  const chance: HasRng = { _e: 0, rng: seedRng(`${seed}/answers`) };
  for (let d = game.pending(state); d && decisions < most; d = game.pending(state)) {
    each?.(state);
    const outcome = game.answer(
      state,
      randomAnswer(d.ask, (n) => randomInt(chance, n)),
    );
    // What the form of the question can't say is refused: another answer.
    if (!outcome.ok && outcome.refusal.rule === 'Y9.5') continue;
    if (!outcome.ok) throw new Error(`${d.kind}: ${outcome.refusal.message.id}`);
    state = outcome.state;
    for (const e of outcome.events) events.push(e);
    decisions++;
  }
  return { state, decisions, events };
}
