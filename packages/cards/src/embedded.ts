/** The card set that comes with the program, and the decks made of it. */
import type { Card } from '@apnap/ability';
import { memorySource } from './db/container.js';
import { PackedDatabase } from './db/database.js';
import type { CardDatabase } from './db/record.js';
import type { EmbeddedDeck } from './embedded-deck.js';
import { EMBEDDED_DECKS } from './generated/decks.js';
import { CardIndex } from './lookup.js';

/** Where the file with the cards is. Beside the sources and beside the built modules, so that it is found from both, and by bundlers. */
export const embeddedFile = (): URL => new URL('../data/cards.db', import.meta.url);

let database: CardDatabase | undefined;
let cards: readonly Card[] | undefined;
let index: CardIndex | undefined;

/** Gives the embedded set its bytes where they can't be read from a file (a browser fetches them). @throws when they are not those of a database. */
export function provideEmbedded(bytes: Uint8Array): void {
  const opened = PackedDatabase.open(memorySource(bytes));
  if (!opened) throw new Error('these are not the bytes of the embedded card set');
  database = opened;
}

/** The bytes of the file, in Node. A browser loads this module too, so nothing of Node is imported. */
function readEmbedded(): Uint8Array {
  const runtime = globalThis as { process?: { getBuiltinModule?(id: string): unknown } };
  const fs = runtime.process?.getBuiltinModule?.('node:fs') as { readFileSync(path: URL): Uint8Array } | undefined;
  if (!fs) throw new Error('outside Node, call provideEmbedded first');
  return fs.readFileSync(embeddedFile());
}

/** The embedded cards as a database. Opening it takes a few milliseconds; cards are decoded as they are asked for. */
export function embeddedDatabase(): CardDatabase {
  if (!database) provideEmbedded(readEmbedded());
  return database as CardDatabase;
}

/** All embedded cards that can be played, by name. Decodes every one: to look for some, use {@link embeddedIndex}. */
export function embeddedCards(): readonly Card[] {
  const all = embeddedDatabase();
  cards ??= Array.from({ length: all.size }, (_, place) => all.card(place)).filter((card) => card !== undefined);
  return cards;
}

/** Index over the embedded cards. */
export function embeddedIndex(): CardIndex {
  index ??= new CardIndex([], embeddedDatabase());
  return index;
}

/** The embedded card with exactly this English name. */
export function embeddedCard(name: string): Card | undefined {
  const found = embeddedDatabase().find(name);
  return found?.name === name ? embeddedDatabase().card(found.place) : undefined;
}

/** The decks that come with the program. */
export function embeddedDecks(): readonly EmbeddedDeck[] {
  return EMBEDDED_DECKS;
}
