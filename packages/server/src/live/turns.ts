import { networkOf } from '../network.js';

/**
 * Turns on the thread that plays, for what may wait: one at a time, with room in between for everything else that happens, and each address in its turn.
 * Promises alone give nobody room: what follows one of them is done before anything else is.
 */
export class Turns {
  /** Who waits, by address; the one that is first has the next turn. */
  private readonly lines = new Map<string, (() => void)[]>();

  /** Resolved when it is the turn of somebody at this address: what he does then he has to do at once. */
  next(address = ''): Promise<void> {
    const from = networkOf(address);
    return new Promise((begin) => {
      const line = this.lines.get(from);
      if (line) line.push(begin);
      else this.lines.set(from, [begin]);
      if (!line && this.lines.size === 1) setImmediate(() => this.go());
    });
  }

  private go(): void {
    const [first] = this.lines;
    if (!first) return;
    const [from, line] = first;
    line.shift()?.();
    // Behind all others.
    this.lines.delete(from);
    if (line.length > 0) this.lines.set(from, line);
    if (this.lines.size > 0) setImmediate(() => this.go());
  }
}
