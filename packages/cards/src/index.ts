/** The card database: the embedded set, names, deck lists, formats. Safe to load in a browser; see `node.ts` for files. */
export * from './chinese-names.js';
export { olderDecks } from './classic-decks.js';
export * from './db/memory.js';
export * from './db/record.js';
export * from './db/union.js';
export * from './deck.js';
export * from './decks/index.js';
export * from './dungeons.js';
export * from './embedded.js';
export * from './embedded-deck.js';
export * from './formats/index.js';
export * from './lookup.js';
export * from './messages.js';
export * from './names.js';
export * from './official.js';
export { whyRefused } from './refusals.js';
export * from './search/index.js';
