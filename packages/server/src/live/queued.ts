/** Seats at a table whose last step waits until there is some of their share of the processor again. */
import type { Owner } from '../workers/shares.js';
import type { Processor } from './processor.js';

/** Milliseconds of waiting that a player is told of. */
const NOTICED = 1500;

export class Queued {
  private readonly seats = new Set<number>();

  /** @param closed whether nobody waits any more */
  constructor(
    private readonly processor: Processor,
    private readonly closed: () => boolean,
  ) {}

  has(seat: number): boolean {
    return this.seats.has(seat);
  }

  /** Lets time pass until there is some of the share again. */
  async share(seat: number, owners: readonly Owner[], late: (seconds: number) => void): Promise<void> {
    let wait = this.processor.wait(owners);
    if (wait === 0) return;
    this.seats.add(seat);
    if (wait > NOTICED) late(Math.ceil(wait / 1000));
    try {
      for (; wait > 0 && !this.closed(); wait = this.processor.wait(owners))
        await new Promise<void>((done) => setTimeout(done, Math.min(wait, 5000)).unref());
    } finally {
      this.seats.delete(seat);
    }
  }
}
