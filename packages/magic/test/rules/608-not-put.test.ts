/** What is done where a card was not put somewhere by what was said before (CR 608.2c). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Reef',
    type: 'Sorcery',
    cost: '{G}',
    text: "Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. If you don't put the card onto the battlefield, put it into your hand.",
  },
  {
    name: 'Track',
    type: 'Sorcery',
    cost: '{G}',
    text: "Look at the top card of your library. If it's a creature card, you may reveal it and put it into your hand. If you don't put the card into your hand, put it into your graveyard.",
  },
  {
    name: 'Await',
    type: 'Sorcery',
    cost: '{G}',
    text: "Look at the top two cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order. If you didn't put a card into your hand this way, you gain 3 life.",
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Stone', type: 'Artifact', cost: '{1}' },
);

const game = (spell: string, library: string[], yes: boolean) => {
  const t = table({ A: { battlefield: ['Forest'], hand: [spell], library, life: 20 } });
  t.when('may', { yes });
  return t.cast('A', spell).resolve();
};

describe('608.2c a card that was not put there', () => {
  it('because it was no such card', () => {
    expect(game('Reef', ['Stone', 'Stone'], true).names('hand')).toEqual(['Stone']);
    const t = game('Track', ['Stone', 'Bear'], true);
    expect(t.names('graveyard')).toContain('Stone');
    expect(t.names('hand')).toEqual([]);
  });
  it('because its owner did not want to', () => {
    expect(game('Reef', ['Swamp', 'Stone'], false).names('hand')).toEqual(['Swamp']);
    expect(game('Track', ['Bear', 'Stone'], false).names('graveyard')).toContain('Bear');
  });
  it('and not where it was put there', () => {
    const t = game('Reef', ['Swamp', 'Stone'], true);
    expect([t.names('hand'), t.names('battlefield')]).toEqual([[], ['Forest', 'Swamp']]);
    expect(game('Track', ['Bear', 'Stone'], true).names('hand')).toEqual(['Bear']);
  });
  it('among several, after the rest was put away', () => {
    expect(game('Await', ['Stone', 'Stone', 'Bear'], true).life('A')).toBe(23);
    expect(game('Await', ['Bear', 'Stone', 'Bear'], false).life('A')).toBe(23);
    expect(game('Await', ['Bear', 'Stone', 'Stone'], true).life('A')).toBe(20);
  });
});
