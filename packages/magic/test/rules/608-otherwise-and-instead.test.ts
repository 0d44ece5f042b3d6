/** The same damage in another amount, what is drawn or else, damage to "them", a choice of counters, which of two creatures (CR 608.2c, 608.2d, 614.1a). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Bird', type: 'Creature — Bird', cost: '{W}', pt: '1/1', text: 'Flying' },
  { name: 'Knight', type: 'Creature — Human Knight', cost: '{W}', pt: '2/2' },
  {
    name: 'Bite',
    type: 'Instant',
    cost: '{R}',
    text: 'Bite deals 2 damage to any target. If you control two or more creatures, it deals 3 damage instead.',
  },
  {
    name: 'Tower',
    type: 'Enchantment',
    cost: '{G}',
    text: 'Whenever a creature you control enters, draw a card if it has flying. Otherwise, put a +1/+1 counter on it.',
  },
  {
    name: 'Needle',
    type: 'Creature — Devil',
    cost: '{R}',
    pt: '1/1',
    text: 'Whenever an opponent draws a card, Needle deals 1 damage to them.',
  },
  { name: 'Study', type: 'Sorcery', cost: '{U}', text: 'Target player draws two cards.' },
  { name: 'Gift', type: 'Sorcery', cost: '{G}', text: 'Put your choice of a flying, reach, or trample counter on target creature.' },
  {
    name: 'Joust',
    type: 'Sorcery',
    cost: '{R}',
    text: "Choose target creature you control and target creature you don't control. The creature you control gets +2/+1 until end of turn if it's a Knight. Then those creatures fight each other.",
  },
);

describe('614.1a: "it deals 3 damage instead"', () => {
  const dealt = (...mine: string[]): number => {
    const t = table({ A: { hand: ['Bite'], battlefield: ['Mountain', ...mine] } });
    return t
      .cast('A', 'Bite', { targets: ['@B'] })
      .resolve()
      .life('B');
  };
  it('to the same target', () => {
    expect([dealt('Bear'), dealt('Bear', 'Bird')]).toEqual([18, 17]);
  });
});

describe('608.2c: "draw a card if it has flying. Otherwise, …"', () => {
  it('"it" is what entered, both times', () => {
    const t = table({ A: { hand: ['Bear', 'Bird'], library: ['Study'], battlefield: ['Forest', 'Plains', 'Tower'] } });
    t.cast('A', 'Bear').resolveAll();
    expect([t.pt('Bear'), t.names('hand', 'A')]).toEqual(['3/3', ['Bird']]);
    t.cast('A', 'Bird').resolveAll();
    expect([t.pt('Bird'), t.names('hand', 'A')]).toEqual(['1/1', ['Study']]);
  });
  it('damage to "them" is damage to the player', () => {
    const t = table({ A: { hand: ['Study'], battlefield: ['Island', 'Needle'] } });
    t.cast('A', 'Study', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(18);
  });
});

describe('608.2d: "put your choice of a flying, reach, or trample counter"', () => {
  it('is one of them', () => {
    const t = table({ A: { hand: ['Gift'], battlefield: ['Forest', 'Bear'] } });
    t.when('option', { pick: [1] });
    t.cast('A', 'Gift', { targets: ['Bear'] }).resolve();
    expect(t.perm('Bear').keywords).toEqual(['reach']);
  });
});

describe('701.12: "those creatures fight each other"', () => {
  it('are the two targets; "it" after the one is that one', () => {
    const t = table({ A: { hand: ['Joust'], battlefield: ['Mountain', 'Knight'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Joust', { targets: ['Knight', 'Bear'] }).resolve();
    expect(t.pt('Knight')).toBe('4/3');
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
    const u = table({ A: { hand: ['Joust'], battlefield: ['Mountain', 'Bear'] }, B: { battlefield: ['Knight'] } });
    u.cast('A', 'Joust', { targets: ['Bear', 'Knight'] }).resolve();
    expect([u.names('graveyard', 'A').sort(), u.names('graveyard', 'B')]).toEqual([['Bear', 'Joust'], ['Knight']]);
  });
});
