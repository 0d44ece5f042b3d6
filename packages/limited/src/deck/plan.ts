/** What a deck is while it is built, and when it is. */
import type { Color } from '@apnap/ability';
import type { Message } from '@apnap/kernel';
import type { Candidate } from './cards.js';

/** A way to build: the cards that are no lands, and the points they come to. */
export interface Plan {
  readonly colors: readonly Color[];
  readonly spells: readonly Candidate[];
  readonly points: number;
  /** The colour of the cards that are splashed for. */
  readonly splash: Color | null;
}

/** The lands of a deck. */
export interface Mana {
  readonly lands: number;
  readonly nonbasic: readonly Candidate[];
  /** By colour, in the order of the basic lands. */
  readonly basics: readonly number[];
  /** Mean mana value of the cards that are no lands. */
  readonly average: number;
}

/** A deck with what is to be said of it. */
export interface BuiltDeck {
  readonly main: readonly number[];
  /** Its commanders, besides `main`; absent: it has none. */
  readonly commanders?: readonly number[];
  /** Basic lands in the order of `BASICS`. */
  readonly basics: readonly number[];
  readonly colors: readonly Color[];
  /** Points of the cards that are no lands: what pairs of colours are compared by. */
  readonly points: number;
  /** Why these colours, so many lands, and whatever else is to be known. */
  readonly reasons: readonly Message[];
  /** Why each card is in the deck. */
  readonly cards: readonly { readonly id: number; readonly reason: Message }[];
}
