/** Formats and the rules for decks. */
export { canLead, canLeadAlone, canLeadTogether, hasColorChosen } from './allow.js';
export * from './card.js';
export * from './check.js';
export * from './format.js';
export * from './types.js';
