/** A spell that is exiled to pay a cost (CR 118.1, 608.2b). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Eater',
    cost: '{0}',
    type: 'Creature — Elemental',
    pt: '1/2',
    text: 'Exile an instant or sorcery spell you control: Put two +1/+1 counters on this creature.',
  },
  { name: 'Song', cost: '{0}', type: 'Instant', text: 'You gain 4 life.' },
);

describe('118.1 a spell as a cost', () => {
  it('is exiled, and never resolves', () => {
    const t = table({ A: { battlefield: ['Eater'], hand: ['Song'] } });
    t.cast('A', 'Song').activate('A', 'Eater').resolveAll();
    expect(t.pt('Eater')).toBe('3/4');
    expect(t.life('A')).toBe(20);
    expect(t.names('exile', 'A')).toEqual(['Song']);
  });
  it('118.3: without one it can not be paid', () => {
    const t = table({ A: { battlefield: ['Eater'] } });
    expect(() => t.activate('A', 'Eater')).toThrow();
  });
  it('a spell of another player is none', () => {
    const t = table({ A: { battlefield: ['Eater'] }, B: { hand: ['Song'] } });
    t.cast('B', 'Song');
    expect(() => t.activate('A', 'Eater')).toThrow();
  });
});
