/** What mana came from, asked of what was spent (CR 106.3, 107.4h, 601.2h). Expected values: the rules, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Hexblade',
    type: 'Creature — Elf',
    cost: '{1}',
    pt: '2/2',
    text: 'When this creature enters, if mana from a Treasure was spent to cast it, you draw a card and you lose 1 life.',
  },
  {
    name: 'Marut',
    type: 'Artifact Creature — Construct',
    cost: '{3}',
    pt: '7/7',
    text: 'When this creature enters, if mana from a Treasure was spent to cast it, create a Treasure token for each mana from a Treasure spent to cast it.',
  },
  {
    name: 'Chest',
    type: 'Artifact — Treasure',
    cost: '{0}',
    text: '{T}, Sacrifice this artifact: Add one mana of any color.',
  },
  {
    name: 'Dune Blast',
    type: 'Sorcery',
    cost: '{2}',
    text: 'This spell deals 1 damage to each opponent. For each mana from a Desert spent to cast this spell, create a tapped Treasure token.',
  },
  { name: 'Dune', type: 'Land — Desert', text: '{T}: Add {C}.' },
  {
    name: 'Breeder',
    type: 'Creature — Elf',
    cost: '{2}',
    pt: '1/1',
    text: 'Whenever you cast a creature spell, if two or more mana from creatures was spent to cast it, draw a card.',
  },
  { name: 'Elf', type: 'Creature — Elf', cost: '{1}', pt: '1/1', text: '{T}: Add {C}.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{2}', pt: '2/2' },
  { name: 'Cold Blast', type: 'Sorcery', cost: '{1}', text: 'Draw a card. If {S} was spent to cast this spell, you gain 2 life.' },
  { name: 'Cold Wood', type: 'Snow Land', text: '{T}: Add {C}.' },
);

describe('106.3 where mana came from', () => {
  it('106.3, 608.2h of a Treasure that was sacrificed for it', () => {
    const t = table({ A: { battlefield: ['Chest'], hand: ['Hexblade'] }, B: {} });
    t.cast('A', 'Hexblade').resolve().resolve();
    expect([t.life('A'), t.names('hand').length]).toEqual([19, 1]);
  });
  it('106.3 of anything else nothing comes', () => {
    const t = table({ A: { battlefield: ['Dune', 'Chest'], hand: ['Hexblade'] }, B: {} });
    t.cast('A', 'Hexblade').resolve();
    expect([t.life('A'), t.names('stack')]).toEqual([20, []]);
  });
  it('106.3 it is counted mana by mana', () => {
    const t = table({ A: { battlefield: ['Dune', '2 Chest'], hand: ['Marut'] }, B: {} });
    t.cast('A', 'Marut').resolve().resolve();
    expect(t.perms('Treasure Token')).toHaveLength(2);
  });
  it('106.3 of lands by their subtypes', () => {
    const t = table({ A: { battlefield: ['Dune', 'Island'], hand: ['Dune Blast'] }, B: {} });
    t.cast('A', 'Dune Blast').resolve();
    expect([t.life('B'), t.perms('Treasure Token').length]).toEqual([19, 1]);
  });
  it('106.3 asked of the spell that was cast, not of the source of the ability', () => {
    const t = table({ A: { battlefield: ['Breeder', '2 Elf'], hand: ['Bear'] }, B: {} });
    t.cast('A', 'Bear').resolve();
    expect(t.names('hand').length).toBe(1);
    const u = table({ A: { battlefield: ['Breeder', 'Elf', 'Dune'], hand: ['Bear'] }, B: {} });
    u.cast('A', 'Bear');
    expect(u.names('stack')).toEqual(['Bear']);
  });
  it('107.4h {S} is mana from a snow source', () => {
    const gained = (land: string): number => {
      const t = table({ A: { battlefield: [land], hand: ['Cold Blast'] }, B: {} });
      t.cast('A', 'Cold Blast').resolve();
      return t.life('A');
    };
    expect([gained('Cold Wood'), gained('Dune')]).toEqual([22, 20]);
  });
});

define(
  {
    name: 'Blade',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '1/1',
    text: 'When Blade enters, if mana from a Treasure was spent to cast it, you gain 3 life.',
  },
  { name: 'Trove', type: 'Sorcery', cost: '{0}', text: 'Create a Treasure token.' },
  {
    name: 'Loyalty',
    type: 'Sorcery',
    cost: '{1}',
    text: 'You gain 1 life. If mana from a Treasure was spent to cast Loyalty, you gain 5 life.',
  },
  { name: 'Elf', type: 'Creature — Elf', cost: '{0}', pt: '1/1', text: '{T}: Add {G}.' },
  {
    name: 'Sisters',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever you cast a creature spell, if two or more mana from creatures was spent to cast it, you gain 4 life.',
  },
  { name: 'Ox', type: 'Creature — Ox', cost: '{2}', pt: '2/4' },
  { name: 'Fork', type: 'Instant', cost: '{0}', text: 'Copy target sorcery spell.' },
);

describe('106.3: the source of mana of a spell, of its copy and of another spell', () => {
  it('a Treasure that is gone by then', () => {
    const t = table({ A: { hand: ['Trove', 'Blade'] } });
    t.cast('A', 'Trove').resolveAll().cast('A', 'Blade').resolveAll();
    expect([t.life('A'), t.names('battlefield')]).toEqual([23, ['Blade']]);
  });
  it('not a land', () => {
    const t = table({ A: { hand: ['Blade'], battlefield: ['Forest'] } });
    expect(t.cast('A', 'Blade').resolveAll().life('A')).toBe(20);
  });
  it('of the spell itself, and not of a copy of it (CR 707.10)', () => {
    const t = table({ A: { hand: ['Trove', 'Loyalty', 'Fork'] } });
    t.cast('A', 'Trove').resolveAll();
    t.cast('A', 'Loyalty')
      .cast('A', 'Fork', { targets: ['Loyalty'] })
      .resolveAll();
    expect(t.life('A')).toBe(27);
  });
  it('so much of it', () => {
    const t = table({ A: { hand: ['Ox'], battlefield: ['2 Elf', 'Sisters'] } });
    expect(t.cast('A', 'Ox').resolveAll().life('A')).toBe(24);
    const u = table({ A: { hand: ['Ox'], battlefield: ['Elf', 'Forest', 'Sisters'] } });
    expect(u.cast('A', 'Ox').resolveAll().life('A')).toBe(20);
  });
});
