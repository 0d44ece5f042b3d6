/** Half of what each player has, all counters, all creature types, what is attached, with the words of real cards. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  {
    name: 'Hexmage',
    type: 'Creature — Vampire',
    cost: '{B}',
    pt: '2/1',
    text: 'Sacrifice Hexmage: Remove all counters from target permanent.',
  },
  { name: 'Prod', type: 'Instant', cost: '{0}', text: 'Put a +1/+1 counter and a charge counter on target creature.' },
  {
    name: 'Omnipotence',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Each player loses half their life, then discards half the cards in their hand, then sacrifices half the creatures they control. Round up each time.',
  },
  { name: 'Nick', type: 'Instant', cost: '{0}', text: 'Target player loses 3 life.' },
  {
    name: 'Swallow',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Target player puts the top half of their library, rounded down, into their graveyard.',
  },
  {
    name: 'Lhurgoyf',
    type: 'Creature — Lhurgoyf',
    cost: '{1}',
    pt: '*/1+*',
    text: "Lhurgoyf's power is equal to the number of creature cards in all graveyards and its toughness is equal to that number plus 1.",
  },
  { name: 'Gallery', type: 'Artifact', cost: '{0}', text: 'The "legend rule" doesn\'t apply.' },
  { name: 'Legend', type: 'Legendary Creature — Human', cost: '{0}', pt: '1/1' },
  {
    name: 'Shape',
    type: 'Creature — Shapeshifter',
    cost: '{1}',
    pt: '1/1',
    text: 'Changeling\n{0}: Target creature loses all creature types until end of turn.',
  },
  { name: 'Lord', type: 'Creature — Bear', cost: '{1}', pt: '1/1', text: 'Other Bears you control get +1/+1.' },
  {
    name: 'Champion',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '1/1',
    text: 'Champion gets +2/+2 for each Aura and Equipment attached to it.\nAs long as two or more Equipment are attached to Champion, Champion has flying.',
  },
  { name: 'Sword', type: 'Artifact — Equipment', cost: '{0}', text: 'Equip {0}' },
);

describe('107.1a', () => {
  it('101.4, 107.1a: each loses, discards and sacrifices half of their own, rounded up', () => {
    const t = table({
      A: { battlefield: ['3 Bear'], hand: ['Omnipotence', 'Nick', 'Bear', 'Sword', 'Shape'] },
      B: { battlefield: ['Bear', 'Lord'], hand: ['Bear'] },
    });
    t.cast('A', 'Nick', { targets: ['@B'] }).resolveAll();
    t.cast('A', 'Omnipotence').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([10, 8]);
    expect([t.names('hand', 'A').length, t.names('hand', 'B').length]).toEqual([1, 0]);
    // of three one is left, of two one
    expect(t.names('battlefield')).toHaveLength(2);
  });
  it('701.13a: half a library is milled, rounded down', () => {
    const t = table({ A: { hand: ['Swallow'] }, B: { library: ['5 Bear'] } });
    const had = t.names('library', 'B').length;
    t.cast('A', 'Swallow', { targets: ['@B'] }).resolveAll();
    expect(t.names('graveyard', 'B')).toHaveLength(Math.floor(had / 2));
  });
});

describe('122.1, 604.3, 704.5j', () => {
  it('122.1: counters of every kind are removed', () => {
    const t = table({ A: { battlefield: ['Hexmage', 'Bear'], hand: ['Prod'] } });
    t.cast('A', 'Prod', { targets: ['Bear'] }).resolveAll();
    expect([t.counters('Bear', '+1/+1'), t.counters('Bear', 'charge')]).toEqual([1, 1]);
    t.activate('A', 'Hexmage', { targets: ['Bear'] }).resolveAll();
    expect([t.counters('Bear', '+1/+1'), t.counters('Bear', 'charge')]).toEqual([0, 0]);
  });
  it('604.3, 613.4a: power, and toughness that number plus 1', () => {
    const t = table({ A: { battlefield: ['Lhurgoyf'], graveyard: ['Bear', 'Sword'] }, B: { graveyard: ['Bear'] } });
    expect(t.pt('Lhurgoyf')).toBe('2/3');
  });
  it('704.5j: the legend rule can be switched off for everything', () => {
    const t = table({ A: { battlefield: ['Gallery', 'Legend'], hand: ['Legend'] } });
    t.cast('A', 'Legend').resolveAll();
    expect(t.perms('Legend')).toHaveLength(2);
  });
});

describe('205.3m, 301.5', () => {
  it('205.3m: a creature without creature types is not of a kind, changeling or not', () => {
    const t = table({ A: { battlefield: ['Lord', 'Shape', 'Bear'] } });
    expect([t.pt('Shape'), t.pt('Bear')]).toEqual(['2/2', '3/3']);
    t.activate('A', 'Shape', { targets: ['Shape'] }).resolveAll();
    t.activate('A', 'Shape', { targets: ['Bear'] }).resolveAll();
    expect([t.pt('Shape'), t.pt('Bear'), t.perm('Bear').subtypes]).toEqual(['1/1', '2/2', []]);
  });
  it('301.5: what is attached is counted', () => {
    const t = table({ A: { battlefield: ['Champion', '2 Sword'] } });
    expect(t.pt('Champion')).toBe('1/1');
    t.activate('A', 'Sword', { targets: ['Champion'] }).resolveAll();
    expect(t.pt('Champion')).toBe('3/3');
  });
});
