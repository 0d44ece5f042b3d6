/** What players have to be told of the auction (`kernel/test/auction`): hardly more than its rules. What is good in it the search has to find out. */
import { enumerateAnswers, randomAnswer, seedRng } from '@apnap/kernel';
import { type AuctionEvent, type AuctionSetup, type AuctionState, auction, LOTS, MONEY } from '../../../kernel/test/auction/game.js';
import type { AuctionView } from '../../../kernel/test/auction/view.js';
import { worldOf } from '../../../kernel/test/auction/worlds.js';
import { Dice } from '../../src/index.js';
import type { Asked, Player, World } from '../../src/player.js';
import { type Chances, randomPlayer } from '../../src/random.js';
import { type Sight, worldAt } from '../../src/referee.js';
import type { Craft, Thumb, Verdict } from '../../src/search/craft.js';
import { type Limits, searcher } from '../../src/search/index.js';

/** Worlds that a seat could be in. */
export interface AuctionWorlds {
  deal(name: string): World<AuctionView, AuctionView>;
}

export type AuctionPlayer = Player<AuctionView, AuctionView, AuctionWorlds>;

const roundOf = (lotsLeft: number): number => LOTS.length - lotsLeft;

export const sight: Sight<AuctionState, AuctionSetup, AuctionEvent, AuctionView, AuctionView, AuctionWorlds> = {
  game: auction,
  glance: (state, seat) => auction.view(state, seat),
  worlds: (state, seat) => ({ deal: (name) => worldAt(sight, worldOf(state, seat, seedRng(name))) }),
  turn: (state) => roundOf(state.lots.length),
  size: () => 1,
};

/** The decision a seat has to answer: the first of its own without an answer. */
function askedIn(view: AuctionView): { seat: number | null; decision: Asked | null } {
  const own = view.decisions.find((d) => d.decider === view.seat && d.given === null && d.ask !== null);
  return { seat: view.seat, decision: own ?? null };
}

const chances: Chances<AuctionView> = { asked: askedIn };

export const chancer = (seed: string): AuctionPlayer => randomPlayer<AuctionView, AuctionView>(seed, chances);

/** Anything: by chance, the same in the same view. */
function thumb(): Thumb<AuctionView, AuctionView> {
  return {
    copy: thumb,
    choose(view) {
      const { decision } = askedIn(view);
      if (!decision?.ask) throw new Error('nothing is asked');
      return randomAnswer(decision.ask, new Dice(JSON.stringify([view.hands, view.lot, decision.id])).below);
    },
    quick: () => null,
    follow: () => {},
  };
}

const total = (lots: readonly number[]): number => lots.reduce((x, y) => x + y, 0);

function judge(world: World<AuctionView, AuctionView>, seat: number): Verdict {
  const view = world.view(seat);
  const mine = total(view.won[seat]);
  const theirs = Math.max(...view.won.flatMap((lots, i) => (i === seat || !view.playing[i] ? [] : [total(lots)])));
  const { winners } = world;
  if (winners)
    return { chance: winners.includes(seat) ? 1 / winners.length : 0, over: winners.includes(seat) ? 'won' : 'lost', mine, theirs };
  // Money left is worth something, too.
  const hand = view.hands[seat];
  const money = typeof hand === 'number' ? 0 : hand.reduce((sum, card) => sum + card - (MONEY + 1) / 2, 0);
  return { chance: 1 / (1 + Math.exp((theirs - mine) / 4 - money / 12)), over: null, mine, theirs };
}

const craft: Craft<AuctionView, AuctionView, AuctionWorlds> = {
  asked: askedIn,
  look: () => {},
  mind: thumb,
  worthThinking: () => true,
  isMajor: (d) => d.kind === 'bid',
  candidates: (view, first, most) => {
    const ask = askedIn(view).decision?.ask;
    const others = ask ? [...enumerateAnswers(ask)].filter((a) => JSON.stringify(a) !== JSON.stringify(first)) : [];
    // Spread over all there are: of 36 ways to lay two cards away the first are all alike.
    const step = Math.max(1, Math.ceil(others.length / (most - 1)));
    return [first, ...others.filter((_, i) => i % step === 0)];
  },
  judge,
  deal: (worlds, name) => worlds.deal(name),
  turn: (view) => roundOf(view.lotsLeft),
  size: () => 1,
  effort: { answer: () => 1, turn: () => 6, crowded: Number.POSITIVE_INFINITY },
  words: {
    deed: (d) => ({ id: `auction.${d.kind}` }),
    plain: (_, did) => ({ id: 'thought.thumb', params: { did } }),
    outlook: ({ won, lost }) => ({ id: 'auction.outlook', params: { won, lost } }),
  },
};

export const thinker = (seed: string, limits: Partial<Limits>): AuctionPlayer => searcher(seed, craft, limits);
