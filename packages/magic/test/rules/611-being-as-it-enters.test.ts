/** What a permanent that is put onto the battlefield is said to be, it is as it enters (CR 611.2e). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  {
    name: 'Rise',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Put target creature card from a graveyard onto the battlefield under your control. That creature is a black Zombie in addition to its other colors and types.',
  },
  {
    name: 'Raise',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Return target creature card from your graveyard to the battlefield. It becomes a Zombie in addition to its other types.',
  },
  { name: 'Mourner', cost: '{0}', type: 'Enchantment', text: 'Whenever a Zombie you control enters, you gain 1 life.' },
  {
    name: 'Storm',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Return all creature cards from your graveyard to the battlefield. Each of them is a 1/1 Spirit with flying in addition to its other types.',
  },
  {
    name: 'Osteo',
    cost: '{0}',
    type: 'Sorcery',
    text: "Return target creature card from your graveyard to the battlefield. It's a Skeleton in addition to its other types and has no abilities.",
  },
  { name: 'Flyer', cost: '{1}', type: 'Creature — Bird', pt: '3/1', text: 'Flying\nWhen this creature enters, you gain 4 life.' },
);

describe('611.2e: what it is said to be it is as it enters', () => {
  it('so abilities that trigger on such a permanent entering trigger', () => {
    const t = table({ A: { hand: ['Rise'], battlefield: ['Mourner'], graveyard: ['Ox'] } });
    t.cast('A', 'Rise', { targets: ['Ox'] }).resolveAll();
    expect(t.life('A')).toBe(21);
    expect(t.perm('Ox').subtypes).toEqual(['Ox', 'Zombie']);
    expect(t.perm('Ox').colors).toEqual(['B']);
  });

  it('what it becomes it is only afterwards', () => {
    const t = table({ A: { hand: ['Raise'], battlefield: ['Mourner'], graveyard: ['Ox'] } });
    t.cast('A', 'Raise', { targets: ['Ox'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.perm('Ox').subtypes).toEqual(['Ox', 'Zombie']);
  });

  it('each of several', () => {
    const t = table({ A: { hand: ['Storm'], graveyard: ['Ox', 'Flyer'] } });
    t.cast('A', 'Storm').resolveAll();
    expect([t.pt('Ox'), t.pt('Flyer')]).toEqual(['1/1', '1/1']);
    expect(t.perm('Ox').subtypes).toEqual(['Ox', 'Spirit']);
    expect(t.life('A')).toBe(24);
  });

  it('without abilities nothing of its own triggers (603.6d)', () => {
    const t = table({ A: { hand: ['Osteo'], graveyard: ['Flyer'] } });
    t.cast('A', 'Osteo', { targets: ['Flyer'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.perm('Flyer').subtypes).toEqual(['Bird', 'Skeleton']);
  });
});
