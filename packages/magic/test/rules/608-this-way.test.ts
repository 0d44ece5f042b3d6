/** What was destroyed, exiled, discarded, tapped or milled "this way", and damage prevented (CR 608.2c, 608.2h, 615.5). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{4}', pt: '5/5' },
  { name: 'Mouse', type: 'Creature — Mouse', cost: '{1}', pt: '1/1' },
  { name: 'Wall', type: 'Creature — Wall', cost: '{1}', pt: '0/4', text: 'Indestructible' },
  { name: 'Wrath', type: 'Sorcery', cost: '{0}', text: 'Destroy all creatures. You gain 2 life for each creature destroyed this way.' },
  {
    name: 'Herd',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Exile any number of target creatures. For each creature exiled this way, its controller creates a 2/2 green Boar creature token.',
  },
  {
    name: 'Dig Up',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Mill two cards. You gain 3 life for each creature card put into your graveyard this way.',
  },
  {
    name: 'Choir',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Tap all untapped creatures you control. You gain 1 life for each creature tapped this way.',
  },
  {
    name: 'Pact',
    type: 'Instant',
    cost: '{0}',
    text: 'Prevent the next 3 damage that would be dealt to any target this turn. You gain life equal to the damage prevented this way.',
  },
  {
    name: 'Recaller',
    type: 'Creature — Wizard',
    cost: '{0}',
    pt: '1/1',
    text: "When this creature enters, you may return another nonland permanent you control to its owner's hand. If a permanent was returned this way, put a +1/+1 counter on this creature.",
  },
  { name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 4 damage to any target.' },
  { name: 'Purge', type: 'Sorcery', cost: '{0}', text: 'Destroy target creature. If that creature dies this way, you gain 5 life.' },
  {
    name: 'Grave Ward',
    type: 'Enchantment',
    cost: '{0}',
    text: 'If a card or token would be put into a graveyard from anywhere, exile it instead.',
  },
);

describe('CR 608.2c: what was done this way', () => {
  it('counts only what was destroyed', () => {
    const t = table({ A: { hand: ['Wrath'], battlefield: ['Ogre', 'Wall'] }, B: { battlefield: ['Mouse'] } });
    t.cast('A', 'Wrath').resolve();
    expect(t.life('A')).toBe(24);
  });
  it('CR 608.2h: controllers are those the creatures last had', () => {
    const t = table({ A: { hand: ['Herd'], battlefield: ['Ogre'] }, B: { battlefield: ['Mouse'] } });
    t.cast('A', 'Herd', { targets: [['Ogre', 'Mouse']] }).resolve();
    expect(t.names('battlefield')).toEqual(['Boar Token', 'Boar Token']);
  });
  it('CR 701.13c: cards milled are counted where they are found', () => {
    const t = table({ A: { hand: ['Dig Up'], library: ['Ogre', 'Forest', 'Mouse'] } });
    t.cast('A', 'Dig Up').resolve();
    expect(t.life('A')).toBe(23);
  });
  it('taps only what was untapped', () => {
    const t = table({ A: { hand: ['2 Choir'], battlefield: ['Ogre', 'Mouse'] } });
    t.cast('A', 'Choir').resolve();
    expect(t.life('A')).toBe(22);
    t.cast('A', 'Choir').resolve();
    expect(t.life('A')).toBe(22);
  });
  it('608.2h: whether a permanent was returned is known of what it was on the battlefield', () => {
    for (const [yes, pt] of [
      [true, '2/2'],
      [false, '1/1'],
    ] as const) {
      const t = table({ A: { hand: ['Recaller'], battlefield: ['Mouse'] } });
      t.when('may', { yes }).cast('A', 'Recaller').resolveAll();
      expect(t.pt('Recaller')).toBe(pt);
    }
  });
  it('a creature exiled instead has not died', () => {
    const t = table({ A: { hand: ['Purge'], battlefield: ['Grave Ward'] }, B: { battlefield: ['Ogre'] } });
    t.cast('A', 'Purge', { targets: ['Ogre'] }).resolve();
    expect(t.life('A')).toBe(20);
    const u = table({ A: { hand: ['Purge'] }, B: { battlefield: ['Ogre'] } });
    u.cast('A', 'Purge', { targets: ['Ogre'] }).resolve();
    expect(u.life('A')).toBe(25);
  });
});

describe('CR 615.5: what is done besides prevention speaks of the damage prevented', () => {
  it('as much as was prevented', () => {
    const t = table({ A: { hand: ['Pact', 'Bolt'] } });
    t.cast('A', 'Pact', { targets: ['@A'] }).resolve();
    t.cast('A', 'Bolt', { targets: ['@A'] }).resolve();
    expect(t.life('A')).toBe(22);
  });
});
