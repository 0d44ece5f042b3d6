/** What happens instead of drawing several cards (CR 121.2, 614.11). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Collector',
    type: 'Creature — Cat Cleric',
    cost: '{1}',
    pt: '3/4',
    text: 'If an opponent would draw two or more cards, instead you and that player each draw a card.',
  },
  { name: 'Study', type: 'Instant', cost: '{0}', text: 'Draw three cards.' },
  { name: 'Glance', type: 'Instant', cost: '{0}', text: 'Draw a card.' },
);

const hands = (t: ReturnType<typeof table>): number[] => [t.names('hand', 'A').length, t.names('hand', 'B').length];

describe('121.2: "would draw two or more cards" is said of one instruction', () => {
  it('both players draw a card instead of the three', () => {
    const t = table({ A: { battlefield: ['Collector'] }, B: { hand: ['Study'] } });
    const before = hands(t);
    t.pass().cast('B', 'Study').resolve();
    expect(hands(t)).toEqual([before[0] + 1, before[1]]);
  });
  it('not for its controller, and not of a single card', () => {
    const t = table({ A: { battlefield: ['Collector'], hand: ['Study'] }, B: { hand: ['Glance'] } });
    const before = hands(t);
    t.cast('A', 'Study').resolve();
    expect(hands(t)).toEqual([before[0] + 2, before[1]]);
    t.pass().cast('B', 'Glance').resolve();
    expect(hands(t)).toEqual([before[0] + 2, before[1]]);
  });
  it('614.5: not again to the card that is drawn instead', () => {
    const t = table({ A: { battlefield: ['Collector', 'Collector'] }, B: { hand: ['Study'] } });
    const before = hands(t);
    t.pass().cast('B', 'Study').resolve();
    expect(hands(t)).toEqual([before[0] + 1, before[1]]);
  });
});
