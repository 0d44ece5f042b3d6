import { describe, expect, it } from 'vitest';
import { define, Table } from '../kit.js';

define(
  {
    name: 'Spill',
    cost: '{0}',
    type: 'Instant',
    text: "Spill deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.",
  },
  { name: 'Nick', cost: '{0}', type: 'Instant', text: 'Nick deals 1 damage to target creature.' },
  { name: 'Bear', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Wall', type: 'Creature — Wall', pt: '0/6' },
);

const main = (hand: string[]): Table => new Table({ A: { hand }, B: { battlefield: ['Bear', 'Wall'] } }).to('precombatMain', 1);

describe('120.4a excess damage', () => {
  it('what is beyond lethal damage is dealt to the controller', () => {
    const t = main(['Spill'])
      .cast('A', 'Spill', { targets: ['Bear'] })
      .resolveAll();
    expect(t.life('B')).toBe(18);
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
  });

  it('damage that is marked already counts', () => {
    const t = main(['Spill', 'Nick']);
    t.cast('A', 'Nick', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Spill', { targets: ['Bear'] }).resolveAll();
    expect(t.life('B')).toBe(17);
  });

  it('nothing is left of damage that is less than lethal', () => {
    const t = main(['Spill'])
      .cast('A', 'Spill', { targets: ['Wall'] })
      .resolveAll();
    expect(t.life('B')).toBe(20);
    expect(t.names('battlefield', 'B')).toContain('Wall');
  });
});
