/** `apnap serve`: the server and the browser client. */
import { dataFolder } from '@apnap/cards/node';
import { FolderInUse, type RunningServer, startServer } from '@apnap/server';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { type Context, wholeNumber } from './common.js';

export interface ServeOptions {
  port: string;
  host: string;
  data?: string;
  databaseUrl?: string;
  advertise?: string;
  origin?: string[];
  secure?: boolean;
  proxies?: string;
  perMinute: string;
}

/** Serves until it is told to end. @returns the exit code. */
export async function serve(cx: Context, o: ServeOptions): Promise<number> {
  const { io, lang, paint } = cx;
  const port = wholeNumber(lang, '--port', o.port, 0);
  const perMinute = wholeNumber(lang, '--per-minute', o.perMinute, 1);
  const data = o.data ?? dataFolder(io.env);
  let server: RunningServer;
  try {
    server = await startServer({
      data,
      port,
      host: o.host,
      perMinute,
      report: (what) => io.err(`${what}\n`),
      ...(o.databaseUrl === undefined ? {} : { databaseUrl: o.databaseUrl }),
      ...(o.advertise === undefined ? {} : { advertise: o.advertise }),
      ...(o.origin === undefined ? {} : { origins: o.origin }),
      ...(o.secure ? { secure: true } : {}),
      ...(o.proxies === undefined ? {} : { proxies: o.proxies }),
    });
  } catch (e) {
    throw whyNot(cx, e, port);
  }
  io.out(`${paint('bold', text(lang, 'serve.ready', { url: server.url }))}\n`);
  if (!server.hasClient) io.out(`${text(lang, 'serve.noClient', { url: server.url })}\n`);
  await new Promise<void>((end) => {
    const stop = (): void => end();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  io.err(`${text(lang, 'serve.stopping')}\n`);
  await server.close();
  return 0;
}

function whyNot(cx: Context, e: unknown, port: number): CliError {
  const { lang } = cx;
  if (e instanceof FolderInUse) return new CliError(2, text(lang, 'error.folderInUse', { folder: e.folder, pid: e.pid }));
  if ((e as NodeJS.ErrnoException).code === 'EADDRINUSE') return new CliError(2, text(lang, 'error.portInUse', { port }));
  return new CliError(2, text(lang, 'error.database', { why: (e as Error).message }));
}
