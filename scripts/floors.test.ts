import { describe, expect, it } from 'vitest';
import { floorFor, standing } from './floors.js';

describe('floors', () => {
  it.each([
    [1528, 1729, 0.883],
    [15653, 18927, 0.827],
    [15653, 15653, 1],
    [29, 100, 0.29],
    [7, 1000, 0.007],
    [0, 10, 0],
    [0, 0, 0],
  ])('%d of %d: %d', (part, whole, floor) => {
    expect(floorFor(part, whole)).toBe(floor);
  });

  it.each([
    [828, 1000, 0.827, 'raise'],
    [8279, 10000, 0.827, 'reached'],
    [827, 1000, 0.827, 'reached'],
    [8269, 10000, 0.827, 'missed'],
    [0, 0, 0, 'missed'],
    [1, 1, 1, 'reached'],
    [29, 100, 0.29, 'reached'],
  ] as const)('%d of %d with %d: %s', (part, whole, least, how) => {
    expect(standing(part, whole, least)).toBe(how);
  });
});
