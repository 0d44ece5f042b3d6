/** What live tables work with. */
import type { MagicGame } from '@apnap/magic';
import type { CardBook } from '../cards.js';
import type { Computers } from '../computer/pool.js';
import type { Store } from './store.js';

export interface Context {
  store: Store;
  game: MagicGame;
  book: CardBook;
  computers: Computers;
  /** Milliseconds: the clock on the wall. */
  now(): number;
  /** A seed for a game that nobody can foresee. */
  newSeed(): string;
  /** Messages a second that one socket may send, for long; three times as many at once. */
  perSecond: number;
  /** A line for whoever runs the server. */
  report(what: string): void;
}
