/** Duels by chance that are looked at as they go on: no fault, no leak, the same again from the same, saved and restored. */
import { type Answer, canonicalText, type HasRng, randomAnswer, randomInt, seedRng } from '@apnap/kernel';
import type { Duel, DuelSetup } from '../game.js';
import type { State } from '../state/types.js';
import { exchanged } from './exchanged.js';

/** What was found. */
export interface CheckedDuel {
  decisions: number;
  ended: boolean;
  /** Pairs of views that were compared. */
  views: number;
  /** What is wrong; empty: nothing. */
  faults: readonly string[];
}

/** At every so many decisions views are compared, and the twin is saved and restored. */
const VIEWS = 20;
const SAVES = 40;
const MOST = 2000;

/** Y27: the seats whose view changes with what they can't know; of who decides, the question follows from cards that are seen. */
function leaks(game: Duel, s: State): { compared: number; found: string[] } {
  const found: string[] = [];
  const others = [0, 1, null].filter((seat) => seat !== s.pending?.decider);
  for (const seat of others)
    if (canonicalText(game.view(exchanged(s, seat ?? 2), seat)) !== canonicalText(game.view(s, seat))) found.push(`seat ${seat} sees more`);
  return { compared: others.length, found };
}

/** The twin: the same answers from the same beginning, saved and restored on the way; its hash at the end. */
function twin(game: Duel, setup: DuelSetup, seed: string, answers: readonly Answer[]): string {
  let { state } = game.create(setup, seed);
  answers.forEach((answer, i) => {
    if (i % SAVES === SAVES - 1) state = game.restore(game.save(state), setup);
    const outcome = game.answer(state, answer);
    if (!outcome.ok) throw new Error(`twin at ${i}: ${outcome.refusal.message.id}`);
    state = outcome.state;
  });
  return game.hash(state);
}

/** Plays by chance from a seed, and looks. */
export function checkedDuel(game: Duel, setup: DuelSetup, seed: string): CheckedDuel {
  const answers: Answer[] = [];
  const faults: string[] = [];
  let [views, ended] = [0, false];
  try {
    let { state } = game.create(setup, seed);
    const chance: HasRng = { _e: 0, rng: seedRng(`${seed}/answers`) };
    for (let d = game.pending(state); d && answers.length < MOST; d = game.pending(state)) {
      if (answers.length % VIEWS === 0) {
        const { compared, found } = leaks(game, state);
        views += compared;
        faults.push(...found.map((f) => `at ${answers.length}, ${d.kind}: ${f}`));
      }
      const answer = randomAnswer(d.ask, (n) => randomInt(chance, n));
      const outcome = game.answer(state, answer);
      // What the form of the question can't say is refused: another answer.
      if (!outcome.ok && outcome.refusal.rule === 'Y9.5') continue;
      if (!outcome.ok) throw new Error(`${d.kind} refused: ${outcome.refusal.message.id}`);
      answers.push(answer);
      state = outcome.state;
    }
    ended = state.result !== null;
    if (twin(game, setup, seed, answers) !== game.hash(state)) faults.push('the twin is another');
  } catch (e) {
    faults.push(`at ${answers.length}: ${(e as Error).stack?.split('\n').slice(0, 6).join(' | ') ?? String(e)}`);
  }
  return { decisions: answers.length, ended, views, faults };
}
