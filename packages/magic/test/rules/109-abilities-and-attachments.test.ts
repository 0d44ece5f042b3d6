/** Things described by the abilities they have, by what is attached to them, and by what they block (CR 109.2, 113.3, 509.1g). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Plain Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Bird', type: 'Creature — Bird', cost: '{1}{W}', pt: '1/1', text: 'Flying' },
  { name: 'Arbor', type: 'Land Creature — Forest Dryad', pt: '1/1', indicator: ['G'] },
  { name: 'Glyphs', type: 'Enchantment', text: 'Creatures with no abilities get +2/+2.' },
  { name: 'Boss', type: 'Enchantment', text: 'Each creature you control with a mana ability gets +3/+3.' },
  { name: 'Silence', type: 'Instant', cost: '{0}', text: 'Target creature loses all abilities until end of turn.' },
  { name: 'Gift', type: 'Instant', cost: '{0}', text: 'Target creature gains trample until end of turn.' },
  { name: 'Smith', type: 'Enchantment', text: 'Whenever a creature you control dies, if it was enchanted or equipped, you gain 3 life.' },
  { name: 'Blade', type: 'Artifact — Equipment', text: 'Equipped creature gets +1/+1.\nEquip {0}' },
  { name: 'Kill', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  {
    name: 'Wall',
    type: 'Creature — Wall',
    pt: '0/4',
    text: 'Sacrifice this creature: It deals 2 damage to target creature it’s blocking.'.replace('’', "'"),
  },
  {
    name: 'Share',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Search your library for up to two creature cards with different names, reveal them, put them into your hand, then shuffle.',
  },
  {
    name: 'Garden',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Search your library for a land card with a basic land type, reveal it, put it into your hand, then shuffle.',
  },
  { name: 'Magus', type: 'Creature — Human', pt: '1/1', text: '{T}, Sacrifice Magus and another creature: You gain 4 life.' },
); // prettier-ignore

describe('113.3 abilities that things have', () => {
  it('113.10: none at all, also where they were lost; a keyword is one, and so is what a basic land type gives (305.6)', () => {
    const t = table({ A: { battlefield: ['Plain Bear', 'Bird', 'Arbor', 'Glyphs'], hand: ['Silence', 'Gift'] } });
    expect([t.pt('Plain Bear'), t.pt('Bird'), t.pt('Arbor')]).toEqual(['4/4', '1/1', '1/1']);
    t.cast('A', 'Silence', { targets: ['Bird'] }).resolve();
    t.cast('A', 'Gift', { targets: ['Plain Bear'] }).resolve();
    expect([t.pt('Plain Bear'), t.pt('Bird')]).toEqual(['2/2', '3/3']);
  });
  it('605.1a: a mana ability', () => {
    const t = table({ A: { battlefield: ['Plain Bear', 'Arbor', 'Boss'] } });
    expect([t.pt('Plain Bear'), t.pt('Arbor')]).toEqual(['2/2', '4/4']);
  });
});

describe('109.2 what is attached, blocked, and named', () => {
  it('608.2h: it was equipped as it died', () => {
    const t = table({ A: { battlefield: ['Plain Bear', 'Bird', 'Blade', 'Smith'], hand: ['2 Kill'] } });
    t.activate('A', 'Blade', { targets: ['Bird'] }).resolve();
    t.cast('A', 'Kill', { targets: ['Plain Bear'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Kill', { targets: ['Bird'] }).resolveAll();
    expect(t.life('A')).toBe(23);
  });
  it('509.1g, 608.2h: the creature it blocks is a target, also when it has been sacrificed for that', () => {
    const t = table({ A: { battlefield: ['Plain Bear', 'Bird'] }, B: { battlefield: ['Wall'] } });
    t.attack('Plain Bear', 'Bird').block(['Wall', 'Plain Bear']);
    t.activate('B', 'Wall', { targets: ['Plain Bear'] }).resolve();
    expect(t.names('graveyard')).toEqual(['Plain Bear']);
  });
  it('701.19, 305.6: cards with different names, and lands with a basic land type', () => {
    const t = table({ A: { hand: ['Share', 'Garden'], library: ['2 Plain Bear', 'Bird', 'Arbor'] } });
    t.cast('A', 'Share').pass().toDecision('choose');
    const options = (t.decision.ask as unknown as { options: unknown[] }).options.length;
    expect(options).toBeGreaterThan(2);
    expect(t.refusal({ pick: [0, 1] })).not.toBeNull();
    const g = table({ A: { hand: ['Garden'], library: ['Plain Bear', 'Arbor'] } });
    g.choose('choose', 'Arbor').cast('A', 'Garden').resolve();
    expect(g.names('hand')).toEqual(['Arbor']);
  });
  it('118.1: the object itself and another thing are sacrificed', () => {
    const t = table({ A: { battlefield: ['Magus', 'Bird'] } });
    t.to('precombatMain', 3).activate('A', 'Magus').resolve();
    expect([t.life('A'), t.names('battlefield')]).toEqual([24, []]);
  });
});
