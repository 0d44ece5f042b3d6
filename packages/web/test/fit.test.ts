/** How large the tiles of a row are. */
import { expect, test } from 'vitest';
import { fitTiles } from '../src/table/fit.js';

test('few tiles are as high as their row, and no wider than the most', () => {
  expect(fitTiles({ width: 900, height: 126 }, 3, 10, 0, 190)).toEqual({ width: 100, lines: 1, shape: 1.2 });
  expect(fitTiles({ width: 900, height: 400 }, 3, 10, 0, 190).width).toBe(190);
});

test('where they would be narrow they are lower instead, and all of them fit', () => {
  const box = { width: 332, height: 104 };
  const { width, lines, shape } = fitTiles(box, 12, 5, 0, 190);
  expect(lines).toBe(2);
  expect(shape).toBeLessThan(1.2);
  expect(width).toBeGreaterThan(45);
  expect(6 * width + 5 * 5).toBeLessThanOrEqual(box.width);
  expect(2 * width * shape + 5).toBeLessThanOrEqual(box.height);
});
