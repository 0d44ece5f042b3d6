/** What counters do to the permanent they are on, as the rules say it (CR 122.1b-d, 122.1h), in the ability language. */
import { type Ability, COUNTERS, type Filter, type Replacement, type Selector } from '@apnap/ability';

const SELF: Selector = { sel: 'self' };
const ITSELF: Filter = { is: 'oneOf', of: SELF };

/** CR 122.1b, by kind of counter: the ability it gains. */
export const COUNTER_ABILITIES: ReadonlyMap<string, Ability> = new Map(
  Object.entries(COUNTERS).flatMap(([kind, { keyword }]) => (keyword === undefined ? [] : [[kind, { kind: 'keyword', keyword }]])),
);

const removeOne = (counter: string) => ({ do: 'counters', change: 'remove', counter, count: 1, on: SELF }) as const;

/** By kind of counter: the effects that one or more of them create. They are no abilities: who loses all abilities keeps them. */
export const COUNTER_EFFECTS: ReadonlyMap<string, readonly Replacement[]> = new Map<string, readonly Replacement[]>([
  // CR 122.1c
  [
    'shield',
    [
      { replace: 'destroy', what: ITSELF, by: 'effect', instead: removeOne('shield') },
      { replace: 'damage', source: { is: 'any' }, to: ITSELF, kind: 'any', result: { result: 'preventAll' }, then: removeOne('shield') },
    ],
  ],
  // CR 122.1d
  ['stun', [{ replace: 'untap', what: ITSELF, when: 'ever', instead: removeOne('stun') }]],
  // CR 122.1h
  ['finality', [{ replace: 'zone', what: ITSELF, from: 'battlefield', to: 'graveyard', toInstead: 'exile' }]],
]);
