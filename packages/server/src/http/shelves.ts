/** What routes about cards, decks and rules work with, besides what all do. */
import type { CardBook } from '../cards.js';
import type { Decks } from '../decks/decks.js';
import type { DuelBook } from '../duel/book.js';
import type { Pods } from '../pods/pods.js';
import type { RulesShelf } from '../rules.js';
import type { Benches } from '../tournaments/bench.js';
import type { Tournaments } from '../tournaments/tournaments.js';
import type { Services } from './services.js';

export interface Shelves extends Services {
  decks: Decks;
  book: CardBook;
  /** Cards of the second game. */
  duels: DuelBook;
  rules: RulesShelf;
  pods: Pods;
  tournaments: Tournaments;
  benches: Benches;
}
