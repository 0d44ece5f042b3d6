/** Cards drawn as many as were shuffled into libraries or discarded (CR 121.1, 608.2f, 701.24). Expected values: the rules, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Winds',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Shuffle the cards from your hand into your library, then draw that many cards.',
  },
  {
    name: 'Change',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Each player shuffles the cards from their hand into their library, then draws that many cards.',
  },
  { name: 'Fluxed', type: 'Sorcery', cost: '{R}', text: 'Each player discards any number of cards, then draws that many cards.' },
);

describe('701.24 cards from hands shuffled into libraries', () => {
  it('121.1 as many as were shuffled in are drawn', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Winds', 'Plains'] }, B: { hand: ['Island', 'Swamp', 'Forest'] } });
    t.cast('A', 'Winds').resolve();
    expect([t.names('hand', 'A').length, t.names('library', 'A').length]).toEqual([1, 20]);
  });
  it('608.2f each player draws as many as that player shuffled in', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Change', 'Plains'] }, B: { hand: ['Island', 'Swamp', 'Forest'] } });
    t.cast('A', 'Change').resolve();
    expect([t.names('hand', 'A').length, t.names('library', 'A').length]).toEqual([1, 20]);
    expect([t.names('hand', 'B').length, t.names('library', 'B').length]).toEqual([3, 20]);
  });
  it('608.2f each player draws as many as that player discarded', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Fluxed', 'Plains'] }, B: { hand: ['Island', 'Swamp', 'Forest'] } });
    t.cast('A', 'Fluxed').when('choose', (d) => ({ pick: d.seat === 0 ? [] : [0, 1] }));
    t.resolve();
    expect([t.names('hand', 'A').length, t.names('hand', 'B').length]).toEqual([1, 3]);
    expect([t.names('graveyard', 'A').length, t.names('graveyard', 'B').length]).toEqual([1, 2]);
  });
});
