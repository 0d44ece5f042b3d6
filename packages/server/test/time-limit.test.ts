/** A pattern that somebody thought of has its limit of time: of its own time, not of the machine's. */
import { expect, test } from 'vitest';
import { within } from '../src/decks/time-limit.js';
import { counted, threadNumber } from '../src/workers/processor.js';

const sleep = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('what works beyond its time is broken off', () => {
  let tries = 0;
  const since = performance.now();
  const hostile = (): boolean => {
    tries++;
    return /^(a+)+$/.test(`${'a'.repeat(60)}b`);
  };
  expect(within(200, hostile)).toBeNull();
  expect(tries, 'no more often than a busy machine makes it').toBeLessThanOrEqual(5);
  expect(performance.now() - since).toBeLessThan(5000);
});

test.runIf(counted(threadNumber()) !== null)('what had no processor is tried again, but not for ever', () => {
  let tries = 0;
  const late = (ready: number) => () => {
    if (++tries < ready) sleep(10_000);
    return 'done';
  };
  expect(within(200, late(3))).toBe('done');
  tries = 0;
  expect(within(50, late(1000))).toBeNull();
  expect(tries).toBeLessThan(10);
});

test('what fails fails', () => {
  expect(() =>
    within(200, () => {
      throw new RangeError('no such thing');
    }),
  ).toThrow('no such thing');
});
