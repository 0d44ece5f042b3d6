/** Counters of several kinds put on one thing (CR 122.1). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Blessing',
    type: 'Sorcery',
    cost: '{W}',
    text: 'Put two +1/+1 counters, a flying counter, and a lifelink counter on target creature.',
  },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
);

describe('122.1 several kinds of counters', () => {
  it('122.1: all of them on the one target', () => {
    const t = table({ A: { battlefield: ['Plains', 'Ox'], hand: ['Blessing'] } });
    t.cast('A', 'Blessing', { targets: ['Ox'] }).resolveAll();
    expect(t.pt('Ox')).toBe('4/6');
    expect([t.counters('Ox', 'flying'), t.counters('Ox', 'lifelink')]).toEqual([1, 1]);
  });
});
