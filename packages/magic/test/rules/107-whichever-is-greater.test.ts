/** The greater of two numbers (CR 107.1), and abilities whose cost is said on a line of its own (CR 602.2b). Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Prophet',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Draw cards equal to the number of Cats you control or the number of Cat cards in your graveyard, whichever is greater.',
  },
  { name: 'Cub', type: 'Creature — Cat', cost: '{W}', pt: '2/2' },
  { name: 'King', type: 'Legendary Creature — Cat', cost: '{W}', pt: '2/2' },
  {
    name: 'Crucible',
    type: 'Legendary Land',
    text: 'Channel — {3}, Discard Crucible: Create two colorless 1/1 Spirit creature tokens.\nThis ability costs {1} less to activate for each legendary creature you control.',
  },
);

describe('107.1 whichever is greater', () => {
  it('107.1: those on the battlefield, or those in the graveyard', () => {
    const t = table({ A: { battlefield: ['3 Cub'], hand: ['Prophet'], graveyard: ['Cub'] } });
    t.cast('A', 'Prophet').resolveAll();
    expect(t.names('hand')).toHaveLength(3);
    const other = table({ A: { battlefield: ['Cub'], hand: ['Prophet'], graveyard: ['2 Cub'] } });
    other.cast('A', 'Prophet').resolveAll();
    expect(other.names('hand')).toHaveLength(2);
  });
});

describe('602.2b what an ability costs', () => {
  it('602.2b: less for each legendary creature', () => {
    const t = table({ A: { battlefield: ['King', '2 Plains'], hand: ['Crucible'] } });
    t.activate('A', 'Crucible').resolveAll();
    expect(t.perms('Spirit Token')).toHaveLength(2);
    const none = table({ A: { battlefield: ['Cub', '2 Plains'], hand: ['Crucible'] } });
    expect(none.can('A')).not.toContain('activate Crucible');
  });
});
