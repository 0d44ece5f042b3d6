/** A pool of drafted cards, looked up and rated. */
import type { Card } from '@apnap/ability';
import type { CardDatabase } from '@apnap/cards';
import { ratingOf } from '../rating/rating.js';
import { type BuildWishes, buildDeck } from './build.js';
import type { PoolCard } from './cards.js';
import type { BuiltDeck } from './plan.js';

/** What is needed of a card to look it up. */
export interface Named {
  readonly id: number;
  readonly name: string;
  readonly rarity: string;
}

/** The data of a card by its name. */
export function cardNamed(database: CardDatabase, name: string): Card | undefined {
  const record = database.find(name);
  return record && database.card(record.place);
}

/** Cards with their data and ratings; those that nobody knows are left out. */
export const ratedPool = (database: CardDatabase, cards: readonly Named[]): PoolCard[] =>
  cards.flatMap(({ id, name, rarity }) => {
    const card = cardNamed(database, name);
    return card ? [{ id, card, rating: ratingOf(card, rarity) }] : [];
  });

/** Builds a deck from drafted cards: "build my deck". Conspiracies are no cards of a deck (CR 315.3). */
export const buildFrom = (database: CardDatabase, cards: readonly Named[], wishes: BuildWishes = {}): BuiltDeck =>
  buildDeck(
    ratedPool(database, cards).filter((c) => !c.card.faces[0].types.includes('Conspiracy')),
    wishes,
  );
