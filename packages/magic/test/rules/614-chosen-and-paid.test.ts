/** Words that each player chooses, costs that others let one pay, copies as others enter, kinds that are chosen (CR 601.2b, 607.2d, 614.1c, 614.11). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{1}', pt: '3/3' },
  { name: 'Hydra', type: 'Creature — Hydra', cost: '{X}', pt: '0/0', text: 'Hydra enters with X +1/+1 counters on it.' },
  {
    name: 'Archon',
    type: 'Creature — Angel',
    cost: '{0}',
    pt: '6/6',
    text: 'As Archon enters, each player chooses war or peace.\nCreatures controlled by players who chose war get +3/+0.\nCreatures controlled by players who chose peace get +0/+3.',
  },
  {
    name: 'Choir',
    type: 'Enchantment',
    cost: '{0}',
    text: 'As an additional cost to cast creature spells, you may pay any amount of mana. If you do, that creature enters with that many additional +1/+1 counters on it.',
  },
  { name: 'Essence', type: 'Creature — Avatar', cost: '{0}', pt: '6/6', text: 'Creatures you control enter as a copy of Essence.' },
  {
    name: 'Reflection',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: 'Enchant creature\nWhen Reflection enters attached to a creature, each other nontoken creature you control becomes a copy of that creature.\nNontoken creatures you control enter as a copy of enchanted creature.',
  },
  {
    name: 'Mimic',
    type: 'Creature — Shapeshifter',
    cost: '{0}',
    pt: '0/0',
    text: 'You may have Mimic enter as a copy of a creature you control.',
  },
  {
    name: 'Plenty',
    type: 'Enchantment',
    cost: '{0}',
    text: 'If you would draw a card, you may instead choose land or nonland and reveal cards from the top of your library until you reveal a card of the chosen kind. Put that card into your hand and put all other cards revealed this way on the bottom of your library in any order.',
  },
  { name: 'Insight', type: 'Instant', cost: '{0}', text: 'Draw a card.' },
  {
    name: 'Arbiter',
    type: 'Creature — Angel',
    cost: '{0}',
    pt: '1/1',
    text: "Each opponent who cast a spell this turn can't attack with creatures.\nEach opponent who attacked with a creature this turn can't cast spells.",
  },
);

describe('607.2d: each player chooses a word as it enters', () => {
  it('their creatures have what their word gives', () => {
    const t = table({ A: { hand: ['Archon'], battlefield: ['Bear'] }, B: { battlefield: ['Ogre'] } });
    t.when('option', (d) => ({ pick: [d.seat === 0 ? 0 : 1] }));
    t.cast('A', 'Archon').resolve();
    expect(t.pt('Bear')).toBe('5/2');
    expect(t.pt('Archon')).toBe('9/6');
    expect(t.pt('Ogre')).toBe('3/6');
  });
});

describe('601.2b: mana paid besides', () => {
  it('as much as one likes, and so many counters', () => {
    const t = table({ A: { battlefield: ['Choir', '3 Forest'], hand: ['Ogre', 'Bear'] } });
    t.cast('A', 'Ogre', { yes: [true, true, false] }).resolve();
    expect(t.pt('Ogre')).toBe('5/5');
    t.cast('A', 'Bear', { yes: [] }).resolve();
    expect(t.pt('Bear')).toBe('2/2');
  });
  it('two of them ask for it twice, and it counts once', () => {
    const t = table({ A: { battlefield: ['2 Choir', '3 Forest'], hand: ['Bear'] } });
    t.cast('A', 'Bear', { yes: [true, true, false, true, false] }).resolve();
    expect(t.pt('Bear')).toBe('5/5');
  });
  it('107.3: X of the spell is another number', () => {
    const t = table({ A: { battlefield: ['Choir', '3 Forest'], hand: ['Hydra'] } });
    t.cast('A', 'Hydra', { yes: [true, false], x: 2 }).resolve();
    expect(t.pt('Hydra')).toBe('3/3');
  });
});

describe('614.1c: entering as a copy', () => {
  it('others do because of it', () => {
    const t = table({ A: { battlefield: ['Essence'], hand: ['Bear'] }, B: { hand: ['Ogre'] } });
    t.cast('A', 'Bear').resolve();
    expect(t.perms('Essence').length).toBe(2);
  });
  it('of what an Aura enchants; those that are there become copies as it enters', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ogre'], hand: ['Reflection', 'Bear'] } });
    t.cast('A', 'Reflection', { targets: ['Ogre'] }).resolveAll();
    expect(t.perms('Ogre').length).toBe(2);
    t.cast('A', 'Bear').resolve();
    expect(t.perms('Ogre').length).toBe(3);
  });
  it('of another one its controller has', () => {
    const t = table({ A: { battlefield: ['Ogre'], hand: ['Mimic'] }, B: { battlefield: ['Bear'] } });
    t.choose('choose', 'Ogre');
    t.cast('A', 'Mimic').resolve();
    expect(t.perms('Ogre').length).toBe(2);
  });
});

describe('614.11: a card of a kind instead', () => {
  it('land or nonland', () => {
    const t = table({ A: { battlefield: ['Plenty'], hand: ['Insight'], library: ['Bear', 'Forest', 'Ogre'] } });
    t.when('may', { yes: true }).when('option', () => ({ pick: [0] }));
    t.cast('A', 'Insight').resolve();
    expect(t.names('hand', 'A')).toEqual(['Forest']);
    expect(t.names('library', 'A')[0]).toBe('Ogre');
    expect(t.names('library', 'A').at(-1)).toBe('Bear');
  });
});

describe('508.1c: who has cast a spell this turn', () => {
  it('can attack with no creature, and who has attacked can cast nothing', () => {
    const cast = table({ A: { battlefield: ['Ogre'], hand: ['Insight'] }, B: { battlefield: ['Arbiter'] } });
    cast.cast('A', 'Insight').resolve();
    expect(() => cast.attack('Ogre')).toThrow();
    const attacked = table({ A: { battlefield: ['Ogre'], hand: ['Insight'] }, B: { battlefield: ['Arbiter'] } });
    attacked.attack('Ogre');
    expect(attacked.can('A')).toEqual([]);
  });
});
