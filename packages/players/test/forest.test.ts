/** The judge that was trained: whole numbers, the same trees from the same rows, and sense where there is little to argue about. */

import { viewOf } from '@apnap/magic';
import { expect, it } from 'vitest';
import { type Growth, grow, type Row, surprise } from '../../../scripts/train-judge/grow.js';
import { table } from '../../magic/test/kit.js';
import { chanceOf, type Forest, readForest, SCORE, scoreOf, writeForest } from '../src/forest.js';
import { POSITIONS } from '../src/generated/positions.js';
import { boardOf } from '../src/heuristic/look.js';
import { Dice } from '../src/index.js';
import { FIGURES, figures } from '../src/magic/position.js';
import { source } from './seat.js';

const GROWTH: Growth = { trees: 12, depth: 3, rate: 0.2, bins: 16, shrink: 5 };

/** Rows of chance: won where the first two figures together are greater than the third, mostly. */
function rows(seed: string, n: number): Row[] {
  const dice = new Dice(seed);
  return Array.from({ length: n }, (_, game) => {
    const x = [dice.below(20), dice.below(20), dice.below(40), dice.below(5)];
    return { x, won: x[0] + x[1] > x[2] === dice.below(10) > 0, game };
  });
}

it('the same rows grow the same trees, which foretell what they have not seen', () => {
  const some = rows('a', 2000);
  const forest = grow(some, GROWTH);
  expect(writeForest(grow(some, GROWTH))).toBe(writeForest(forest));
  const others = rows('b', 1000);
  const none: Forest = { weights: [], trees: [] };
  expect(surprise(none, others)).toBeCloseTo(Math.LN2, 3);
  expect(surprise(forest, others)).toBeLessThan(0.45);
});

it('a forest is read as it was written, in whole numbers', () => {
  const { weights, trees } = grow(rows('c', 600), GROWTH);
  const again = readForest(weights.length, GROWTH.depth, writeForest({ weights, trees }));
  expect(again).toEqual({ weights, trees });
  for (const t of again.trees) for (const n of [...t.of, ...t.above, ...t.leaves]) expect(Number.isInteger(n)).toBe(true);
});

it('a chance is even for a score of nothing, and never quite sure', () => {
  expect(chanceOf(0)).toBe(0.5);
  expect(chanceOf(SCORE)).toBeCloseTo(1 / (1 + Math.exp(-1)), 3);
  expect(chanceOf(-1e9)).toBeGreaterThan(0);
  expect(chanceOf(1e9)).toBeLessThan(1);
  for (let s = -9000; s < 9000; s += 37) expect(chanceOf(s)).toBeLessThanOrEqual(chanceOf(s + 37));
});

const FOREST = readForest(POSITIONS.figures, POSITIONS.depth, POSITIONS.text);

it('the trees that come with the program ask of figures that there are', () => {
  expect(POSITIONS.figures).toBe(FIGURES.length);
  expect(FOREST.trees.length).toBeGreaterThan(50);
  for (const t of FOREST.trees) {
    expect(t.leaves).toHaveLength(2 ** POSITIONS.depth);
    for (const f of t.of) expect(FIGURES[f]).toBeDefined();
  }
});

/** A's chance on this board, by the trees. */
function chance(sides: Parameters<typeof table>[0]): number {
  const { state } = table(sides);
  const x = figures(boardOf(viewOf(state, 0), source, 0));
  expect(x).toHaveLength(FIGURES.length);
  expect(x.every(Number.isInteger)).toBe(true);
  return chanceOf(scoreOf(FOREST, x));
}

it('more life, more creatures and more cards are better', () => {
  const lands = '4 Forest';
  const even = chance({ A: { battlefield: [lands, 'Craw Wurm'] }, B: { battlefield: [lands, 'Craw Wurm'] } });
  const ahead = chance({ A: { battlefield: [lands, 'Craw Wurm', 'Hill Giant'] }, B: { battlefield: [lands] } });
  const behind = chance({ A: { battlefield: [lands] }, B: { battlefield: [lands, 'Craw Wurm', 'Hill Giant'] } });
  const dying = chance({ A: { life: 2, battlefield: [lands, 'Craw Wurm'] }, B: { battlefield: [lands, 'Craw Wurm'] } });
  expect(ahead).toBeGreaterThan(even + 0.1);
  expect(behind).toBeLessThan(even - 0.1);
  expect(dying).toBeLessThan(even - 0.1);
});
