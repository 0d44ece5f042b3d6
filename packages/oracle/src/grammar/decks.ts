/** What companions ask of a starting deck (CR 702.139a). */
import type { Grammar } from './engine.js';

export function installDecks(g: Grammar): void {
  g.rule('keywordAbility', 'companion — {d:deckCondition}', ({ d }) => [{ kind: 'keyword', keyword: 'companion', deck: d }]);
  g.rule('card', '{n:noun}', ({ n }) => (n.head === 'card' && !n.many && !n.zone ? n.filter : null));
}
