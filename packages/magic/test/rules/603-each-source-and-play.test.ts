/** Damage to one or more, what is played, and losing for having no life (CR 603.2c, 701.14a, 704.5a). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Meadow', type: 'Land', text: '{T}: Add {G}.' },
  { name: 'Nap', cost: '{0}', type: 'Sorcery', text: 'Scry 1.' },
  { name: 'Wave', cost: '{0}', type: 'Sorcery', text: 'This spell deals 1 damage to each creature and each player.' },
  {
    name: 'Terror',
    cost: '{0}',
    type: 'Enchantment',
    text: 'Whenever a source you control deals damage to one or more permanents and/or players, draw a card.',
  },
  { name: 'Mill', cost: '{0}', type: 'Enchantment', text: 'Whenever you play a land or cast a spell, you gain 3 life.' },
  { name: 'Undying Oath', cost: '{0}', type: 'Enchantment', text: "You don't lose the game for having 0 or less life." },
  { name: 'Drain', cost: '{0}', type: 'Sorcery', text: 'Target player loses 20 life.' },
  { name: 'Idol', cost: '{0}', type: 'Enchantment', text: '{0}: This enchantment becomes a 4/4 Golem creature with flying.' },
);

describe('603.2c: a source deals damage to one or more', () => {
  it('once, to however many it is dealt at the same time', () => {
    const t = table({ A: { hand: ['Wave'], battlefield: ['Terror', 'Ox', 'Ox'], library: ['Ox', 'Ox', 'Ox'] } });
    t.cast('A', 'Wave').resolveAll();
    expect(t.names('hand')).toEqual(['Ox']);
  });
});

describe('701.14a: lands are played, spells are cast', () => {
  it('and both are waited for', () => {
    const t = table({ A: { hand: ['Meadow', 'Nap'], battlefield: ['Mill'], library: ['Ox'] } });
    t.land('A', 'Meadow').resolveAll();
    expect(t.life('A')).toBe(23);
    t.cast('A', 'Nap').resolveAll();
    expect(t.life('A')).toBe(26);
  });
});

describe('704.5a: a player with 0 or less life', () => {
  it('does not lose for it where an effect says so', () => {
    const t = table({ A: { hand: ['Drain'] }, B: { battlefield: ['Undying Oath'] } });
    t.cast('A', 'Drain', { targets: ['@B'] }).resolveAll();
    expect([t.life('B'), t.winner()]).toEqual([0, null]);
  });
});

describe('611.2a: without a duration', () => {
  it('it lasts, also into later turns', () => {
    const t = table({ A: { battlefield: ['Idol'], library: ['Ox', 'Ox', 'Ox'] }, B: { library: ['Ox', 'Ox', 'Ox'] } });
    t.activate('A', 'Idol').resolveAll();
    t.to('upkeep', 2);
    expect([t.perm('Idol').types, t.pt('Idol')]).toEqual([['Creature'], '4/4']);
  });
});
