/** Events: a spell is countered, and a player becomes the target (CR 701.5a, 115.1, 603.2). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Mentor',
    type: 'Creature — Wizard',
    cost: '{1}',
    pt: '1/1',
    text: 'Whenever a spell or ability you control counters a spell, you gain 1 life.',
  },
  { name: 'Presence', type: 'Enchantment', cost: '{1}', text: "Whenever a spell you've cast is countered, draw a card." },
  { name: 'Counterspell', type: 'Instant', cost: '{0}', text: 'Counter target spell.' },
  { name: 'Shock', type: 'Instant', cost: '{0}', text: 'Shock deals 2 damage to any target.' },
  { name: 'Fork', type: 'Instant', cost: '{0}', text: 'Copy target instant spell.' },
  {
    name: 'Guard',
    type: 'Artifact',
    cost: '{1}',
    text: 'Whenever you become the target of a spell or ability an opponent controls, you gain 3 life.',
  },
  {
    name: 'Envoy',
    type: 'Creature — Elf',
    cost: '{1}',
    pt: '9/9',
    text: 'Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, you gain 3 life.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Shield', type: 'Instant', cost: '{0}', text: 'Counter target spell that targets you or a permanent you control.' },
);

describe('701.5a: a spell is countered', () => {
  it('by a spell you control', () => {
    const t = table({ A: { hand: ['Bear'] }, B: { hand: ['Counterspell'], battlefield: ['Mentor'] } });
    t.cast('A', 'Bear')
      .pass()
      .cast('B', 'Counterspell', { targets: ['Bear'] })
      .resolveAll();
    expect(t.life('B')).toBe(21);
    expect(t.life('A')).toBe(20);
  });
  it('one that you have cast, whoever counters it', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Presence'], library: ['Bear'] }, B: { hand: ['Counterspell'] } });
    t.cast('A', 'Bear')
      .pass()
      .cast('B', 'Counterspell', { targets: ['Bear'] })
      .resolveAll();
    expect(t.names('hand')).toEqual(['Bear']);
  });
});

describe('115.1: a player becomes the target', () => {
  it('of a spell of an opponent, not of one of their own', () => {
    const t = table({ A: { hand: ['2 Shock'] }, B: { battlefield: ['Guard'], hand: ['Shock'] } });
    t.cast('A', 'Shock', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(21);
    t.pass()
      .cast('B', 'Shock', { targets: ['@B'] })
      .resolveAll();
    expect(t.life('B')).toBe(19);
  });
  it('or a permanent of theirs', () => {
    const t = table({ A: { hand: ['2 Shock'] }, B: { battlefield: ['Envoy'] } });
    t.cast('A', 'Shock', { targets: ['Envoy'] }).resolveAll();
    expect(t.life('B')).toBe(23);
    t.cast('A', 'Shock', { targets: ['@A'] }).resolveAll();
    expect(t.life('B')).toBe(23);
  });
  it('115.9b: a spell that targets you or a permanent you control', () => {
    const t = table({ A: { hand: ['2 Shock'] }, B: { hand: ['Shield'] } });
    t.cast('A', 'Shock', { targets: ['@A'] }).pass();
    expect(t.can('B')).toEqual([]);
    const u = table({ A: { hand: ['2 Shock'] }, B: { hand: ['Shield'] } });
    u.cast('A', 'Shock', { targets: ['@B'] })
      .pass()
      .cast('B', 'Shield', { targets: ['Shock'] })
      .resolveAll();
    expect(u.life('B')).toBe(20);
  });
});
