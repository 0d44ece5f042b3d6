/** What is milled, played and put somewhere from elsewhere, as events and conditions; which spell of the turn one was; what has moved, later (CR 603.2, 603.2c, 603.7c, 601.2i). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Rock', type: 'Artifact', cost: '{0}', text: '' },
  { name: 'Old King', type: 'Legendary Creature — Human', cost: '{0}', pt: '1/1' },
  { name: 'Old Hall', type: 'Legendary Land', text: '{T}: Add {C}.' },
  { name: 'Grind', type: 'Sorcery', cost: '{0}', text: 'Each player mills two cards.' },
  { name: 'Shed', type: 'Sorcery', cost: '{0}', text: 'Discard a card.' },
  { name: 'Kill', type: 'Sorcery', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Recall', type: 'Sorcery', cost: '{0}', text: "Return target permanent to its owner's hand." },
  { name: 'Hive', type: 'Enchantment', cost: '{0}', text: 'Whenever a player mills one or more creature cards, you gain 1 life.' },
  { name: 'Glow', type: 'Enchantment', cost: '{0}', text: 'Whenever a player mills a nonland card, you gain 1 life.' },
  {
    name: 'Herald',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever you play a legendary land or cast a legendary spell, you gain 1 life.',
  },
  {
    name: 'Grim',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever a creature card is put into a graveyard from anywhere other than the battlefield, you gain 1 life.',
  },
  {
    name: 'Sage',
    type: 'Enchantment',
    cost: '{0}',
    text: 'At the beginning of your end step, if a permanent was put into your hand from the battlefield this turn, you gain 1 life.',
  },
  {
    name: 'Second Thought',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target spell that's the second spell cast this turn.",
  },
  {
    name: 'Cleric',
    type: 'Creature — Cleric',
    cost: '{0}',
    pt: '1/1',
    text: 'When this creature enters, if it was the second spell you cast this turn, you gain 3 life.',
  },
  {
    name: 'Pest',
    type: 'Creature — Insect',
    cost: '{0}',
    pt: '1/1',
    text: "When this creature dies, return it to its owner's hand at the beginning of the next end step.",
  },
  {
    name: 'Trap',
    type: 'Instant',
    cost: '{5}',
    text: "If an opponent searched their library this turn, you may pay {0} rather than pay this spell's mana cost.\nYou gain 1 life.",
  },
  {
    name: 'Seek',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Search your library for a basic land card, reveal it, put it into your hand, then shuffle.',
  },
  {
    name: 'Grip',
    type: 'Instant',
    cost: '{0}',
    text: "If a creature would enter under an opponent's control this turn, it enters under your control instead.",
  },
  { name: 'Halver', type: 'Sorcery', cost: '{0}', text: 'Target opponent exiles half their library, rounded up.' },
);

describe('603.2 what is milled', () => {
  it('603.2c: once for each player who mills some', () => {
    const t = table({ A: { battlefield: ['Hive'], hand: ['Grind'], library: ['2 Bear'] }, B: { library: ['2 Bear'] } });
    t.cast('A', 'Grind').resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('603.2: each card that is so', () => {
    const t = table({ A: { battlefield: ['Glow'], hand: ['Grind'], library: ['2 Bear'] }, B: { library: ['Old Hall', 'Rock'] } });
    t.cast('A', 'Grind').resolveAll();
    expect(t.life('A')).toBe(23);
  });
});

describe('603.2 what is played, and put somewhere from elsewhere', () => {
  it('603.2: a land that is played, a spell that is cast', () => {
    const t = table({ A: { battlefield: ['Herald'], hand: ['Old King', 'Old Hall', 'Rock'] } });
    t.land('A', 'Old Hall').resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Rock').resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Old King').resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('700.4: from a hand or library, not from the battlefield', () => {
    const t = table({
      A: { battlefield: ['Grim', 'Bear'], hand: ['Kill', 'Shed', 'Bear', 'Grind'], library: ['Bear', 'Rock'] },
      B: { library: ['2 Rock'] },
    });
    t.cast('A', 'Kill', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    t.choose('choose', 'Bear').cast('A', 'Shed').resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Grind').resolveAll();
    expect(t.life('A')).toBe(22);
  });
});

describe('601.2i which spell of the turn it is', () => {
  it('601.2i: of all players; a spell that is the second, and no other', () => {
    const t = table({ A: { hand: ['Bear', 'Old King'] }, B: { hand: ['Second Thought'] } });
    t.cast('A', 'Bear');
    expect(t.can('B').some((x) => x.includes('Second Thought'))).toBe(false);
    t.resolveAll();
    t.cast('A', 'Old King').pass();
    t.cast('B', 'Second Thought', { targets: ['Old King'] }).resolveAll();
    expect(t.names('graveyard')).toContain('Old King');
  });
  it('603.4: a permanent that was the second; one that was the first was not', () => {
    const t = table({ A: { hand: ['Cleric', 'Rock'] } });
    t.cast('A', 'Cleric').resolveAll();
    expect(t.life('A')).toBe(20);
    const u = table({ A: { hand: ['Cleric', 'Rock'] } });
    u.cast('A', 'Rock').resolveAll();
    u.cast('A', 'Cleric').resolveAll();
    expect(u.life('A')).toBe(23);
  });
});

describe('121, 614.1c others', () => {
  it('107.1a: half a library, rounded up', () => {
    const t = table({ A: { hand: ['Halver'] }, B: { library: ['Rock'] } });
    const had = t.state.players.rows[1].library.length;
    t.cast('A', 'Halver', { targets: ['@B'] }).resolveAll();
    expect(t.state.players.rows[1].library.length).toBe(had - Math.ceil(had / 2));
  });
  it('614.12: a creature that would enter under the control of an opponent', () => {
    const t = table({ A: { hand: ['Bear'] }, B: { hand: ['Grip'] } });
    t.cast('A', 'Bear').pass();
    t.cast('B', 'Grip').resolveAll();
    expect(t.perm('Bear').controller).toBe(1);
  });
});
