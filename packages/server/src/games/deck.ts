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

/** A conspiracy that is put into the command zone, with the names that are chosen in secret (CR 315.2, 702.106a). */
export interface Conspiring {
  card: string;
  names: string[];
}

/** A conspiracy of a pool: how many names are chosen for it, and by how many cards it lets a deck be smaller (CR 315.5a). */
export interface PoolConspiracy {
  card: string;
  wants: number;
  fewer: number;
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
  conspiracies?: Conspiring[];
  /** All that may be put there as a game begins, each as often as it is in the pool: they are chosen for each game (CR 315.2, 905.4). */
  conspiracyPool?: PoolConspiracy[];
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

/** How many cards are in a list. */
export const sizeOf = (list: readonly DeckEntry[]): number => list.reduce((n, e) => n + e.count, 0);

/**
 * Cards that a main deck has at least after sideboarding: sixty, or of limited play what is said, less what conspiracies allow (CR 315.5a). What was smaller from the
 * first may stay so.
 */
export function leastOf(brought: TableDeck, least: number | undefined, conspiracies: readonly Conspiring[]): number {
  const { conspiracyPool, main } = brought;
  if (least === undefined || !conspiracyPool) return Math.min(least ?? 60, sizeOf(main));
  return least - conspiracies.reduce((n, { card }) => n + (conspiracyPool.find((c) => c.card === card)?.fewer ?? 0), 0);
}
