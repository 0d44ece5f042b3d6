/** Decks as data: a list that somebody has, and a deck as it is brought to a table. */
import type { Text } from '@apnap/protocol';

/** A deck list that is known, with whose it is. */
export interface Known {
  id: string;
  name: Text;
  list: string;
  mine: boolean;
}

/** So many copies of a card, by its English name. */
export interface DeckEntry {
  card: string;
  count: number;
}

/** A deck as it is brought to a table. */
export interface TableDeck {
  name: Text;
  main: DeckEntry[];
  side: DeckEntry[];
  commanders: string[];
}

/** Of a sitter for whom it does not matter: the game does not begin with decks. */
export const NO_DECK: TableDeck = { name: { en: '', zh: '' }, main: [], side: [], commanders: [] };
