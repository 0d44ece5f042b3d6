import { describe, expect, it } from 'vitest';
import { checkDeck, countCards, embeddedCards, embeddedDecks, embeddedIndex, findFormat, parseDeck } from '../src/index.js';

describe('the embedded cards', () => {
  const cards = embeddedCards();

  it('are in the order of their names, each once', () => {
    const names = cards.map((c) => c.name);
    expect(names).toEqual([...new Set(names)].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('hold no rules text: abilities are data', () => {
    const keys = new Set<string>();
    JSON.stringify(cards, (key, value) => {
      keys.add(key);
      return value;
    });
    for (const text of ['text', 'originalText', 'rulings', 'flavorText']) expect(keys).not.toContain(text);
  });

  it('have abilities, except where the card has none', () => {
    // Basic lands have the abilities of their land types (CR 305.6), not text of their own.
    const bare = cards.filter((c) => c.faces.every((f) => f.abilities.length === 0)).map((c) => c.name);
    expect(bare).toEqual(['Forest', 'Island', 'Mountain', 'Plains', 'Swamp']);
  });

  it('are found in English and Chinese', () => {
    expect(embeddedIndex().find('闪电击')?.name).toBe('Lightning Bolt');
    expect(embeddedIndex().find('delver of secrets')?.faces).toHaveLength(2);
  });
});

describe('the embedded decks', () => {
  it.each(embeddedDecks().map((d) => [d.id, d] as const))('%s is read without a problem and is legal', (_, deck) => {
    const { deck: read, problems } = parseDeck(deck.text, embeddedIndex());
    expect(problems).toEqual([]);
    expect(countCards(read.main)).toBeGreaterThanOrEqual(60);
    const format = findFormat(deck.format);
    expect(format).toBeDefined();
    expect(format ? checkDeck(read, format) : undefined).toEqual([]);
    expect(deck.zhName).toMatch(/\p{Script=Han}/u);
  });

  it('use every embedded card', () => {
    const used = new Set(
      embeddedDecks().flatMap((d) => {
        const { main, sideboard } = parseDeck(d.text, embeddedIndex()).deck;
        return [...main, ...sideboard].map((e) => e.card.name);
      }),
    );
    expect([...used].sort()).toEqual(
      embeddedCards()
        .map((c) => c.name)
        .sort(),
    );
  });
});
