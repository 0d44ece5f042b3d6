/** The server of the load test: what `apnap serve` starts, and it tells its memory when asked. `server.ts DATA PORT [DATABASE_URL]`. */
import { startServer } from '@apnap/server';

const [data, port, databaseUrl] = process.argv.slice(2);
const server = await startServer({
  data,
  port: Number(port),
  host: 'localhost',
  computerThreads: 1,
  // All clients come from one address.
  perMinute: 1_000_000,
  // Clients of a load test answer as fast as they are told to.
  shares: { playing: { person: { rate: 1, burst: 1e6 }, address: { rate: 1e3, burst: 1e9 } } },
  report: (what) => console.error(what),
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
});
process.on('message', () => {
  // What the first collection lets go of outside the heap is gone after the next.
  globalThis.gc?.();
  setTimeout(() => {
    globalThis.gc?.();
    process.send?.(process.memoryUsage());
  }, 1000);
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
