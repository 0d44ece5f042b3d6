/** The server: tables, accounts and the HTTP and WebSocket sides of them. */
export { FolderInUse } from './db/lock.js';
export { type RunningServer, type ServerOptions, startServer } from './server.js';
