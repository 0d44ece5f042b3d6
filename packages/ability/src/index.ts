/** The ability language: types, validation, rendering. */
export * from './basics.js';
export * from './card.js';
export * from './cast-times.js';
export * from './cost-actions.js';
export * from './counters.js';
export * from './deck-condition.js';
export * from './flow.js';
export * from './keywords.js';
export * from './language.js';
export * from './mana.js';
export type { Parts } from './phrases/parts.js';
export type { Captures } from './phrases/phrase.js';
export { PHRASES } from './phrases/table.js';
export * from './render/index.js';
export * from './substitute.js';
export * from './subtypes.js';
export * from './validate.js';
