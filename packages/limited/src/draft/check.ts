/** A draft that is over is checked: whether its boosters were those of the seed that was committed to, and its picks are possible from them. */
import type { Message } from '@apnap/kernel';
import { isCommitted } from '../boosters/commitment.js';
import { addsBooster, isFor } from './adding.js';
import type { DraftGame } from './game.js';
import { draftedAtOnce, passesBoosters } from './passing.js';
import type { DraftCard, DraftSetup, DraftState, Pick, Spare } from './types.js';

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

/** Picks from boosters that nobody could add: each is whole when the first card is drafted, and there are no more of them than cards that add one (CR 905.2). */
function wronglyAdded({ spares, cards }: DraftState, log: readonly Pick[]): Message[] {
  const wrong: Message[] = [];
  const opened = new Set<Spare>();
  log.forEach(({ from, seat, round }, at) => {
    const spare = spares.find((x) => !opened.has(x) && x.cards.some((id) => from.includes(id)));
    if (!spare) return;
    opened.add(spare);
    const before = log.slice(0, at).filter((p) => isFor(spare, p.round));
    const n = before.flatMap((p) => p.cards).filter((id) => addsBooster(cards[id])).length;
    const place = spares.filter((x) => x.round === spare.round).indexOf(spare);
    const params = { round, seat: seat + 1 };
    if (!isFor(spare, round) || place >= n) wrong.push({ id: 'limited.otherAdded', params });
    else if (!sameList(from, spare.cards)) wrong.push({ id: 'limited.otherPack', params });
  });
  return wrong;
}

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
  wrong.push(...wronglyAdded(state, log));
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
