/** Permissions to cast without paying mana costs, or for another cost, of spells of a kind (CR 118.9, 601.2b, 601.3). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Egg', type: 'Enchantment', cost: '{0}', text: 'You may cast Dragon spells without paying their mana costs.' },
  {
    name: 'Tempest',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Once during each of your turns, you may cast an instant or sorcery spell from your hand without paying its mana cost.',
  },
  {
    name: 'Obelisk',
    type: 'Artifact',
    cost: '{0}',
    text: 'Once each turn, you may pay {0} rather than pay the mana cost for a colorless spell that you cast from your hand.',
  },
  {
    name: 'Toll',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Spells your opponents cast from graveyards or from exile cost {2} more to cast.',
  },
  { name: 'Drake', type: 'Creature — Dragon', cost: '{5}{R}', pt: '5/5' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Lore', type: 'Sorcery', cost: '{4}{U}', text: 'You gain 1 life.' },
  { name: 'Golem', type: 'Artifact Creature — Golem', cost: '{6}', pt: '6/6' },
  { name: 'Echo', type: 'Sorcery', cost: '{1}', text: 'You gain 1 life.\nFlashback {1}' },
);

describe('118.9: without paying their mana costs', () => {
  it('spells of the kind, and no others', () => {
    const t = table({ A: { hand: ['Drake', 'Bear'], battlefield: ['Egg'] } });
    t.cast('A', 'Drake').resolve();
    expect(t.perms('Drake')).toHaveLength(1);
    expect(() => t.cast('A', 'Bear')).toThrow();
  });
  it('one each turn where it says so', () => {
    const t = table({ A: { hand: ['Lore', 'Lore'], battlefield: ['Tempest'] } });
    t.cast('A', 'Lore').resolve();
    expect(t.life('A')).toBe(21);
    expect(() => t.cast('A', 'Lore')).toThrow();
  });
  it('or for another cost once each turn', () => {
    const t = table({ A: { hand: ['Golem', 'Golem'], battlefield: ['Obelisk'] } });
    t.cast('A', 'Golem').resolve();
    expect(t.perms('Golem')).toHaveLength(1);
    expect(() => t.cast('A', 'Golem')).toThrow();
  });
});

describe('601.2f: spells from graveyards and exile cost more', () => {
  it('for opponents', () => {
    const few = table({ A: { graveyard: ['Echo'], battlefield: ['Mountain', 'Mountain'] }, B: { battlefield: ['Toll'] } });
    expect(() => few.cast('A', 'Echo')).toThrow();
    const t = table({ A: { graveyard: ['Echo'], battlefield: ['3 Mountain'] }, B: { battlefield: ['Toll'] } });
    t.cast('A', 'Echo').resolve();
    expect(t.life('A')).toBe(21);
  });
  it('but not from hands', () => {
    const t = table({ A: { hand: ['Echo'], battlefield: ['Mountain'] }, B: { battlefield: ['Toll'] } });
    t.cast('A', 'Echo').resolve();
    expect(t.life('A')).toBe(21);
  });
});
