/** Importers of card files: what the embedding script and the command use. */
export * from '../db/container.js';
export * from '../db/encode.js';
export * from './merge.js';
export * from './raw.js';
export * from './reader.js';
export * from './rows.js';
export * from './rulings.js';
export * from './sets.js';
export * from './split.js';
