/** Auctions that a seat could be in for all it knows: what it can't see is dealt again. */
import { type Answer, fork, type Rng, shuffled, withAnswer, withAnswerAt } from '../../src/index.js';
import { type AuctionState, runAuction } from './game.js';

/**
 * A state that agrees with everything the seat sees; its own answer that waits is there, those of others are not.
 * @param rng chance of the world: not that of the game.
 */
export function worldOf(state: AuctionState, seat: number, rng: Rng): AuctionState {
  const s = fork(state);
  s.rng = rng;
  const others = s.names.flatMap((_, i) => (i === seat ? [] : [i]));
  // In an order of their own before they are shuffled: that in which they really lie must make no difference.
  const money = shuffled(s, inOrder([...others.flatMap((i) => [...s.hands[i], ...s.away[i]]), ...s.bank]));
  const dealt = (n: number): number[] => inOrder(money.splice(0, n));
  s.hands = s.hands.map((hand, i) => (i === seat ? hand : dealt(hand.length)));
  s.away = s.away.map((cards, i) => (i === seat ? cards : dealt(cards.length)));
  s.bank = money;
  s.lots = shuffled(s, inOrder(s.lots));
  return asked(s, seat, state);
}

const inOrder = (list: readonly number[]): number[] => list.slice().sort((x, y) => x - y);

/** What is offered is made of the hands: it is asked again. */
function asked(s: AuctionState, seat: number, before: AuctionState): AuctionState {
  if (s.result) return s;
  s.pending = null;
  delete s.together;
  let at = runAuction(s).state;
  for (const [i, d] of (before.together?.decisions ?? []).entries()) {
    const given: Answer | null = before.together?.given[i] ?? null;
    if (d.decider === seat && given !== null) at = at.together ? withAnswerAt(at, i, given) : withAnswer(at, given);
  }
  return at;
}
