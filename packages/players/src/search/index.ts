/**
 * The searching player: it tries the answers worth trying in worlds that could be this one, plays each on by rules of thumb for a while, and
 * takes the one that fares best on average. It sees a view and worlds dealt from what it believes, never what is hidden.
 */
import type { Answer } from '@apnap/kernel';
import type { CardSource, DecisionView, View } from '@apnap/magic';
import { Dice } from '../dice.js';
import { Mind } from '../heuristic/index.js';
import { NoDecision, type Thought, type WorldPlayer, type Worlds } from '../player.js';
import { candidates, leastFor } from './candidates.js';
import { strengthOf } from './levels.js';
import { type DeckModel, imagine } from './model.js';
import { worthThinking } from './moments.js';
import { Crew } from './playout.js';
import { Witness } from './seen.js';
import { type Found, search } from './tree.js';
import { thoughtOf, unthought } from './why.js';

export interface SearchOptions {
  /** What opponents may have in their decks. */
  model: DeckModel;
  /** How much a decision may cost: about so many answers in worlds. */
  budget: number;
  /** In so many of a thousand decisions any answer worth trying is given. */
  mistakes: number;
  /** Most answers tried at one decision. */
  width: number;
  /** So many of its own further answers of the turn are varied, too. */
  depth: number;
  /** Turns played on before a position is judged. */
  turns: number;
  /** Stops the search early: asked between playouts. Without it the answers depend on nothing but seed and views. */
  overdue?: () => boolean;
}

const DEFAULTS: SearchOptions = { model: { decks: [] }, ...strengthOf('strong'), width: 10, turns: 2 };

export function searchPlayer(seed: string, cards: CardSource, options: Partial<SearchOptions> = {}): WorldPlayer {
  const all = { ...DEFAULTS, ...options };
  return new Searcher(seed, cards, { ...all, depth: all.budget < GROWING_FROM ? 0 : all.depth });
}

/** With a smaller budget branches would take what single answers need. */
const GROWING_FROM = 600;

class Searcher implements WorldPlayer {
  readonly kind = 'search';
  readonly needs = 'worlds';
  private mind: Mind;
  private readonly witness = new Witness();
  private readonly known: CardSource;
  private thought: Thought | null = null;

  constructor(
    private readonly seed: string,
    cards: CardSource,
    private readonly options: SearchOptions,
  ) {
    const model = new Map(options.model.decks.flatMap((d) => d.cards.map((e) => [e.card.name, e.card])));
    this.known = (name) => cards(name) ?? model.get(name);
    this.mind = new Mind(this.known);
  }

  why(): Thought | null {
    return this.thought;
  }

  choose(view: View, worlds: Worlds): Answer {
    const d = view.decision;
    if (!d?.ask || d.decider !== view.seat) throw new NoDecision(view.seat);
    this.witness.look(view);
    const before = this.mind.copy();
    const first = this.mind.choose(view);
    this.thought = unthought(view, d, first);
    const { budget, mistakes } = this.options;
    if ((budget === 0 && mistakes === 0) || !worthThinking(view, d)) return first;
    const tried = candidates(view, this.known, first, { most: this.options.width, least: leastFor(this.options.depth) });
    if (tried.length < 2) return first;
    const found = budget > 0 ? this.think(view, d, worlds, before, tried) : null;
    const best = found?.best ?? this.maybeMistaken(d, tried);
    this.thought = found ? thoughtOf(d, tried, found, best) : unthought(view, d, tried[best]);
    if (best === 0) return first;
    before.follow(view, tried[best]);
    this.mind = before;
    return tried[best];
  }

  /** One who is new to the game. */
  private maybeMistaken(d: DecisionView, tried: readonly Answer[]): number {
    const dice = new Dice(`${this.seed} mistake ${d.id}`);
    return dice.chance(this.options.mistakes) ? dice.below(tried.length) : 0;
  }

  private think(view: View, d: DecisionView, worlds: Worlds, mind: Mind, tried: readonly Answer[]): Found {
    const { model } = this.options;
    const name = `${this.seed} ${d.id}`;
    return search({
      seat: d.seat,
      turn: view.turn.number,
      permanents: view.battlefield.length,
      cards: this.known,
      options: this.options,
      tried,
      deal: (n) => {
        const dice = new Dice(`${name} ${n}`);
        return worlds.deal(
          `${name} ${n}`,
          worlds.unknown.map((count, seat) => (count === 0 ? [] : imagine(model, this.witness.of(seat), count, dice))),
        );
      },
      crew: (answer) => {
        const own = mind.copy();
        own.follow(view, answer);
        return Crew.of(this.known, d.seat, own);
      },
    });
  }
}
