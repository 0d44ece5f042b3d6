/** What is said of what has been done, and where it goes instead (CR 608.2c, 701.5a, 400.7j, 120.4). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Troll', type: 'Creature — Troll', cost: '{G}', pt: '2/2', text: '{G}: Regenerate Troll.' },
  { name: 'Fork Bolt', type: 'Sorcery', cost: '{R}', text: 'Fork Bolt deals 2 damage to any target and 1 damage to any other target.' },
  {
    name: 'Char',
    type: 'Instant',
    cost: '{R}',
    text: "Char deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
  },
  {
    name: 'Recall',
    type: 'Instant',
    cost: '{U}',
    text: "Counter target spell. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard.",
  },
  {
    name: 'Lapse',
    type: 'Instant',
    cost: '{U}',
    text: "Counter target spell unless its controller pays {1}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
  },
  {
    name: 'Pry',
    type: 'Sorcery',
    cost: '{B}',
    text: 'Target player reveals their hand. You choose a nonland card from it with mana value 1 or less. That player discards that card.',
  },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '3/3' },
  {
    name: 'Rise',
    type: 'Sorcery',
    cost: '{B}',
    text: 'Destroy up to two target creatures. Return each card put into a graveyard this way to the battlefield under your control.',
  },
  {
    name: 'Raid',
    type: 'Sorcery',
    cost: '{U}',
    text: "For each player, search that player's library for a nonland card and exile it, then that player shuffles. You may cast those cards without paying their mana costs.",
  },
  {
    name: 'Trek',
    type: 'Sorcery',
    cost: '{G}',
    text: 'Search your library for up to two basic land cards that share a land type, put them onto the battlefield tapped, then shuffle.',
  },
  {
    name: 'Phial',
    type: 'Artifact',
    cost: '{1}',
    text: "{T}: You gain 5 life. Shuffle Phial and your graveyard into their owner's library.",
  },
);

describe('608.2c', () => {
  it('115.3 "any other target" is another one', () => {
    const t = table({ A: { hand: ['Fork Bolt'], battlefield: ['Mountain'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Fork Bolt', { targets: ['Bear', '@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
    expect(t.life('B')).toBe(19);
  });
  it("701.15a what was dealt damage this way can't be regenerated", () => {
    const t = table({ A: { hand: ['Char'], battlefield: ['Mountain'] }, B: { battlefield: ['Troll', 'Forest'] } });
    t.cast('A', 'Char', { targets: ['Troll'] }).pass();
    t.activate('B', 'Troll').resolve(2);
    expect(t.names('graveyard', 'B')).toEqual(['Troll']);
  });
  it('701.5a a spell countered this way goes to its owner’s hand', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Forest'] }, B: { hand: ['Recall'], battlefield: ['Island'] } });
    t.cast('A', 'Bear').pass();
    t.cast('B', 'Recall', { targets: ['Bear'] }).resolve();
    expect(t.names('hand', 'A')).toEqual(['Bear']);
  });
  it('701.5a, 118.12a a spell countered because nobody paid is exiled', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Forest'] }, B: { hand: ['Lapse'], battlefield: ['Island'] } });
    t.cast('A', 'Bear').pass();
    t.cast('B', 'Lapse', { targets: ['Bear'] }).resolve();
    expect(t.names('exile', 'A')).toEqual(['Bear']);
    expect(t.perms('Bear')).toEqual([]);
  });
  it('608.2d only a card that is like that can be chosen', () => {
    const t = table({ A: { hand: ['Pry'], battlefield: ['Swamp'] }, B: { hand: ['Ogre', 'Bear', 'Forest'] } });
    t.cast('A', 'Pry', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
  });
  it('400.7j what was put into a graveyard this way can be found there', () => {
    const t = table({ A: { hand: ['Rise'], battlefield: ['Swamp', 'Bear'] }, B: { battlefield: ['Ogre'] } });
    t.cast('A', 'Rise', { targets: [['Bear', 'Ogre']] }).resolve();
    expect(t.perm('Bear').controller).toBe(0);
    expect(t.perm('Ogre').controller).toBe(0);
  });
  it('608.2c what each round of a loop has exiled is meant by "those cards"', () => {
    const t = table({ A: { hand: ['Raid'], battlefield: ['Island'], library: ['Bear'] }, B: { library: ['Ogre'] } });
    t.choose('choose', 'Bear', 'Ogre').choose('choose', 'Ogre').choose('choose', 'Bear').when('may', { yes: true });
    t.cast('A', 'Raid').resolve();
    t.resolveAll();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Bear', 'Island', 'Ogre']);
  });
  it('205.3i cards that share a land type', () => {
    const t = table({ A: { hand: ['Trek'], battlefield: ['Forest'], library: ['Plains', 'Island', 'Plains'] } });
    t.choose('choose', 'Plains').choose('choose', 'Plains');
    t.cast('A', 'Trek').resolve();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Forest', 'Plains', 'Plains']);
  });
  it('400.3 each card goes into its owner’s library', () => {
    const t = table({ A: { battlefield: ['Phial'], graveyard: ['Bear'] } });
    t.activate('A', 'Phial').resolve();
    expect(t.names('graveyard', 'A')).toEqual([]);
    expect(t.names('battlefield', 'A')).toEqual([]);
    expect(t.names('library', 'A')).toContain('Phial');
    expect(t.life('A')).toBe(25);
  });
});
