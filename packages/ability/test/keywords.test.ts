/** The table of keyword abilities (CR 702). */
import { describe, expect, it } from 'vitest';
import { BIT_KEYWORDS, KEYWORDS } from '../src/index.js';

describe('the table of keyword abilities', () => {
  it.each(['keyword', 'en', 'zh'] as const)(
    'gives each a %s of its own, but for both kinds of banding in Chinese (CR 702.22)',
    (column) => {
      const seen = KEYWORDS.map((k) => k[column]);
      expect(seen.filter((x, i) => seen.indexOf(x) !== i)).toEqual(
        column === 'zh' ? [KEYWORDS.find((k) => k.keyword === 'banding')?.zh] : [],
      );
    },
  );

  it('stands in the order of the rules, and newer ones at the end', () => {
    const numbers = KEYWORDS.map((k) => Number(/^702\.(\d+)$/.exec(k.rule)?.[1]));
    const known = numbers.slice(0, numbers.indexOf(1));
    expect(known).toEqual([...known].sort((a, b) => a - b));
    expect(new Set(numbers.slice(known.length))).toEqual(new Set([1]));
  });

  it('numbers the bits one after the other', () => {
    const bits = BIT_KEYWORDS.map((keyword) => KEYWORDS.find((k) => k.keyword === keyword)?.bit);
    expect(bits).toEqual(bits.map((_, i) => i));
  });
});
