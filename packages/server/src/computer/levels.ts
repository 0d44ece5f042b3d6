/** What a computer player of a level is, and what it needs to be told. */
import { embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { unsupported } from '@apnap/magic';
import { type DeckModel, type Strength, strengthOf } from '@apnap/players';
import type { Level } from '@apnap/protocol';

/** What a level may spend; those without a budget need no worlds. */
export const strength = (level: Level): Strength => strengthOf(level);

/** Whether players of this level imagine games, for which the determiniser is needed. */
export const imagines = (level: Level): boolean => strengthOf(level).budget > 0;

/** Decks everybody knows: those that come with the program. */
export const metagame = (): DeckModel => ({
  decks: embeddedDecks()
    .filter((d) => d.format !== 'commander')
    .map((d) => ({ cards: parseDeck(d.text, embeddedIndex()).deck.main.filter((e) => unsupported(e.card).length === 0) })),
});
