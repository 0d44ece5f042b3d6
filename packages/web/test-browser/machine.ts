/** The machine on which the tests in the browser run: how fast it is, and what else it does. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Page } from 'playwright-core';

/** A page of which one knows what it has worked. */
export interface Timed {
  page: Page;
  /** What the page's main thread has worked so far, in milliseconds. */
  worked(): Promise<number>;
}

export async function timed(page: Page): Promise<Timed> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find((m) => m.name === 'TaskDuration')?.value ?? 0);
  };
  return { page, worked };
}

/** Milliseconds of processor time for {@link WORK} on the machine that the limit is meant for. */
const WORK_MS = 45;

/** Work that is the same everywhere: how long it takes says how fast a machine is. */
const WORK = (): number => {
  const sums = new Float64Array(4096);
  for (let i = 0; i < 2e7; i++) sums[i & 4095] += Math.sqrt(i ^ (i >> 3));
  return sums[7];
};

/** A machine that is slower than this is none to judge by: there the test fails for what it is. */
const MOST_SLOWNESS = 1.5;

/** How much longer this machine takes than the one the limit is meant for; 1 where it is as fast. */
export async function slowness({ page, worked }: Timed): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 7; n++) {
    const start = await worked();
    await page.evaluate(WORK);
    times.push((await worked()) - start);
  }
  if (process.env.TIMES) process.stdout.write(`browser: the same work takes ${times.map(Math.round).join(' ')}\n`);
  return Math.min(MOST_SLOWNESS, Math.max(1, Math.min(...times) / WORK_MS));
}

/** Less of the processors' time than this is left over: the clock says more of what else the machine does than of the page. */
const LEAST_IDLE = 0.2;
/** More of it than this was given to other machines on the same processors: the same. */
const MOST_STOLEN = 0.01;

/** Processor time of the machine so far: what nobody used, what it did not get, and all. Where the system does not say what was not got, it is nothing. */
export function processors(): { idle: number; stolen: number; all: number } {
  try {
    const times = readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1, 9).map(Number);
    return { idle: times[3], stolen: times[7], all: times.reduce((a, b) => a + b, 0) };
  } catch {
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    return { idle: sum(cpus().map((c) => c.times.idle)), stolen: 0, all: sum(cpus().flatMap((c) => Object.values(c.times))) };
  }
}

/** Whether the machine had so much else to do since then that the clock is no judge. */
export function busySince(before: ReturnType<typeof processors>): boolean {
  const after = processors();
  const part = (what: 'idle' | 'stolen') => (after[what] - before[what]) / Math.max(1, after.all - before.all);
  return part('idle') < LEAST_IDLE || part('stolen') > MOST_STOLEN;
}
