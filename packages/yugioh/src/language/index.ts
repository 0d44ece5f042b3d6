/** The language of the cards: what texts say, as data. */
export * from './basics.js';
export * from './card.js';
export * from './effects.js';
export type { ActivatedKind, PlaceRef } from './expressions.js';
