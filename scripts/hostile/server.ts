/**
 * The server that is attacked: what `apnap serve` starts, with the limits that everybody has, but for one thing: the word of this machine is taken on where
 * a request comes from, so that there are many addresses. `server.ts DATA HOST PORT`. Says where it is, and what it reports, to who started it.
 */
import { startServer } from '@apnap/server';

const [data, host, port] = process.argv.slice(2);
const server = await startServer({
  data,
  host,
  port: Number(port),
  proxies: '127.0.0.1,::1',
  warm: true,
  report: (report) => process.send?.({ report }),
});
process.send?.({ url: server.url });
// A profile is written at the end of a process.
process.on('SIGTERM', () => process.exit(0));
