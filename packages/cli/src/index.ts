/** The command as a function, for tests and for other front doors. */
export { CliError, type Io, processIo } from './io.js';
export { run } from './program.js';
