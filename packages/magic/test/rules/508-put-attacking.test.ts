/** Creatures that are put onto the battlefield attacking (CR 508.4). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Rally Captain',
    type: 'Creature — Human Soldier',
    pt: '2/2',
    text: 'Whenever Rally Captain attacks, create a 1/1 white Soldier creature token that’s tapped and attacking.',
  },
  { name: 'Walker', type: 'Legendary Planeswalker — Ajani', cost: '{3}', loyalty: '4', text: '+1: You gain 1 life.' },
);

describe('508.4 Put onto the battlefield attacking', () => {
  it('508.4: its controller chooses the player or the planeswalker', () => {
    const t = table({
      A: { battlefield: ['Rally Captain'] },
      B: { battlefield: ['Walker'] },
    });
    t.attack('Rally Captain').choose('choose', 'Walker').resolveAll();
    expect(t.obj('Soldier Token').attacking).toBe(t.perm('Walker').id);
    t.to('endCombat');
    expect(t.life('B')).toBe(18);
    expect(t.counters('Walker', 'loyalty')).toBe(3);
  });
});
