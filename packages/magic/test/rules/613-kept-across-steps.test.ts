/** What continuous effects make of a state is worked out again only when something they read has changed (CR 613.5, 611.3a). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
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
