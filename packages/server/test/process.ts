/** Servers as processes that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '@apnap/server';
import type { Home } from './server.js';

export interface Child {
  process: ChildProcess;
  url: string;
  errors: string[];
  /** As `kill -9` does it; resolved when it is gone. */
  kill(): Promise<void>;
  /** Stops it where it is, and lets it go on. */
  pause(): void;
  resume(): void;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const p of running) p.kill('SIGKILL');
});

/** @param more options of the server */
export function startChild({ data, databaseUrl }: Home, port = 0, more: Partial<ServerOptions> = {}): Promise<Child> {
  const script = fileURLToPath(new URL('./child.ts', import.meta.url));
  // what is built: it begins in half the time that the sources take
  const args = ['--liftoff-only', '--import', 'tsx', script, data, String(port), databaseUrl ?? '', JSON.stringify(more)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const errors: string[] = [];
  child.stderr.on('data', (d) => errors.push(String(d)));
  const gone = new Promise<void>((done) => {
    child.on('exit', () => {
      running.delete(child);
      done();
    });
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (d) => {
      said += String(d);
      const url = /ready (\S+)\n/.exec(said)?.[1];
      if (url)
        resolve({
          process: child,
          url,
          errors,
          kill: () => {
            child.kill('SIGKILL');
            return gone;
          },
          pause: () => void child.kill('SIGSTOP'),
          resume: () => void child.kill('SIGCONT'),
        });
    });
    void gone.then(() => reject(new Error(`the server ended: ${errors.join('')}`)));
  });
}
