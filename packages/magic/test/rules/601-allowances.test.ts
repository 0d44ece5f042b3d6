/** CR 601.3: spells that may be cast from elsewhere, once a turn; and what companions say besides (702.139). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Yak', cost: '{1}', type: 'Creature — Ox', pt: '1/1' },
  { name: 'Bull', cost: '{2}', type: 'Creature — Ox', pt: '3/3' },
  { name: 'Song', cost: '{1}', type: 'Instant', text: 'You gain 4 life.' },
  { name: 'Smith', cost: '{1}', type: 'Creature — Elf', pt: '1/1' },
  { name: 'Wheel', cost: '{1}', type: 'Artifact' },
  { name: 'Ghoul', cost: '{1}', type: 'Creature — Zombie', pt: '1/1', text: '{2}, Exile this card from your graveyard: You gain 1 life.' },
  {
    name: 'Morgue',
    cost: '{1}',
    type: 'Enchantment',
    text: 'Activated abilities of creature cards in your graveyard cost {1} less to activate.',
  },
  {
    name: 'Chieftain',
    cost: '{1}',
    type: 'Creature — Spirit',
    pt: '1/1',
    text: 'Once during each of your turns, you may cast a creature spell from your graveyard.',
  },
  {
    name: 'Den',
    cost: '{1}',
    type: 'Enchantment',
    text: 'During each of your turns, you may cast one permanent spell with mana value 1 or less from your graveyard.',
  },
  { name: 'Window', cost: '{1}', type: 'Enchantment', text: 'Once each turn, you may cast an Ox spell from the top of your library.' },
  {
    name: 'Gatherer',
    cost: '{1}',
    type: 'Creature — Ooze',
    pt: '1/1',
    text: 'As this creature enters, choose a card type.\nSpells you cast of the chosen type cost {1} less to cast.',
  },
  {
    name: 'Preyer',
    cost: '{1}',
    type: 'Enchantment',
    text: 'If a source you control with an odd mana value would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  },
  {
    name: 'Depths',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Each player mills two cards. Put a creature card with an even mana value from among the milled cards onto the battlefield under your control.',
  },
  {
    name: 'Nomads’ Way',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Exile any number of nonland permanents you own and control. Return those cards to the battlefield at the beginning of the next end step.',
  },
  {
    name: 'Guard',
    cost: '{1}',
    type: 'Creature — Cat',
    pt: '1/1',
    text: "Each other creature you control that's a Cat, Ox, or Beast gets +1/+1.",
  },
  {
    name: 'Maze',
    cost: '{0}',
    type: 'Enchantment',
    text: 'Whenever a player casts an instant or sorcery spell, that player copies it. The player may choose new targets for the copy.',
  },
  { name: 'Spark', cost: '{0}', type: 'Instant', text: '~ deals 2 damage to target player.' },
  { name: 'Borrow', cost: '{0}', type: 'Sorcery', text: 'Gain control of target creature.' },
); // prettier-ignore

const lands = (n: number): string[] => Array.from({ length: n }, () => 'Island');

describe('601.3: spells that may be cast from elsewhere, once a turn', () => {
  it('one from the graveyard each of your turns, and another the turn after', () => {
    const t = table({
      A: { battlefield: ['Chieftain', ...lands(4)], graveyard: ['Ox', 'Yak', 'Song'], library: ['Bull', 'Bull', 'Bull'] },
      B: { library: ['Bull', 'Bull'] },
    });
    expect(t.can('A')).toEqual(expect.arrayContaining(['cast Ox', 'cast Yak']));
    expect(t.can('A')).not.toContain('cast Song');
    t.cast('A', 'Ox').resolve();
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
    t.to('precombatMain', 3);
    t.cast('A', 'Yak').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Song']);
  });

  it('two objects with that ability: one by each; two abilities are told apart', () => {
    const t = table({ A: { battlefield: ['Chieftain', 'Den', ...lands(6)], graveyard: ['Ox', 'Ox', 'Ox'] } });
    t.cast('A', 'Ox').resolve().cast('A', 'Ox').resolve();
    expect(t.can('A')).not.toContain('cast Ox');
  });

  it('permanent spells up to a mana value', () => {
    const t = table({ A: { battlefield: ['Den', ...lands(4)], graveyard: ['Bull', 'Song', 'Wheel'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Wheel']);
  });

  it('from the top of the library, once each turn', () => {
    const t = table({ A: { battlefield: ['Window', ...lands(4)], library: ['Ox', 'Yak'] } });
    t.cast('A', 'Ox').resolve();
    expect(t.can('A')).not.toContain('cast Yak');
  });
});

describe('602.2b: abilities of cards that are not on the battlefield', () => {
  it('those of creature cards in the graveyard cost less', () => {
    const t = table({
      A: { battlefield: ['Morgue', 'Island'], graveyard: ['Ghoul'] },
      B: { battlefield: ['Island'], graveyard: ['Ghoul'] },
    });
    t.activate('A', 'Ghoul').resolve();
    expect(t.life('A')).toBe(21);
    t.pass();
    expect(t.can('B')).not.toContain('activate Ghoul');
  });
});

describe('702.139: what companions say besides', () => {
  it('spells of the chosen card type cost less', () => {
    const t = table({ A: { battlefield: lands(2), hand: ['Gatherer', 'Bull', 'Song'] } });
    t.choose('option', 'Creature').cast('A', 'Gatherer').resolve();
    expect(t.can('A')).toEqual(expect.arrayContaining(['cast Bull', 'cast Song']));
    t.cast('A', 'Bull').resolve();
    expect(t.names('battlefield', 'A')).toContain('Bull');
  });

  it('614.1a: damage from sources with an odd mana value is doubled', () => {
    const t = table({ A: { battlefield: ['Preyer', 'Ox', 'Bull'] } });
    t.attack('Ox', 'Bull').to('endCombat');
    expect(t.life('B')).toBe(20 - 4 - 3);
  });

  it('701.13a: a card from among those that all players milled', () => {
    const t = table({ A: { hand: ['Depths'], library: ['Ox', 'Song'] }, B: { library: ['Bull', 'Song'] } });
    t.cast('A', 'Depths').resolve();
    expect(t.perm('Bull').controller).toBe(0);
    expect(t.names('graveyard', 'A')).toEqual(expect.arrayContaining(['Ox', 'Song']));
  });

  it('603.7: what was exiled comes back at the next end step; only what you own and control', () => {
    const t = table({ A: { hand: ['Borrow', 'Nomads’ Way'], battlefield: ['Ox', 'Bull'] }, B: { battlefield: ['Yak'] } });
    t.choose('targets', 'Yak').cast('A', 'Borrow').resolve();
    t.choose('choose', 'Ox', 'Bull').cast('A', 'Nomads’ Way').resolve();
    expect(t.names('battlefield', 'A')).toEqual(['Yak']);
    t.to('end').resolveAll();
    expect(t.names('battlefield', 'A')).toEqual(expect.arrayContaining(['Ox', 'Bull', 'Yak']));
  });

  it('613.4c: each other creature that has one of these types', () => {
    const t = table({ A: { battlefield: ['Guard', 'Ox', 'Smith'] }, B: { battlefield: ['Ox'] } });
    expect(t.pt('Ox')).toBe('3/3');
    expect(t.pt('Smith')).toBe('1/1');
  });
});

describe('707.10: copies that the player who cast the spell makes', () => {
  it('that player chooses new targets', () => {
    const t = table({ A: { battlefield: ['Maze'] }, B: { hand: ['Spark'] } });
    t.pass()
      .cast('B', 'Spark', { targets: ['@A'] })
      .when('may', { yes: false }, 'B')
      .resolveAll();
    expect(t.life('A')).toBe(16);
    expect(t.life('B')).toBe(20);
  });
});
