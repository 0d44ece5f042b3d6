/** What is done as the next main phase begins, whichever of the turn it is (CR 505.1, 603.7). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Later', type: 'Instant', cost: '{0}', text: 'At the beginning of your next main phase, you gain 5 life.' },
  { name: 'Soon', type: 'Instant', cost: '{0}', text: 'At the beginning of your next main phase this turn, you gain 5 life.' },
  {
    name: 'Drain',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's mana value.",
  },
  { name: 'Costly', type: 'Sorcery', cost: '{3}', text: 'You gain 1 life.' },
);

describe('CR 505.1: the next main phase', () => {
  it('is the second of this turn, where the first has begun; and only once', () => {
    const t = table({ A: { hand: ['Later'] } });
    t.cast('A', 'Later').resolve();
    t.to('beginCombat');
    expect(t.life('A')).toBe(20);
    t.to('postcombatMain').resolveAll();
    expect(t.life('A')).toBe(25);
    t.to('precombatMain', 3).resolveAll();
    expect(t.life('A')).toBe(25);
  });
  it("is none of another player's", () => {
    const t = table({ A: { hand: ['Later'] } }, 'postcombatMain');
    t.cast('A', 'Later').resolve();
    t.to('precombatMain', 2).resolveAll();
    expect(t.life('A')).toBe(20);
    t.to('precombatMain', 3).resolveAll();
    expect(t.life('A')).toBe(25);
  });
  it('of this turn: not one of a later turn', () => {
    const t = table({ A: { hand: ['Soon'] } }, 'postcombatMain');
    t.cast('A', 'Soon').resolve();
    t.to('precombatMain', 3).resolveAll();
    expect(t.life('A')).toBe(20);
  });
});
