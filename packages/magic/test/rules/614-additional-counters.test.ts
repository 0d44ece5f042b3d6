/** Counters that other permanents, and what spells become, enter with besides (CR 614.1c, 614.12). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Angel', type: 'Creature — Angel', cost: '{W}', pt: '1/1' },
  {
    name: 'Font',
    type: 'Creature — Angel',
    cost: '{W}',
    pt: '2/2',
    text: 'Each other Angel you control enters with an additional +1/+1 counter on it for each Angel you already control.',
  },
  {
    name: 'Brewery',
    type: 'Enchantment',
    cost: '{G}',
    text: 'Whenever you cast a creature spell, that creature enters with X additional +1/+1 counters on it, where X is the number of Bears you control.',
  },
  {
    name: 'Camp',
    type: 'Artifact',
    cost: '{0}',
    text: '{0}: When you next cast a Bear creature spell this turn, it enters with an additional +1/+1 counter on it.',
  },
  {
    name: 'Tiny',
    type: 'Enchantment — Aura',
    cost: '{U}',
    text: 'Enchant creature\nEnchanted creature gets -2/-0. It gets -6/-0 instead as long as its controller has two or more cards in their graveyard.',
  },
  { name: 'Great', type: 'Creature — Giant', cost: '{G}', pt: '8/8' },
);

describe('614.12: others enter with counters for each', () => {
  it('of those that are there before it', () => {
    const t = table({ A: { hand: ['Angel', 'Bear'], battlefield: ['Plains', 'Forest', 'Angel', 'Font'] } });
    t.cast('A', 'Angel').resolveAll();
    expect(
      t
        .perms('Angel')
        .map((o) => o.power)
        .sort(),
    ).toEqual([1, 3]);
    t.cast('A', 'Bear').resolveAll();
    expect(t.pt('Bear')).toBe('2/2');
  });
  it('what a spell becomes enters with them, and nothing else', () => {
    const t = table({ A: { hand: ['Angel', 'Angel'], battlefield: ['2 Plains', 'Brewery', 'Bear', 'Bear'] } });
    t.cast('A', 'Angel').resolveAll();
    expect(t.pt('Angel')).toBe('3/3');
    expect(t.pt('Bear')).toBe('2/2');
  });
  it('the next spell of the kind alone', () => {
    const t = table({ A: { hand: ['Bear', 'Angel', 'Bear'], battlefield: ['2 Forest', 'Plains', 'Camp'] } });
    t.activate('A', 'Camp').resolve();
    t.cast('A', 'Angel').resolveAll();
    t.cast('A', 'Bear').resolveAll();
    t.cast('A', 'Bear').resolveAll();
    expect([
      t.pt('Angel'),
      t
        .perms('Bear')
        .map((o) => o.power)
        .sort(),
    ]).toEqual(['1/1', [2, 3]]);
  });
});

describe('611.3a: "it gets -6/-0 instead as long as"', () => {
  it('the one or the other, as it is at the time', () => {
    const t = table({ A: { hand: ['Tiny'], battlefield: ['Island'] }, B: { battlefield: ['Great'], graveyard: ['Bear'] } });
    t.cast('A', 'Tiny', { targets: ['Great'] }).resolve();
    expect(t.pt('Great')).toBe('6/8');
    const u = table({ A: { hand: ['Tiny'], battlefield: ['Island'] }, B: { battlefield: ['Great'], graveyard: ['Bear', 'Bear'] } });
    u.cast('A', 'Tiny', { targets: ['Great'] }).resolve();
    expect(u.pt('Great')).toBe('2/8');
  });
});
