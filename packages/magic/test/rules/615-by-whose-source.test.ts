/** Damage prevented by whose source it is, and what is done about it (CR 615.1, 615.5); sizes said by X and Y (613.4c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{0}', pt: '3/4' },
  { name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 3 damage to any target.' },
  {
    name: 'Comeback',
    type: 'Instant',
    cost: '{0}',
    text: "Prevent all damage that would be dealt to you and planeswalkers you control this turn by sources you don't control. If damage from a creature source is prevented this way, Comeback deals that much damage to that creature. If damage from a noncreature source is prevented this way, Comeback deals that much damage to the source's controller.",
  },
  { name: 'Field', type: 'Enchantment', cost: '{0}', text: "Prevent all damage that would be dealt to you by sources you don't control." },
  {
    name: 'Ingester',
    type: 'Creature — Beast',
    cost: '{0}',
    pt: '3/3',
    text: "When Ingester enters, you may exile target nontoken creature.\nIngester gets +X/+Y, where X is the exiled creature card's power and Y is its toughness.",
  },
);

describe('615.1: by sources you do not control', () => {
  it('damage from others is prevented, from your own it is not', () => {
    const t = table({ A: { battlefield: ['Field'], hand: ['Bolt'] }, B: { hand: ['Bolt'] } });
    t.cast('A', 'Bolt', { targets: ['@A'] }).resolve();
    expect(t.life('A')).toBe(17);
    t.pass();
    t.cast('B', 'Bolt', { targets: ['@A'] }).resolve();
    expect(t.life('A')).toBe(17);
  });
  it('615.5: a creature source is dealt that much itself, of another its controller', () => {
    const t = table({ A: { hand: ['Comeback'] }, B: { battlefield: ['Bear', 'Ogre'], hand: ['Bolt'] } });
    t.to('beginCombat', 2);
    t.cast('A', 'Comeback').resolve();
    t.attack('Bear', 'Ogre').to('postcombatMain', 2);
    expect(t.life('A')).toBe(20);
    expect(t.names('battlefield', 'B')).toEqual(['Ogre']);
    t.cast('B', 'Bolt', { targets: ['@A'] }).resolve();
    expect(t.life('A')).toBe(20);
    expect(t.life('B')).toBe(17);
  });
});

describe('613.4c: +X/+Y', () => {
  it('two numbers of the same card (607.2a)', () => {
    const t = table({ A: { hand: ['Ingester'] }, B: { battlefield: ['Ogre'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Ingester', {}).choose('targets', 'Ogre').resolveAll();
    expect(t.pt('Ingester')).toBe('6/7');
  });
});
