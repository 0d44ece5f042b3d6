/** A server in a process of its own, to be killed: `child.ts DATA PORT DATABASE_URL OPTIONS`, the last two may be empty. Prints where it is. */
import { quickForm } from '@apnap/system';

const built = quickForm(new URL('../dist/index.js', import.meta.url));
const { startServer } = (await import(built.href)) as typeof import('@apnap/server');
const [data, port, databaseUrl = '', more = ''] = process.argv.slice(2);
/** More than any test uses. */
const share = { rate: 1000, burst: 1e9 };
const PLENTY = { person: share, address: share };

const server = await startServer({
  data,
  port: Number(port),
  host: 'localhost',
  computerThreads: 1,
  perMinute: 100_000,
  perSecond: 1000,
  shares: { playing: PLENTY, working: PLENTY },
  report: (what) => console.error(what),
  ...(databaseUrl === '' ? {} : { databaseUrl }),
  ...(more === '' ? {} : (JSON.parse(more) as object)),
});
console.log(`ready ${server.url}`);
