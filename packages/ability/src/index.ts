/** The ability language: types, validation, rendering. */
export * from './basics.js';
export * from './card.js';
export * from './language.js';
export * from './mana.js';
