/** The card set that comes with the program, and the decks made of it. */
import type { Card } from '@apnap/ability';
import { EMBEDDED_CARDS } from './generated/cards.js';
import { EMBEDDED_DECKS } from './generated/decks.js';
import { CardIndex } from './lookup.js';

/** A deck list that comes with the program. */
export interface EmbeddedDeck {
  id: string;
  name: string;
  zhName: string;
  /** Id of a format in `FORMATS`. */
  format: string;
  /** The list, as `parseDeck` reads it. */
  text: string;
}

let cards: readonly Card[] | undefined;
let index: CardIndex | undefined;

/** The embedded cards, by name. Read once; every call gives the same objects, which must not be changed. */
export function embeddedCards(): readonly Card[] {
  cards ??= EMBEDDED_CARDS.map((json) => JSON.parse(json) as Card);
  return cards;
}

/** Index over the embedded cards. */
export function embeddedIndex(): CardIndex {
  index ??= new CardIndex(embeddedCards());
  return index;
}

/** The decks that come with the program. */
export function embeddedDecks(): readonly EmbeddedDeck[] {
  return EMBEDDED_DECKS;
}
