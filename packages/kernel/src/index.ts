/** What any such game needs: ids, copy-on-write state, decisions, seeded randomness, the machine, replay. */
export * from './bits.js';
export * from './canonical.js';
export * from './cow.js';
export * from './decision.js';
export * from './enumerate.js';
export * from './game.js';
export * from './ids.js';
export * from './machine.js';
export * from './meter.js';
export * from './replay.js';
export * from './rng.js';
export * from './several.js';
export * from './text-form.js';
