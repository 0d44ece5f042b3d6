/** The server: tables, accounts and the HTTP and WebSocket sides of them. */

export { DatabaseFault, type FaultKind } from './db/faults.js';
export { FolderInUse } from './db/lock.js';
export type { Offered } from './desks/desk.js';
export { offeredPlainly } from './desks/plain.js';
export { hostedPlainly, type Words } from './games/plain.js';
export { EVENTS, type EventId, LEVELS, type Level, type LogEntry } from './log.js';
export { type Notice, type RunningServer, type ServerOptions, startServer } from './server.js';
export type { Share, ShareSettings } from './workers/shares.js';
