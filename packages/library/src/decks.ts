/** Decks for a game: those that come with the program, and lists as text. */
import type { Card } from '@apnap/ability';
import { CardIndex, embeddedDatabase, embeddedDecks, formatMessage, parseDeck } from '@apnap/cards';
import type { DeckEntry, Seated } from '@apnap/magic';

/** A list that can't be read, or a card in it that is not known: line by line, in English. */
export class DeckRefused extends Error {}

/**
 * The seat that plays a deck.
 * @param deck the id of a deck that comes with the program, or a list: a count and a name a line
 * @param name what the seat is called
 * @param cards cards besides those that come with the program
 * @throws DeckRefused
 */
export function seated(deck: string, name: string, cards: readonly Card[]): Seated {
  const known = embeddedDecks().find((d) => d.id === deck);
  const index = new CardIndex([...cards], embeddedDatabase());
  const parsed = parseDeck(known ? known.text : deck, index);
  if (parsed.problems.length > 0)
    throw new DeckRefused(parsed.problems.map((p) => `line ${p.line}: ${formatMessage(p.message, 'en')}`).join('\n'));
  const entries = (section: (typeof parsed.deck)['main']): DeckEntry[] => section.map((e) => ({ card: e.card.name, count: e.count }));
  const { main, sideboard, companion, commander } = parsed.deck;
  const commanders = commander.flatMap((e) => Array<string>(e.count).fill(e.card.name));
  return {
    name,
    deckName: known?.name ?? parsed.deck.name ?? name,
    deck: entries(main),
    ...(sideboard.length > 0 ? { sideboard: entries(sideboard) } : {}),
    ...(companion.length > 0 ? { companion: companion[0].card.name } : {}),
    ...(commanders.length > 0 ? { commanders } : {}),
  };
}
