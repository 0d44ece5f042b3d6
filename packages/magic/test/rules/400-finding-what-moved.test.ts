/** Finding again what an effect moved (CR 400.7j, 608.2c), and what is left over. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{5}', pt: '3/3' },
  {
    name: 'Fetch',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Search your library for a card, exile it, then shuffle. Until end of turn, you may play that card.',
  },
  {
    name: 'Borrow',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Look at the top card of your library, then exile it. You may play that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.',
  },
  {
    name: 'Gift',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Reveal cards from the top of your library until you reveal a creature card. You may put that card onto the battlefield. Put the rest on the bottom of your library in a random order.',
  },
  {
    name: 'Passage',
    type: 'Land',
    text: '{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle. Then if you control four or more lands, untap that land.',
  },
);

describe('400.7j', () => {
  it.each([
    [2, true],
    [3, false],
  ])('with %i other lands the land that was found is tapped: %s', (lands, tapped) => {
    const t = table({ A: { battlefield: ['Passage', `${lands} Plains`], library: ['Forest', 'Bear'] } });
    t.choose('choose', 'Forest').activate('A', 'Passage').resolveAll();
    expect(t.perm('Forest').tapped).toBe(tapped);
  });

  it('a card the effect moved is found by the rest of the effect, also after a shuffle', () => {
    const t = table({ A: { hand: ['Fetch'], battlefield: ['Forest'], library: ['Ox', 'Bear'] } });
    t.choose('choose', 'Bear').cast('A', 'Fetch').resolve();
    expect(t.names('exile')).toEqual(['Bear']);
    expect(t.can('A')).toContain('cast Bear');
    t.cast('A', 'Bear').resolve();
    expect(t.names('battlefield')).toContain('Bear');
  });

  it('a rule that lasts is about what the card has become that was moved before', () => {
    const t = table({ A: { hand: ['Borrow'], battlefield: ['Island'], library: ['Bear', 'Ox'] } });
    t.cast('A', 'Borrow').resolve();
    t.cast('A', 'Bear').resolve();
    expect(t.names('battlefield')).toContain('Bear');
  });
});

describe('608.2c: the rest', () => {
  const cards = ['Forest', 'Island', 'Bear', 'Ox'];
  const left = (take: boolean): string[] => {
    const t = table({ A: { hand: ['Gift'], library: cards } });
    t.when('may', { yes: take }).cast('A', 'Gift').resolve();
    return [...t.names('library', 'A').slice(-3)].sort();
  };
  it('is what was revealed but not put elsewhere', () => {
    expect(left(true)).toEqual(['Blank', 'Forest', 'Island']);
  });
  it('has the card found in it if that was left where it was', () => {
    expect(left(false)).toEqual(['Bear', 'Forest', 'Island']);
  });
});
