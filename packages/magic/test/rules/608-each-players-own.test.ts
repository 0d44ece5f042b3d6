/** Numbers that differ from player to player, what an attacker attacks, forms, prohibitions, with the words of real cards. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Zombie', type: 'Creature — Zombie', cost: '{B}', pt: '2/2' },
  { name: 'Tower', type: 'Land' },
  {
    name: 'Price',
    type: 'Instant',
    cost: '{0}',
    text: 'Price deals damage to each player equal to twice the number of nonbasic lands that player controls.',
  },
  { name: 'Rhythm', type: 'Sorcery', cost: '{0}', text: "Each player's life total becomes the number of creatures they control." },
  {
    name: 'Rider',
    type: 'Creature — Devil',
    cost: '{R}',
    pt: '4/3',
    text: "Haste\nWhenever a creature you control attacks, Rider deals 1 damage to the player or planeswalker it's attacking.",
  },
  {
    name: 'Clutch',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: "Enchant creature\nEnchanted creature gets +3/+3 as long as it's a Zombie. Otherwise, it gets -1/-1.",
  },
  {
    name: 'Solemn',
    type: 'Enchantment',
    cost: '{0}',
    text: "Players can't get counters.\nCounters can't be put on artifacts, creatures, enchantments, or lands.",
  },
  { name: 'Grow', type: 'Instant', cost: '{0}', text: 'Put a +1/+1 counter on target creature.' },
  {
    name: 'Change',
    type: 'Instant',
    cost: '{0}',
    text: 'Target artifact or creature loses all abilities and becomes a green Elk creature with base power and toughness 3/3.',
  },
  {
    name: 'Arms',
    type: 'Artifact',
    cost: '{0}',
    text: 'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
  },
  { name: 'Blade', type: 'Artifact — Equipment', cost: '{0}', text: 'Equip {0}' },
  {
    name: 'Priest',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '2/2',
    text: "If a nontoken creature would enter the battlefield and it wasn't cast, exile it instead.",
  },
  { name: 'Raise', type: 'Sorcery', cost: '{0}', text: 'Return target creature card from your graveyard to the battlefield.' },
);

describe('608.2h', () => {
  it('each player is dealt damage by what they themselves control', () => {
    const t = table({ A: { hand: ['Price'], battlefield: ['Tower', 'Forest'] }, B: { battlefield: ['3 Tower'] } });
    t.cast('A', 'Price').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([18, 14]);
  });
  it("119.5: each player's life total becomes a number of their own", () => {
    const t = table({ A: { hand: ['Rhythm'], battlefield: ['3 Bear'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Rhythm').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([3, 1]);
  });
});

describe('508.1, 611.3a, 613', () => {
  it('what the attacker attacks is dealt the damage', () => {
    const t = table({ A: { battlefield: ['Rider', 'Bear'] } });
    t.attack('Rider', 'Bear').resolveAll();
    expect(t.life('B')).toBe(18);
  });
  it('as long as it is of that kind, and otherwise', () => {
    const t = table({ A: { hand: ['2 Clutch'], battlefield: ['Bear', 'Zombie'] } });
    t.cast('A', 'Clutch', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Clutch', { targets: ['Zombie'] }).resolveAll();
    expect([t.pt('Bear'), t.pt('Zombie')]).toEqual(['1/1', '5/5']);
  });
  it('each creature counts the others that share a type with it', () => {
    const t = table({ A: { battlefield: ['Arms', '3 Bear', 'Zombie'] } });
    expect([t.pt('Bear'), t.pt('Zombie')]).toEqual(['4/4', '2/2']);
  });
  it('205.1a: the new type replaces the others, with their subtypes', () => {
    const t = table({ A: { hand: ['2 Change'], battlefield: ['Bear', 'Blade'] } });
    t.cast('A', 'Change', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Change', { targets: ['Blade'] }).resolveAll();
    expect([t.perm('Bear').subtypes, t.perm('Blade').subtypes, t.perm('Blade').types, t.pt('Blade')]).toEqual([
      ['Elk'],
      ['Elk'],
      ['Creature'],
      '3/3',
    ]);
  });
});

describe('101.2, 614.1a', () => {
  it('122.1: counters are put on nothing', () => {
    const t = table({ A: { hand: ['Grow'], battlefield: ['Solemn', 'Bear'] } });
    t.cast('A', 'Grow', { targets: ['Bear'] }).resolveAll();
    expect(t.pt('Bear')).toBe('2/2');
  });
  it('a creature that was not cast is exiled instead of entering', () => {
    const t = table({ A: { hand: ['Raise'], battlefield: ['Priest'], graveyard: ['Bear'] } });
    t.cast('A', 'Raise', { targets: ['Bear'] }).resolveAll();
    expect([t.names('battlefield'), t.names('exile')]).toEqual([['Priest'], ['Bear']]);
  });
});
