/** Progress on standard error: a bar on a terminal, a plain line now and then elsewhere. */
import type { Io } from './io.js';

/** Milliseconds between plain lines, and between redraws of the bar. */
const EVERY_LINE = 5000;
const EVERY_DRAW = 100;
const BAR = 30;

export class Progress {
  private last: number;
  private drawn = false;

  /** @param say the line for so many done. */
  constructor(
    private readonly io: Io,
    private readonly total: number,
    private readonly say: (done: number) => string,
  ) {
    this.last = io.now();
  }

  update(done: number): void {
    const now = this.io.now();
    if (now - this.last < (this.io.errIsTerminal ? EVERY_DRAW : EVERY_LINE)) return;
    this.last = now;
    if (!this.io.errIsTerminal) {
      this.io.err(`${this.say(done)}\n`);
      return;
    }
    const full = Math.round((BAR * done) / Math.max(1, this.total));
    this.io.err(`\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${this.say(done)}`);
    this.drawn = true;
  }

  /** Takes the bar away. */
  end(): void {
    if (this.drawn) this.io.err('\r\u001b[K');
  }
}
