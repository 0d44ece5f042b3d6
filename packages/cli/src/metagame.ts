/** Decks everybody knows: what a searching player expects to meet. */
import { embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { unsupported } from '@apnap/magic';
import type { DeckModel } from '@apnap/players';

/** The decks of two players that come with the program, with the cards of theirs that the engine can play. */
export const metagame = (): DeckModel => ({
  decks: embeddedDecks()
    .filter((d) => d.format !== 'commander')
    .map((d) => ({ cards: parseDeck(d.text, embeddedIndex()).deck.main.filter((e) => unsupported(e.card).length === 0) })),
});
