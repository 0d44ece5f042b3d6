/** Measuring: the median over batches, each long enough for the clock. */
export interface BenchResult {
  name: string;
  value: number;
  unit: string;
}

export interface BenchPlan {
  /** Milliseconds a batch lasts at least, and how many there are. */
  batch: number;
  batches: number;
  /** Milliseconds of running before anything is measured: the machine code of a program that has just begun is not yet what it will be. */
  warm: number;
}

export const FULL: BenchPlan = { batch: 20, batches: 15, warm: 800 };
/** For one turn of several. */
export const TURN: BenchPlan = { batch: 20, batches: 5, warm: 300 };
export const QUICK: BenchPlan = { batch: 4, batches: 5, warm: 10 };

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

export const rounded = (n: number): number => Number(n.toPrecision(4));

/** Microseconds of one call: the median over batches. `run(n)` makes the call for the n-th time. */
export function microseconds(plan: BenchPlan, run: (n: number) => unknown): number {
  let n = 0;
  let size = 1;
  const once = (): number => {
    const start = performance.now();
    for (let i = 0; i < size; i++) run(n++);
    return performance.now() - start;
  };
  // Warm up, and find a batch that is long enough.
  for (let ms = once(); ms < plan.batch; ms = once())
    size = Math.min(size * 2, Math.ceil(size * Math.max(1.2, plan.batch / Math.max(ms, 0.001))));
  for (const end = performance.now() + plan.warm; performance.now() < end; ) once();
  const times = Array.from({ length: plan.batches }, () => (once() * 1000) / size);
  return rounded(median(times));
}
