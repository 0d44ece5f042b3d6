/** What a computer player of the second game is: something that sees a view and answers the decision in it. */
import { type Answer, type HasRng, randomAnswer, randomInt, type SeenDecision, seedRng } from '@apnap/kernel';
import type { Card } from '../language/index.js';
import { illegalTributes } from '../moves/tributes.js';
import type { State } from '../state/types.js';
import type { View } from '../view/view.js';

/** Weakest first. */
export const DUEL_PLAYERS = ['random', 'careless', 'heuristic', 'search'] as const;
export type DuelPlayerKind = (typeof DUEL_PLAYERS)[number];

/** A card by its id, as everybody may look it up; undefined: a Token, or nobody knows it. */
export type Known = (id: number) => Card | undefined;

export interface DuelPlayer {
  readonly kind: DuelPlayerKind;
  /**
   * @param state for who looks ahead: worlds that it could be are made of it
   * @throws Error where the view has nothing for its seat to decide
   */
  choose(view: View, state: State): Answer;
}

/** The decision that the seat of a view has to answer. @throws Error where there is none */
export function askedOf(view: View): SeenDecision & { ask: NonNullable<SeenDecision['ask']> } {
  const d = view.decisions.find((x) => x.decider === view.seat && x.ask !== null);
  if (!d?.ask) throw new Error(`seat ${view.seat} is not asked anything`);
  return { ...d, ask: d.ask };
}

/** Whether an answer is legal beyond its form (Y9.3 to Y9.5). */
export const isLegal = (view: View, answer: Answer): boolean =>
  !view.tributes || !('pick' in answer) || !illegalTributes(view.tributes, answer.pick);

/** So many answers are drawn before the last one is given as it is. */
const TRIES = 200;

/** Answers by chance from a seed: every legal answer can come up. */
export function randomDuelist(seed: string): DuelPlayer {
  const chance: HasRng = { _e: 0, rng: seedRng(`duelist ${seed}`) };
  return {
    kind: 'random',
    choose(view) {
      const { ask } = askedOf(view);
      let answer = randomAnswer(ask, (n) => randomInt(chance, n));
      for (let i = 0; i < TRIES && !isLegal(view, answer); i++) answer = randomAnswer(ask, (n) => randomInt(chance, n));
      return answer;
    },
  };
}
