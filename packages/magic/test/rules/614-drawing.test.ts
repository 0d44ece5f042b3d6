/** What happens instead of drawing a card (CR 614.5, 614.11, 121.6), and other wordings read later. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Reflection', type: 'Enchantment', cost: '{0}', text: 'If you would draw a card, draw two cards instead.' },
  { name: 'One Card', type: 'Sorcery', cost: '{0}', text: 'Draw a card.' },
  {
    name: 'Thief',
    type: 'Enchantment',
    cost: '{0}',
    text: 'If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.',
  },
  { name: 'Shaft', type: 'Artifact', cost: '{0}', text: '{0}: The next time you would draw a card this turn, you gain 5 life instead.' },
  {
    name: 'Oracle',
    type: 'Creature — Elf',
    cost: '{0}',
    pt: '1/1',
    text: 'If you would draw a card while your library has no cards in it, you win the game instead.',
  },
  {
    name: 'Titan',
    type: 'Creature — Giant',
    cost: '{0}',
    pt: '6/6',
    text: 'Whenever Titan becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {2}.',
  },
  { name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 4 damage to any target.' },
  {
    name: 'Serpent',
    type: 'Creature — Serpent',
    cost: '{0}',
    pt: '5/5',
    text: "Serpent can't attack unless there are two or more Islands on the battlefield.",
  },
  { name: 'Unsay', type: 'Instant', cost: '{0}', text: "Return target spell or creature to its owner's hand." },
  {
    name: 'Collector',
    type: 'Enchantment',
    cost: '{0}',
    text: 'If an opponent would draw two or more cards, instead you and that player each draw a card.',
  },
  {
    name: 'Excavation',
    type: 'Instant',
    cost: '{0}',
    text: 'Draw cards equal to the number of cards in your hand, then discard a card for each card drawn this way.',
  },
);

describe('CR 614.5: a replacement effect applies once to each event and to what it led to', () => {
  it('two cards instead of one', () => {
    const t = table({ A: { hand: ['One Card'], battlefield: ['Reflection'] } });
    t.cast('A', 'One Card').resolve();
    expect(t.names('hand').length).toBe(2);
  });
  it('four with two such effects', () => {
    const t = table({ A: { hand: ['One Card'], battlefield: ['2 Reflection'] } });
    t.cast('A', 'One Card').resolve();
    expect(t.names('hand').length).toBe(4);
  });
});

describe('CR 614.11: draws that are replaced', () => {
  it('somebody else draws', () => {
    const t = table({ A: { hand: ['One Card'] }, B: { battlefield: ['Thief'] } });
    t.cast('A', 'One Card').resolve();
    expect(t.names('hand').length).toBe(0);
    expect(t.names('hand', 'B').length).toBe(1);
  });
  it('the next one only', () => {
    const t = table({ A: { hand: ['2 One Card'], battlefield: ['Shaft'] } });
    t.activate('A', 'Shaft').resolve();
    t.cast('A', 'One Card').resolve();
    expect(t.life('A')).toBe(25);
    t.cast('A', 'One Card').resolve();
    expect(t.names('hand').length).toBe(1);
  });
});

describe('CR 118.12a: "its controller" is that of what would be countered', () => {
  it('who cannot pay loses the spell', () => {
    const t = table({ A: { hand: ['Bolt'] }, B: { battlefield: ['Titan'] } });
    t.cast('A', 'Bolt', { targets: ['Titan'] }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Bolt']);
    expect(t.names('battlefield')).toEqual(['Titan']);
  });
});

describe('CR 508.1c: a restriction with its own condition', () => {
  it('holds until the condition is met', () => {
    const t = table({ A: { battlefield: ['Serpent', 'Island'] } });
    expect(() => t.attack('Serpent')).toThrow();
    const u = table({ A: { battlefield: ['Serpent', 'Island'] }, B: { battlefield: ['Island'] } });
    u.attack('Serpent').to('endCombat');
    expect(u.life('B')).toBe(15);
  });
});

describe('CR 115.2: a target that is a spell or a creature', () => {
  it('is found on the stack and on the battlefield', () => {
    const t = table({ A: { hand: ['Bolt'] }, B: { hand: ['Unsay'], battlefield: ['Titan'] } });
    t.cast('A', 'Bolt', { targets: ['@B'] });
    t.cast('B', 'Unsay', { targets: ['Bolt'] }).resolve();
    expect(t.names('hand')).toEqual(['Bolt']);
    expect(t.life('B')).toBe(20);
  });
});

describe('CR 614.6: cards drawn "this way" where something else happens instead of the draw', () => {
  it('those the player draws after all, and none of others', () => {
    const t = table({ A: { hand: ['Excavation', '2 Bolt'] }, B: { battlefield: ['Collector'] } });
    t.cast('A', 'Excavation').resolve();
    // one card drawn, and one discarded for it
    expect(t.names('hand').length).toBe(2);
    expect(t.names('graveyard').length).toBe(2);
    expect(t.names('hand', 'B').length).toBe(1);
  });
});
