/** Pairings: Swiss with proof, the checker. */
export * from './check.js';
export { compareCosts, lineOf } from './field.js';
export { pairSwiss } from './swiss.js';
export * from './types.js';
