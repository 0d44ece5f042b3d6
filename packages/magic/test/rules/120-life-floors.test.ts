/** Damage that would reduce a life total below a number (CR 120.4c-d). Expected values: the rules' own example, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Faith',
    type: 'Enchantment',
    cost: '{3}{W}',
    text: 'If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  },
  {
    name: 'Old Wurm',
    type: 'Creature — Wurm',
    cost: '{4}{G}{G}{G}',
    pt: '7/7',
    text: 'As long as you have 7 or more life, damage that would reduce your life total to less than 7 reduces it to 7 instead.',
  },
  {
    name: 'Grace',
    type: 'Instant',
    cost: '{W}',
    text: 'Until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  },
  {
    name: 'Awe',
    type: 'Instant',
    cost: '{W}',
    text: 'The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way.',
  },
  { name: 'Five', type: 'Creature — Giant', cost: '{5}', pt: '5/5' },
  { name: 'Linker', type: 'Creature — Cat', cost: '{W}', pt: '2/2', text: 'Lifelink' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
  { name: 'Blast', type: 'Instant', cost: '{R}', text: 'This spell deals 9 damage to target player.' },
  { name: 'Drain', type: 'Instant', cost: '{B}', text: 'Target player loses 9 life.' },
);

describe('120.4 a life total that damage does not reduce below a number', () => {
  it('120.4d second example: the event as it is after prevention would not reduce the life total below 1', () => {
    const t = table({ A: { battlefield: ['2 Five'] }, B: { battlefield: ['Faith', 'Ox', 'Plains'], hand: ['Awe'], life: 2 } });
    t.to('precombatMain', 3)
      .attack('Five', 'Five')
      .cast('B', 'Awe', { targets: ['Five'] })
      .resolve()
      .to('postcombatMain');
    expect(t.life('B')).toBe(2);
  });
  it('120.4c all combat damage of the moment counts together', () => {
    const t = table({ A: { battlefield: ['2 Five'] }, B: { battlefield: ['Faith', 'Ox'], life: 7 } });
    t.to('precombatMain', 3).attack('Five', 'Five').to('postcombatMain');
    expect(t.life('B')).toBe(1);
  });
  it('120.3f life gained by the damage of the same moment counts', () => {
    const t = table({ A: { battlefield: ['Five', 'Ox'] }, B: { battlefield: ['Faith', 'Linker'], life: 4 } });
    t.to('precombatMain', 3).attack('Five', 'Ox').block(['Linker', 'Ox']).to('postcombatMain');
    expect(t.life('B')).toBe(1); // 4 - 5 + 2
    const u = table({ A: { battlefield: ['Five', 'Ox'] }, B: { battlefield: ['Faith', 'Linker'], life: 5 } });
    u.to('precombatMain', 3).attack('Five', 'Ox').block(['Linker', 'Ox']).to('postcombatMain');
    expect(u.life('B')).toBe(2); // 5 - 5 + 2
  });
  it('120.4c only damage, and only while its condition holds', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Drain'] }, B: { battlefield: ['Faith', 'Ox'], life: 5 } });
    t.cast('A', 'Drain', { targets: ['@B'] }).resolve();
    expect(t.winner()).toBe('A');
    const u = table({ A: { battlefield: ['Mountain'], hand: ['Blast'] }, B: { battlefield: ['Faith'], life: 5 } });
    u.cast('A', 'Blast', { targets: ['@B'] }).resolve();
    expect(u.winner()).toBe('A');
  });
  it('120.4c another number, and a total that is lower already', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['2 Blast'] }, B: { battlefield: ['Old Wurm'], life: 12 } });
    t.cast('A', 'Blast', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(7);
    t.cast('A', 'Blast', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(7);
    const u = table({ A: { battlefield: ['Mountain'], hand: ['Blast'] }, B: { battlefield: ['Old Wurm'], life: 6 } });
    u.cast('A', 'Blast', { targets: ['@B'] }).resolve();
    expect(u.winner()).toBe('A');
  });
  it('611.2a until end of turn', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Blast'] }, B: { battlefield: ['Plains'], hand: ['Grace'], life: 3 } });
    t.cast('A', 'Blast', { targets: ['@B'] })
      .cast('B', 'Grace')
      .resolveAll();
    expect(t.life('B')).toBe(1);
    expect(t.winner()).toBe(null);
  });
});
