/** What companions ask of a starting deck (CR 702.139a). */
import type { Filter } from '../language.js';
import { not, or } from './filters.js';
import { phrase } from './phrase.js';

const ANY: Filter = { is: 'any' };
const LAND: Filter = { is: 'type', type: 'Land' };

export const DECK_PHRASES = [
  phrase('deckCondition', 'your starting deck contains only {n:cards} and land cards', ({ n }) => ({
    deck: 'each',
    what: ANY,
    is: or(n, LAND),
  })),
  phrase('deckCondition', 'no card in your starting deck has more than one of the same mana symbol in its mana cost', () => ({
    deck: 'each',
    what: ANY,
    is: not({ is: 'repeatsSymbol' }),
  })),
  phrase('deckCondition', 'your starting deck contains only {n:cards}', ({ n }) => ({ deck: 'each', what: ANY, is: n })),
  phrase('deckCondition', 'each {n:card} in your starting deck has {s:statCompare}', ({ n, s }) => ({ deck: 'each', what: n, is: s }), {
    s: 'stat',
  }),
  phrase('deckCondition', 'each {n:card} in your starting deck has an activated ability', ({ n }) => ({
    deck: 'each',
    what: n,
    is: { is: 'hasAbility', kind: 'activated' },
  })),
  phrase('deckCondition', 'each {n:card} in your starting deck is {k:cardKind}', ({ n, k }) => ({ deck: 'each', what: n, is: k })),
  phrase('deckCondition', 'each {n:card} in your starting deck has a different name', ({ n }) => ({
    deck: 'compare',
    what: n,
    in: 'names',
    how: 'different',
  })),
  phrase('deckCondition', 'each {n:card} in your starting deck shares a card type', ({ n }) => ({
    deck: 'compare',
    what: n,
    in: 'cardTypes',
    how: 'shared',
  })),
  phrase('deckCondition', 'your starting deck contains at least {n:several} cards more than the minimum deck size', ({ n }) => ({
    deck: 'size',
    aboveMinimum: n,
  })),
];
