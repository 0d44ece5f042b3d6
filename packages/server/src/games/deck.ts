/** Decks as data: a list that somebody has, and a deck as it is brought to a table. */
import type { Text } from '@apnap/protocol';

/** A deck list that is known, with whose it is. */
export interface Known {
  id: string;
  name: Text;
  list: string;
  mine: boolean;
}

/** So many copies of a card, by its English name, or by the number that its game has for it. */
export interface DeckEntry {
  card: string;
  count: number;
}

/** What was noted for a card while decks were drafted. */
export interface Noted {
  card: string;
  numbers?: number[];
  names?: string[];
  types?: string[];
  removed?: number;
  /** Seats of players. */
  players?: number[];
  /** Letters of colors. */
  colors?: string[];
  /** Whether a guess was right. */
  guessed?: boolean;
}

/** A deck as it is brought to a table. */
export interface TableDeck {
  name: Text;
  main: DeckEntry[];
  side: DeckEntry[];
  /** Of a game in which some cards begin in a deck of their own. */
  extra?: DeckEntry[];
  commanders: string[];
  /** Conspiracies that begin in the command zone, with the names that were chosen in secret (CR 905.4). */
  conspiracies?: { card: string; names: string[] }[];
  /** What was noted while its cards were drafted (CR 905.2b). */
  notes?: Noted[];
}

/** Cards that are played with besides the decks, by their English names. */
export interface Beside {
  /** 'asNeeded': each player owns one of each dungeon where a card ventures (CR 309.2). */
  dungeons: 'asNeeded';
  /** Planes and phenomena, the deck of all (CR 901.15). */
  planarDeck?: readonly string[];
  /** Schemes of the archenemy (CR 904.3). */
  schemeDeck?: readonly string[];
}

/** Of a sitter for whom it does not matter: the game does not begin with decks. */
export const NO_DECK: TableDeck = { name: { en: '', zh: '' }, main: [], side: [], commanders: [] };
