/** What needs a file system: kept out of the modules a browser loads. */
import { readFile } from 'node:fs/promises';
import { type ParsedDeck, parseDeck } from './deck.js';
import type { CardIndex } from './lookup.js';

/** Reads a deck list from a file. @throws the file system's error when the file cannot be read. */
export async function readDeckFile(path: string, index: CardIndex): Promise<ParsedDeck> {
  return parseDeck(await readFile(path, 'utf8'), index);
}

export * from './node/collect.js';
export * from './node/import.js';
export * from './node/store.js';
