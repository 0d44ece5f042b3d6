/** Beholding, "a spell was warped this turn" and Mutagen tokens: of sets newer than the pinned edition. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Elf', cost: '{1}', type: 'Creature — Elf', pt: '1/1' },
  { name: 'Greeter', cost: '{0}', type: 'Creature — Human', pt: '1/1', text: 'As an additional cost to cast this spell, behold an Elf.' },
  {
    name: 'Rift',
    cost: '{0}',
    type: 'Enchantment',
    text: 'At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped this turn, you gain 3 life.',
  },
  { name: 'Visitor', cost: '{9}', type: 'Creature — Alien', pt: '2/2', text: 'Warp {0}' },
  { name: 'Bounce', cost: '{0}', type: 'Instant', text: "Return target permanent to its owner's hand." },
  { name: 'Spill', cost: '{0}', type: 'Sorcery', text: 'Create a Mutagen token.' },
);

describe('behold: choose one you control, or reveal such a card from hand', () => {
  it('needs one of both', () => {
    expect(
      table({ A: { hand: ['Greeter'] } })
        .can('A')
        .join(' '),
    ).not.toContain('Greeter');
    expect(
      table({ A: { hand: ['Greeter'] }, B: { battlefield: ['Elf'] } })
        .can('A')
        .join(' '),
    ).not.toContain('Greeter');
  });
  it.each(['battlefield', 'hand'] as const)('an Elf in the zone %s stays where it is', (zone) => {
    const side = zone === 'hand' ? { hand: ['Greeter', 'Elf'] } : { hand: ['Greeter'], battlefield: ['Elf'] };
    const t = table({ A: side });
    t.to('precombatMain', 1)
      .cast('A', 'Greeter', { pay: ['Elf'] })
      .resolveAll();
    expect(t.perms('Greeter')).toHaveLength(1);
    expect(t.names(zone)).toContain('Elf');
    expect(t.happened('reveal')).toHaveLength(zone === 'hand' ? 1 : 0);
  });
});

describe('void', () => {
  const gained = (more: string[], act: (t: ReturnType<typeof table>) => void): number => {
    const t = table({ A: { battlefield: ['Rift', 'Forest', 'Elf'], hand: more } }).to('precombatMain', 1);
    act(t);
    return t.to('upkeep', 2).life('A') - 20;
  };
  it('when a nonland permanent has left, or a spell was warped', () => {
    expect(gained([], () => {})).toBe(0);
    expect(gained(['Bounce'], (t) => t.cast('A', 'Bounce', { targets: ['Forest'] }).resolveAll())).toBe(0);
    expect(gained(['Bounce'], (t) => t.cast('A', 'Bounce', { targets: ['Elf'] }).resolveAll())).toBe(3);
    expect(gained(['Visitor'], (t) => t.cast('A', 'Visitor', { way: 'warp' }).resolveAll())).toBe(3);
  });
});

describe('Mutagen', () => {
  it('is sacrificed for a counter', () => {
    const t = table({ A: { hand: ['Spill'], battlefield: ['Forest', 'Elf'] } }).to('precombatMain', 1);
    t.cast('A', 'Spill').resolveAll();
    t.activate('A', 'Mutagen Token', { targets: ['Elf'] }).resolveAll();
    expect(t.pt('Elf')).toBe('2/2');
    expect(t.perms('Mutagen Token')).toHaveLength(0);
  });
});
