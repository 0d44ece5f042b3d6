import { createInterface } from 'node:readline';
import type { Refused } from '@apnap/system';

/** The world outside as the commands see it, so that tests can put another in its place. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether a person looks at standard output, and at standard error. */
  outIsTerminal: boolean;
  errIsTerminal: boolean;
  columns: number;
  env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since some moment. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** Lines of standard input, as they come. */
  lines(): AsyncIterable<string>;
}

/** The process itself. */
export function processIo(): Io {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    outIsTerminal: process.stdout.isTTY === true,
    errIsTerminal: process.stderr.isTTY === true,
    columns: process.stdout.columns ?? 100,
    env: process.env,
    now: () => performance.now(),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  };
}

/**
 * With what a run ends that says why on standard error. 1: a negative result; 2: bad usage or input. Of `apnap serve` besides: 3: what is kept is missing or
 * damaged; 4: the disk is full; 5: it broke down while it served.
 */
export type ExitCode = 1 | 2 | 3 | 4 | 5;

const REFUSED: Readonly<Record<Refused['why'], ExitCode>> = { no: 1, input: 2 };

/** A run that ends with a line on standard error. */
export class CliError extends Error {
  constructor(
    readonly exitCode: ExitCode,
    message: string,
  ) {
    super(message);
  }
}

/** With what a run ends that was refused here or by what it works with. */
export const exitCodeOf = (e: CliError | Refused): ExitCode => ('exitCode' in e ? e.exitCode : REFUSED[e.why]);
