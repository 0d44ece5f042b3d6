/** Costs to attack and to block (CR 508.1d-j, 509.1c-f), with the rules' own examples. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Elf', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: '{T}: Add {G}.' },
  {
    name: 'Toll',
    type: 'Enchantment',
    text: "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
  },
  { name: 'Driven', type: 'Creature — Orc', cost: '{R}', pt: '3/3', text: 'Driven attacks each combat if able.' },
  {
    name: 'Shackle',
    type: 'Enchantment — Aura',
    cost: '{W}',
    text: "Enchant creature\nEnchanted creature can't attack or block unless its controller pays {3}.",
  },
  {
    name: 'Gate',
    type: 'Enchantment',
    text: "Creatures can't attack you or a planeswalker you control unless their controller pays {X} for each of those creatures, where X is the number of enchantments you control.",
  },
);

describe('508.1 Costs to attack', () => {
  it('508.1h, 508.1j each attacker must be paid for, and the whole is paid or the declaration is illegal', () => {
    const t = table({ A: { battlefield: ['2 Bear', '3 Forest'] }, B: { battlefield: ['Toll'] } });
    t.toDecision('attackers');
    expect(t.refusal(t.attackAnswer('Bear', 'Bear'))).toBe('508.1j');
    t.attack('Bear');
    expect(t.perms('Forest').filter((f) => f.tapped)).toHaveLength(2);
    t.to('postcombatMain');
    expect(t.life('B')).toBe(18);
  });
  it('508.1f attackers are tapped before costs are paid: they make no mana for their own attack', () => {
    const t = table({ A: { battlefield: ['2 Elf'] }, B: { battlefield: ['Toll'] } });
    t.toDecision('attackers');
    expect(t.refusal(t.attackAnswer('Elf'))).toBe('508.1j');
  });
  it('508.1d nobody is required to pay for a creature that attacks if able', () => {
    const t = table({ A: { battlefield: ['Driven', '3 Forest'] }, B: { battlefield: ['Toll'] } });
    t.toDecision('attackers');
    expect(t.refusal({ pairs: [] })).toBeNull();
  });
  it('508.1h the amount is what it is when attackers are declared', () => {
    const t = table({ A: { battlefield: ['2 Bear', '3 Forest'] }, B: { battlefield: ['2 Gate'] } });
    t.toDecision('attackers');
    // two such effects, two enchantments: {4} for one creature
    expect(t.refusal(t.attackAnswer('Bear'))).toBe('508.1j');
  });
});

describe('509.1 Costs to block', () => {
  it('509.1d-f the blocker must be paid for', () => {
    const poor = table({ A: { battlefield: ['Bear'] }, B: { battlefield: ['Elf', 'Forest'], hand: [] } });
    expect(
      poor
        .attack('Bear')
        .toDecision('blockers')
        .refusal(poor.blockAnswer(['Elf', 'Bear'])),
    ).toBeNull();
    const t = table({ A: { hand: ['Shackle'], battlefield: ['Plains', 'Bear'] }, B: { battlefield: ['Elf', '3 Forest'] } });
    t.cast('A', 'Shackle', { targets: ['Elf'] }).resolve();
    t.attack('Bear').block(['Elf', 'Bear']);
    expect(t.perms('Forest').every((f) => f.tapped)).toBe(true);
    expect(t.obj('Elf').blocking).not.toBeNull();
  });
  it('509.1f what can not be paid for can not be declared', () => {
    const t = table({ A: { hand: ['Shackle'], battlefield: ['Plains', 'Bear'] }, B: { battlefield: ['Elf', 'Forest'] } });
    t.cast('A', 'Shackle', { targets: ['Elf'] }).resolve();
    t.attack('Bear').toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Elf', 'Bear']))).toBe('509.1f');
  });
});
