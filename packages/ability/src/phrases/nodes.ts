/** Nodes by what they say: what phrases and rules of the grammar make again and again. */
import type { Cmp, Stat } from '../basics.js';
import type { Condition, EventPattern, Filter, PlayerRef, Quantity, Selector } from '../language.js';
import type { Compared } from './parts.js';

type Zoned = Extract<Selector, { sel: 'all' }>;
type Damage = Extract<EventPattern, { on: 'damage' }>;

// things and players
export const all = (zone: Zoned['zone'], filter: Filter): Zoned => ({ sel: 'all', zone, filter });
export const allIn = (zone: Zoned['zone'], of: PlayerRef, filter: Filter): Zoned => ({ sel: 'all', zone, of, filter });
export const controlledBy = (who: PlayerRef): Filter => ({ is: 'controlledBy', who });
export const ownedBy = (who: PlayerRef): Filter => ({ is: 'ownedBy', who });
export const thePlayer = (who: PlayerRef): Filter => ({ is: 'player', who });
export const oneOf = (of: Selector): Filter => ({ is: 'oneOf', of });

/** CR 702.62b: a card in exile that has suspend and a time counter on it. */
export const SUSPENDED: Filter = {
  is: 'and',
  of: [
    { is: 'inZone', zone: 'exile' },
    { is: 'keyword', keyword: 'suspend' },
    { is: 'counters', counter: 'time', cmp: '>=', value: 1 },
  ],
};

// numbers and conditions
export const count = (of: Selector): Quantity => ({ q: 'count', of });
export const statOf = (stat: Stat, of: Selector): Quantity => ({ q: 'stat', stat, of });
export const howOften = (event: EventPattern, measure: 'times' | 'amount'): Quantity => ({ q: 'happened', event, measure });
export const compare = (left: Quantity, cmp: Cmp, right: Quantity): Condition => ({ if: 'compare', left, cmp, right });
/** A number, compared as the words say. */
export const compared = (left: Quantity, { cmp, value }: Compared): Condition => compare(left, cmp, value);
export const matches = (what: Selector, filter: Filter): Condition => ({ if: 'matches', what, filter });
export const isNot = (of: Condition): Condition => ({ if: 'not', of });
export const happened = (event: EventPattern): Condition => ({ if: 'happened', event });

// what happens
export const damageEvent = (source: Filter, to: Filter, kind: Damage['kind'], batch: Damage['batch']): Damage => ({
  on: 'damage',
  source,
  to,
  kind,
  batch,
});

/** CR 107.4h: {S} is one mana from a snow source. */
export const SNOW: Filter = { is: 'supertype', supertype: 'Snow' };
