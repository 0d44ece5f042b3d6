/** Whole Duels between computer players. */
import type { Duel, DuelSetup } from '../game.js';
import type { DuelEvent, State } from '../state/types.js';
import type { DuelPlayer } from './player.js';

/** A Duel that was played. */
export interface PlayedDuel {
  state: State;
  events: DuelEvent[];
  decisions: number;
}

/**
 * Plays a Duel from a seed, at most so many decisions.
 * @throws Error where a player's answer is refused
 */
export function playDuel(game: Duel, setup: DuelSetup, seed: string, players: readonly [DuelPlayer, DuelPlayer], most = 4000): PlayedDuel {
  const begun = game.create(setup, seed);
  let { state } = begun;
  const events = begun.events.slice();
  let decisions = 0;
  for (let d = game.pending(state); d && decisions < most; d = game.pending(state)) {
    const answer = players[d.decider].choose(game.view(state, d.decider), state);
    const outcome = game.answer(state, answer);
    if (!outcome.ok) throw new Error(`${players[d.decider].kind}, ${d.kind}: ${outcome.refusal.message.id}`);
    state = outcome.state;
    for (const e of outcome.events) events.push(e);
    decisions++;
  }
  return { state, events, decisions };
}
