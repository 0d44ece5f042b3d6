/** Threads for work that strangers describe, and shares of a processor. */
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { counted, threadNumber } from '../src/workers/processor.js';
import { Shares } from '../src/workers/shares.js';
import { Crowded, Failed, Overran, Threads } from '../src/workers/threads.js';

type Task = { spin?: number; sleep?: number; say?: string; fill?: true; fail?: string };

/** A thread that does what it is told: spins for so long, fills its memory, fails. */
const SOURCE = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, task }) => {
  parentPort.postMessage({ id, begun: true });
  const until = performance.now() + (task.spin ?? 0);
  while (performance.now() < until);
  if (task.sleep) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task.sleep);
  const all = [];
  while (task.fill) all.push(new Array(1e6).fill(all.length));
  if (task.fail) parentPort.postMessage({ id, error: task.fail });
  else parentPort.postMessage({ id, result: task.say ?? '' });
});
let thread = null;
try { thread = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').pop()); } catch {}
parentPort.postMessage({ ready: true, thread });
`;

const threads = (size: number, patience = 60_000): Threads<Task, string> =>
  new Threads(() => new Worker(SOURCE, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } }), { size, patience });

test('a job that overruns is ended and its thread replaced; those that wait are done', async () => {
  const t = threads(1);
  const endless = t.run('a', 200, { spin: 1e9 });
  const after = t.run('b', 5000, { say: 'done' });
  await expect(endless).rejects.toBeInstanceOf(Overran);
  expect((await after).result).toBe('done');
  expect(t.replaced).toBe(1);
  await expect(t.run('a', 1000, { fail: 'as it says' })).rejects.toThrow('as it says');
  expect((await t.run('a', 5000, { spin: 1000, say: 'x' })).ms).toBeGreaterThan(40);
  await t.close();
  await expect(t.run('a', 1000, {})).rejects.toThrow('closed');
});

test.runIf(counted(threadNumber()) !== null)(
  'a limit is of processor time: a job that is not given any may take longer by the clock, but not for ever',
  async () => {
    const t = threads(1);
    const waited = await t.run('a', 300, { sleep: 700, say: 'late' });
    expect(waited.result).toBe('late');
    expect(waited.ms).toBeLessThan(300);
    await expect(t.run('a', 200, { sleep: 60_000 })).rejects.toBeInstanceOf(Overran);
    const failed = await t.run('a', 300, { sleep: 700, fail: 'late' }).catch((e: unknown) => e);
    expect(failed).toBeInstanceOf(Failed);
    expect((failed as Failed).ms, 'what a failed job is charged with').toBeLessThan(300);
    await t.close();
  },
);

test('a job that fills its memory is ended like one that takes too long', async () => {
  const t = threads(1);
  await expect(t.run('a', 30_000, { fill: true })).rejects.toBeInstanceOf(Overran);
  expect((await t.run('a', 5000, { say: 'again' })).result).toBe('again');
  await t.close();
});

test('a job whose turn does not come is told so, and is not done any more', async () => {
  const t = threads(1, 150);
  // The thread may take longer than that to begin.
  while ((await t.run('a', 5000, {}).catch(() => null)) === null);
  const first = t.run('a', 5000, { spin: 600, say: 'first' });
  const late = t.run('b', 5000, { say: 'late' });
  await expect(late).rejects.toBeInstanceOf(Crowded);
  expect((await first).result).toBe('first');
  expect((await t.run('b', 5000, { say: 'next' })).result).toBe('next');
  await t.close();
});

test('turns go round by owner: many jobs of one do not keep another waiting', async () => {
  const t = threads(1);
  const order: string[] = [];
  const job = (owner: string, n: number): Promise<unknown> => t.run(owner, 5000, { spin: 5 }).then(() => order.push(`${owner}${n}`));
  const all = [...Array(10).keys()].map((n) => job('a', n));
  await Promise.all([...all, job('b', 0), job('c', 0)]);
  expect(order.indexOf('b0')).toBeLessThanOrEqual(3);
  expect(order.indexOf('c0')).toBeLessThanOrEqual(3);
  await t.close();
});

test('nobody can have more than some jobs waiting', async () => {
  const t = threads(1);
  const jobs = [...Array(60).keys()].map(() => t.run('a', 5000, { spin: 2 }).catch((e: Error) => e));
  const done = await Promise.all(jobs);
  expect(done.filter((x) => x instanceof Crowded).length).toBeGreaterThan(20);
  expect(done.filter((x) => !(x instanceof Error)).length).toBeGreaterThan(10);
  await t.close();
});

test('of several threads one is kept free of long jobs', async () => {
  const t = threads(2);
  const long = [t.run('a', 20_000, { spin: 1500 }), t.run('b', 20_000, { spin: 1500 })];
  const start = performance.now();
  await t.run('c', 1000, { say: 'short' });
  expect(performance.now() - start).toBeLessThan(1400);
  await Promise.all(long);
  await t.close();
});

test('a share is used up and fills again with time; of an address it is used by all who are there', () => {
  let now = 0;
  const shares = new Shares({ person: { rate: 0.1, burst: 100 }, address: { rate: 0.2, burst: 300 } }, () => now);
  const who = (person: string, address = '10.0.0.1') => [{ person, address }];
  expect(shares.wait(who('a'))).toBe(0);
  shares.spend(who('a'), 150);
  expect(shares.wait(who('a'))).toBe(510);
  expect(shares.wait(who('b'))).toBe(0);
  now += 600;
  expect(shares.wait(who('a'))).toBe(0);
  for (const p of ['b', 'c', 'd', 'e']) shares.spend(who(p), 90);
  // No one of them has used up his own, but together they have what their address has.
  expect(shares.wait(who('f'))).toBeGreaterThan(0);
  expect(shares.wait(who('f', '10.0.0.2'))).toBe(0);
  now += 1e6;
  expect(shares.wait(who('f'))).toBe(0);
});

test('a person counts at the address where he was seen last; an IPv6 address is the part that a customer has', () => {
  const shares = new Shares({ person: { rate: 0.1, burst: 1e9 }, address: { rate: 0.2, burst: 100 } }, () => 0);
  shares.meet('a', '10.0.0.1');
  shares.spend([{ person: 'a' }], 200);
  expect(shares.wait([{ address: '10.0.0.1' }])).toBeGreaterThan(0);
  expect(shares.wait([{ address: '::ffff:10.0.0.1' }])).toBeGreaterThan(0);
  shares.spend([{ address: '2001:db8:1:2:3:4:5:6' }], 200);
  expect(shares.wait([{ address: '2001:db8:1:2::9' }])).toBeGreaterThan(0);
  expect(shares.wait([{ address: '2001:db8:1:3::9' }])).toBe(0);
});
