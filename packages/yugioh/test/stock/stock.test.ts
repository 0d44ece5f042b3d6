/** Cards and decks that come with the program. */
import { describe, expect, it } from 'vitest';
import {
  type CardRecord,
  cardText,
  compileCard,
  deckProblems,
  materialsText,
  pendulumText,
  stockCards,
  stockDecks,
  yugiohGame,
} from '../../src/index.js';

/** The card as a file would have it whose text is the one written from its meaning. */
const recordOf = (card: (typeof stockCards)[number]): CardRecord => ({
  printed: card.printed,
  text: cardText(card.meaning, card.printed.name.en, 'en'),
  textZh: '',
  pendulum: pendulumText(card.meaning, card.printed.name.en, 'en'),
  materials: materialsText(card.meaning.materials, 'en'),
  limits: {},
});

describe('stock cards', () => {
  it.each(stockCards.map((c) => [c.printed.name.en, c] as const))('%s means what its written text is read as', (_, card) => {
    const compiled = compileCard(recordOf(card));
    expect(compiled).toEqual({ ok: true, meaning: card.meaning });
  });

  it('have a Chinese text wherever they have an English one', () => {
    for (const { meaning, printed } of stockCards)
      expect(cardText(meaning, printed.name.en, 'zh') === '').toBe(cardText(meaning, printed.name.en, 'en') === '');
  });
});

describe('stock decks', () => {
  const records = new Map(stockCards.map((c) => [c.printed.id, recordOf(c)]));
  it.each(stockDecks.map((d) => [d.id, d] as const))('%s is a deck by Y4.1 to Y4.3, and can be played', (_, { list }) => {
    expect(deckProblems(list, (id) => records.get(id), 'none')).toEqual([]);
    const cards = new Map(stockCards.map((c) => [c.printed.id, c]));
    expect(yugiohGame((id) => cards.get(id)).create({ decks: [list, list] }, 'stock').state.turn).toBe(1);
  });

  it('there are at least two', () => expect(stockDecks.length).toBeGreaterThanOrEqual(2));
});
