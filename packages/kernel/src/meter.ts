/**
 * The meter: a limit to the work of one call. Loops that what somebody plays can make long say {@link tick}; inside {@link metered} every few
 * hundred ticks a function from outside is asked whether the limit is reached, so that nothing here knows of time. A call that is broken off
 * has changed nothing, as states are values: whoever made it still has the state from before. What a call gives never depends on the meter.
 */

/** The work that was allowed for one call is used up: it was broken off, and nothing came of it. */
export class Overrun extends Error {
  constructor() {
    super('the work allowed for one call is used up');
    this.name = 'Overrun';
  }
}

/** Ticks after which the function from outside is asked. A tick stands for about a microsecond or less. */
const EVERY = 512;
/** Ticks between two questions where nothing is metered. It stays a small integer, for the sake of speed. */
const FAR = 2 ** 30 - 1;

let left = FAR;
let limit: (() => boolean) | null = null;

/**
 * Says that some work is done. @param n how much, where it is more than a few comparisons.
 * @throws Overrun inside a metered call whose limit is reached.
 */
export function tick(n = 1): void {
  left -= n;
  if (left < 0) look();
}

function look(): void {
  left = limit === null ? FAR : EVERY;
  if (limit?.()) throw new Overrun();
}

/**
 * Does the work, as long as `over` does not say that it is enough. A metered call within another one ends with whichever limit is reached first.
 * @param over asked now and then; it must not throw.
 * @throws Overrun when it was broken off; whatever `work` throws.
 */
export function metered<T>(over: () => boolean, work: () => T): T {
  const outer = limit;
  const outerLeft = left;
  limit = outer === null ? over : () => outer() || over();
  left = EVERY;
  try {
    return work();
  } finally {
    limit = outer;
    left = outerLeft;
  }
}
