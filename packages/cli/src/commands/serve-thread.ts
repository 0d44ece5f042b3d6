/** The thread in which `apnap serve` serves. Another one, which does nothing else, takes signals and sees whether this one still does anything. */
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseFault, FolderInUse, type RunningServer, startServer } from '@apnap/server';
import type { FromServer, ServeStart, ToServer, Trouble } from './serve-messages.js';

const { options, beat } = workerData as ServeStart;
const port = parentPort;
if (!port) throw new Error('this is a thread');
const tell = (message: FromServer): void => port.postMessage(message);

const beats = new Int32Array(beat);
setInterval(() => Atomics.add(beats, 0, 1), 1000).unref();

function troubleOf(e: unknown): Trouble {
  if (e instanceof FolderInUse) {
    const { folder, pid, host, elsewhere } = e;
    return { kind: 'folderInUse', folder, pid, host, elsewhere };
  }
  if (e instanceof DatabaseFault) return { kind: 'database', fault: e.kind, where: e.where, what: e.what };
  if ((e as NodeJS.ErrnoException).code === 'EADDRINUSE') return { kind: 'portInUse', port: Number((e as { port?: unknown }).port) };
  return { kind: 'other', what: (e as Error).message };
}

let server: RunningServer | null = null;
let asked = false;
async function end(): Promise<void> {
  await server?.close();
  tell({ kind: 'closed' });
  port?.close();
}
port.on('message', (m: ToServer) => {
  m satisfies 'close';
  asked = true;
  if (server) void end();
});

try {
  server = await startServer({
    ...options,
    log: (entry) => tell({ kind: 'log', entry }),
    notice: (notice) => tell({ kind: 'notice', notice }),
    fatal: (fault) => tell({ kind: 'trouble', trouble: troubleOf(fault) }),
  });
  tell({ kind: 'ready', url: server.url, hasClient: server.hasClient });
  // It was asked to end while it was starting.
  if (asked) await end();
} catch (e) {
  tell({ kind: 'trouble', trouble: troubleOf(e) });
}
