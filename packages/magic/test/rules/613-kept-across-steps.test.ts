/** What continuous effects make of a state is worked out again only when something they read has changed (CR 613.5, 611.3a). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { freshDerived } from '../../src/index.js';
import { derived } from '../../src/reading/characteristics.js';
import { define, table } from '../kit.js';

define(
  { name: 'Standard', type: 'Enchantment', cost: '{W}', text: 'Creatures you control get +1/+1.' },
  { name: 'Sun Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2', text: 'During your turn, Sun Bear gets +2/+0.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
);

describe('611.3a: a static ability applies at any given moment to whatever its text indicates', () => {
  it('one that reads whose turn it is changes with the turn', () => {
    const t = table({ A: { battlefield: ['Sun Bear', 'Standard'] }, B: { battlefield: ['Bear'] } });
    expect(t.pt('Sun Bear')).toBe('5/3');
    t.to('upkeep', 2);
    expect(t.pt('Sun Bear')).toBe('3/3');
  });

  it('where none reads the turn, steps leave what was worked out as it was', () => {
    const t = table({ A: { battlefield: ['Bear', 'Standard'] }, B: { battlefield: ['Bear'] } });
    const before = derived(t.state);
    t.to('end');
    expect(derived(t.state)).toBe(before);
  });
});

/** Creatures whose size depends on one fact each, and spells that change the facts. */
define(
  {
    name: 'Highest',
    type: 'Creature',
    cost: '{R}',
    pt: '1/1',
    text: 'Highest gets +X/+X, where X is the highest life total among your opponents.',
  },
  {
    name: 'Half',
    type: 'Creature',
    cost: '{R}',
    pt: '1/1',
    text: 'Half gets +X/+X, where X is half the highest life total among your opponents, rounded up.',
  },
  { name: 'Own Life', type: 'Creature', cost: '{R}', pt: '1/1', text: 'Own Life gets +X/+X, where X is your life total.' },
  { name: 'Rested', type: 'Creature', cost: '{R}', pt: '1/1', text: 'Rested gets +1/+1 for each tapped creature you control.' },
  { name: 'Graves', type: 'Creature', cost: '{R}', pt: '1/1', text: 'Graves gets +1/+1 for each card in your graveyard.' },
  { name: 'Hands', type: 'Creature', cost: '{R}', pt: '1/1', text: 'Hands gets +1/+1 for each card in your hand.' },
  { name: 'Raider', type: 'Creature', cost: '{R}', pt: '1/1', text: 'As long as you gained life this turn, Raider gets +2/+2.' },
  { name: 'Salve', type: 'Instant', cost: '{0}', text: 'You gain 3 life.' },
  { name: 'Sting', type: 'Instant', cost: '{0}', text: 'Each opponent loses 3 life.' },
  { name: 'Stun', type: 'Instant', cost: '{0}', text: 'Tap all creatures.' },
  { name: 'Loot', type: 'Instant', cost: '{0}', text: 'Draw a card, then discard a card.' },
);

describe('611.3a: whatever fact changes, what was worked out is what would be worked out now', () => {
  const SIZES = ['Highest', 'Half', 'Own Life', 'Rested', 'Graves', 'Hands', 'Raider'];
  const SPELLS = ['Salve', 'Sting', 'Stun', 'Loot'];
  for (const size of SIZES) {
    it(`${size}, alone in its game`, () => {
      const t = table({ A: { battlefield: [size], hand: SPELLS, library: ['Bear', 'Bear', 'Bear'] }, B: { library: ['Bear'] } });
      const sizes = [t.pt(size)];
      for (const spell of SPELLS) {
        t.cast('A', spell).resolve();
        sizes.push(t.pt(size));
        const fresh = { ...t.state };
        const kept = derived(t.state);
        expect(JSON.stringify(kept.characteristics), `${size} after ${spell}`).toBe(JSON.stringify(freshDerived(fresh).characteristics));
      }
      expect(new Set(sizes).size, `${size} changes at all`).toBeGreaterThan(1);
    });
  }
});
