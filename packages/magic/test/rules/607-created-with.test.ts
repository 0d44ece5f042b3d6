/** Tokens created with an object, of which it speaks later (CR 607.2), and counters that are all removed to pay (CR 602.2b). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{0}', pt: '3/3' },
  {
    name: 'Mirror',
    type: 'Artifact',
    cost: '{0}',
    text: '{0}: Create a token that\'s a copy of target creature. Then exile all other tokens created with Mirror.\n{0}: Create a 1/1 red Goblin creature token. It has haste and "Sacrifice this creature: You gain 1 life."',
  },
  {
    name: 'Nest',
    type: 'Artifact',
    cost: '{0}',
    text: '{0}: Create a 1/1 green Snake creature token.\nWhen Nest leaves the battlefield, destroy all tokens created with Nest.',
  },
  { name: 'Smash', type: 'Instant', cost: '{0}', text: 'Destroy target artifact.' },
  {
    name: 'Wasp Jar',
    type: 'Artifact',
    cost: '{0}',
    text: 'Wasp Jar enters with three sting counters on it.\n{0}, Remove all sting counters from Wasp Jar: It deals damage to any target equal to the number of sting counters removed this way.',
  },
  { name: 'Blade', type: 'Artifact — Equipment', cost: '{0}', text: 'Equipped creature gets +2/+0.\nEquip {5}' },
  {
    name: 'Arm',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You may attach an Equipment you control to target creature. If you do, unattach it at the beginning of the next end step.',
  },
);

describe('607.2: tokens created with it', () => {
  it('those that were created before are exiled, and no other tokens of the kind', () => {
    const t = table({ A: { battlefield: ['Mirror', 'Nest', 'Bear', 'Ogre'] } });
    t.activate('A', 'Nest').resolve();
    t.activate('A', 'Mirror', { targets: ['Bear'] }).resolve();
    expect(t.names('battlefield', 'A').filter((n) => n === 'Bear').length).toBe(2);
    t.activate('A', 'Mirror', { targets: ['Ogre'] }).resolve();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Bear', 'Mirror', 'Nest', 'Ogre', 'Ogre', 'Snake Token']);
  });
  it('after it has left it is still known which they are (608.2h)', () => {
    const t = table({ A: { battlefield: ['Nest', 'Nest'], hand: ['Smash'] } });
    t.activate('A', 'Nest').resolve();
    t.activate('A', 'Nest').resolve();
    expect(t.perms('Snake Token').length).toBe(2);
    t.cast('A', 'Smash', { targets: ['Nest'] }).resolveAll();
    expect(t.perms('Snake Token').length).toBe(0);
    expect(t.perms('Nest').length).toBe(1);
  });
  it('111.3: what is said of the token after it is created is part of it', () => {
    const t = table({ A: { battlefield: ['Mirror'] } });
    t.activate('A', 'Mirror').resolve();
    t.activate('A', 'Goblin Token').resolve();
    expect(t.life('A')).toBe(21);
  });
});

describe('602.2b: all counters removed as a cost', () => {
  it('are counted as it is paid, none at all too', () => {
    const t = table({ A: { hand: ['Wasp Jar'] } });
    t.cast('A', 'Wasp Jar').resolve();
    t.activate('A', 'Wasp Jar', { targets: ['@B'] });
    expect(t.counters('Wasp Jar', 'sting')).toBe(0);
    t.resolve();
    expect(t.life('B')).toBe(17);
    t.activate('A', 'Wasp Jar', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(17);
  });
});

describe('701.3: attaching what is chosen', () => {
  it('"it" afterwards is the Equipment', () => {
    const t = table({ A: { battlefield: ['Blade', 'Bear'], hand: ['Arm'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Arm', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('4/2');
    t.to('upkeep', 2);
    expect(t.pt('Bear')).toBe('2/2');
  });
});
