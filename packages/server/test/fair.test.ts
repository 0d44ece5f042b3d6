/** A queue in which everybody has the same share of the time. */
import { expect, test } from 'vitest';
import { FairQueue } from '../src/computer/fair.js';

test('of those who wait it is the turn of the address that was given least, and of its person who was', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 4; i++) queue.add({ address: 'a', person: `p${i % 2}` }, `a${i}`);
  queue.add({ address: 'b', person: 'q' }, 'b0');
  queue.add({ address: 'b', person: 'q' }, 'b1');
  const order: string[] = [];
  for (let found = queue.take(); found; found = queue.take()) {
    order.push(found.item);
    queue.charge(found.share, found.share.address === 'a' ? 300 : 100);
  }
  // b's two thoughts of 100 come before the second of a, whose first took 300.
  expect(order).toEqual(['a0', 'b0', 'b1', 'a1', 'a2', 'a3']);
  expect(queue.length).toBe(0);
});
