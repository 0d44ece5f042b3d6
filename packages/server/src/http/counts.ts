/** How often an address has asked for something in a window of time, by a clock that no change of the system's time moves. */
import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Window {
  n: number;
  /** When it is over, by the steady clock. */
  until: number;
}

/** Addresses that are remembered; the oldest are forgotten first. */
const MOST = 50_000;

/** A store of the plugin that limits how often an address may ask. */
export class Counts implements FastifyRateLimitStore {
  private readonly windows = new Map<string, Window>();

  incr(key: string, done: (e: Error | null, result?: { current: number; ttl: number }) => void, length: number): void {
    const now = performance.now();
    let window = this.windows.get(key);
    if (!window || window.until <= now) {
      // Behind all others: windows end in the order in which they stand here.
      this.windows.delete(key);
      this.forget(now);
      window = { n: 0, until: now + length };
      this.windows.set(key, window);
    }
    window.n++;
    done(null, { current: window.n, ttl: window.until - now });
  }

  private forget(now: number): void {
    for (const [key, { until }] of this.windows) {
      if (until > now && this.windows.size < MOST) return;
      this.windows.delete(key);
    }
  }

  /** Routes with a limit of their own count for themselves. */
  child(): Counts {
    return new Counts();
  }
}
