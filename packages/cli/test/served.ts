/** `apnap serve` as a process, as it is built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const MAIN = join(ROOT, 'packages/cli/dist/main.js');

const running = new Set<ChildProcess>();
/** Ends what still runs. */
export function endAll(): void {
  for (const p of running) p.kill('SIGKILL');
}
process.on('exit', endAll);

export interface Ended {
  code: number | null;
  signal: string | null;
  /** Seconds since it was started. */
  seconds: number;
}

export interface Served {
  process: ChildProcess;
  out(): string;
  err(): string;
  /** The address at which it serves; null: it ended before it did. */
  url: Promise<string | null>;
  ended: Promise<Ended>;
}

export interface How {
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** A program that runs it, with its arguments. */
  by?: readonly string[];
}

/** Starts it. Who does not end within three minutes is killed. */
export function serve(data: string, how: How = {}): Served {
  const command = [
    ...(how.by ?? []),
    process.execPath,
    '--liftoff-only',
    MAIN,
    'serve',
    '--port',
    '0',
    '--data',
    data,
    '--per-minute',
    '1000000',
    ...(how.args ?? []),
  ];
  const began = performance.now();
  const child = spawn(command[0], command.slice(1), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'C', LC_ALL: 'C', ...how.env },
  });
  running.add(child);
  let [out, err] = ['', ''];
  child.stderr?.on('data', (d) => {
    err += String(d);
  });
  const late = setTimeout(() => child.kill('SIGKILL'), 180_000);
  const ended = new Promise<Ended>((done) => {
    child.on('close', (code, signal) => {
      clearTimeout(late);
      running.delete(child);
      done({ code, signal, seconds: (performance.now() - began) / 1000 });
    });
  });
  const url = new Promise<string | null>((done) => {
    child.stdout?.on('data', (d) => {
      out += String(d);
      const at = /http:\/\/localhost:\d+/.exec(out)?.[0];
      if (at) done(at);
    });
    void ended.then(() => done(null));
  });
  return { process: child, out: () => out, err: () => err, url, ended };
}

/** Ends it as one does. */
export function stop(s: Served): Promise<Ended> {
  s.process.kill('SIGTERM');
  return s.ended;
}

/** The lines it has written about what is wrong. */
export const words = (s: Served): string[] => s.err().trim().split('\n');
