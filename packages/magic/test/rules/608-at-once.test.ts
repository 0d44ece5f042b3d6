/** One instruction is carried out at once; abilities find what their source became; equal abilities are several (CR 113.2c, 400.7e, 608.2f). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', type: 'Creature — Ox', cost: '{2}', pt: '2/4' },
  { name: 'Elf', type: 'Creature — Elf', cost: '{1}', pt: '1/1' },
  { name: 'Club', type: 'Sorcery', cost: '{0}', text: 'Club deals 2 damage to any target and 1 damage to you.' },
  { name: 'Two Blows', type: 'Sorcery', cost: '{0}', text: 'Two Blows deals 2 damage to target player. Two Blows deals 1 damage to you.' },
  { name: 'Wound', type: 'Enchantment', cost: '{0}', text: "Whenever you're dealt damage, put a blood counter on Wound." },
  {
    name: 'Ritualist',
    type: 'Creature — Elf Cleric',
    cost: '{1}',
    pt: '1/1',
    text: 'When Ritualist dies, return another target Elf card from your graveyard to your hand.',
  },
  { name: 'End', type: 'Sorcery', cost: '{0}', text: 'Destroy target creature.' },
  {
    name: 'Druid',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Elves you control have "Whenever this creature becomes tapped, put a +1/+1 counter on it. This ability triggers only once each turn."',
  },
  { name: 'Lull', type: 'Sorcery', cost: '{0}', text: 'Tap target creature. Untap that creature. Tap that creature.' },
);

describe('608.2f: damage of one instruction is dealt at once', () => {
  it('to the same player: once dealt damage', () => {
    const t = table({ A: { hand: ['Club'], battlefield: ['Wound'] } });
    t.cast('A', 'Club', { targets: ['@A'] }).resolveAll();
    expect(t.life('A')).toBe(17);
    expect(t.counters('Wound', 'blood')).toBe(1);
  });
  it('of two instructions: one after the other', () => {
    const t = table({ A: { hand: ['Two Blows'], battlefield: ['Wound'] } });
    t.cast('A', 'Two Blows', { targets: ['@A'] }).resolveAll();
    expect(t.life('A')).toBe(17);
    expect(t.counters('Wound', 'blood')).toBe(2);
  });
});

describe('400.7e: "another" is not what the source of the ability has become', () => {
  it('alone: nothing can be the target (603.3d)', () => {
    const t = table({ A: { hand: ['End'], battlefield: ['Ritualist'] } });
    t.cast('A', 'End', { targets: ['Ritualist'] }).resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Ritualist');
    expect(t.names('hand', 'A')).toEqual([]);
  });
  it('with another one: that one', () => {
    const t = table({ A: { hand: ['End'], battlefield: ['Ritualist'], graveyard: ['Elf'] } });
    t.cast('A', 'End', { targets: ['Ritualist'] }).resolveAll();
    expect(t.names('hand', 'A')).toEqual(['Elf']);
    expect(t.names('graveyard', 'A')).toContain('Ritualist');
  });
});

describe('113.2c: an object that has the same ability twice has two abilities', () => {
  it('each triggers once in the turn', () => {
    const t = table({ A: { hand: ['Lull'], battlefield: ['Druid', 'Druid', 'Elf'] } });
    t.cast('A', 'Lull', { targets: ['Elf'] }).resolveAll();
    expect(t.pt('Elf')).toBe('3/3');
  });
  it('one does once', () => {
    const t = table({ A: { hand: ['Lull'], battlefield: ['Druid', 'Elf'] } });
    t.cast('A', 'Lull', { targets: ['Elf'] }).resolveAll();
    expect(t.pt('Elf')).toBe('2/2');
  });
});
