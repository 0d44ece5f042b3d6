/** What is made of what was measured. */

/** Megabytes the server held, so many seconds after the attacks began. */
export interface Sample {
  at: number;
  mb: number;
}

/** Milliseconds in which 95 of 100 honest answers have to be shown. */
export const GOAL = 300;
/** Milliseconds after which an answer that is not there is lost. */
export const LOST = 20_000;
/** What memory may grow by: this part of it, and so many megabytes. */
const MORE = 0.15;
const MORE_MB = 50;

/** @returns the value under which so many percent of the values lie; NaN where there is none */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN;
}

export interface Memory {
  /** Megabytes at the beginning, after the warm-up and at the end. */
  start: number;
  warm: number;
  end: number;
  most: number;
  /** Medians of the second quarter, without what still belongs to the warm-up, and of the last. */
  middle: number;
  last: number;
  /** What the last may be. */
  allowed: number;
  flat: boolean;
}

/**
 * Whether memory has stayed flat. The first third of the time is warm-up: caches fill, threads begin. After it the median of the last quarter of the time
 * may be 15 % and 50 MB above the median of the second quarter, as far as that lies behind the warm-up: what has been let go of need not have been given
 * back to the system yet, and what is kept of tables, people and decks takes a little room, but what an attack takes has to come to an end.
 * @param seconds how long the attacks went on
 */
export function memoryOf(samples: readonly Sample[], seconds: number): Memory {
  const between = (from: number, to: number): number =>
    percentile(
      samples.filter(({ at }) => at >= from * seconds && at <= to * seconds).map(({ mb }) => mb),
      50,
    );
  const [middle, last] = [between(1 / 3, 1 / 2), between(3 / 4, 1)];
  const allowed = middle * (1 + MORE) + MORE_MB;
  const mb = samples.map((s) => s.mb);
  return {
    start: mb[0] ?? Number.NaN,
    warm: samples.find(({ at }) => at >= seconds / 3)?.mb ?? Number.NaN,
    end: mb[mb.length - 1] ?? Number.NaN,
    most: Math.max(...mb),
    middle,
    last,
    allowed,
    flat: last <= allowed,
  };
}

/** Times of answers, in milliseconds. */
export interface Times {
  answers: number;
  p50: number;
  p95: number;
  max: number;
}

export const timesOf = (latencies: readonly number[]): Times => ({
  answers: latencies.length,
  p50: percentile(latencies, 50),
  p95: percentile(latencies, 95),
  max: percentile(latencies, 100),
});
