/** Abilities that a spell gives itself while it is on the stack (CR 113.6), and abilities given with costs of their own. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Jolt', type: 'Instant', cost: '{0}', text: 'Jolt deals 1 damage to any target.' },
  {
    name: 'Disaster',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Kicker {R}\nIf this spell was kicked, it has split second.\nDisaster deals 1 damage to each player.',
  },
  {
    name: 'Marauder',
    type: 'Creature — Elf',
    cost: '{2}',
    pt: '3/1',
    text: 'This spell has cascade as long as you control a Bear.',
  },
  {
    name: 'Plasm',
    type: 'Creature — Shapeshifter',
    cost: '{0}',
    pt: '0/1',
    text: 'You may have Plasm enter the battlefield as a copy of any creature on the battlefield, except it has "{X}: This creature has base power and toughness X/X."',
  },
);

describe('113.6', () => {
  it('702.61a: kicked, nobody can cast anything while it is on the stack', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Disaster', 'Jolt'] }, B: { hand: ['Jolt'] } });
    t.cast('A', 'Disaster', { yes: [true] });
    expect(t.can('A').join()).not.toContain('Jolt');
    t.resolveAll();
    expect(t.can('A').join()).toContain('Jolt');
  });
  it('not kicked, everybody can', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Disaster', 'Jolt'] } });
    t.cast('A', 'Disaster', { yes: [false] });
    expect(t.can('A').join()).toContain('Jolt');
  });
  it('702.85a: cascade that the spell has on the stack triggers as it is cast', () => {
    const with_ = table({ A: { battlefield: ['2 Forest', 'Bear'], hand: ['Marauder'], library: ['Forest', 'Jolt'] } });
    with_.cast('A', 'Marauder');
    expect(with_.state.stack.length).toBe(2);
    const without = table({ A: { battlefield: ['2 Forest'], hand: ['Marauder'], library: ['Forest', 'Jolt'] } });
    without.cast('A', 'Marauder');
    expect(without.state.stack.length).toBe(1);
  });
});

describe('107.3', () => {
  it('611.2a: X is what was paid for the ability given, and stays so without a duration', () => {
    const t = table({ A: { battlefield: ['4 Forest', 'Bear'], hand: ['Plasm'] } });
    t.choose('choose', 'Bear');
    t.cast('A', 'Plasm').resolveAll();
    const sizes = (): string[] => [0, 1].map((n) => t.pt('Bear', n));
    t.activate('A', 'Bear', { x: 4 }).resolveAll();
    expect(sizes().sort()).toEqual(['2/2', '4/4']);
    t.to('precombatMain', 3);
    expect(sizes().sort()).toEqual(['2/2', '4/4']);
  });
});
