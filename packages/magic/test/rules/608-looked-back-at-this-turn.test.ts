/** What happened this turn, counted as a spell resolves (CR 608.2i), what things have in common, and what is tied (CR 608.2d). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Assault',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Destroy all artifacts, then Assault deals damage to each creature equal to the number of artifacts that were put into graveyards from the battlefield this turn.',
  },
  {
    name: 'Kin',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You gain X life, where X is the greatest number of creatures you control that have a creature type in common.',
  },
  {
    name: 'Culling',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Destroy the creature with the least power. If two or more creatures are tied for least power, you choose one of them.',
  },
  {
    name: 'Snitch',
    type: 'Creature — Rogue',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever you surveil for the first time each turn, Snitch deals 1 damage to each opponent.',
  },
  { name: 'Look', type: 'Instant', cost: '{0}', text: 'Surveil 1.' },
  { name: 'Trinket', type: 'Artifact', cost: '{0}' },
  { name: 'Elf Scout', type: 'Creature — Elf Scout', cost: '{0}', pt: '3/3' },
  { name: 'Elf Shaman', type: 'Creature — Elf Shaman', cost: '{0}', pt: '3/3' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{0}', pt: '3/9' },
  { name: 'Taurean', type: 'Creature — Shapeshifter', cost: '{0}', pt: '1/9', text: 'Changeling' },
);

describe('CR 608.2i: what happened this turn', () => {
  it('artifacts that were put into graveyards, by this spell too', () => {
    const t = table({ A: { hand: ['Assault'], battlefield: ['2 Trinket', 'Ox'] }, B: { battlefield: ['Trinket', 'Elf Scout'] } });
    t.cast('A', 'Assault').resolve();
    expect(t.names('battlefield')).toEqual(['Ox']);
    expect(t.perm('Ox').damage).toBe(3);
  });
});

describe('CR 205.3m: creature types in common', () => {
  it('of the type that most of them have', () => {
    const t = table({ A: { hand: ['Kin'], battlefield: ['Elf Scout', 'Elf Shaman', 'Ox'] } });
    t.cast('A', 'Kin').resolve();
    expect(t.life('A')).toBe(22);
  });
  it('one that is every creature type counts with them', () => {
    const t = table({ A: { hand: ['Kin'], battlefield: ['Elf Scout', 'Elf Shaman', 'Ox', 'Taurean'] } });
    t.cast('A', 'Kin').resolve();
    expect(t.life('A')).toBe(23);
  });
  it('none, where there are no creatures', () => {
    const t = table({ A: { hand: ['Kin'] } });
    t.cast('A', 'Kin').resolve();
    expect(t.life('A')).toBe(20);
  });
});

describe('CR 608.2d: of those that are tied, one is chosen', () => {
  it('as the player chooses', () => {
    const t = table({ A: { hand: ['Culling'], battlefield: ['Ox'] }, B: { battlefield: ['Elf Scout'] } });
    t.choose('choose', 'Elf Scout');
    t.cast('A', 'Culling').resolve();
    expect(t.names('battlefield')).toEqual(['Ox']);
  });
});

describe('CR 603.2: for the first time each turn', () => {
  it('once a turn, and once in the next', () => {
    const t = table({ A: { hand: ['3 Look'], battlefield: ['Snitch'] } });
    t.cast('A', 'Look').resolveAll();
    t.cast('A', 'Look').resolveAll();
    expect(t.life('B')).toBe(19);
    t.to('precombatMain', 2);
    t.pass();
    t.cast('A', 'Look').resolveAll();
    expect(t.life('B')).toBe(18);
  });
});
