/** Questions about the rules, made of real positions of the engine, with answers that the engine gives. */
export { NAMES } from './bench.js';
export { type Because, FAMILIES, type FamilyId, LEVELS, type Level, type Question } from './question.js';
export { say, type TextId } from './said.js';
export { STEPS } from './tower.js';
export { Trainer } from './trainer.js';
