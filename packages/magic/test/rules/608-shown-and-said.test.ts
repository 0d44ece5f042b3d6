/**
 * Which of the cards that are shown go where (CR 608.2d), X that can't be 0 (107.3a), costs that a spell tells of itself (118.9), triggers that are limited
 * (603.2), draws but one (504.1), and cards played in turns in which something was done (601.3). Expected values: the rules' own text.
 */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{G}', pt: '3/3' },
  { name: 'Wisp', type: 'Creature — Spirit', cost: '{0}', pt: '1/1' },
  { name: 'Wall', type: 'Creature — Wall', cost: '{0}', pt: '0/4' },
  { name: 'Island', type: 'Basic Land — Island' },
  {
    name: 'Gift',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Search your library for up to three cards with different names and reveal them. An opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.',
  },
  { name: 'Growth', type: 'Sorcery', cost: '{X}', text: "You gain X life. X can't be 0." },
  { name: 'Engine', type: 'Artifact', cost: '{0}', text: "{X}: You gain X life. X can't be 0." },
  {
    name: 'Pact',
    type: 'Creature — Demon',
    cost: '{0}',
    pt: '1/1',
    text: 'Once during each of your turns, you may cast a creature spell by paying life equal to its mana value rather than paying its mana cost.',
  },
  {
    name: 'Once',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever you gain life, put a charge counter on this enchantment. This ability triggers only once.',
  },
  {
    name: 'Twice',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever you gain life, put a charge counter on this enchantment. This ability triggers only twice each turn.',
  },
  { name: 'Sip', type: 'Artifact', cost: '{0}', text: '{0}: You gain 1 life.' },
  {
    name: 'Spy',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever an opponent draws a card except the first one they draw in each of their draw steps, you gain 1 life.',
  },
  { name: 'Lesson', type: 'Instant', cost: '{0}', text: 'Draw a card.' },
  {
    name: 'Raid',
    type: 'Enchantment',
    cost: '{0}',
    text: 'When this enchantment enters, exile the top card of your library. During any turn you attacked with a Spirit, you may play that card.',
  },
  {
    name: 'Parity',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Choose odd or even. Destroy each creature with mana value of the chosen quality.',
  },
  {
    name: 'Dice',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Roll two d8 and choose one result. You gain life equal to that result. Then draw cards equal to the other result.',
  },
  {
    name: 'Charity',
    type: 'Sorcery',
    cost: '{0}',
    text: "Target opponent may have you draw a card. If that player doesn't, you gain 4 life.",
  },
  { name: 'Shrink', type: 'Instant', cost: '{0}', text: 'Target creature has base power 0 until end of turn.' },
);

describe('608.2d an opponent chooses which', () => {
  it('the chosen cards go to the one place, the rest to the other', () => {
    const t = table({ A: { hand: ['Gift'], library: ['Bear', 'Ogre', 'Wisp', 'Wall'] } });
    t.when('choose', { pick: [0] }, 'A');
    t.when('choose', { pick: [0, 1] }, 'B');
    t.cast('A', 'Gift').resolve();
    expect(t.names('hand')).toHaveLength(1);
    expect(t.names('graveyard').filter((n) => n !== 'Gift')).toHaveLength(2);
  });

  it('of fewer than so many all are chosen', () => {
    const t = table({ A: { hand: ['Gift'], library: ['Bear', 'Wall'] } });
    t.choose('choose', 'Bear');
    t.cast('A', 'Gift').resolve();
    expect(t.names('hand')).toEqual([]);
    expect(t.names('graveyard')).toContain('Bear');
  });
});

describe("107.3a X can't be 0", () => {
  it('a spell without mana for more can not be cast', () => {
    expect(table({ A: { hand: ['Growth'] } }).can('A')).not.toContain('cast Growth');
    const t = table({ A: { hand: ['Growth'], battlefield: ['Island'] } });
    expect(t.can('A')).toContain('cast Growth');
    expect(t.cast('A', 'Growth', { x: 1 }).resolve().life('A')).toBe(21);
  });

  it('nor can such an ability be activated', () => {
    expect(table({ A: { battlefield: ['Engine'] } }).can('A')).not.toContain('activate Engine');
    const t = table({ A: { battlefield: ['Engine', 'Island'] } });
    expect(t.activate('A', 'Engine', { x: 1 }).resolve().life('A')).toBe(21);
  });
});

describe('118.9 what a spell says of itself is paid', () => {
  it('life equal to its mana value, once in a turn', () => {
    const t = table({ A: { hand: ['Bear', 'Ogre'], battlefield: ['Pact'] } });
    t.cast('A', 'Ogre', { way: 'alternative' }).resolve();
    expect(t.life('A')).toBe(17);
    expect(t.names('battlefield')).toContain('Ogre');
    expect(t.can('A')).not.toContain('cast Bear');
  });
});

describe('603.2 triggers that are limited', () => {
  it('once in all, also in later turns', () => {
    const t = table({ A: { battlefield: ['Once', 'Twice', 'Sip'] } });
    for (let i = 0; i < 3; i++) t.activate('A', 'Sip').resolveAll();
    expect(t.counters('Once', 'charge')).toBe(1);
    expect(t.counters('Twice', 'charge')).toBe(2);
    t.to('precombatMain', t.state.turn.number + 2);
    t.activate('A', 'Sip').resolveAll();
    expect(t.counters('Once', 'charge')).toBe(1);
    expect(t.counters('Twice', 'charge')).toBe(3);
  });
});

describe('504.1 all draws but the first of a draw step', () => {
  it('the draw of the turn is passed over, further draws are not', () => {
    const t = table({
      A: { battlefield: ['Spy'], library: ['Wall', 'Wall', 'Wall'] },
      B: { hand: ['Lesson'], library: ['Wall', 'Wall', 'Wall', 'Wall'] },
    });
    t.to('draw', t.state.turn.number + 1);
    expect(t.resolveAll().life('A')).toBe(20);
    t.cast('B', 'Lesson').resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

describe('601.3 in a turn in which something was done', () => {
  it('the card can be played when a Spirit has attacked, and not before', () => {
    const t = table({ A: { hand: ['Raid'], battlefield: ['Wisp'], library: ['Wall', 'Wall'] } });
    t.cast('A', 'Raid').resolveAll();
    expect(t.names('exile')).toEqual(['Wall']);
    expect(t.can('A')).not.toContain('cast Wall');
    t.attack('Wisp').to('postcombatMain');
    expect(t.can('A')).toContain('cast Wall');
  });
});

describe('700 odd and even', () => {
  it('0 is even', () => {
    const t = table({ A: { hand: ['Parity'], battlefield: ['Bear', 'Wisp'] }, B: { battlefield: ['Ogre'] } });
    t.choose('option', 'even');
    t.cast('A', 'Parity').resolve();
    expect(t.names('battlefield')).toEqual(['Ogre']);
  });
});

describe('706.4 one of two results', () => {
  it('each of the results is used once', () => {
    const t = table({ A: { hand: ['Dice'], library: Array.from({ length: 20 }, () => 'Wall') } });
    t.cast('A', 'Dice').resolve();
    const rolls = t.events.filter((e) => e.kind === 'roll').map((e) => e.amount);
    expect(rolls).toHaveLength(2);
    expect([t.life('A') - 20, t.names('hand').length].sort()).toEqual([...rolls].sort());
  });
});

describe('608.2d what another may have you do', () => {
  it('who may have it done decides', () => {
    const may = (yes: boolean) => {
      const t = table({ A: { hand: ['Charity'], library: ['Wall', 'Wall'] } });
      t.when('may', { yes }, 'B');
      return t.cast('A', 'Charity', { targets: ['@B'] }).resolve();
    };
    expect([may(true).names('hand').length, may(true).life('A')]).toEqual([1, 20]);
    expect([may(false).names('hand').length, may(false).life('A')]).toEqual([0, 24]);
  });
});

describe('613.4b base power alone', () => {
  it('toughness stays as it is', () => {
    const t = table({ A: { hand: ['Shrink'], battlefield: ['Ogre'] } });
    expect(
      t
        .cast('A', 'Shrink', { targets: ['Ogre'] })
        .resolve()
        .pt('Ogre'),
    ).toBe('0/3');
  });
});
