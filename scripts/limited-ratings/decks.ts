/** Random decks of forty as limited players could have them: of boosters of one set, in the colours and along the curve of the deck builder, but of cards by chance. */
import type { Card } from '@apnap/ability';
import { type CardDatabase, embeddedDatabase } from '@apnap/cards';
import { seedRng } from '@apnap/kernel';
import { BASICS, boosterSets, buildDeck, isDraftable, openBooster, type PoolCard, sheetsOf } from '@apnap/limited';
import { Dice } from '@apnap/players';

/** Boosters that a random deck is chosen from. */
const BOOSTERS = 8;

/** A card of a pool, with the rarity of its printing. */
export interface Opened {
  card: Card;
  rarity: string;
}

/** Codes of the sets that can be drafted. */
export function draftableSets(database: CardDatabase = embeddedDatabase()): string[] {
  return [...boosterSets().keys()].filter((code) => {
    const sheets = sheetsOf(database, code);
    return sheets !== undefined && isDraftable(sheets);
  });
}

/** Cards of so many boosters of a set. */
export function openedCards(code: string, boosters: number, seed: string, database: CardDatabase = embeddedDatabase()): Opened[] {
  const sheets = sheetsOf(database, code);
  if (!sheets) throw new Error(`no boosters of ${code}`);
  const root = { _e: 0, rng: seedRng(seed) };
  return Array.from({ length: boosters }, () => openBooster(root, sheets))
    .flat()
    .flatMap(({ name, rarity, basic }) => {
      const record = database.find(name);
      const card = record && database.card(record.place);
      return card && !basic ? [{ card, rarity }] : [];
    });
}

/** A deck as a game takes it, and its cards that are no basic lands. */
export interface RandomDeck {
  list: { card: string; count: number }[];
  cards: Opened[];
}

/** A deck that the builder makes of such cards by these ratings. */
export function deckBy(cards: readonly Opened[], rate: (o: Opened) => number): RandomDeck {
  const pool: PoolCard[] = cards.map((o, id) => ({ id, card: o.card, rating: rate(o) }));
  const deck = buildDeck(pool);
  const counts = new Map<string, number>();
  for (const id of deck.main) counts.set(cards[id].card.name, (counts.get(cards[id].card.name) ?? 0) + 1);
  deck.basics.forEach((n, i) => {
    if (n > 0) counts.set(BASICS[i], (counts.get(BASICS[i]) ?? 0) + n);
  });
  return { list: [...counts].map(([card, count]) => ({ card, count })), cards: deck.main.map((id) => cards[id]) };
}

/** A deck of cards by chance. */
export function randomDeck(code: string, seed: string): RandomDeck {
  const dice = new Dice(`deck ${seed}`);
  return deckBy(openedCards(code, BOOSTERS, seed), () => dice.below(1000) / 250);
}
