/** Nodes by what they say: what rules of the grammar make again and again. */
import type {
  Ability,
  CardType,
  Condition,
  Cost,
  Duration,
  Effect,
  Filter,
  Mod,
  PlayerRef,
  Quantity,
  Replacement,
  Rule,
  Selector,
  StaticAbility,
  StaticPart,
} from '@apnap/ability';

export {
  all,
  allIn,
  compare,
  controlledBy,
  count,
  damageEvent,
  happened,
  howOften,
  isNot,
  matches,
  oneOf,
  ownedBy,
  statOf,
  thePlayer,
} from '@apnap/ability';

type Do<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Action = Do<'keywordAction'>;
type Counters = Do<'counters'>;
type Chosen = Extract<Selector, { sel: 'choose' }>;
type Objects = Extract<Cost, { pay: 'objects' }>;

// things and players
export const choose = (who: PlayerRef, from: Selector, min: Chosen['min'], max: Chosen['max']): Chosen => ({
  sel: 'choose',
  who,
  from,
  min,
  max,
  how: 'choice',
});
export const chooseOne = (who: PlayerRef, from: Selector): Chosen => choose(who, from, 1, 1);
export const ofSlot = (slot: number): Extract<Selector, { sel: 'slot' }> => ({ sel: 'slot', slot });
export const whoIs = (of: Selector): Extract<PlayerRef, { player: 'of' }> => ({ player: 'of', of });
export const ofType = (type: CardType): Filter => ({ is: 'type', type });

// numbers
export const times = (of: Quantity[]): Quantity => ({ q: 'product', of });

// what is done
export const doIf = (cond: Condition, then: Effect): Effect => ({ do: 'if', cond, then });
export const eachOf = (members: Selector, slot: number, effect: Effect): Effect => ({ do: 'forEach', in: members, slot, effect });
/** "… unless they pay": a cost, and what is done with it or without. */
export const unlessPays = (who: PlayerRef, cost: Cost[], then: Effect, otherwise: Effect): Effect => ({
  do: 'may',
  who,
  cost,
  then,
  else: otherwise,
});
export const moved = (what: Selector, to: Do<'move'>['to']): Do<'move'> => ({ do: 'move', what, to });
export const counters = (change: Counters['change'], counter: string, n: Counters['count'], on: Selector): Counters => ({
  do: 'counters',
  change,
  counter,
  count: n,
  on,
});
export const copying = (what: Selector, who: PlayerRef, n: Quantity, retarget: Do<'copyOnStack'>['retarget']): Do<'copyOnStack'> => ({
  do: 'copyOnStack',
  what,
  who,
  count: n,
  retarget,
});
export const shuffling = (who: PlayerRef): Effect => ({ do: 'shuffle', who });
export const doing = (action: Action['action'], who: PlayerRef, n: Quantity): Action => ({ do: 'keywordAction', action, who, n });
export const doingWith = (action: Action['action'], who: PlayerRef, what: Selector, n: Quantity): Action => ({
  do: 'keywordAction',
  action,
  who,
  what,
  n,
});
export const payObjects = (verb: Objects['verb'], zone: Objects['zone'], filter: Filter, n: Objects['count']): Objects => ({
  pay: 'objects',
  verb,
  zone,
  filter,
  count: n,
  how: 'choice',
});

// what lasts
export const lasting = (affects: Selector, mods: Mod[], duration: Duration): Do<'continuous'> => ({
  do: 'continuous',
  affects,
  mods,
  rules: [],
  duration,
});
export const ruling = (rules: Rule[], duration: Duration): Do<'continuous'> => ({ do: 'continuous', mods: [], rules, duration });
export const replacing = (replacement: Replacement, duration: Duration): Do<'replacement'> => ({
  do: 'replacement',
  replacement,
  duration,
});
export const replacingNext = (replacement: Replacement, duration: Duration, uses: 1): Do<'replacement'> => ({
  do: 'replacement',
  replacement,
  duration,
  uses,
});
export const gaining = (ability: Ability): Mod => ({ mod: 'addAbility', ability });
export const setPT = (power: Quantity, toughness: Quantity): Mod => ({ mod: 'setPT', power, toughness, as: 'set' });
export const cant = (action: Extract<Rule, { rule: 'cant' }>['action']): Rule => ({ rule: 'cant', action });
export const must = (action: Extract<Rule, { rule: 'must' }>['action']): Rule => ({ rule: 'must', action });
export const replacementPart = (replacement: Replacement): StaticPart => ({ part: 'replacement', replacement });
export const rulePart = <R extends Rule>(rule: R): { part: 'rule'; rule: R } => ({ part: 'rule', rule });
export const continuousPart = (affects: Selector, mods: Mod[]): StaticPart => ({ part: 'continuous', affects, mods });
export const stated = (condition: Condition, parts: StaticPart[]): StaticAbility => ({ kind: 'static', condition, parts });
