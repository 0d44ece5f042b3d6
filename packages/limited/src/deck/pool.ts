/** A pool of drafted cards, looked up and rated. */
import type { Card, Color } from '@apnap/ability';
import type { CardDatabase } from '@apnap/cards';
import { commandersOf } from '../commanders.js';
import { ratingOf } from '../rating/rating.js';
import { type BuildWishes, buildDeck } from './build.js';
import type { PoolCard } from './cards.js';
import { buildCommanderDeck } from './commander.js';
import type { BuiltDeck } from './plan.js';

/** What is needed of a card to look it up. */
export interface Named {
  readonly id: number;
  readonly name: string;
  readonly rarity: string;
  /** It may only be a commander (CR 903.13e). */
  readonly added?: true;
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

/** The draft that a pool comes from, as far as its decks are concerned. */
export interface BuiltFor {
  /** `commander`: they have commanders. */
  readonly kind: string;
  readonly oneColorPartners?: boolean;
}

/** The same for a draft of any kind: with a commander where decks have one. @returns null: no legal deck can be built (CR 903.3) */
export function buildFor(
  database: CardDatabase,
  { kind, oneColorPartners }: BuiltFor,
  cards: readonly Named[],
  colors?: readonly Color[],
): BuiltDeck | null {
  const wishes = colors === undefined ? {} : { colors };
  if (kind !== 'commander') return buildFrom(database, cards, wishes);
  const added = new Set(cards.filter((c) => c.added).map((c) => c.id));
  const pool = ratedPool(database, cards).filter((c) => !c.card.faces[0].types.includes('Conspiracy'));
  return buildCommanderDeck(commandersOf(database), pool, added, { ...wishes, oneColorPartners: oneColorPartners === true });
}
