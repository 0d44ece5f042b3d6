/** How costs grow: exponents, not times, so that it is the same on any machine; what stands in `growth/axes.ts` is what they may be. */
import { describe, expect, it } from 'vitest';
import { AXES } from './growth/axes.js';
import { exponentOf, growthOf } from './growth/measure.js';

describe('how the costs of the engine grow', () => {
  it('an exponent is that of the power of the size', () => {
    const sizes = [10, 20, 40];
    expect(exponentOf(sizes, [5, 5, 5])).toBeCloseTo(0);
    expect(exponentOf(sizes, [1, 2, 4])).toBeCloseTo(1);
    expect(exponentOf(sizes, [100, 400, 1600])).toBeCloseTo(2);
  });

  // What the machine does besides makes single times longer: what is too much is measured again.
  it.each(AXES.map((axis) => [axis.of, axis] as const))('with more %s nothing grows faster than it may', (_, axis) => {
    const tooMuch = () =>
      growthOf(axis, 5).flatMap(({ deed, us, exponent, most }) =>
        exponent > most ? [`${deed}: ${us.map(Math.round)} is ${exponent.toFixed(2)}, not ${most}`] : [],
      );
    let found = tooMuch();
    for (let n = 0; n < 2 && found.length > 0; n++) found = tooMuch();
    expect(found).toEqual([]);
  });
});
