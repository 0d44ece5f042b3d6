/** Effects that last as long as what they affect has a counter (CR 611.2b). Expected values: the rule named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Jolt', type: 'Instant', cost: '{0}', text: 'Jolt deals 2 damage to target creature.' },
  { name: 'Mark', type: 'Instant', cost: '{0}', text: 'Put a bounty counter on target creature.' },
  { name: 'Clean', type: 'Instant', cost: '{0}', text: 'Remove a bounty counter from target creature.' },
  {
    name: 'Seeker',
    type: 'Instant',
    cost: '{0}',
    text: 'Put a bounty counter on target creature. For as long as that creature has a bounty counter on it, it has "When this creature dies, each opponent gains 2 life."',
  },
  {
    name: 'Feather',
    type: 'Instant',
    cost: '{0}',
    text: 'Put a feather counter on target creature. That creature gets +3/+0 for as long as it has a feather counter on it.',
  },
);

describe('611.2b', () => {
  it('it has the ability as long as it has the counter, also as it dies', () => {
    const t = table({ A: { hand: ['Seeker', 'Jolt'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Seeker', { targets: ['Bear'] }).resolveAll();
    t.to('precombatMain', 3);
    t.cast('A', 'Jolt', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('once the counter is gone the effect has ended, and another counter does not bring it back', () => {
    const t = table({ A: { hand: ['Seeker', 'Clean', 'Mark', 'Jolt'] }, B: { battlefield: ['Bear'] } });
    for (const name of ['Seeker', 'Clean', 'Mark', 'Jolt']) t.cast('A', name, { targets: ['Bear'] }).resolveAll();
    expect([t.life('A'), t.names('graveyard', 'B')]).toEqual([20, ['Bear']]);
  });
  it('said after what it does', () => {
    const t = table({ A: { battlefield: ['Bear'], hand: ['Feather'] } });
    t.cast('A', 'Feather', { targets: ['Bear'] }).resolveAll();
    t.to('precombatMain', 3);
    expect(t.pt('Bear')).toBe('5/2');
  });
});
