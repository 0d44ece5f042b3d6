/** Events and things that are told more closely: which spell of the turn it is, what is attacked, what stands in a mana cost, whose cards and from where (CR 603.2, 603.4). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{0}', pt: '3/3' },
  { name: 'Relic', type: 'Artifact', cost: '{0}' },
  { name: 'Spring', type: 'Land' },
  { name: 'Flow', type: 'Instant', cost: '{X}', text: 'You gain X life.' },
  { name: 'Gain', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
  { name: 'Smash', type: 'Instant', cost: '{0}', text: 'Destroy target creature or artifact.' },
  { name: 'Grind', type: 'Instant', cost: '{0}', text: 'Target player mills two cards.' },
  {
    name: 'Elemental',
    type: 'Creature — Elemental',
    cost: '{0}',
    pt: '4/3',
    text: "Whenever you cast a spell, if it's the second creature spell you cast this turn, you may return Elemental from your graveyard to the battlefield.",
  },
  { name: 'City', type: 'Land', text: 'When you play another land, sacrifice City.' },
  {
    name: 'Teeg',
    type: 'Creature — Kithkin',
    cost: '{0}',
    pt: '2/2',
    text: "Noncreature spells with {X} in their mana costs can't be cast.",
  },
  {
    name: 'Reckoning',
    type: 'Enchantment',
    cost: '{0}',
    text: "Whenever a creature attacks you or a planeswalker you control, that creature's controller loses 1 life.",
  },
  {
    name: 'Foremost',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '4/4',
    text: "If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into an opponent's graveyard, exile that card instead.",
  },
  {
    name: 'Grove',
    type: 'Land',
    text: 'As Grove enters the battlefield, choose a color other than green.\n{T}: Add {G} or one mana of the chosen color.',
  },
  {
    name: 'Triple',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Exile the top two cards of your library. Choose an instant or sorcery card exiled this way and copy it three times. You may cast the copies without paying their mana costs.',
  },
  {
    name: 'Triumph',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You gain 1 life if you control the creature with the greatest power or tied for the greatest power.',
  },
  { name: 'Blue', type: 'Instant', cost: '{U}', text: 'You gain 1 life.' },
);

describe('603.4: which spell of the turn it is', () => {
  it('the second creature spell, whatever is cast between', () => {
    const t = table({ A: { hand: ['Bear', 'Ogre', 'Gain'], graveyard: ['Elemental'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Bear').resolveAll();
    t.cast('A', 'Gain').resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Elemental');
    t.cast('A', 'Ogre').resolveAll();
    expect(t.names('battlefield', 'A')).toContain('Elemental');
  });
  it('a noncreature spell is none of them, and the third does nothing', () => {
    const t = table({ A: { hand: ['Bear', 'Relic', 'Smash'], graveyard: ['Elemental'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Bear').resolveAll();
    t.cast('A', 'Relic').resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Elemental');
  });
});

describe('603.2: a land that is played', () => {
  it('another than the land itself', () => {
    const t = table({ A: { hand: ['City'] } });
    t.land('A', 'City').resolveAll();
    expect(t.names('battlefield', 'A')).toEqual(['City']);
    const u = table({ A: { hand: ['Spring'], battlefield: ['City'] } });
    u.land('A', 'Spring').resolveAll();
    expect(u.names('battlefield', 'A')).toEqual(['Spring']);
  });
});

describe('107.3: {X} in a mana cost', () => {
  it('a spell with it can not be cast, another can', () => {
    const t = table({ A: { hand: ['Flow', 'Gain'], battlefield: ['Teeg'] } });
    expect(t.can('A')).not.toContain('cast Flow');
    expect(t.can('A')).toContain('cast Gain');
  });
});

describe('508.3: a creature attacks a player or a planeswalker of that player', () => {
  it('each attacker for itself', () => {
    const t = table({ A: { battlefield: ['Bear', 'Ogre'] }, B: { battlefield: ['Reckoning'] } });
    t.to('declareAttackers').attack('Bear', 'Ogre').resolveAll();
    expect(t.life('A')).toBe(18);
  });
});

describe('614.6: cards of opponents that are exiled instead', () => {
  it('creatures that die and creature cards that are milled, no others', () => {
    const t = table({
      A: { hand: ['Smash', 'Grind'], battlefield: ['Foremost'] },
      B: { battlefield: ['Bear'], library: ['Ogre', 'Relic'] },
    });
    t.cast('A', 'Smash', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Grind', { targets: ['@B'] }).resolveAll();
    expect(t.names('exile', 'B').sort()).toEqual(['Bear', 'Ogre']);
    expect(t.names('graveyard', 'B')).toEqual(['Relic']);
  });
  it('an artifact that dies is put into the graveyard', () => {
    const t = table({ A: { hand: ['Smash'], battlefield: ['Foremost'] }, B: { battlefield: ['Relic'] } });
    t.cast('A', 'Smash', { targets: ['Relic'] }).resolveAll();
    expect(t.names('graveyard', 'B')).toEqual(['Relic']);
  });
});

describe('106.1: one mana of a given colour or of the chosen one', () => {
  it('the colour is another than the one that is named', () => {
    const t = table({ A: { hand: ['Grove', 'Blue'] } });
    t.choose('option', 'U').land('A', 'Grove').resolveAll();
    t.cast('A', 'Blue').resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

describe('707.12: one card is copied so often', () => {
  it('each copy may be cast', () => {
    const t = table({ A: { hand: ['Triple'], library: ['Gain', 'Bear'] } });
    t.when('may', { yes: true }).cast('A', 'Triple').resolveAll();
    expect(t.life('A')).toBe(23);
    expect(t.names('exile', 'A').sort()).toEqual(['Bear', 'Gain']);
  });
});

describe('the creature with the greatest power', () => {
  it('or one tied for it', () => {
    const life = (A: string[], B: string[]): number =>
      table({ A: { hand: ['Triumph'], battlefield: A }, B: { battlefield: B } })
        .cast('A', 'Triumph')
        .resolveAll()
        .life('A');
    expect([life(['Bear'], ['Ogre']), life(['Bear'], ['Bear']), life(['Ogre'], ['Bear']), life([], [])]).toEqual([20, 21, 21, 20]);
  });
});
