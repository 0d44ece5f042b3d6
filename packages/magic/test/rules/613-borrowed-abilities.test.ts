/** Having all activated abilities of other objects (CR 613.1f), as they are at the moment, with links of their own (607.5). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Ooze',
    type: 'Creature — Ooze',
    cost: '{0}',
    pt: '4/3',
    text: 'As long as Ooze is on the battlefield, it has all activated abilities of all creature cards in all graveyards.',
  },
  { name: 'Pinger', type: 'Creature — Human', cost: '{0}', pt: '1/1', text: '{0}: Pinger deals 1 damage to target player.' },
  { name: 'Flier', type: 'Creature — Bird', cost: '{0}', pt: '1/1', text: 'Flying\nWhenever Flier attacks, you gain 1 life.' },
  {
    name: 'Hybrid',
    type: 'Creature — Mutant',
    cost: '{0}',
    pt: '4/6',
    text: 'Hybrid has all activated abilities of each other creature with a +1/+1 counter on it.',
  },
  { name: 'Grow', type: 'Sorcery', cost: '{0}', text: 'Put a +1/+1 counter on target creature.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Teacher', type: 'Enchantment', cost: '{0}', text: 'Bears you control have "{0}: You gain 3 life."' },
  { name: 'Silence', type: 'Enchantment', cost: '{0}', text: 'Humans lose all abilities.' },
  {
    name: 'Impostor',
    type: 'Creature — Vampire',
    cost: '{0}',
    pt: '2/2',
    text: '{0}: Exile target creature.\nImpostor has all activated abilities of all creature cards exiled with it.',
  },
  {
    name: 'Sisters',
    type: 'Creature — Gorgon',
    cost: '{0}',
    pt: '7/5',
    text: '{0}: Exile target artifact.\n{0}: Put a card exiled with Sisters onto the battlefield under your control.',
  },
  {
    name: 'Borrower',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/3',
    text: 'Play with the top card of your library revealed.\nAs long as the top card of your library is an artifact or creature card, Borrower has all activated abilities of that card.',
  },
  { name: 'Think', type: 'Sorcery', cost: '{0}', text: 'Draw a card.' },
  {
    name: 'Steward',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'When Steward enters the battlefield, exile up to two target land cards from graveyards.\nCreatures you control have all activated abilities of all land cards exiled with this creature.',
  },
  { name: 'Sword', type: 'Artifact Creature — Equipment', cost: '{0}', pt: '0/1', text: 'Equipped creature gets +3/+3.\nEquip {0}' },
  { name: 'Relic', type: 'Artifact', cost: '{0}' },
  { name: 'Fountain', type: 'Land', text: '{T}: Add {C}.\n{0}: You gain 2 life.' },
  {
    name: 'Tyrant',
    type: 'Creature — Rogue',
    cost: '{0}',
    pt: '2/4',
    text: 'Tyrant has all activated abilities of lands your opponents control except mana abilities.',
  },
);

describe('613.1f: all activated abilities of other objects', () => {
  it('of cards in graveyards: it is the source of what it does', () => {
    const t = table({ A: { battlefield: ['Ooze'], graveyard: ['Flier'] }, B: { graveyard: ['Pinger'] } });
    t.activate('A', 'Ooze', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(19);
  });
  it('those of what has gone from there are had no more', () => {
    const t = table({ A: { battlefield: ['Ooze'] }, B: {} });
    expect(() => t.activate('A', 'Ooze', { targets: ['@B'] })).toThrow();
  });
  it('of creatures on the battlefield with a counter, whatever gives them these abilities and whenever (613.8)', () => {
    const t = table({ A: { battlefield: ['Hybrid', 'Bear'], hand: ['Grow', 'Teacher'] }, B: {} });
    t.cast('A', 'Grow', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Teacher').resolve();
    t.activate('A', 'Hybrid').resolve();
    expect(t.life('A')).toBe(23);
  });
  it('abilities that those have lost are not had (613.8)', () => {
    const t = table({ A: { battlefield: ['Hybrid', 'Pinger'], hand: ['Grow', 'Silence'] }, B: {} });
    t.cast('A', 'Grow', { targets: ['Pinger'] }).resolve();
    t.activate('A', 'Hybrid', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(19);
    t.cast('A', 'Silence').resolve();
    expect(() => t.activate('A', 'Hybrid', { targets: ['@B'] })).toThrow();
  });
  it('of the card on top of the library, as long as it is of the kind', () => {
    const t = table({ A: { battlefield: ['Borrower'], hand: ['Think'], library: ['Pinger', 'Relic', 'Bear'] }, B: {} });
    t.activate('A', 'Borrower', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(19);
    t.cast('A', 'Think').resolve();
    expect(() => t.activate('A', 'Borrower', { targets: ['@B'] })).toThrow();
  });
  it('mana abilities among them (605.1a)', () => {
    const t = table({ A: { battlefield: ['Bear'], hand: ['Steward'], graveyard: ['Fountain'] }, B: {} });
    t.cast('A', 'Steward').choose('targets', 'Fountain').resolve();
    t.when('targets', (d) => ({ pick: d.seat === 0 ? [0] : [] })).resolveAll();
    expect(t.names('exile', 'A')).toEqual(['Fountain']);
    t.mana('A', 'Bear');
    expect(t.perm('Bear').tapped).toBe(true);
  });
  it('keyword abilities that are activated ones (702.6a)', () => {
    const t = table({ A: { battlefield: ['Ooze', 'Bear'], graveyard: ['Sword'] }, B: {} });
    expect(t.can('A').filter((what) => what.includes('Ooze')).length).toBe(1);
  });
  it('without mana abilities, where that is said', () => {
    const t = table({ A: { battlefield: ['Tyrant'] }, B: { battlefield: ['Fountain'] } });
    t.activate('A', 'Tyrant').resolve();
    expect(t.life('A')).toBe(22);
    expect(t.perm('Tyrant').tapped).toBe(false);
    expect(() => t.mana('A', 'Tyrant')).toThrow();
  });
});

describe('607.5: abilities that are had together are linked to one another and to no other', () => {
  it('what it has exiled by its own ability was not exiled with theirs', () => {
    const t = table({ A: { battlefield: ['Impostor'] }, B: { battlefield: ['Sisters', 'Bear', 'Relic'] } });
    t.activate('A', 'Impostor', { targets: ['Sisters'] }).resolve();
    t.activate('A', 'Impostor', { ability: 0, targets: ['Bear'] }).resolve();
    t.activate('A', 'Impostor', { ability: 1, targets: ['Relic'] }).resolve();
    t.activate('A', 'Impostor', { ability: 1 }).resolve();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Impostor', 'Relic']);
    t.activate('A', 'Impostor', { ability: 2 }).resolve();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Impostor', 'Relic']);
    expect(t.names('exile', 'B').sort()).toEqual(['Bear', 'Sisters']);
  });
});
