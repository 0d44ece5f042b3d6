/** What the players have to be told of Magic. */
import type { CardSource, Glance, View } from '@apnap/magic';
import { Dice } from '../dice.js';
import { Mind } from '../heuristic/index.js';
import type { WorldPlayer, Worlds } from '../player.js';
import { type Appraiser, appraiser } from '../search/appraise.js';
import type { Craft, Effort } from '../search/craft.js';
import { type Limits, searcher } from '../search/index.js';
import { latestOf, shareTurn } from '../teams.js';
import { candidates, leastFor } from './candidates.js';
import { judge } from './judge.js';
import { type DeckModel, imagine, withinIdentity } from './model.js';
import { worthThinking } from './moments.js';
import { Witness } from './seen.js';
import { isSlip } from './slips.js';
import { magicWords } from './words.js';

export interface SearchOptions extends Limits {
  /** What opponents may have in their decks. */
  model: DeckModel;
}

/** A searching player of Magic. */
export function searchPlayer(seed: string, cards: CardSource, options: Partial<SearchOptions> = {}): WorldPlayer {
  const { model = { decks: [] }, ...limits } = options;
  return searcher(seed, magicCraft(cards, model), limits);
}

/** How widely answers are looked back at: a turn ahead, without lines of several answers. */
const BACK = { width: 8, turns: 2, depth: 0, mistakes: 0 };

/** One who looks back at a game of Magic. @param model what opponents may have in their decks */
export const magicAppraiser = (seed: string, cards: CardSource, model: DeckModel, overdue?: () => boolean): Appraiser<View, Worlds> =>
  appraiser(seed, magicCraft(cards, model), { ...BACK, ...(overdue ? { overdue } : {}) });

/** What lines are made of: how a spell is announced is left to the rules of thumb. */
const MAJOR = new Set(['act', 'attackers', 'blockers']);

/** The craft of one seat of one game. */
function magicCraft(source: CardSource, model: DeckModel): Craft<View, Glance, Worlds> {
  const listed = new Map(model.decks.flatMap((d) => d.cards.map((e) => [e.card.name, e.card])));
  const cards: CardSource = (name) => source(name) ?? listed.get(name);
  const witness = new Witness();
  const narrowed = new Map<string, DeckModel>();
  /** What the decks of a seat may be: of one with commanders only what can be beside them. */
  const modelOf = (seat: number): DeckModel => {
    const names = witness.commandersOf(seat);
    if (names.length === 0) return model;
    const key = names.join('|');
    const known =
      narrowed.get(key) ??
      withinIdentity(
        model,
        names.flatMap((name) => cards(name) ?? []),
      );
    narrowed.set(key, known);
    return known;
  };
  return {
    asked: (view) => ({ seat: view.seat, decision: view.decision?.decider === view.seat ? view.decision : null }),
    look: (view) => witness.look(view),
    mind: () => new Mind(cards),
    worthThinking,
    isMajor: (d) => MAJOR.has(d.kind),
    candidates: (view, first, most, depth) => candidates(view, cards, first, { most, least: leastFor(depth) }),
    slip: (view, first, answer) => isSlip(view, cards, first, answer),
    judge: (world, seat) => judge(world, seat, cards),
    deal(worlds, name) {
      const dice = new Dice(name);
      const unknown = worlds.unknown.map((count, seat) => (count === 0 ? [] : imagine(modelOf(seat), witness.of(seat), count, dice)));
      return worlds.deal(name, unknown);
    },
    turn: (view) => latestOf(view.turn),
    stride,
    size: (view) => view.battlefield.length,
    effort,
    words: magicWords,
  };
}

/** Turns of a round for two: with several players each who has turns of their own takes one. */
const stride = (view: View): number =>
  view.players.filter((p) => !p.lost && !view.players.some((x) => x.seat < p.seat && !x.lost && shareTurn(view, x.seat, p.seat))).length /
  2;

/** Steps of a playout, and declarations in it, by turn. */
const STEPS_A_TURN = 20;

/** What an answer costs, about a quarter of a millisecond a point: the more permanents, the more there is to look at. */
function priceOf(permanents: number, what: 'glance' | 'look' | 'combat'): number {
  const crowd = 1 + (permanents / 40) ** 2;
  switch (what) {
    case 'glance':
      return 0.3 * crowd;
    case 'look':
      return crowd;
    case 'combat':
      return crowd + permanents ** 2 / 100;
    default:
      return what satisfies never;
  }
}

const effort: Effort = {
  answer: (size, kind, looked) => priceOf(size, !looked ? 'glance' : kind === 'attackers' || kind === 'blockers' ? 'combat' : 'look'),
  turn: (size) => STEPS_A_TURN * priceOf(size, 'look') + priceOf(size, 'combat'),
  crowded: 60,
};
