/** Modified permanents (CR 700.9) and outlaws (CR 700.12). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Pirate', type: 'Creature — Human Pirate', cost: '{0}', pt: '1/1' },
  { name: 'Sword', type: 'Artifact — Equipment', cost: '{0}', text: 'Equipped creature gets +1/+0.\nEquip {0}' },
  { name: 'Grace', type: 'Enchantment — Aura', cost: '{0}', text: 'Enchant creature\nEnchanted creature gets +0/+1.' },
  { name: 'Growth', type: 'Instant', cost: '{0}', text: 'Put a +1/+1 counter on target creature.' },
  { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Sweep', type: 'Instant', cost: '{0}', text: 'Destroy all creatures and enchantments.' },
  { name: 'Kami', type: 'Artifact', cost: '{0}', text: 'Modified creatures you control have trample.' },
  { name: 'Keeper', type: 'Artifact', cost: '{0}', text: 'Whenever a modified creature you control dies, you gain 1 life.' },
  {
    name: 'Ledger',
    type: 'Artifact',
    cost: '{0}',
    text: 'At the beginning of each end step, if a modified creature died under your control this turn, you gain 3 life.',
  },
  { name: 'Crew', type: 'Artifact', cost: '{0}', text: 'Whenever an outlaw you control dies, you gain 1 life.' },
);

const tramples = (t: ReturnType<typeof table>, name: string): boolean => t.perm(name).keywords.includes('trample');

describe('700.9: a permanent is modified', () => {
  it('that has a counter', () => {
    const t = table({ A: { hand: ['Growth'], battlefield: ['Kami', 'Bear', 'Pirate'] } });
    expect(tramples(t, 'Bear')).toBe(false);
    t.cast('A', 'Growth', { targets: ['Bear'] }).resolve();
    expect(tramples(t, 'Bear')).toBe(true);
    expect(tramples(t, 'Pirate')).toBe(false);
  });
  it('that is equipped', () => {
    const t = table({ A: { battlefield: ['Kami', 'Bear', 'Sword'] } });
    t.activate('A', 'Sword', { targets: ['Bear'] }).resolve();
    expect(tramples(t, 'Bear')).toBe(true);
  });
  it('that is enchanted by an Aura of its controller, and not by that of another', () => {
    const own = table({ A: { hand: ['Grace'], battlefield: ['Kami', 'Bear'] } });
    own.cast('A', 'Grace', { targets: ['Bear'] }).resolve();
    expect(tramples(own, 'Bear')).toBe(true);
    const other = table({ A: { hand: ['Grace'], battlefield: ['Pirate'] }, B: { battlefield: ['Kami', 'Bear'] } });
    other.cast('A', 'Grace', { targets: ['Bear'] }).resolve();
    expect(tramples(other, 'Bear')).toBe(false);
  });
  it('as it dies, which is looked back at (608.2h)', () => {
    const t = table({ A: { hand: ['Grace', 'Slay'], battlefield: ['Keeper', 'Ledger', 'Bear'] } });
    t.cast('A', 'Grace', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolveAll();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Bear', 'Grace', 'Slay']);
    expect(t.life('A')).toBe(21);
    t.to('end').resolveAll();
    expect(t.life('A')).toBe(24);
  });
  it('also where what modified it leaves with it', () => {
    const t = table({ A: { hand: ['Grace', 'Sweep'], battlefield: ['Keeper', 'Ledger', 'Bear'] } });
    t.cast('A', 'Grace', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Sweep').resolveAll();
    expect(t.life('A')).toBe(21);
    t.to('end').resolveAll();
    expect(t.life('A')).toBe(24);
  });
  it('and no other', () => {
    const t = table({ A: { hand: ['Slay'], battlefield: ['Keeper', 'Ledger', 'Bear'] } });
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolveAll();
    t.to('end').resolveAll();
    expect(t.life('A')).toBe(20);
  });
});

describe('700.12: outlaws are Assassins, Mercenaries, Pirates, Rogues and Warlocks', () => {
  it('a Pirate is one, a Bear is none', () => {
    const t = table({ A: { hand: ['2 Slay'], battlefield: ['Crew', 'Bear', 'Pirate'] } });
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Slay', { targets: ['Pirate'] }).resolveAll();
    expect(t.life('A')).toBe(21);
  });
});
