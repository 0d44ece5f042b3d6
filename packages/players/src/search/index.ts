/**
 * The searching player: it tries the answers worth trying in worlds that could be this one, plays each on by rules of thumb for a while, and
 * takes the one that fares best on average. It sees a view and worlds dealt from what it believes, never what is hidden.
 */
import type { Answer } from '@apnap/kernel';
import { Dice } from '../dice.js';
import { type Asked, NoDecision, type Thought, type WorldPlayer } from '../player.js';
import { lookAhead } from './ahead.js';
import type { Craft, Thumb } from './craft.js';
import { type Strength, strengthOf } from './levels.js';
import { thoughtOf, unthought } from './why.js';

/** How much a searching player may think. */
export interface Limits extends Strength {
  /** Most answers tried at one decision. */
  width: number;
  /** Turns played on before a position is judged. */
  turns: number;
  /** Stops the search early: asked between playouts. Without it the answers depend on nothing but seed and views. */
  overdue?: () => boolean;
}

const DEFAULTS: Limits = { ...strengthOf('strong'), width: 10, turns: 2 };

/** With a smaller budget branches would take what single answers need. */
const GROWING_FROM = 600;

/** What a decision among several may cost at most, unless more was asked for: about a second. */
const MOST_AMONG = 4000;

/**
 * What a decision may cost where a round is so many times as long as of two players: to play one on takes so much longer, and one is asked so much less often. With what is enough
 * between two, hardly an answer could be tried to the end of the turn.
 */
const budgetAmong = (budget: number, stride: number): number => Math.max(budget, Math.min(MOST_AMONG, budget * stride ** 2));

/** A player of one seat that looks ahead in a game of which it is told by a craft. */
export function searcher<V, G, W>(seed: string, craft: Craft<V, G, W>, limits: Partial<Limits> = {}): WorldPlayer<V, W> {
  const all = { ...DEFAULTS, ...limits };
  return new Searcher(seed, craft, { ...all, depth: all.budget < GROWING_FROM ? 0 : all.depth });
}

class Searcher<V, G, W> implements WorldPlayer<V, W> {
  readonly kind = 'search';
  readonly needs = 'worlds';
  private mind: Thumb<V, G>;
  private thought: Thought | null = null;

  constructor(
    private readonly seed: string,
    private readonly craft: Craft<V, G, W>,
    private readonly options: Limits,
  ) {
    this.mind = craft.mind();
  }

  why(): Thought | null {
    return this.thought;
  }

  choose(view: V, worlds: W): Answer {
    const { craft } = this;
    const { seat, decision: d } = craft.asked(view);
    if (!d?.ask) throw new NoDecision(seat);
    craft.look(view);
    const before = this.mind.copy();
    const first = this.mind.choose(view);
    this.thought = unthought(craft.words, view, d, first);
    const { budget, mistakes } = this.options;
    if ((budget === 0 && mistakes === 0) || !craft.worthThinking(view, d)) return first;
    // The first is what its rules of thumb would do, which know where to stop.
    const tried = craft
      .candidates(view, first, this.options.width, this.options.depth)
      .filter((a, i) => i === 0 || !before.spent?.(view, a));
    if (tried.length < 2) return first;
    const options = { ...this.options, budget: budgetAmong(budget, craft.stride?.(view) ?? 1) };
    const found = budget > 0 ? lookAhead(this.seed, craft, options, { view, d, worlds, mind: before, tried }) : null;
    const best = found?.best ?? this.maybeMistaken(view, d, tried);
    this.thought = found ? thoughtOf(craft.words, d, tried, found, best) : unthought(craft.words, view, d, tried[best]);
    if (best === 0) return first;
    before.follow(view, tried[best]);
    this.mind = before;
    return tried[best];
  }

  /** One who is new to the game. */
  private maybeMistaken(view: V, d: Asked, tried: readonly Answer[]): number {
    const dice = new Dice(`${this.seed} mistake ${d.id}`);
    if (!dice.chance(this.options.mistakes)) return 0;
    const slips = tried.flatMap((a, i) => (i === 0 || (this.craft.slip?.(view, tried[0], a) ?? true) ? [i] : []));
    return dice.oneOf(slips);
  }
}
