/** Drawing "up to" some number of cards (CR 121.1, 107.1c): how many is said first, in APNAP order (101.4). Expected values: the rules. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Some', type: 'Sorcery', cost: '{0}', text: 'Each player draws up to three cards.' },
  {
    name: 'Denial',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target spell. Its controller may draw up to two cards at the beginning of the next turn's upkeep. You draw a card at the beginning of the next turn's upkeep.",
  },
);

describe('121.1 up to a number of cards', () => {
  it('101.4 each player says how many, and draws them', () => {
    const t = table({ A: { hand: ['Some'] }, B: {} });
    t.cast('A', 'Some').when('number', (d) => ({ number: d.seat === 0 ? 3 : 0 }));
    t.resolve();
    expect([t.names('hand', 'A').length, t.names('hand', 'B').length]).toEqual([3, 0]);
  });
  it('603.7 the controller of the countered spell says so later, when the ability resolves', () => {
    const t = table({ A: { hand: ['Some'] }, B: { hand: ['Denial'] } });
    t.cast('A', 'Some');
    t.pass()
      .cast('B', 'Denial', { targets: ['Some'] })
      .resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Some']);
    t.when('number', { number: 2 }).when('may', { yes: true });
    t.to('upkeep', 2).resolveAll();
    expect([t.names('hand', 'A').length, t.names('hand', 'B').length]).toEqual([2, 1]);
  });
});
