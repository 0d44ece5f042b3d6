/** Deck files of other programs. */
export * from './files.js';
export { fit, type Loss } from './holds.js';
export * from './model.js';
export * from './printings.js';
