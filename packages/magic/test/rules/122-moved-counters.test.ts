/** Counters that are moved, and who puts counters on something (CR 122.5, 122.6a). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Elk', cost: '{1}', type: 'Creature — Elk', pt: '3/3' },
  { name: 'Feed', cost: '{0}', type: 'Sorcery', text: 'Put two +1/+1 counters on target creature.' },
  { name: 'Shift', cost: '{0}', type: 'Instant', text: 'Move all counters from target creature onto another target creature.' },
  { name: 'Pass', cost: '{0}', type: 'Instant', text: 'Move a +1/+1 counter from target creature onto another target creature.' },
  {
    name: 'Scholar',
    cost: '{0}',
    type: 'Enchantment',
    text: 'Whenever you put one or more +1/+1 counters on a creature, draw a card.',
  },
  {
    name: 'Tyrant',
    cost: '{0}',
    type: 'Enchantment',
    text: 'If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.',
  },
);

describe('122.5: to move counters', () => {
  it('removes them from one object and puts them on the other', () => {
    const t = table({ A: { hand: ['Feed', 'Shift', 'Pass'], battlefield: ['Ox', 'Elk'] } });
    t.cast('A', 'Feed', { targets: ['Ox'] }).resolveAll();
    t.cast('A', 'Pass', { targets: ['Ox', 'Elk'] }).resolveAll();
    expect([t.perm('Ox').power, t.perm('Elk').power]).toEqual([3, 4]);
    t.cast('A', 'Shift', { targets: ['Ox', 'Elk'] }).resolveAll();
    expect([t.perm('Ox').power, t.perm('Elk').power]).toEqual([2, 5]);
  });

  it('moves none where there are none', () => {
    const t = table({ A: { hand: ['Pass'], battlefield: ['Ox', 'Elk', 'Scholar'], library: ['Ox'] } });
    t.cast('A', 'Pass', { targets: ['Ox', 'Elk'] }).resolveAll();
    expect([t.perm('Ox').power, t.perm('Elk').power]).toEqual([2, 3]);
    expect(t.names('hand')).toEqual([]);
  });
});

describe('122.6a: who puts counters on something', () => {
  it('is who controls what does it', () => {
    const t = table({
      A: { hand: ['Feed'], battlefield: ['Ox', 'Scholar'], library: ['Elk'] },
      B: { battlefield: ['Scholar'], library: ['Elk'] },
    });
    t.cast('A', 'Feed', { targets: ['Ox'] }).resolveAll();
    expect([t.names('hand'), t.names('hand', 'B')]).toEqual([['Elk'], []]);
  });

  it('also where another number is put instead', () => {
    const t = table({ A: { hand: ['Feed'], battlefield: ['Ox'] }, B: { battlefield: ['Tyrant'] } });
    t.cast('A', 'Feed', { targets: ['Ox'] }).resolveAll();
    expect(t.perm('Ox').power).toBe(3);
  });
});
