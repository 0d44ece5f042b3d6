/** What the system under a program has to do with: files, locks, threads, and what is to be said where it refuses. */
export { SYSTEM_EN, SYSTEM_ZH } from './catalogue.js';
export { systemError, systemWords, withFile } from './errors.js';
export { readBytes, readText, writeWhole } from './files.js';
export { holdHeaps } from './heap.js';
export * from './lock.js';
export { type Packed, packedUnder, quickForm } from './packed.js';
export { Refused } from './refused.js';
export { newThread } from './thread.js';
