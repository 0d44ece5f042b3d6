/** A draft that is over is checked: whether its boosters were those of the seed that was committed to, and its picks are possible from them. */
import type { Message } from '@apnap/kernel';
import { isCommitted } from '../boosters/commitment.js';
import type { DraftGame } from './game.js';
import { draftedAtOnce, passesBoosters } from './passing.js';
import type { DraftCard, DraftSetup, DraftState, Pick } from './types.js';

/** What was told of a draft: before it the commitment and the set-up, after it the rest. */
export interface Told {
  readonly commitment: string;
  readonly setup: DraftSetup;
  readonly seed: string;
  readonly cards: readonly DraftCard[];
  readonly log: readonly Pick[];
}

const sameList = (x: readonly number[], y: readonly number[]): boolean => x.length === y.length && x.every((id, i) => id === y[i]);

/** The boosters of a beginning, wherever they lie. */
const packsOf = (s: DraftState): readonly (readonly number[])[] => [...s.packs, ...s.unopened.flat()].filter((p) => p.length > 0);

/** Whether a card can come into a booster again (CR 905.2). */
const returns = (card: DraftCard | undefined): boolean =>
  card?.drafts?.some((d) => d.draft === 'additional' && d.then === 'intoBooster') ?? false;

/** What is wrong with what was told; empty: nothing is. */
export function checkDraft(game: DraftGame, told: Told): Message[] {
  const { commitment, setup, seed, cards, log } = told;
  if (!isCommitted(commitment, seed)) return [{ id: 'limited.otherSeed' }];
  const { state } = game.create(setup, seed);
  const wrong: Message[] = [];
  const other = state.cards.find((card, id) => card.name !== cards[id]?.name || card.set !== cards[id]?.set);
  if (other || cards.length !== state.cards.length)
    wrong.push({ id: 'limited.otherCards', params: { n: other?.id ?? state.cards.length } });
  if (passesBoosters(state.kind) || state.kind === 'rochester') {
    const packs = packsOf(state);
    for (const pick of log)
      if (pick.pick === 1 && !packs.some((pack) => sameList(pack, pick.from)))
        wrong.push({ id: 'limited.otherPack', params: { round: pick.round, seat: pick.seat + 1 } });
  }
  if (state.kind === 'commander') {
    // CR 903.13b: two cards, of which only a last one may be alone.
    const n = draftedAtOnce(state.kind);
    for (const { from, cards: picked, seat, round } of log)
      if (picked.length !== Math.min(n, from.length)) wrong.push({ id: 'limited.otherCount', params: { round, seat: seat + 1, n } });
  }
  const taken = new Set<number>();
  for (const { from, cards: picked, seat, round } of log)
    for (const id of picked) {
      if (!from.includes(id) || (taken.has(id) && !returns(cards[id])))
        wrong.push({ id: 'limited.otherPick', params: { round, seat: seat + 1 } });
      taken.add(id);
    }
  return wrong;
}
