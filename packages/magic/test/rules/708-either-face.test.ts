/** A card that is returned face up or face down, as its controller likes (CR 708.2a, 708.3). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { objectView } from '../../src/index.js';
import { define, table } from '../kit.js';

define(
  {
    name: 'Raptor',
    cost: '{3}',
    type: 'Creature — Dinosaur',
    pt: '3/3',
    text: 'Whenever you gain life, you may return this card from your graveyard to the battlefield face up or face down.',
  },
  { name: 'Song', cost: '{0}', type: 'Instant', text: 'You gain 4 life.' },
);

describe('708.2a: either face', () => {
  for (const [n, pt] of [
    [0, '3/3'],
    [1, '2/2'],
  ] as const)
    it(n === 0 ? 'up it is what it is' : 'down it is a 2/2 creature without a name', () => {
      const t = table({ A: { hand: ['Song'], graveyard: ['Raptor'] } });
      t.when('may', { yes: true }).when('option', { pick: [n] });
      t.cast('A', 'Song').resolveAll();
      const [there] = t.state.battlefield.map((id) => objectView(t.state, id));
      expect(`${there.power}/${there.toughness}`).toBe(pt);
    });
});
