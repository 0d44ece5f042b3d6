/** What enters untapped although it would enter tapped (CR 614.1d, 616.1). Expected values: the rules, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Horizon', type: 'Creature — Scout', cost: '{1}', pt: '1/1', text: 'Lands you control enter untapped.' },
  { name: 'Slow Land', type: 'Land', text: 'This land enters tapped.\n{T}: Add {C}.' },
  {
    name: 'Growth',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You may put a land card from your hand onto the battlefield tapped.',
  },
  {
    name: 'Vote',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Draw a card.\nChaos ensues.',
  },
);

describe('614, 616: entering untapped', () => {
  it('614.1d what an effect puts onto the battlefield tapped enters untapped', () => {
    const t = table({ A: { battlefield: ['Horizon'], hand: ['Growth', 'Slow Land'] } });
    expect(t.perm('Horizon').tapped).toBe(false);
    t.when('may', () => ({ pick: [1] }));
    t.cast('A', 'Growth').resolve();
  });
  it('614.1d without such an effect it enters tapped', () => {
    const t = table({ A: { hand: ['Slow Land'] } });
    t.act('A', 'play', 'Slow Land');
    expect(t.perm('Slow Land').tapped).toBe(true);
  });
});
