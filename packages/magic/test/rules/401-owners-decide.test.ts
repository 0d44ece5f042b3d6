/** Where in a library its owner puts something (CR 401.3, 401.7), what was so this turn, and totals of several (CR 107.1). Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Subtle',
    type: 'Creature — Elemental',
    cost: '{U}',
    pt: '3/3',
    text: 'Flash\nWhen this creature enters, choose up to one target creature spell. Its owner puts it on the top or bottom of their library.',
  },
  {
    name: 'Defer',
    type: 'Instant',
    cost: '{U}',
    text: 'The owner of target nonland permanent puts it into their library second from the top or on the bottom.',
  },
  {
    name: 'Sigil',
    type: 'Instant',
    cost: '{0}',
    text: 'Choose target creature. If it was dealt noncombat damage this turn, you gain 3 life. Otherwise, you gain 1 life.',
  },
  {
    name: 'Faithful',
    type: 'Instant',
    cost: '{0}',
    text: "Destroy target creature. If that creature wasn't dealt damage this turn, its controller draws two cards.",
  },
  { name: 'Ping', type: 'Instant', cost: '{0}', text: 'Ping deals 1 damage to target creature.' },
  {
    name: 'Ash',
    type: 'Sorcery',
    cost: '{0}',
    text: 'As an additional cost to cast this spell, sacrifice all creatures you control.\nAsh deals damage to any target equal to the total power of the sacrificed creatures.',
  },
  { name: 'Cub', type: 'Creature — Cat', cost: '{0}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '3/4' },
  { name: 'Top', type: 'Artifact', cost: '{9}' },
);

describe('401.3 its owner decides where', () => {
  it('401.3: a spell on the stack goes into the library, and does not resolve', () => {
    const t = table({ A: { hand: ['Cub'], library: ['Top'] }, B: { battlefield: ['Island'], hand: ['Subtle'] } });
    t.cast('A', 'Cub').pass();
    t.choose('targets', 'Cub').cast('B', 'Subtle').resolveAll();
    expect(t.names('battlefield')).not.toContain('Cub');
    expect(t.names('library').filter((n) => n === 'Cub')).toHaveLength(1);
  });
  it('401.7: second from the top', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Defer'] }, B: { battlefield: ['Ox'], library: ['Top'] } });
    t.when('option', { pick: [0] });
    t.cast('A', 'Defer', { targets: ['Ox'] }).resolveAll();
    const library = t.names('library', 'B');
    expect(library.filter((n) => n !== 'Blank').sort()).toEqual(['Ox', 'Top']);
    expect(Math.abs(library.indexOf('Ox') - library.indexOf('Top'))).toBe(1);
  });
});

describe('608.2h what was so this turn', () => {
  it('120.1: noncombat damage, and none', () => {
    const t = table({ A: { hand: ['2 Sigil', 'Ping'] }, B: { battlefield: ['Ox'] } });
    t.cast('A', 'Sigil', { targets: ['Ox'] }).resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Ping', { targets: ['Ox'] }).resolveAll();
    t.cast('A', 'Sigil', { targets: ['Ox'] }).resolveAll();
    expect(t.life('A')).toBe(24);
  });
  it('120.1: damage that was dealt before it was destroyed', () => {
    const t = table({ A: { hand: ['2 Faithful', 'Ping'] }, B: { battlefield: ['2 Ox'] } });
    t.cast('A', 'Faithful', { targets: ['Ox'] }).resolveAll();
    expect(t.names('hand', 'B')).toHaveLength(2);
    t.cast('A', 'Ping', { targets: ['Ox'] }).resolveAll();
    t.cast('A', 'Faithful', { targets: ['Ox'] }).resolveAll();
    expect(t.names('hand', 'B')).toHaveLength(2);
  });
});

describe('107.1 totals', () => {
  it('107.1: of all that were sacrificed, as they last were', () => {
    const t = table({ A: { battlefield: ['Cub', 'Ox'], hand: ['Ash'] } });
    t.cast('A', 'Ash', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(15);
  });
});
