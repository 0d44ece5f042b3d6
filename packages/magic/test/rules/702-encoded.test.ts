/** Cipher, epic, copies of cards that are cast, commander ninjutsu (CR 702.99, 702.50, 707.12, 702.49d). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Hidden Strings', type: 'Sorcery', cost: '{U}', text: 'You gain 2 life.\nCipher' },
  { name: 'Sneak', type: 'Creature — Rogue', cost: '{U}', pt: '1/1' },
  { name: 'Endless Rain', type: 'Sorcery', cost: '{W}', text: 'You gain 1 life.\nEpic' },
  { name: 'Any Bolt', type: 'Instant', cost: '{R}', text: 'Any Bolt deals 3 damage to any target.' },
  {
    name: 'Scepter',
    type: 'Artifact',
    cost: '{2}',
    text: 'When Scepter enters, exile target instant card from your graveyard.\n{2}, {T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.',
  },
  { name: 'Spell Bell', type: 'Enchantment', cost: '{W}', text: 'Whenever you cast an instant spell, you gain 1 life.' },
);

const encode = (more: string[] = []) => {
  const t = table({ A: { battlefield: ['Island', 'Sneak', ...more], hand: ['Hidden Strings'] } });
  t.when('may', { yes: true });
  return t.cast('A', 'Hidden Strings').resolve();
};

describe('702.99 cipher', () => {
  it('702.99a: the card is exiled encoded on a creature instead of going to the graveyard', () => {
    const t = encode();
    expect(t.names('exile')).toEqual(['Hidden Strings']);
    expect(t.names('graveyard')).toEqual([]);
    expect(t.life('A')).toBe(22);
  });
  it('702.99a: when that creature deals combat damage to a player, a copy can be cast without paying', () => {
    const t = encode();
    t.to('precombatMain', 3).attack('Sneak').to('postcombatMain');
    expect(t.life('A')).toBe(24);
    expect(t.names('exile')).toEqual(['Hidden Strings']);
    expect(t.life('B')).toBe(19);
  });
  it('702.99a: it may be put into the graveyard as usual', () => {
    const t = table({ A: { battlefield: ['Island', 'Sneak'], hand: ['Hidden Strings'] } });
    t.when('may', { yes: false }).cast('A', 'Hidden Strings').resolve();
    expect(t.names('graveyard')).toEqual(['Hidden Strings']);
  });
});

describe('702.50 epic', () => {
  it('702.50a-b: no more spells, and a copy at the beginning of each upkeep', () => {
    const t = table({ A: { battlefield: ['Plains', '2 Mountain'], hand: ['Endless Rain', 'Any Bolt'] } });
    t.cast('A', 'Endless Rain').resolve();
    expect(t.life('A')).toBe(21);
    expect(t.can('A')).not.toContain('cast Any Bolt');
    t.to('draw', 3);
    expect(t.life('A')).toBe(22);
    t.to('draw', 5);
    expect(t.life('A')).toBe(23);
    t.to('draw', 7);
    expect(t.life('A')).toBe(24);
    expect(t.can('A')).not.toContain('cast Any Bolt');
  });
});

describe('707.12 casting a copy of a card', () => {
  it('707.12: the copy is cast, and the card stays where it is', () => {
    const t = table({ A: { battlefield: ['4 Plains', 'Spell Bell'], hand: ['Scepter'], graveyard: ['Any Bolt'] } });
    t.cast('A', 'Scepter').resolve();
    t.resolveAll();
    expect(t.names('exile')).toEqual(['Any Bolt']);
    t.when('may', { yes: true }).choose('targets', '@B');
    t.activate('A', 'Scepter').resolve();
    expect(t.names('stack')).toContain('Any Bolt');
    t.resolveAll();
    expect(t.life('B')).toBe(17);
    expect(t.life('A')).toBe(21);
    expect(t.names('exile')).toEqual(['Any Bolt']);
    expect(t.names('graveyard')).toEqual([]);
  });
});

define({
  name: 'Old Chant',
  type: 'Sorcery',
  cost: '{W}',
  text: 'Kicker {1}\nYou gain 1 life. If this spell was kicked, you gain 3 life.\nFlashback {W}',
});

describe('702.34a, 702.33 flashback with an additional cost', () => {
  it('601.2f: cast with flashback it can be kicked', () => {
    const t = table({ A: { battlefield: ['2 Plains'], graveyard: ['Old Chant'] } });
    t.cast('A', 'Old Chant', { way: 'flashback', yes: [true] }).resolve();
    expect(t.life('A')).toBe(24);
    expect(t.names('exile')).toEqual(['Old Chant']);
  });
});
