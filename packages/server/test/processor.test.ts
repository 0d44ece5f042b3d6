/** How long the thread that plays may work at one thing: what it was not given of the processors is not counted. */
import { Overrun, tick } from '@apnap/kernel';
import { expect, test } from 'vitest';
import { Processor } from '../src/live/processor.js';
import { counted, OwnTime, threadNumber } from '../src/workers/processor.js';

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

test.runIf(counted(threadNumber()) !== null)(
  'the time of the own thread is that of the system, or less than it knows well enough above it',
  () => {
    const time = new OwnTime();
    const busy = (ms: number): void => {
      for (const until = performance.now() + ms, work = { n: 0 }; performance.now() < until; work.n++);
    };
    const taken = [3, 20, 60].map((ms) => {
      const [before, work] = [counted(threadNumber())?.ran ?? 0, time.begin()];
      sleep(30);
      busy(ms);
      const own = work.taken();
      return own - ((counted(threadNumber())?.ran ?? 0) - before);
    });
    for (const more of taken) expect(more).toBeLessThanOrEqual(5);
    for (const more of taken) expect(more).toBeGreaterThan(-5);
  },
);

test('for many short steps the system is asked seldom, and all of them count', () => {
  let asked = 0;
  const time = new OwnTime(() => {
    asked++;
    return counted(threadNumber())?.ran ?? performance.now();
  });
  const work = { n: 0 };
  let [sum, steps] = [0, 0];
  const since = performance.now();
  while (performance.now() - since < 200) {
    const step = time.begin();
    for (let i = 0; i < 2000; i++) work.n++;
    sum += step.taken();
    steps++;
  }
  const passed = performance.now() - since;
  expect(steps).toBeGreaterThan(200);
  // Once each five milliseconds, and where a step took long because the thread was not given a processor.
  expect(asked).toBeLessThan(steps / 2);
  expect(sum).toBeGreaterThan(50);
  expect(sum).toBeLessThanOrEqual(passed);
});
