/** How a game begins that does not begin with two decks. */
import type { Move } from '@apnap/kernel';

/** A game that does not begin with two decks: a board set up by hand, or a moment of another game. */
export interface Beginning {
  /** As the game takes it. */
  setup: unknown;
  /** The moment of another game with this set-up to go on from. */
  past?: Past;
  /** The saved state to go on from; absent: the set-up is played from its beginning. */
  state?: string;
  /** A seed that was asked for, so that what happens can be repeated. */
  seed?: string;
}

/** The answers of a game from its seed, or from another moment, up to one to go on from. */
export interface Past {
  seed: string;
  before?: Past;
  moves: Move[];
  deal?: WorldDeal;
}

/**
 * What a seat that still plays the game may try out: a world that could be that moment for all it knows. Cards by name, for each seat those
 * it can't know; the seat's own are not read.
 */
export interface WorldDeal {
  seat: number;
  seed: string;
  cards: string[][];
}
