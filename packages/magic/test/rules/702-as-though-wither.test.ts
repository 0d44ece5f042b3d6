/** Damage dealt as though its source had wither, costs that unattach, combats that come after, targets that others choose. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{G}', pt: '3/3' },
  { name: 'Jolt', type: 'Instant', cost: '{0}', text: 'Jolt deals 1 damage to target creature.' },
  { name: 'Torment', type: 'Enchantment', cost: '{0}', text: 'All damage is dealt as though its source had wither.' },
  { name: 'Forger', type: 'Artifact — Equipment', cost: '{0}', text: 'Unattach Forger: You gain 1 life.\nEquip {0}' },
  {
    name: 'Gambit',
    type: 'Instant',
    cost: '{0}',
    text: "Remove all attacking creatures from combat and untap them. After this phase, there is an additional combat phase. Each of those creatures attacks that combat if able. They can't attack you or a planeswalker you control that combat.",
  },
  {
    name: 'Witch',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/3',
    text: "When Witch enters, destroy target creature of an opponent's choice.",
  },
  {
    name: 'Doom',
    type: 'Artifact',
    cost: '{0}',
    text: 'When Doom enters, each player chooses a nonland permanent and puts a doom counter on it.',
  },
);

describe('702.80a', () => {
  it('120.3d: counters instead of damage, whatever deals it', () => {
    const t = table({ A: { battlefield: ['Torment'], hand: ['Jolt'] }, B: { battlefield: ['Ox'] } });
    t.cast('A', 'Jolt', { targets: ['Ox'] }).resolveAll();
    expect([t.pt('Ox'), t.counters('Ox', '-1/-1')]).toEqual(['2/2', 1]);
  });
});

define({
  name: 'Unlife',
  type: 'Enchantment',
  cost: '{0}',
  text: "You don't lose the game for having 0 or less life.\nAs long as you have 0 or less life, all damage is dealt to you as though its source had infect.",
});

describe('510.2: damage that is dealt at once', () => {
  it('is judged before any of it changes anything', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ox'] }, B: { battlefield: ['Unlife'], life: 2 } });
    t.attack('Bear', 'Ox').to('postcombatMain');
    expect(t.life('B')).toBe(2 - 5);
    expect(t.state.players.rows[1].counters).toEqual([]);
  });
});

describe('701.3d', () => {
  it('118.3: only what is attached can be unattached, and once', () => {
    const t = table({ A: { battlefield: ['Forger', 'Bear'] } });
    expect(t.can('A').filter((x) => x === 'activate Forger').length).toBe(1);
    t.activate('A', 'Forger', { targets: ['Bear'] }).resolveAll();
    expect(t.can('A').filter((x) => x === 'activate Forger').length).toBe(2);
    t.activate('A', 'Forger').resolveAll();
    expect([t.life('A'), t.obj('Forger').attachedTo]).toEqual([21, 0]);
  });
});

describe('506.1', () => {
  it('the rules are about the additional combat, and about no other', () => {
    const t = table({ A: { battlefield: ['Bear'] }, B: { hand: ['Gambit'] } });
    t.attack('Bear');
    t.to('declareBlockers');
    t.cast('B', 'Gambit').resolveAll();
    t.to('postcombatMain');
    expect([t.life('A'), t.life('B'), t.perm('Bear').tapped]).toEqual([20, 20, false]);
    t.to('precombatMain', 3);
    t.attack('Bear');
    t.to('postcombatMain');
    expect(t.life('B')).toBe(18);
  });
});

describe('115.1', () => {
  it('603.3d: the opponent chooses the target', () => {
    const t = table({ A: { battlefield: ['Bear'], hand: ['Witch'] }, B: { battlefield: ['Ox'] } });
    const seats: number[] = [];
    t.when('targets', (d) => {
      seats.push(d.seat);
      return undefined;
    });
    t.cast('A', 'Witch').resolveAll();
    expect(seats).toEqual([1]);
  });
});

describe('608.2e', () => {
  it('what two players choose gets two counters', () => {
    const t = table({ A: { hand: ['Doom'] } });
    t.cast('A', 'Doom').resolveAll();
    expect(t.counters('Doom', 'doom')).toBe(2);
  });
});
