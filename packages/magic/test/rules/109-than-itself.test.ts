/** What compares an object with itself or with another, and what "another" is other than (CR 109.3, 208.1, 608.2c). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Wall', type: 'Creature — Wall', cost: '{1}', pt: '0/4' },
  { name: 'Brute', type: 'Creature — Ogre', cost: '{1}', pt: '5/1' },
  {
    name: 'Sage',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '3/1',
    text: 'When this creature enters, you gain 1 life for each creature you control with toughness greater than its power.',
  },
  {
    name: 'Rookie',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '2/2',
    text: "Whenever a creature you control enters, if its power is greater than this creature's power or its toughness is greater than this creature's toughness, put a +1/+1 counter on this creature.",
  },
  { name: 'Stout', type: 'Creature — Giant', cost: '{0}', pt: '0/4' },
  { name: 'Slight', type: 'Creature — Elf', cost: '{0}', pt: '1/1' },
  {
    name: 'Hunger',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, this Aura deals 3 damage to that player unless they sacrifice another creature.",
  },
  {
    name: 'Mask',
    type: 'Instant',
    cost: '{0}',
    text: 'Kicker {0}\nTarget artifact becomes an artifact creature with base power and toughness 4/3 until end of turn. If this spell was kicked, it has base power and toughness 1/1 until end of turn instead.',
  },
  { name: 'Idol', type: 'Artifact', cost: '{1}' },
);

describe('than itself, than another', () => {
  it('109.3: each creature is compared with its own power, not with that of the one that says it', () => {
    const t = table({ A: { hand: ['Sage'], battlefield: ['Wall', 'Brute'] } });
    t.cast('A', 'Sage').resolveAll();
    // the Wall alone: 0/4
    expect(t.life('A')).toBe(21);
  });
  it('608.2c: the second "its" is that of the creature that entered', () => {
    const t = table({ A: { hand: ['Stout', 'Slight'], battlefield: ['Rookie'] } });
    t.cast('A', 'Slight').resolveAll();
    expect(t.pt('Rookie')).toBe('2/2');
    t.cast('A', 'Stout').resolveAll();
    expect(t.pt('Rookie')).toBe('3/3');
  });
  it('109.1, 118.12: who is hungry can not be fed with the creature that it enchants', () => {
    for (const [fed, life] of [
      [true, 20],
      [false, 17],
    ] as const) {
      const t = table({
        B: { battlefield: fed ? ['Wall', 'Brute'] : ['Wall'] },
        A: { hand: ['Hunger'] },
      });
      t.cast('A', 'Hunger', { targets: ['Wall'] }).resolve();
      t.when('may', { yes: true }).to('draw', 2);
      expect(t.life('B')).toBe(life);
      expect(t.names('battlefield')).toContain('Wall');
    }
  });
  it('608.2c: a condition of "instead" changes the size alone: it is a creature either way', () => {
    for (const [kicked, pt] of [
      [false, '4/3'],
      [true, '1/1'],
    ] as const) {
      const t = table({ A: { hand: ['Mask'], battlefield: ['Idol'] } });
      t.cast('A', 'Mask', { targets: ['Idol'], yes: [kicked] }).resolve();
      expect(t.pt('Idol')).toBe(pt);
    }
  });
});
