/** A player that chooses at random. */
import { type Answer, randomAnswer } from '@apnap/kernel';
import { Dice } from './dice.js';
import { type Asked, NoDecision, type ViewPlayer } from './player.js';

/** What a player that chooses at random has to be told of a game. One object plays one seat. */
export interface Chances<G> {
  /** Whose view it is, and the decision in it that the seat has to answer; null: none. */
  asked(glance: G): { seat: number | null; decision: Asked | null };
  /** An answer in proportions that let games end; null: any, each form by its own chance. */
  drawn?(glance: G, decision: Asked, dice: Dice): Answer | null;
}

/** A player that answers at random: every legal answer can come up. */
export function randomPlayer<V, G>(seed: string, chances: Chances<G>): ViewPlayer<V, G> {
  const dice = new Dice(`random ${seed}`);
  return {
    kind: 'random',
    needs: 'decision',
    choose(glance: G): Answer {
      const { seat, decision } = chances.asked(glance);
      if (!decision?.ask) throw new NoDecision(seat);
      return chances.drawn?.(glance, decision, dice) ?? randomAnswer(decision.ask, dice.below);
    },
  };
}
