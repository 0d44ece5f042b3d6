/**
 * What a computer player is: something that sees a view and answers the decision in it. Of which game is said by the types: `V` is a view, `G` a view
 * that is enough to see what is asked, `W` what worlds are dealt from. Without them it is Magic.
 */
import type { Card } from '@apnap/ability';
import type { Answer, Form, Message } from '@apnap/kernel';
import type { Glance, View } from '@apnap/magic';

/** The kinds of computer player. */
export const PLAYER_KINDS = ['random', 'heuristic', 'search'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/**
 * A computer player. It sees views only, and its answers depend on its seed and the views it was given, so one player object plays one
 * seat of one game. `needs` says how much it looks at: with `'decision'` a glance (of Magic a {@link Glance}, a view without the board) is enough; with
 * `'worlds'` it is also given a determiniser, to try things out in games that could be this one.
 */
export type Player<V = View, G = Glance, W = Worlds> = ViewPlayer<V, G> | WorldPlayer<V, W>;

export type ViewPlayer<V = View, G = Glance> =
  | { readonly kind: PlayerKind; readonly needs: 'decision'; choose(view: G): Answer }
  | { readonly kind: PlayerKind; readonly needs: 'view'; choose(view: V): Answer };

export interface WorldPlayer<V = View, W = Worlds> {
  readonly kind: PlayerKind;
  readonly needs: 'worlds';
  choose(view: V, worlds: W): Answer;
  /** Why the last answer was given, for those who ask. */
  why(): Thought | null;
}

/** What a player thought about its last answer. */
export interface Thought {
  message: Message;
  /** How many playouts were made, in how many worlds, with how many answers in all. */
  playouts: number;
  worlds: number;
  steps: number;
  /** What it cost, in the points that budgets are counted in. */
  cost: number;
  /** 'budget': all of it was used or nothing was left to be learned; 'deadline': it was stopped by the clock. */
  stopped: 'budget' | 'deadline';
}

/** A decision as one who is asked sees it in his view. */
export interface Asked {
  id: number;
  seat: number;
  decider: number;
  kind: string;
  rule: string;
  prompt: Message | null;
  ask: Form<unknown> | null;
}

/** The determiniser of a seat in Magic: makes worlds that the seat could be in. It never gives away which one is real. */
export interface Worlds {
  /** By seat: how many cards of that seat are unknown to the player and have to be named; 0 for its own. */
  readonly unknown: readonly number[];
  /**
   * A world.
   * @param cards by seat: as many cards as are unknown, in random order.
   */
  deal(seed: string, cards: readonly (readonly Card[])[]): World;
}

/** A position of a made-up game. It is a value: an answer gives another one. */
export interface World<V = View, G = Glance> {
  /** Seat that decides, of several the first; -1 when the game is over. */
  readonly seat: number;
  /** Number of the turn, or of what the game has instead. */
  readonly turn: number;
  /** How much there is to look at: of Magic, how many permanents there are. */
  readonly size: number;
  /** When the game is over: the seats that won. */
  readonly winners: readonly number[] | null;
  view(seat: number): V;
  glance(seat: number): G;
  /** The position after the answer of a seat that decides, absent: of `seat`; null when it is refused. */
  answer(answer: Answer, by?: number): World<V, G> | null;
}

/** A player was shown a view in which it has nothing to decide. */
export class NoDecision extends Error {
  constructor(seat: number | null) {
    super(`seat ${seat} is not asked anything in this view`);
  }
}
