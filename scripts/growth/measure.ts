/** How costs grow: microseconds by size, and the exponent of the power of the size that they are. */
import { type Axis, type Deed, done } from './axes.js';

/** Milliseconds that a batch lasts at least; of all batches the shortest counts, as what else the machine does makes them only longer. */
const BATCH = 2;

export interface Growth {
  of: string;
  deed: Deed;
  sizes: readonly number[];
  /** Microseconds, by size. */
  us: readonly number[];
  exponent: number;
  /** What the exponent may be. */
  most: number;
}

/** Microseconds that it takes at its quickest. */
function quickest(run: () => unknown, batches: number): number {
  let size = 1;
  const batch = (): number => {
    const from = performance.now();
    for (let i = 0; i < size; i++) run();
    return performance.now() - from;
  };
  for (let ms = batch(); ms < BATCH; ms = batch()) size *= 2;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < batches; n++) least = Math.min(least, batch());
  return (least * 1000) / size;
}

/** The slope of the line nearest to the points, both in logarithms. */
export function exponentOf(sizes: readonly number[], us: readonly number[]): number {
  const [x, y] = [sizes.map(Math.log), us.map(Math.log)];
  const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
  const [mx, my] = [mean(x), mean(y)];
  const above = x.reduce((sum, v, i) => sum + (v - mx) * (y[i] - my), 0);
  return above / x.reduce((sum, v) => sum + (v - mx) ** 2, 0);
}

/** @param batches how often each size is measured; all sizes in turns, so that what else the machine does falls on all alike */
export function growthOf(axis: Axis, batches: number): Growth[] {
  const positions = axis.sizes.map((size) => axis.position(size));
  return (Object.entries(axis.deeds) as [Deed, number][]).map(([deed, most]) => {
    const us = axis.sizes.map(() => Number.POSITIVE_INFINITY);
    for (const { game, state } of positions) for (let n = 0; n < 20; n++) done(deed, game, state);
    for (let round = 0; round < 3; round++)
      for (const [i, { game, state }] of positions.entries())
        us[i] = Math.min(
          us[i],
          quickest(() => done(deed, game, state), batches),
        );
    return { of: axis.of, deed, sizes: axis.sizes, us, exponent: exponentOf(axis.sizes, us), most };
  });
}
