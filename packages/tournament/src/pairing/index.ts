/** Pairings: Swiss with proof, the checker. */
export * from './check.js';
export * from './check-impossible.js';
export * from './check-pods.js';
export { lineOf } from './field.js';
export { PAIRING_MESSAGES, type PairingMessageId, type PairingReason, sayReason } from './messages.js';
export { EXACT, type PodOutcome, pairPods, podCosts } from './pods.js';
export { pairSwiss } from './swiss.js';
export * from './types.js';
export * from './types-pods.js';
export { type Why, why, whyNot } from './why.js';
