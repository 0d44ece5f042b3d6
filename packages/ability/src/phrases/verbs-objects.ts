/** What objects do, and what becomes of them, as it is read and written (CR 120, 701): they are the subject before these words. */
import type { Effect, KeywordAction, PlayerRef, Quantity, Selector } from '../language.js';
import { alsoRead, DOER, phrase } from './phrase.js';

const YOU: PlayerRef = { player: 'you' };
const action = (name: KeywordAction, what: Selector, n: Quantity = 1): Effect => ({ do: 'keywordAction', action: name, who: YOU, what, n });
const damage = (amount: Quantity, to: Selector): Effect => ({ do: 'damage', source: DOER, to, amount });
/** CR 615.12 */
const unpreventable = (amount: Quantity, to: Selector): Effect => ({
  do: 'damage',
  source: DOER,
  to,
  amount,
  prevention: 'cannotBePrevented',
});

export const OBJECT_VERB_PHRASES = [
  phrase('objectVerb', 'explore/explores', () => action('explore', DOER)),
  alsoRead('objectVerb', 'explores , then it explores again', () => ({
    do: 'seq',
    of: [action('explore', DOER), action('explore', DOER)],
  })),
  phrase('objectVerb', 'connive/connives', () => action('connive', DOER)),
  phrase('objectVerb', 'endure/endures {n:number}', ({ n }) => action('endure', DOER, n)),
  phrase('objectVerb', 'connive/connives {n:number}', ({ n }) => action('connive', DOER, n)),
  phrase('objectVerb', 'fight/fights {o:object}', ({ o }) => action('fight', { sel: 'union', of: [DOER, o] })),
  // reason: magic/rules/602-costs-and-modes.test.ts reads it
  phrase('objectVerb', 'fight each other', () => action('fight', DOER)),
  phrase('objectVerb', 'phase/phases out', () => ({ do: 'phaseOut', what: DOER })),
  phrase('objectVerb', 'become/becomes no longer suspected', () => action('unsuspect', DOER)),
  phrase('objectVerb', 'become/becomes prepared', () => ({ do: 'become', what: DOER, status: 'prepared' })),
  phrase('objectVerb', 'become/becomes blocked', () => ({ do: 'become', what: DOER, status: 'blocked' })),
  phrase('objectVerb', 'become/becomes plotted', () => ({ do: 'become', what: DOER, status: 'plotted' })),
  phrase('objectVerb', 'deal/deals damage equal to {q:quantity} to {e:entity}', ({ q, e }) => damage(q, e), { q: 'told' }),
  phrase('objectVerb', 'deal/deals {n:amount} damage to {e:entity}', ({ n, e }) => damage(n, e)),
  phrase('objectVerb', "deal/deals {n:amount} damage to {e:entity} and the damage can't be prevented", ({ n, e }) => unpreventable(n, e)),
  alsoRead('objectVerb', "deal/deals {n:amount} damage to {e:entity} . the damage can't be prevented", ({ n, e }) => unpreventable(n, e)),
];
