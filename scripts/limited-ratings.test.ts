import { Dice } from '@apnap/players';
import { describe, expect, it } from 'vitest';
import { crossJudged, fitWeights, judged, type Row, scaleOf, solve } from './limited-ratings/fit.js';

/** Games whose winners follow these weights by chance. */
function made(weights: readonly number[], games: number): Row[] {
  const dice = new Dice('made');
  const about = (): number => dice.below(2001) / 1000 - 1;
  return Array.from({ length: games }, () => {
    const x = weights.map(() => 2 * about());
    const first = dice.below(2) === 0 ? 1 : -1;
    const p = 1 / (1 + Math.exp(-x.reduce((n, v, i) => n + v * weights[i], 0.3 * first)));
    return { x, first, won: dice.below(10_000) < 10_000 * p ? 1 : 0 };
  });
}

describe('the regression of ratings', () => {
  it('solves linear systems', () => {
    const x = solve(
      [
        [4, 2],
        [2, 3],
      ],
      [10, 9],
    );
    expect(x[0]).toBeCloseTo(1.5);
    expect(x[1]).toBeCloseTo(2);
  });

  const truth = [1, 0.5, -0.5, 0];
  const prior = [1, 1, -1, 1];
  const rows = made(truth, 4000);

  it('finds the weights that games were made by, and what the first turn is worth', () => {
    const { weights, first } = fitWeights(rows, prior, 5);
    weights.forEach((w, i) => {
      expect(Math.abs(w - truth[i])).toBeLessThan(0.12);
    });
    expect(Math.abs(first - 0.3)).toBeLessThan(0.1);
  });

  it('stays with what was believed where there is no doubt', () => {
    const { scale } = scaleOf(rows, prior);
    fitWeights(rows, prior, 1e-4).weights.forEach((w, i) => {
      expect(w).toBeCloseTo(scale * prior[i], 3);
    });
  });

  it('foretells games that it was not fitted to better than the prior', () => {
    const learned = crossJudged(rows, 5, (r) => fitWeights(r, prior, 2));
    const believed = crossJudged(rows, 5, (r) => ({
      weights: prior.map((p) => p * scaleOf(r, prior).scale),
      first: scaleOf(r, prior).first,
    }));
    expect(learned.loss).toBeLessThan(believed.loss);
    expect(judged(rows, { weights: truth, first: 0.3 }).right).toBeGreaterThan(0.6);
  });
});
