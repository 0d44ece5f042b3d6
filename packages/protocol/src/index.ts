/** What passes between the server and its clients: types of messages, checks of what comes in, and patches. */
export type { Answer } from '@apnap/kernel';
export type { Lang, Text } from '@apnap/words';
export * from './draft.js';
export * from './duel.js';
export * from './game.js';
export * from './http.js';
export * from './magic.js';
export * from './names.js';
export * from './official.js';
export * from './parts.js';
export * from './patch.js';
export * from './shown.js';
export * from './socket.js';
export { STAFF_ROLES, type StaffRole, type StaffView } from './staff.js';
export * from './table.js';
export * from './tournament.js';
