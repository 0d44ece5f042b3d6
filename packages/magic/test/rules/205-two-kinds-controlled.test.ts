/** Conditions about having one of each of several kinds, and subtypes with an apostrophe (CR 205.3i). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Mine',
    type: "Land — Urza's Mine",
    text: "{T}: Add {C}. If you control an Urza's Power-Plant and an Urza's Tower, add {C}{C} instead.",
  },
  { name: 'Plant', type: "Land — Urza's Power-Plant" },
  { name: 'Tower', type: "Land — Urza's Tower" },
  { name: 'Other Tower', type: 'Land — Tower' },
);

describe("205.3i: Urza's is a land type", () => {
  const mana = (...more: string[]): number => {
    const t = table({ A: { battlefield: ['Mine', ...more] } });
    t.mana('A', 'Mine');
    return t.state.players.rows[0].pool.reduce((n, unit) => n + (unit.n ?? 1), 0);
  };
  it('one of each is needed', () => {
    expect(mana()).toBe(1);
    expect(mana('Plant')).toBe(1);
    expect(mana('Plant', 'Plant')).toBe(1);
    expect(mana('Plant', 'Tower')).toBe(2);
    expect(mana('Plant', 'Other Tower')).toBe(1);
  });
});
