/** What an ability that triggers once for several means by "those creatures", "them", "one of them" (CR 603.2c, 603.6c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
  { name: 'Wall', type: 'Creature — Wall', cost: '{W}', pt: '0/4' },
  { name: 'Wood', type: 'Land', text: '{T}: Add {G}.' },
  {
    name: 'Strategist',
    type: 'Creature — Human',
    cost: '{U}',
    pt: '1/1',
    text: 'Whenever one or more creatures attack you, those creatures get -1/-0 until end of turn.',
  },
  {
    name: 'Guardian',
    type: 'Creature — Angel',
    cost: '{W}',
    pt: '0/5',
    text: 'Whenever one or more creatures you control attack, they gain indestructible until end of turn.',
  },
  {
    name: 'Shredder',
    type: 'Enchantment',
    cost: '{G}',
    text: 'Whenever one or more land cards are put into your graveyard from your library, put them onto the battlefield tapped.',
  },
  {
    name: 'Reaver',
    type: 'Enchantment',
    cost: '{B}',
    text: 'Whenever one or more creature cards are put into your graveyard from your library, put one of them onto the battlefield.',
  },
  {
    name: 'Shell',
    type: 'Enchantment',
    cost: '{G}',
    text: 'Whenever one or more Bears you control deal combat damage to a player, put a +1/+1 counter on each of those creatures.',
  },
  { name: 'Grind', type: 'Sorcery', cost: '{G}', text: 'Mill four cards.' },
);

describe('603.2c: all that "one or more" is about', () => {
  it('are the creatures that attacked, and no others', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ox', 'Ox'] }, B: { battlefield: ['Strategist'] } });
    t.attack('Bear', 'Ox').resolveAll();
    expect(t.perm('Bear').power).toBe(1);
    expect(
      t
        .perms('Ox')
        .map((o) => o.power)
        .sort(),
    ).toEqual([1, 2]);
  });
  it('"they" are those that attacked', () => {
    const t = table({ A: { battlefield: ['Bear', 'Guardian'] } });
    t.attack('Bear').resolveAll();
    expect(t.perm('Bear').keywords).toEqual(['indestructible']);
    expect(t.perm('Guardian').keywords).toEqual([]);
  });
  it('603.6c: each of several cards is found where it went', () => {
    const t = table({ A: { hand: ['Grind'], library: ['Wood', 'Bear', 'Wood', 'Ox'], battlefield: ['Forest', 'Shredder'] } });
    t.cast('A', 'Grind').resolveAll();
    expect(t.names('battlefield').filter((n) => n === 'Wood')).toHaveLength(2);
    expect(t.names('graveyard', 'A').sort()).toEqual(['Bear', 'Grind', 'Ox']);
    expect(t.perm('Wood').tapped).toBe(true);
  });
  it('one of them is one of those cards', () => {
    const t = table({ A: { hand: ['Grind'], library: ['Wood', 'Bear', 'Wood', 'Ox'], battlefield: ['Forest', 'Reaver'] } });
    t.when('choose', (d) => ({ pick: [(d.ask as unknown as { options: unknown[] }).options.length - 1] }));
    t.cast('A', 'Grind').resolveAll();
    expect(t.names('battlefield').filter((n) => n === 'Bear' || n === 'Ox')).toHaveLength(1);
    expect(t.names('graveyard', 'A')).toContain('Wood');
  });
  it('of combat damage those that dealt it to the player', () => {
    const t = table({ A: { battlefield: ['Bear', 'Bear', 'Shell'] }, B: { battlefield: ['Wall'] } });
    t.attack('Bear', 'Bear').block(['Wall', 'Bear']).to('endCombat');
    t.resolveAll();
    expect(
      t
        .perms('Bear')
        .map((o) => o.power)
        .sort(),
    ).toEqual([2, 3]);
  });
});
