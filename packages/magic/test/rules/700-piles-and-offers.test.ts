/** Piles of permanents, offers to anybody, what is chosen from a hand, and owners who shuffle (CR 700.3, 608.2d, 701.24). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '3/3' },
  {
    name: 'Verdict',
    type: 'Sorcery',
    cost: '{B}',
    text: 'Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.',
  },
  {
    name: 'Toll',
    type: 'Sorcery',
    cost: '{B}',
    text: 'Any opponent may sacrifice a creature. If a player does, you gain 3 life.',
  },
  {
    name: 'Peek',
    type: 'Sorcery',
    cost: '{U}',
    text: "Look at target player's hand. You may choose a nonland card from it. If you do, that player reveals the chosen card, puts it on the bottom of their library, then draws a card.",
  },
  {
    name: 'Warp',
    type: 'Instant',
    cost: '{R}',
    text: "The owner of target permanent shuffles it into their library, then reveals the top card of their library. If it's a permanent card, they put it onto the battlefield.",
  },
  {
    name: 'Wake',
    type: 'Sorcery',
    cost: '{G}',
    text: "Search your library for any number of basic land cards, put them onto the battlefield, then shuffle. Those lands become 4/4 Elemental creatures with trample. They're still lands.",
  },
  {
    name: 'Dwarf',
    type: 'Creature — Dwarf',
    cost: '{G}',
    pt: '1/1',
    text: '{T}: Search your library for a basic land card or a Bear card, reveal it, put it into your hand, then shuffle.',
  },
);

describe('700.3 Piles', () => {
  it('700.3 the player sacrifices the pile chosen and keeps the other', () => {
    const t = table({ A: { hand: ['Verdict'], battlefield: ['Swamp'] }, B: { battlefield: ['Bear', 'Ogre'] } });
    t.choose('choose', 'Bear').when('option', { pick: [0] });
    t.cast('A', 'Verdict', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
    expect(t.perms('Ogre').length).toBe(1);
  });
});

describe('608.2d Offers to anybody', () => {
  it('608.2d something follows if one did it', () => {
    const t = table({ A: { hand: ['Toll'], battlefield: ['Swamp'] }, B: { battlefield: ['Bear'] } });
    t.when('may', { yes: true }).cast('A', 'Toll').resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
    expect(t.life('A')).toBe(23);
  });
  it('608.2d nothing follows if nobody did it', () => {
    const t = table({ A: { hand: ['Toll'], battlefield: ['Swamp'] }, B: { battlefield: ['Bear'] } });
    t.when('may', { yes: false }).cast('A', 'Toll').resolve();
    expect(t.perms('Bear').length).toBe(1);
    expect(t.life('A')).toBe(20);
  });
  it('118.3 nobody does what cannot be done', () => {
    const t = table({ A: { hand: ['Toll'], battlefield: ['Swamp'] } });
    t.when('may', { yes: true }).cast('A', 'Toll').resolve();
    expect(t.life('A')).toBe(20);
  });
  it('608.2d a card chosen from a hand', () => {
    const t = table({ A: { hand: ['Peek'], battlefield: ['Island'] }, B: { hand: ['Ogre', 'Forest'], library: ['Bear'] } });
    t.choose('choose', 'Ogre')
      .cast('A', 'Peek', { targets: ['@B'] })
      .resolve();
    expect(t.names('hand', 'B').sort()).toEqual(['Bear', 'Forest']);
    expect(t.names('library', 'B')).toContain('Ogre');
  });
  it('608.2d no card chosen from a hand', () => {
    const t = table({ A: { hand: ['Peek'], battlefield: ['Island'] }, B: { hand: ['Ogre', 'Forest'], library: ['Bear'] } });
    t.when('choose', { pick: [] })
      .cast('A', 'Peek', { targets: ['@B'] })
      .resolve();
    expect(t.names('hand', 'B').sort()).toEqual(['Forest', 'Ogre']);
  });
});

describe('701.24 Shuffle', () => {
  it('400.3 its owner shuffles it into their library', () => {
    const t = table({ A: { hand: ['Warp'], battlefield: ['Mountain'] }, B: { battlefield: ['Ogre'] } });
    t.cast('A', 'Warp', { targets: ['Ogre'] }).resolve();
    expect(t.happened('shuffle').length).toBe(1);
    expect(t.names('library', 'B').length + t.perms('Ogre').length + t.perms('Blank').length).toBeGreaterThan(20);
  });
  it('400.7j the lands that were found become creatures', () => {
    const t = table({ A: { hand: ['Wake'], battlefield: ['Forest'], library: ['Island'] } });
    t.choose('choose', 'Island').cast('A', 'Wake').resolve();
    expect(t.pt('Island')).toBe('4/4');
    expect(t.perm('Island').types).toContain('Land');
  });
  it('701.19b what is said of one kind is not said of the other', () => {
    const t = table({ A: { battlefield: ['Dwarf'], library: ['Bear'] } });
    t.choose('choose', 'Bear').activate('A', 'Dwarf').resolve();
    expect(t.names('hand', 'A')).toContain('Bear');
  });
});

define({
  name: 'Sorter',
  type: 'Creature — Elf',
  cost: '{U}',
  pt: '1/1',
  text: 'When Sorter enters, look at the top three cards of your library and separate them into a face-down pile and a face-up pile. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.',
});

describe('700.3 Piles that are hidden and shown', () => {
  it('700.3 the opponent sees the face-up pile only', () => {
    const t = table({ A: { hand: ['Sorter'], battlefield: ['Island'], library: ['Bear', 'Ogre', 'Dwarf'] } });
    t.choose('choose', 'Bear').when('option', { pick: [0] });
    t.cast('A', 'Sorter').resolveAll();
    expect(t.names('hand', 'A')).toEqual(['Bear']);
    expect(t.names('graveyard', 'A').sort()).toEqual(['Dwarf', 'Ogre']);
    const shown = t.events.filter((e) => e.rule === '701.16a');
    expect(shown.map((e) => e.ids?.length)).toEqual([2]);
  });
});
