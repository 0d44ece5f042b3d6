/** What companions ask of a starting deck (CR 702.139a). */
import type { Filter } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { ofType } from './make.js';
import { ANY, type Noun, not, or } from './raw.js';

const LAND: Filter = ofType('Land');
const cards = (n: Noun, many: boolean): boolean => n.head === 'card' && n.zone === undefined && n.many === many;

export function installDecks(g: Grammar): void {
  g.rule('keywordAbility', 'companion — {d:deckCondition}', ({ d }) => [{ kind: 'keyword', keyword: 'companion', deck: d }]);
  g.rule('deckCondition', 'your starting deck contains only {n:noun}', ({ n }) =>
    cards(n, true) ? { deck: 'each', what: ANY, is: n.filter } : null,
  );
  g.rule('deckCondition', 'your starting deck contains only {n:noun} and land cards', ({ n }) =>
    cards(n, true) ? { deck: 'each', what: ANY, is: or(n.filter, LAND) } : null,
  );
  g.rule('deckCondition', 'no card in your starting deck has more than one of the same mana symbol in its mana cost', () => ({
    deck: 'each',
    what: ANY,
    is: not({ is: 'repeatsSymbol' }),
  }));
  g.rule('deckCondition', 'each {n:noun} in your starting deck is a/an {k:noun}', ({ n, k }) =>
    cards(n, false) && cards(k, false) ? { deck: 'each', what: n.filter, is: k.filter } : null,
  );
  g.rule('deckCondition', 'each {n:noun} in your starting deck has {s:statCompare}', ({ n, s }) =>
    cards(n, false) ? { deck: 'each', what: n.filter, is: s } : null,
  );
  g.rule('deckCondition', 'each {n:noun} in your starting deck has an activated ability', ({ n }) =>
    cards(n, false) ? { deck: 'each', what: n.filter, is: { is: 'hasAbility', kind: 'activated' } } : null,
  );
  g.rule('deckCondition', 'each {n:noun} in your starting deck has a different name', ({ n }) =>
    cards(n, false) ? { deck: 'compare', what: n.filter, in: 'names', how: 'different' } : null,
  );
  g.rule('deckCondition', 'each {n:noun} in your starting deck shares a card type', ({ n }) =>
    cards(n, false) ? { deck: 'compare', what: n.filter, in: 'cardTypes', how: 'shared' } : null,
  );
  g.rule('deckCondition', 'your starting deck contains at least {n:number} cards more than the minimum deck size', ({ n }) =>
    typeof n === 'number' ? { deck: 'size', aboveMinimum: n } : null,
  );
}
