/** A card that is put under cards of a library, and one that is put from the command zone. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  { name: 'One', type: 'Artifact', cost: '{1}' },
  { name: 'Two', type: 'Artifact', cost: '{1}' },
  { name: 'Three', type: 'Artifact', cost: '{1}' },
  {
    name: 'Bury',
    type: 'Instant',
    cost: '{X}',
    text: "Put target nonland permanent into its owner's library just beneath the top X cards of that library.",
  },
);

/** How many cards are above it. */
const above = (x: number): number => {
  const t = table({
    A: { battlefield: Array.from({ length: 40 }, () => 'Plains'), hand: ['Bury'] },
    B: { battlefield: ['Bear'], library: ['One', 'Two', 'Three'] },
  });
  t.cast('A', 'Bury', { targets: ['Bear'], x }).resolve();
  return t.names('library', 'B').indexOf('Bear');
};

describe('401.7: just beneath the top X cards', () => {
  it('is the next card after those, and on top where X is 0', () => {
    expect([above(0), above(2)]).toEqual([0, 2]);
  });
  it('is the bottom of a library with fewer cards', () => {
    const t = table({ B: { library: ['One', 'Two', 'Three'] } });
    expect(above(40)).toBe(t.names('library', 'B').length);
  });
});
