/** A server in a process of its own, to be killed: `child.ts DATA PORT [DATABASE_URL]`. Prints where it is. */
import { startServer } from '@apnap/server';

const [data, port, databaseUrl] = process.argv.slice(2);
const server = await startServer({
  data,
  port: Number(port),
  host: 'localhost',
  computerThreads: 1,
  perMinute: 100_000,
  perSecond: 1000,
  report: (what) => console.error(what),
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
});
console.log(`ready ${server.url}`);
