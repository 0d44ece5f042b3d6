/** Random play, the same in Node and in a browser: no import from node here. */
import { type Answer, checkAnswer, type Decision, defaultAnswer, randomAnswer, randomInt, seedRng } from '@apnap/kernel';
import {
  type ActOption,
  type GameEvent,
  illegalAnswer,
  type MagicGame,
  type MagicSetup,
  type PayOption,
  type State,
} from '../../src/index.js';
import { DECKS } from './decks.js';

/** A uniform integer in 0 … n - 1. */
export type Below = (n: number) => number;

/** Dice from a seed text, with the kernel's generator. */
export function dice(seed: string): Below {
  const root = { _e: 0, rng: seedRng(seed) };
  return (n) => randomInt(root, n);
}

/** The two decks against each other. */
export const pairing = (a: string, b: string): MagicSetup => ({
  players: [
    { name: 'A', deck: DECKS[a] },
    { name: 'B', deck: DECKS[b] },
  ],
});

/**
 * A random legal answer. With priority a kind of action is drawn first, so that many lands do not drown one spell; activating mana abilities
 * outside of payments is rare, and activating the same ability of the same object again and again is too (some cost nothing).
 */
export function randomLegal(state: State, below: Below): Answer {
  const d = state.pending as Decision;
  const answer = d.kind === 'act' ? randomAct(d, below) : d.kind === 'pay' ? randomPay(d, below) : null;
  if (answer) return answer;
  for (let n = 0; n < 5; n++) {
    const random = randomAnswer(d.ask, below);
    const checked = checkAnswer(d.ask, random);
    if (checked.ok && !illegalAnswer(state, d, checked.answer)) return random;
  }
  return defaultAnswer(d);
}

function randomAct(d: Decision, below: Below): Answer {
  const options = (d.ask as unknown as { options: ActOption[] }).options;
  const acts = [...new Set(options.map((o) => o.act))].filter(
    (a) => (a !== 'mana' && a !== 'activate') || below(a === 'mana' ? 10 : 2) === 0,
  );
  const act = acts[below(acts.length)];
  const of = options.flatMap((o, i) => (o.act === act ? [i] : []));
  return { pick: [of[below(of.length)]] };
}

function randomPay(d: Decision, below: Below): Answer {
  const options = (d.ask as unknown as { options: PayOption[] }).options;
  return { pick: [below(8) === 0 ? below(options.length) : 0] };
}

/** Called at every decision of a game, before it is answered. */
export type Watch = (at: { state: State; n: number; events: readonly GameEvent[]; answers: readonly Answer[] }) => void;

/** Plays a random game to its end (or as far as `limit` decisions) and calls `watch` at each decision. */
export function playRandom(
  game: MagicGame,
  setup: MagicSetup,
  seed: string,
  watch: Watch,
  limit = 700,
): { state: State; events: GameEvent[]; answers: Answer[] } {
  const below = dice(`${seed} policy`);
  const created = game.create(setup, seed);
  let state = created.state;
  const events = created.events.slice();
  const answers: Answer[] = [];
  for (let n = 0; n < limit && state.pending; n++) {
    watch({ state, n, events, answers });
    const answer = randomLegal(state, below);
    const outcome = game.answer(state, answer);
    if (!outcome.ok)
      throw new Error(`${seed}, decision ${n} (${state.pending.kind}): ${JSON.stringify(answer)} refused by ${outcome.refusal.rule}`);
    state = outcome.state;
    for (const e of outcome.events) events.push(e);
    answers.push(answer);
  }
  return { state, events, answers };
}
