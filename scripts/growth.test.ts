/** The exponent by which a cost grows; that none is more than it may be, `npm run growth` looks at with nothing beside it (`.ci/run`). */
import { describe, expect, it } from 'vitest';
import { AXES, done } from './growth/axes.js';
import { exponentOf } from './growth/measure.js';

describe('how the costs of the engine grow', () => {
  it('an exponent is that of the power of the size', () => {
    const sizes = [10, 20, 40];
    expect(exponentOf(sizes, [5, 5, 5])).toBeCloseTo(0);
    expect(exponentOf(sizes, [1, 2, 4])).toBeCloseTo(1);
    expect(exponentOf(sizes, [100, 400, 1600])).toBeCloseTo(2);
  });

  it.each(AXES.map((axis) => [axis.of, axis] as const))('with more %s every deed can be done', (_, axis) => {
    const { game, state } = axis.position(axis.sizes[0]);
    for (const deed of Object.keys(axis.deeds) as (keyof typeof axis.deeds)[]) expect(done(deed, game, state)).toBeDefined();
  });
});
