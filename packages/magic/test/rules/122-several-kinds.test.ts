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
  { name: 'Watch', type: 'Sorcery', cost: '{W}', text: 'Put a flying counter and a vigilance counter on target creature.' },
  { name: 'Census', type: 'Sorcery', cost: '{W}', text: 'You gain 1 life for each kind of counter among permanents you control.' },
  { name: 'Bull', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
);

describe('122.1 several kinds of counters', () => {
  it('122.1: all of them on the one target', () => {
    const t = table({ A: { battlefield: ['Plains', 'Ox'], hand: ['Blessing'] } });
    t.cast('A', 'Blessing', { targets: ['Ox'] }).resolveAll();
    expect(t.pt('Ox')).toBe('4/6');
    expect([t.counters('Ox', 'flying'), t.counters('Ox', 'lifelink')]).toEqual([1, 1]);
  });

  it('122.1: kinds among several things are counted once each', () => {
    const t = table({ A: { battlefield: ['Plains', 'Plains', 'Plains', 'Ox', 'Bull'], hand: ['Blessing', 'Watch', 'Census'] } });
    t.cast('A', 'Blessing', { targets: ['Ox'] }).resolveAll();
    t.cast('A', 'Watch', { targets: ['Bull'] }).resolveAll();
    t.cast('A', 'Census').resolveAll();
    // +1/+1, flying and lifelink on one, flying and vigilance on the other
    expect(t.life('A')).toBe(24);
  });
});
