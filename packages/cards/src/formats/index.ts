/** Formats and the rules for decks. */
export * from './card.js';
export * from './check.js';
export * from './format.js';
export * from './types.js';
