/** X that one sentence defines and the next speaks of again (CR 107.3, 608.2h). Expected values: the rules' own text. */
import { compileCard } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Relic', type: 'Artifact', cost: '{0}' },
  {
    name: 'Drain',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Drain deals X damage to each opponent, where X is the number of artifacts you control. You gain X life.',
  },
  {
    name: 'Nightfall',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Create an X/X black Horror creature token, where X is half your life total, rounded up. It deals X damage to you.',
  },
  {
    name: 'Delve',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Exile the top three cards of your library. Put all artifact cards exiled this way onto the battlefield.',
  },
);

describe('608.2h: X is the same number in both sentences', () => {
  it('where nothing in between changes it', () => {
    const t = table({ A: { battlefield: ['2 Relic'], hand: ['Drain'] } });
    t.cast('A', 'Drain').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([22, 18]);
  });
  it('half a life total', () => {
    const t = table({ A: { hand: ['Nightfall'], life: 15 } });
    t.cast('A', 'Nightfall').resolveAll();
    expect(t.pt('Horror Token')).toBe('8/8');
    expect(t.life('A')).toBe(7);
  });
  it('and is not read where something does', () => {
    const read = compileCard({
      name: 'Glut',
      types: ['Sorcery'],
      manaCost: '{0}',
      text: 'Draw X cards, where X is the number of cards in your hand. You lose X life.',
    } as never);
    expect(read.ok).toBe(false);
  });
});

describe('608.2c: cards exiled this way', () => {
  it('all of a kind', () => {
    const t = table({ A: { hand: ['Delve'], library: ['Relic', 'Forest', 'Relic'] } });
    t.cast('A', 'Delve').resolveAll();
    expect(t.names('battlefield')).toEqual(['Relic', 'Relic']);
    expect(t.names('exile')).toEqual(['Forest']);
  });
});
