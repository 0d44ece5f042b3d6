/** What effects keep players from casting, playing, activating, drawing, searching and paying (CR 101.2, 118.3, 121.2, 601.3, 602.5). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Wheel', cost: '{1}', type: 'Artifact' },
  { name: 'Song', cost: '{1}', type: 'Instant', text: 'You gain 4 life.' },
  { name: 'Study', cost: '{0}', type: 'Sorcery', text: 'Draw two cards.' },
  { name: 'Echoes', cost: '{1}', type: 'Sorcery', text: 'You gain 4 life.\nFlashback {1}' },
  { name: 'Altar', cost: '{0}', type: 'Artifact', text: 'Sacrifice a creature: You gain 1 life.' },
  { name: 'Seal', cost: '{0}', type: 'Enchantment', text: 'Sacrifice this enchantment: You gain 3 life.' },
  { name: 'Well', cost: '{0}', type: 'Artifact', text: 'Pay 2 life: You gain 1 life.' },
  { name: 'Moth', cost: '{0}', type: 'Artifact Creature — Insect', pt: '1/1', text: 'Sacrifice this creature: Add {B}.' },
  { name: 'Probe', cost: '{U/P}', type: 'Sorcery', text: 'Draw a card.' },
  { name: 'Tutor', cost: '{0}', type: 'Sorcery', text: 'Search your library for a card, put it into your hand, then shuffle.' },
  { name: 'Toll', cost: '{0}', type: 'Sorcery', text: 'You may pay 2 life. If you do, you gain 5 life.' },
  { name: 'Drill', cost: '{0}', type: 'Creature — Ox', pt: '1/1', text: '{0}: You gain 1 life.' },
  {
    name: 'Jubilation',
    cost: '{0}',
    type: 'Enchantment',
    text: "Players can't pay life or sacrifice creatures to cast spells or activate abilities.",
  },
  {
    name: 'Abolisher',
    cost: '{0}',
    type: 'Creature — Human',
    pt: '2/2',
    text: "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.",
  }, // prettier-ignore
  { name: 'Truce', cost: '{0}', type: 'Enchantment', text: "Players can't cast spells during combat." },
  { name: 'Magistrate', cost: '{0}', type: 'Enchantment', text: "Your opponents can't cast spells from anywhere other than their hands." },
  {
    name: 'Cage',
    cost: '{0}',
    type: 'Enchantment',
    text: "Players can't cast spells from graveyards or activate abilities of cards in graveyards.",
  }, // prettier-ignore
  { name: 'Parter', cost: '{0}', type: 'Enchantment', text: "Each opponent can't draw more than one card each turn." },
  {
    name: 'Canonist',
    cost: '{0}',
    type: 'Enchantment',
    text: "Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells.",
  }, // prettier-ignore
  { name: 'Orb', cost: '{0}', type: 'Artifact', text: "Players can't search libraries." },
  {
    name: 'Hush',
    cost: '{0}',
    type: 'Instant',
    text: "Until end of turn, target player can't cast instant or sorcery spells, and that player can't activate abilities that aren't mana abilities.",
  }, // prettier-ignore
); // prettier-ignore

const lands = (n: number): string[] => Array.from({ length: n }, () => 'Island');

describe('118.3: ways of paying that an effect forbids', () => {
  it('no creature is sacrificed to activate an ability; other permanents are', () => {
    const t = table({ A: { battlefield: ['Jubilation', 'Altar', 'Ox', 'Seal'] } });
    expect(t.can('A')).not.toContain('activate Altar');
    expect(t.can('A')).toContain('activate Seal');
  });

  it('no life is paid to activate, nor for a Phyrexian mana symbol', () => {
    const t = table({ A: { battlefield: ['Jubilation', 'Well'], hand: ['Probe'] } });
    expect(t.can('A')).not.toContain('activate Well');
    expect(t.can('A')).not.toContain('cast Probe');
    const free = table({ A: { battlefield: ['Well'], hand: ['Probe'] } });
    expect(free.can('A')).toEqual(expect.arrayContaining(['activate Well', 'cast Probe']));
  });

  it('what is paid on resolution is no such cost', () => {
    const t = table({ A: { battlefield: ['Jubilation'], hand: ['Toll'] } });
    t.when('may', { yes: true }).cast('A', 'Toll').resolve();
    expect(t.life('A')).toBe(23);
  });

  it('a mana ability that sacrifices a creature is one of those abilities', () => {
    const t = table({ A: { battlefield: ['Jubilation', 'Moth'] } });
    expect(t.can('A')).not.toContain('mana Moth');
    expect(table({ A: { battlefield: ['Moth'] } }).can('A')).toContain('mana Moth');
  });
});

describe('601.3, 602.5: what players can’t do', () => {
  it('spells and abilities of some permanents during the other player’s turn', () => {
    const t = table({ A: { battlefield: ['Abolisher'] }, B: { battlefield: ['Drill', ...lands(2)], hand: ['Song'] } });
    t.pass();
    expect(t.can('B').filter((x) => x.startsWith('cast') || x === 'activate Drill')).toEqual([]);
    t.to('upkeep', 2).pass();
    expect(t.can('B')).toEqual(expect.arrayContaining(['cast Song', 'activate Drill']));
  });

  it('spells during combat', () => {
    const t = table({ A: { battlefield: ['Truce', ...lands(2)], hand: ['Song'] } });
    expect(t.can('A')).toContain('cast Song');
    t.to('beginCombat');
    expect(t.can('A')).not.toContain('cast Song');
  });

  it('spells from anywhere other than the hand, and from graveyards', () => {
    for (const barring of ['Magistrate', 'Cage']) {
      const t = table({ A: { battlefield: [barring] }, B: { battlefield: lands(3), graveyard: ['Echoes'], hand: ['Ox'] } });
      t.to('precombatMain', 2);
      expect(t.can('B')).toContain('cast Ox');
      expect(t.can('B')).not.toContain('cast Echoes');
    }
    const t = table({ A: { battlefield: ['Magistrate', ...lands(3)], graveyard: ['Echoes'] } });
    expect(t.can('A')).toContain('cast Echoes');
  });

  it('a second spell of a kind', () => {
    const t = table({ A: { battlefield: ['Canonist', ...lands(4)], hand: ['Song', 'Ox', 'Wheel'] } });
    t.cast('A', 'Song').resolve();
    expect(t.can('A')).not.toContain('cast Ox');
    expect(t.can('A')).toContain('cast Wheel');
  });

  it('instants, sorceries and abilities until end of turn', () => {
    const t = table({ A: { hand: ['Hush'] }, B: { battlefield: ['Well', ...lands(2)], hand: ['Song'] } });
    t.cast('A', 'Hush', { targets: ['@B'] })
      .resolve()
      .pass();
    expect(t.can('B').filter((x) => x.startsWith('cast') || x.startsWith('activate'))).toEqual([]);
  });
});

describe('121.2, 701.19: drawing and searching', () => {
  it('one card each turn, counted from the first', () => {
    const t = table({ A: { battlefield: ['Parter'] }, B: { hand: ['Study'], library: ['Ox', 'Ox', 'Ox'] } });
    t.to('precombatMain', 2);
    const before = t.names('hand', 'B').length;
    t.cast('B', 'Study').resolve();
    expect(t.names('hand', 'B').length).toBe(before - 1);
  });

  it('nobody searches a library', () => {
    const t = table({ A: { battlefield: ['Orb'], hand: ['Tutor'], library: ['Ox'] } });
    t.cast('A', 'Tutor').resolve();
    expect(t.names('hand', 'A')).toEqual([]);
  });
});
