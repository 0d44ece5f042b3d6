/** Marks of objects: each is a bit of its own. */
import { expect, it } from 'vitest';
import { FLAG } from '../../src/index.js';
import { KEYWORD_BITS } from '../../src/keywords/bits.js';

for (const [what, bits] of [
  ['flags of objects', FLAG],
  ['bits of keywords', KEYWORD_BITS],
] as const)
  it(`${what} are single bits, no two of them the same`, () => {
    const values = Object.values(bits);
    for (const bit of values) expect(bit > 0 && (bit & (bit - 1)) === 0, String(bit)).toBe(true);
    expect(new Set(values).size).toBe(values.length);
  });
