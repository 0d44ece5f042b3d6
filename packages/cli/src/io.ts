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
  };
}

/** A run that ends with a line on standard error: 1 for a negative result, 2 for bad usage or input. */
export class CliError extends Error {
  constructor(
    readonly exitCode: 1 | 2,
    message: string,
  ) {
    super(message);
  }
}
