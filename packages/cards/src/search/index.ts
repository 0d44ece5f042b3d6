/** Searching cards in Scryfall's syntax. */
export * from './card.js';
export { ALL_COLORS, readColors } from './colors.js';
export * from './database.js';
export * from './engine.js';
export { playableLike } from './swap.js';
export { SEARCH_KEYS } from './terms.js';
