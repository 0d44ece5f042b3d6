/** What comes of it for those who did not discard such a card, what was exiled from a hand, and one of two things. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Squeeze', type: 'Sorcery', cost: '{B}', text: "Each opponent discards a card. Each opponent who can't loses 3 life." },
  { name: 'Toll', type: 'Sorcery', cost: '{B}', text: "Each opponent discards a card. For each opponent who can't, you gain 4 life." },
  {
    name: 'Burden',
    type: 'Sorcery',
    cost: '{B}',
    text: "Each opponent discards a card, then each opponent who didn't discard a nonland card this way loses 3 life.",
  },
  {
    name: 'Erase',
    type: 'Sorcery',
    cost: '{B}',
    text: "Exile target creature. Search its controller's graveyard, hand, and library for any number of cards with the same name as that permanent and exile them. That player shuffles, then draws a card for each card exiled from their hand this way.",
  },
  { name: 'Cub', type: 'Creature — Cat', cost: '{W}', pt: '2/2' },
  {
    name: 'Throw',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Roll a d20. When you do, Throw deals 1 damage to target player.',
  },
  { name: 'Lesson', type: 'Sorcery', cost: '{U}', text: 'Draw two cards. When you do, Lesson deals 1 damage to target player.' },
  { name: 'Plague', type: 'Sorcery', cost: '{B}', text: "Each player sacrifices a creature. Each player who can't discards a card." },
  { name: 'Mire', type: 'Enchantment', cost: '{B}', text: "Players can't draw cards." },
);

describe('608.2c those who could not', () => {
  it('608.2c: of a player without cards it is so', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Squeeze'] } });
    t.cast('A', 'Squeeze').resolveAll();
    expect(t.life('B')).toBe(17);
  });
  it('608.2c: and not of one who discarded', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Squeeze'] }, B: { hand: ['Cub'] } });
    t.cast('A', 'Squeeze').resolveAll();
    expect([t.life('B'), t.names('graveyard', 'B')]).toEqual([20, ['Cub']]);
  });
  it('608.2c: what is done for each of them', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ['2 Toll'] }, B: { hand: ['Cub'] } });
    t.cast('A', 'Toll').resolveAll();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Toll').resolveAll();
    expect(t.life('A')).toBe(24);
  });
  it('608.2c: who discarded another kind of card has not discarded such a card', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ['2 Burden'] }, B: { hand: ['Forest', 'Cub'] } });
    t.choose('discard', 'Forest').cast('A', 'Burden').resolveAll();
    expect(t.life('B')).toBe(17);
    t.cast('A', 'Burden').resolveAll();
    expect(t.life('B')).toBe(17);
  });
});

describe('608.2c exiled from a hand', () => {
  it('608.2c: only cards that were in the hand count', () => {
    const t = table({
      A: { battlefield: ['Swamp'], hand: ['Erase'] },
      B: { battlefield: ['Cub'], hand: ['2 Cub'], graveyard: ['Cub'] },
    });
    t.when('choose', { pick: [0, 1, 2] });
    t.cast('A', 'Erase', { targets: ['Cub'] }).resolveAll();
    expect(t.names('exile', 'B')).toHaveLength(4);
    expect(t.names('hand', 'B')).toHaveLength(2);
  });
});

describe('603.12 when you do', () => {
  it('603.12: a die is rolled in any case', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Throw'] } });
    t.choose('targets', '@B').cast('A', 'Throw').resolveAll();
    expect(t.life('B')).toBe(19);
  });
  it('603.12: of cards only where one was drawn', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['2 Lesson'] } });
    t.choose('targets', '@B').cast('A', 'Lesson').resolveAll();
    expect(t.life('B')).toBe(19);
    const none = table({ A: { battlefield: ['Island', 'Mire'], hand: ['Lesson'] } });
    none.cast('A', 'Lesson').resolveAll();
    expect(none.life('B')).toBe(20);
  });
});

describe('608.2c those who could not sacrifice', () => {
  it('608.2c: who controls no creature discards', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Cub'], hand: ['Plague', 'Throw'] }, B: { hand: ['Lesson'] } });
    t.cast('A', 'Plague').resolveAll();
    expect(t.names('graveyard').sort()).toEqual(['Cub', 'Plague']);
    expect(t.names('graveyard', 'B')).toEqual(['Lesson']);
  });
});
