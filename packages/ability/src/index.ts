/** The ability language: types, validation, rendering. */
export * from './basics.js';
export * from './card.js';
export * from './cast-times.js';
export * from './cost-actions.js';
export * from './deck-condition.js';
export * from './keywords.js';
export * from './language.js';
export * from './mana.js';
export * from './render/index.js';
export * from './substitute.js';
export * from './subtypes.js';
export * from './validate.js';
