/** How long the thread that plays may work at one thing: what it was not given of the processors is not counted. */
import { Overrun, tick } from '@apnap/kernel';
import { expect, test } from 'vitest';
import { Processor } from '../src/live/processor.js';
import { counted, threadNumber } from '../src/workers/processor.js';

const sleep = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Asks the meter so often that it looks at its limit. */
function ticks(): void {
  for (let n = 0; n < 10_000; n++) tick();
}

test.runIf(counted(threadNumber()) !== null)('time in which it does not work does not count, but not for ever', () => {
  const processor = new Processor();
  const sleeping = (ms: number): (() => string) => {
    return () => {
      sleep(ms);
      ticks();
      return 'done';
    };
  };
  expect(processor.within(300, sleeping(700))).toBe('done');
  expect(() => processor.within(100, sleeping(700))).toThrow(Overrun);
});

test('work beyond the limit is broken off', () => {
  const working = (): void => {
    for (const until = performance.now() + 20_000; performance.now() < until; ) ticks();
  };
  const since = performance.now();
  expect(() => new Processor().within(200, working)).toThrow(Overrun);
  expect(performance.now() - since).toBeLessThan(5000);
});

test.runIf(counted(threadNumber()) !== null)('who plays on a busy machine is charged for the work of the thread alone', () => {
  const processor = new Processor();
  const owners = [{ person: 'p', address: 'a' }];
  // ten times as much as a person may use at once, if the clock counted
  processor.charge(owners, () => sleep(1000));
  expect(processor.wait(owners)).toBe(0);
  const working = (): void => {
    for (const until = performance.now() + 5000, work = { n: 0 }; performance.now() < until; work.n++);
  };
  processor.charge(owners, working);
  expect(processor.wait(owners)).toBeGreaterThan(0);
});
