/** What a cost was paid with, what was put onto the battlefield, and what all players did, spoken of afterwards (CR 608.2c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', type: 'Creature — Ox', cost: '{0}', pt: '2/4' },
  {
    name: 'Hurler',
    type: 'Creature — Giant',
    cost: '{0}',
    pt: '1/1',
    text: "When this creature enters, you may sacrifice another creature. When you do, this creature deals damage equal to that creature's power to any target.",
  },
  {
    name: 'Poacher',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: "Sacrifice another creature: You gain life equal to that creature's toughness.",
  },
  {
    name: 'Trader',
    type: 'Sorcery',
    cost: '{0}',
    text: "You may discard a nonland card. If you do, you gain life equal to that card's mana value.",
  },
  { name: 'Tome', type: 'Artifact', cost: '{5}' },
  {
    name: 'Banner',
    type: 'Enchantment',
    cost: '{0}',
    text: 'At the beginning of combat on your turn, you may pay {0}. When you do, put a +1/+1 counter on target creature. It gains trample until end of turn.',
  },
  { name: 'Gaze', type: 'Sorcery', cost: '{0}', text: "Exile the top card of each player's library. You may play those cards this turn." },
  {
    name: 'Encounter',
    type: 'Sorcery',
    cost: '{0}',
    text: "Mill two cards. Put each creature card milled this way onto the battlefield. They gain haste. At the beginning of the next end step, return those creatures to their owner's hand.",
  },
  {
    name: 'Raid',
    type: 'Sorcery',
    cost: '{0}',
    text: "Reveal the top card of your library. If it isn't a creature card, put it into your graveyard. Otherwise, put that card onto the battlefield. That creature gains haste. Sacrifice it at the beginning of the next end step.",
  },
);

define({
  name: 'Loan',
  type: 'Sorcery',
  cost: '{0}',
  text: "Reveal the top card of your library. If it's a creature card, put it onto the battlefield. It gains haste. Sacrifice it at the beginning of the next end step.",
});

describe('608.2c: what was sacrificed or discarded to pay', () => {
  it('603.12: its power, as it last was, for what triggers when that is done', () => {
    const t = table({ A: { battlefield: ['Ox'], hand: ['Hurler'] } });
    t.when('may', { yes: true }).choose('targets', '@B').cast('A', 'Hurler').resolveAll();
    expect(t.names('graveyard')).toEqual(['Ox']);
    expect(t.life('B')).toBe(18);
  });
  it('its toughness, of what the cost of an ability was', () => {
    const t = table({ A: { battlefield: ['Ox', 'Poacher'] } });
    t.activate('A', 'Poacher').resolveAll();
    expect(t.life('A')).toBe(24);
  });
  it('of a card', () => {
    const t = table({ A: { hand: ['Trader', 'Tome'] } });
    t.when('may', { yes: true }).cast('A', 'Trader').resolveAll();
    expect(t.life('A')).toBe(25);
  });
});

describe('603.12: what is said of the target after it is chosen', () => {
  it('belongs to the ability that chooses it', () => {
    const t = table({ A: { battlefield: ['Banner', 'Ox'] } });
    t.when('may', { yes: true }).choose('targets', 'Ox').to('beginCombat').resolveAll();
    expect(t.pt('Ox')).toBe('3/5');
    expect(t.perm('Ox').keywords).toContain('trample');
  });
});

describe('608.2c: those cards, that creature', () => {
  it('one card of each player', () => {
    const t = table({ A: { hand: ['Gaze'], library: ['Tome'] }, B: { library: ['Ox'] } });
    t.cast('A', 'Gaze').resolveAll();
    expect(t.names('exile', 'A').sort()).toEqual(['Ox', 'Tome']);
    t.cast('A', 'Ox').resolveAll();
    expect(t.names('battlefield', 'A')).toContain('Ox');
  });
  it('they are those that were put onto the battlefield, not all that were milled', () => {
    const t = table({ A: { hand: ['Encounter'], library: ['Ox', 'Tome'] } });
    t.cast('A', 'Encounter').resolveAll();
    expect(t.perm('Ox').keywords).toContain('haste');
    t.to('end').resolveAll();
    expect(t.names('hand')).toEqual(['Ox']);
    expect(t.names('graveyard')).toContain('Tome');
  });
  it('what is a creature card is that creature once it is there', () => {
    const t = table({ A: { hand: ['Raid'], library: ['Ox'] } });
    t.cast('A', 'Raid').resolveAll();
    expect(t.perm('Ox').keywords).toContain('haste');
    t.to('end').resolveAll();
    expect(t.names('graveyard')).toContain('Ox');
  });
  it('603.7c: a later ability finds what a card has become by being put there', () => {
    const t = table({ A: { hand: ['Loan'], library: ['Ox'] } });
    t.cast('A', 'Loan').resolveAll();
    expect(t.names('battlefield')).toContain('Ox');
    t.to('end').resolveAll();
    expect(t.names('graveyard')).toContain('Ox');
  });
  it('and is nothing where another card was put elsewhere', () => {
    const t = table({ A: { hand: ['Raid'], library: ['Tome'] } });
    t.cast('A', 'Raid').resolveAll();
    expect(t.names('graveyard')).toContain('Tome');
    t.to('end').resolveAll();
    expect(t.names('graveyard')).toContain('Tome');
  });
});
