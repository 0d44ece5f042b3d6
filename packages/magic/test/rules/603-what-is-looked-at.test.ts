/** What a trigger looks at: what was so as it died, the life of the attacked player, several discarded at once; a granted loyalty ability (CR 603.2c, 603.10a, 606.3). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  {
    name: 'Captain',
    type: 'Creature — Human',
    cost: '{R}',
    pt: '1/1',
    text: 'Whenever another creature you control dies, draw a card if it was attacking. Otherwise, Captain deals 1 damage to each opponent.',
  },
  { name: 'Snipe', type: 'Instant', cost: '{R}', text: 'Destroy target creature.' },
  {
    name: 'Page',
    type: 'Creature — Human',
    cost: '{U}',
    pt: '2/2',
    text: 'Whenever Page attacks the player with the most life or tied for most life, put a +1/+1 counter on it.',
  },
  { name: 'Tonic', type: 'Sorcery', cost: '{W}', text: 'You gain 1 life.' },
  {
    name: 'Bones',
    type: 'Creature — Skeleton',
    cost: '{B}',
    pt: '1/1',
    text: 'Whenever a player discards one or more cards, Bones deals 1 damage to each opponent.',
  },
  { name: 'Rot', type: 'Sorcery', cost: '{B}', text: 'Each player discards two cards.' },
  { name: 'Walker', type: 'Planeswalker — Jace', cost: '{U}', loyalty: '3', text: '[+2]: Draw a card.' },
  {
    name: 'Rank',
    type: 'Enchantment — Aura',
    cost: '{W}',
    text: 'Enchant planeswalker\nEnchanted planeswalker has "[+1]: You gain 3 life."',
  },
);

describe('603.10a: "if it was attacking"', () => {
  it('as it died', () => {
    const t = table({ A: { hand: ['Snipe'], library: ['Bear'], battlefield: ['Mountain', 'Captain', 'Bear'] } });
    t.attack('Bear')
      .cast('A', 'Snipe', { targets: ['Bear'] })
      .resolveAll();
    expect([t.names('hand', 'A'), t.life('B')]).toEqual([['Bear'], 20]);
  });
  it('otherwise the other thing', () => {
    const t = table({ A: { hand: ['Snipe'], library: ['Bear'], battlefield: ['Mountain', 'Captain', 'Bear'] } });
    t.cast('A', 'Snipe', { targets: ['Bear'] }).resolveAll();
    expect([t.names('hand', 'A'), t.life('B')]).toEqual([[], 19]);
  });
});

describe('508.3a: "attacks the player with the most life or tied for most life"', () => {
  it('tied, and not with less', () => {
    const t = table({ A: { battlefield: ['Page'] } });
    expect(t.attack('Page').resolveAll().pt('Page')).toBe('3/3');
    const u = table({ A: { hand: ['Tonic'], battlefield: ['Plains', 'Page'] } });
    u.cast('A', 'Tonic').resolveAll();
    expect(u.attack('Page').resolveAll().pt('Page')).toBe('2/2');
  });
});

describe('603.2c: "whenever a player discards one or more cards"', () => {
  it('once for each player', () => {
    const t = table({ A: { hand: ['Rot', 'Bear', 'Bear'], battlefield: ['Swamp', 'Bones'] }, B: { hand: ['Bear', 'Bear'] } });
    t.cast('A', 'Rot').resolveAll();
    expect(t.life('B')).toBe(18);
  });
});

describe('606.3: a loyalty ability that an Aura grants', () => {
  it('is one of the planeswalker: one of all in a turn', () => {
    const t = table({ A: { hand: ['Rank'], battlefield: ['Plains', 'Walker'] } });
    t.cast('A', 'Rank', { targets: ['Walker'] }).resolveAll();
    expect(t.can('A').filter((x) => x.includes('Walker')).length).toBe(2);
    t.activate('A', 'Walker', { ability: 1 }).resolveAll();
    expect([t.life('A'), t.counters('Walker', 'loyalty')]).toEqual([23, 4]);
    expect(t.can('A').filter((x) => x.includes('Walker'))).toEqual([]);
  });
});
