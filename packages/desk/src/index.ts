/** The desks of tournaments and of judges: what is asked of them, and their answers as documents and as lines, for whatever front door. */
export type { Answer, Asker, Desk, Events, KeptEvent } from './desk.js';
export { eventFiles } from './files/event-files.js';
export type { Place } from './files/lock.js';
export { salvageEvent } from './files/salvage.js';
export { eventFromText } from './files/store.js';
export * from './judge/index.js';
export * from './tournament/index.js';
