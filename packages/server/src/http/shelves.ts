/** What routes about cards, decks and rules work with, besides what all do. */
import type { CardBook } from '../cards.js';
import type { Decks } from '../decks/decks.js';
import type { RulesShelf } from '../rules.js';
import type { Services } from './services.js';

export interface Shelves extends Services {
  decks: Decks;
  book: CardBook;
  rules: RulesShelf;
}
