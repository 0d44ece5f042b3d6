/**
 * Tokens that are created beside others, or in their place (CR 614.1a, 614.5, 616.1f), and abilities of objects of a kind that trigger once more (603.2d).
 * Expected values: the rules' own text, and the rulings of 2021-06-18 on effects that add tokens.
 */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Goblins', type: 'Sorcery', cost: '{0}', text: 'Create two 1/1 red Goblin creature tokens.' },
  { name: 'Hoard', type: 'Sorcery', cost: '{0}', text: 'Create two Treasure tokens.' },
  {
    name: 'Squirrels',
    type: 'Enchantment',
    cost: '{0}',
    text: 'If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.',
  },
  {
    name: 'Clues',
    type: 'Enchantment',
    cost: '{0}',
    text: 'If one or more creature tokens would be created under your control, those tokens plus a Clue token are created instead.',
  },
  {
    name: 'Twice',
    type: 'Enchantment',
    text: 'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
  },
  {
    name: 'Works',
    type: 'Artifact',
    text: 'If you would create a Clue, Food, or Treasure token, instead create one of each.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Pilgrim', type: 'Creature — Elf', cost: '{0}', pt: '1/1', text: 'Whenever another creature enters, you gain 1 life.' },
  { name: 'Monk', type: 'Creature — Human', cost: '{0}', pt: '1/1', text: 'Whenever another creature enters, you gain 10 life.' },
  {
    name: 'Choir',
    type: 'Enchantment',
    text: 'If a triggered ability of an Elf you control triggers, that ability triggers an additional time.',
  },
);

describe('614.1a tokens besides', () => {
  it('so many more are created as there would be', () => {
    const t = table({ A: { hand: ['Goblins'], battlefield: ['Squirrels'] } });
    t.cast('A', 'Goblins').resolve();
    expect([t.perms('Goblin Token').length, t.perms('Squirrel Token').length]).toEqual([2, 2]);
    expect(t.happened('createToken')).toHaveLength(4);
  });

  it('only of the kind that is said', () => {
    const t = table({ A: { hand: ['Goblins', 'Hoard'], battlefield: ['Clues'] } });
    t.cast('A', 'Hoard').resolve();
    expect(t.perms('Clue Token')).toHaveLength(0);
    t.cast('A', 'Goblins').resolve();
    expect([t.perms('Goblin Token').length, t.perms('Clue Token').length]).toEqual([2, 1]);
  });

  it('616.1f whichever is applied first, twice that many of all of them', () => {
    for (const first of [0, 1]) {
      const t = table({ A: { hand: ['Goblins'], battlefield: ['Squirrels', 'Twice'] } });
      t.when('replacement', { pick: [first] });
      t.cast('A', 'Goblins').resolve();
      expect([t.perms('Goblin Token').length, t.perms('Squirrel Token').length]).toEqual([4, 4]);
    }
  });

  it('614.5 each effect applies once, and to what the other has added', () => {
    const t = table({ A: { hand: ['Goblins'], battlefield: ['Squirrels', 'Squirrels'] } });
    t.cast('A', 'Goblins').resolve();
    expect([t.perms('Goblin Token').length, t.perms('Squirrel Token').length]).toEqual([2, 6]);
  });

  it('it is not for what others create', () => {
    const t = table({ A: { battlefield: ['Squirrels'] }, B: { hand: ['Goblins'] } }, 'precombatMain');
    t.to('precombatMain', 2);
    t.cast('B', 'Goblins').resolve();
    expect(t.perms('Squirrel Token')).toHaveLength(0);
  });

  it('one of each instead, for each of them', () => {
    const t = table({ A: { hand: ['Hoard', 'Goblins'], battlefield: ['Works'] } });
    t.cast('A', 'Hoard').resolve();
    expect([t.perms('Treasure Token').length, t.perms('Clue Token').length, t.perms('Food Token').length]).toEqual([2, 2, 2]);
    t.cast('A', 'Goblins').resolve();
    expect(t.perms('Clue Token')).toHaveLength(2);
  });
});

describe('603.2d', () => {
  it('abilities of a kind of permanents trigger an additional time, others do not', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Pilgrim', 'Monk', 'Choir'] } });
    t.cast('A', 'Bear').resolve().resolveAll();
    expect(t.life('A')).toBe(32);
  });

  it('not those of an opponent', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Choir'] }, B: { battlefield: ['Pilgrim'] } });
    t.cast('A', 'Bear').resolve().resolveAll();
    expect(t.life('B')).toBe(21);
  });
});
