/** A question of the trainer, with its position as clients draw it. Its cards are those that come with the program, whatever was imported. */
import { embeddedDatabase } from '@apnap/cards';
import type { FaceText, MagicView, TrainerQuestion } from '@apnap/protocol';
import { isPlain } from '@apnap/protocol/shown';
import { FAMILIES, LEVELS, type Question, STEPS, Trainer } from '@apnap/trainer';
import { gameView } from '../magic/game.js';

let trainer: Trainer | null = null;

/** Nothing is hidden in a question: objects are called by what the engine calls them. */
const OPEN = { handle: (id: number): number => id };

interface Asked {
  family: string;
  level: number;
  seed: string;
  /** Of a tower: which question of it. */
  step?: number;
}

/** @throws RangeError for a family, a level or a step that there is not */
function found(trainer: Trainer, { family, level, seed, step }: Asked): Question {
  const f = FAMILIES.find((x) => x === family);
  const l = LEVELS.find((x) => x === level);
  const q = step === undefined ? f && l && trainer.question(seed, f, l) : trainer.tower(seed)[step];
  if (!q) throw new RangeError(`there are no questions of ${family} at level ${level}`);
  return q;
}

export function questioned(asked: Asked): TrainerQuestion {
  trainer ??= new Trainer(embeddedDatabase());
  const { family, level, seed, state, told, ask, choices, right, why } = found(trainer, asked);
  let board: { game: MagicView; faces: FaceText[] } | null = null;
  if (state) {
    const { view, faces } = gameView(state, 'all', 0, OPEN);
    if (!isPlain(view)) board = { game: { ...view, decision: null }, faces: [...faces.values()] };
  }
  return {
    object: 'trainerQuestion',
    family,
    level,
    seed,
    board,
    told: [...told],
    ask,
    choices: [...choices],
    right,
    why: why.map((w) => ({ text: w.text, rules: [...w.rules] })),
    ...(asked.step === undefined ? {} : { step: { at: asked.step, of: STEPS } }),
  };
}
