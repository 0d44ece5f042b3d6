/** What a computer player of a level is, and what it needs to be told. */
import type { Card } from '@apnap/ability';
import { embeddedDecks, embeddedIndex, olderDecks, parseDeck } from '@apnap/cards';
import { unsupported } from '@apnap/magic';
import { type DeckModel, type Strength, strengthOf } from '@apnap/players';
import type { Level, Year } from '@apnap/protocol';
import type { CardBook } from '../cards.js';

/** What a level may spend; those without a budget need no worlds. */
export const strength = (level: Level): Strength => strengthOf(level);

/** Whether players of this level imagine games, for which the determiniser is needed. */
export const imagines = (level: Level): boolean => strengthOf(level).budget > 0;

/** Decks everybody knows: those that come with the program. @param year of the rules, where they are not today's: later cards are nobody's */
export function metagame(book: CardBook, year?: Year): DeckModel {
  const decks = year === undefined ? embeddedDecks() : [...embeddedDecks(), ...olderDecks()];
  const there = (card: Card): boolean => unsupported(card).length === 0 && (year === undefined || book.tooNew(card.name, year) === null);
  return {
    decks: decks
      .filter((d) => d.format !== 'commander')
      .map((d) => ({ cards: parseDeck(d.text, embeddedIndex()).deck.main.filter((e) => there(e.card)) })),
  };
}
