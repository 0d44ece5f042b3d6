/** Drafts of a cube for tests: a few cards besides plain ones, and what seats choose. */
import { type Decision, waiting } from '@apnap/kernel';
import { type DraftGame, type DraftOption, type DraftSetup, type DraftState, limitedGame } from '../src/index.js';

export const game = limitedGame();
export const PLAIN = [
  'Grizzly Bears',
  'Hill Giant',
  'Giant Growth',
  'Shock',
  'Mons’s Goblin Raiders',
  'Runeclaw Bear',
  'Air Elemental',
  'Serra Angel',
].map((n) => n.replace('’', "'"));

/** The set-up of a draft of a cube: a number of each plain card besides these. @param more so many cards are left when all boosters are dealt */
export function cubeOf(cards: readonly string[], seats: number, packSize: number, boosters = 1, more = 0): DraftSetup {
  const needed = seats * packSize * boosters + more;
  const rest = Array.from({ length: needed - cards.length }, (_, i) => PLAIN[i % PLAIN.length]);
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i}` }));
  return { kind: 'booster', players, cube: [...cards, ...rest], packSize, boosters };
}

/** A draft of a cube: a number of each plain card besides these. */
export const begun = (cards: readonly string[], seats: number, packSize: number, boosters = 1, seed = 'c'): DraftState =>
  game.create(cubeOf(cards, seats, packSize, boosters), seed).state;

export type Choice = (s: DraftState, d: Decision, options: readonly DraftOption[]) => number[] | undefined;

export const optionsOf = (d: Decision): readonly DraftOption[] => (d.ask.form === 'pick' ? (d.ask.options as DraftOption[]) : []);

/** Decisions that want one thing. */
const ONE: ReadonlySet<string> = new Set(['pick', 'agenda', 'color', 'guess']);

/** Answers what waits once: by the choice (of a yes-or-no question [0] is no), else by the first card that is offered, which lets nobody be surprised by chance. */
export function once(s: DraftState, choose: Choice, by: DraftGame = game): DraftState {
  let state = s;
  for (const { id } of waiting(by, s)) {
    const d = waiting(by, state).find((x) => x.id === id);
    if (!d) continue;
    const plain = d.kind === 'deck' ? (d.fallback as { pick: number[] }).pick : ONE.has(d.kind) ? [0] : [];
    const pick = choose(state, d, optionsOf(d)) ?? plain;
    const outcome = by.several?.answer(state, d.id, d.ask.form === 'confirm' ? { yes: pick[0] !== 0 } : { pick });
    if (!outcome?.ok) throw new Error(outcome?.refusal.message.id);
    state = outcome.state;
  }
  return state;
}

export const first: Choice = () => undefined;
/** Whoever sees a card picks it. */
export const wants =
  (name: string): Choice =>
  (_, d, options) => {
    const at = options.findIndex((o) => 'card' in o && o.name === name);
    return d.kind === 'pick' && at >= 0 ? [at] : undefined;
  };

/** Drafts until somebody has a card. */
export function until(s: DraftState, name: string): { s: DraftState; seat: number; id: number } {
  for (let state = s, n = 0; n < 50; n++) {
    const seat = state.pools.findIndex((pool) => pool.some((id) => state.cards[id].name === name));
    if (seat >= 0) return { s: state, seat, id: state.cards.findIndex((c) => c.name === name) };
    state = once(state, wants(name));
  }
  throw new Error(`nobody drafts ${name}`);
}

export const names = (s: DraftState, ids: readonly number[]): string[] => ids.map((id) => s.cards[id].name);
export const toEnd = (s: DraftState, choose: Choice = first, by: DraftGame = game): DraftState => {
  let state = s;
  for (let n = 0; n < 200 && !state.result; n++) state = once(state, choose, by);
  return state;
};
