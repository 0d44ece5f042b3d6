/** What must be written is tried again for as long as the database is away: whoever waits for it goes on waiting, and nothing is lost. */
import { type DatabaseFault, passes } from '../db/faults.js';
import type { Log } from '../log.js';

/** Milliseconds before it is tried again: the first time, and at most. */
const FIRST = 50;
const MOST = 1000;

export class Patience {
  private stopped = false;
  private readonly pauses = new Set<() => void>();
  /** The first time that something fails, and the first time that it does not, are worth a line. */
  private away = false;
  private since = 0;

  constructor(private readonly log: Log) {}

  /** Does something as often as it takes. @param work told whether it was tried before: then it may have been done. @throws what does not pass */
  async with<T>(work: (again: boolean) => Promise<T>): Promise<T> {
    for (let n = 0; ; n++) {
      try {
        return await this.once(() => work(n > 0));
      } catch (e) {
        if (!passes(e) || this.stopped) throw e;
      }
      await this.pause(Math.min(MOST, FIRST * 2 ** n));
    }
  }

  /** Does something once. */
  async once<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      if (this.away) this.log.tell('database.back', { ms: Math.round(performance.now() - this.since) }, 'the database is back');
      this.away = false;
      return result;
    } catch (e) {
      if (!this.away && passes(e)) this.leave(e as DatabaseFault);
      this.away ||= passes(e);
      throw e;
    }
  }

  private leave(e: DatabaseFault): void {
    this.since = performance.now();
    this.log.tell('database.away', { kind: e.kind, what: e.what }, `the database is away: ${e.message}`);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.pauses.delete(go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      this.pauses.add(go);
    });
  }

  /** Nobody waits any longer. */
  stop(): void {
    this.stopped = true;
    for (const go of this.pauses) go();
  }
}
