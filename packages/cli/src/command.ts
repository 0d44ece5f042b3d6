/** The `apnap` command. */
import { processIo } from './io.js';
import { run } from './program.js';

// A reader that goes away (`apnap … | head`) is no fault.
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  if (e.code === 'EPIPE') process.exit(0);
  throw e;
});
// Nobody reads what is told to nobody: no reason to end.
process.stderr.on('error', () => {});

process.exitCode = await run(process.argv.slice(2), processIo());
