/** What "it" and "the revealed cards" are (CR 608.2k, 701.20a). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{0}', pt: '3/3' },
  {
    name: 'Spear',
    type: 'Artifact — Equipment',
    cost: '{0}',
    text: 'Whenever equipped creature attacks, it gets +5/+0 until end of turn.\nEquip {1}',
  },
  { name: 'Hurl', type: 'Instant', cost: '{0}', text: 'Attach target Equipment to target creature.' },
  {
    name: 'Guilt',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: 'Enchant creature\nWhenever enchanted creature deals damage, Guilt deals that much damage to that creature.',
  },
  { name: 'Shift', type: 'Instant', cost: '{0}', text: 'Attach target Aura attached to a creature to another target creature.' },
  { name: 'Fight', type: 'Sorcery', cost: '{0}', text: 'Target creature you control deals damage equal to its power to target opponent.' },
  { name: 'Wheel', type: 'Artifact', cost: '{9}' },
  {
    name: 'Burst',
    type: 'Sorcery',
    cost: '{0}',
    text: "Reveal cards from the top of your library until you reveal a nonland card. Burst deals damage equal to that card's mana value to target opponent. Put the revealed cards on the bottom of your library in any order.",
  },
);

describe('608.2k: "it" is what the source was attached to as the ability triggered', () => {
  it('equipped creature attacks, and the Equipment is moved in response', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ogre', 'Spear'], hand: ['Hurl', 'Hurl'] } });
    t.cast('A', 'Hurl', { targets: ['Spear', 'Bear'] }).resolve();
    t.attack('Bear');
    t.cast('A', 'Hurl', { targets: ['Spear', 'Ogre'] })
      .resolve()
      .resolve();
    expect([t.pt('Bear'), t.pt('Ogre')]).toEqual(['7/2', '3/3']);
  });

  it('enchanted creature deals damage, and the Aura is moved in response', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ogre'], hand: ['Guilt', 'Fight', 'Shift'] } });
    t.cast('A', 'Guilt', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Fight', { targets: ['Bear', '@B'] }).resolve();
    t.cast('A', 'Shift', { targets: ['Guilt', 'Ogre'] })
      .resolve()
      .resolve();
    expect(t.life('B')).toBe(18);
    expect(t.names('battlefield')).toContain('Ogre');
    expect(t.names('graveyard')).toContain('Bear');
  });
});

it('701.20a: "the revealed cards" are all of those that were revealed until one of a kind was', () => {
  const t = table({ A: { hand: ['Burst'], library: ['Forest', 'Island', 'Wheel', 'Bear'] } });
  t.when('order', () => ({ order: [0, 1, 2] }));
  t.cast('A', 'Burst', { targets: ['@B'] }).resolve();
  expect(t.life('B')).toBe(11);
  expect(t.names('library', 'A')[0]).toBe('Bear');
});
