/** Pairings: Swiss with proof, the checker. */
export * from './check.js';
export * from './check-impossible.js';
export { compareCosts, lineOf } from './field.js';
export { PAIRING_MESSAGES, type PairingMessageId, type PairingReason, sayReason } from './messages.js';
export { EXACT, type PodCosts, type PodOutcome, type PodPlayer, type PodProblem, pairPods, podCosts, podSizesFor } from './pods.js';
export { pairSwiss } from './swiss.js';
export * from './types.js';
export { type Why, why, whyNot } from './why.js';
