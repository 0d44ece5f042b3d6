/** Short ways to write the abilities that keywords stand for. */
import type {
  Ability,
  Condition,
  Cost,
  Effect,
  Entering,
  EventPattern,
  ExpandedKeyword,
  Filter,
  KeywordAbility,
  KeywordName,
  Mod,
  Program,
  Quantity,
  Replacement,
  Selector,
} from '@apnap/ability';

export const SELF: Selector = { sel: 'self' };
export const IS_SELF: Filter = { is: 'oneOf', of: SELF };
export const YOU = { player: 'you' } as const;
export const THAT: Selector = { sel: 'event', role: 'object' };
export const CREATURE: Filter = { is: 'type', type: 'Creature' };
export const YOURS: Filter = { is: 'controlledBy', who: YOU };

/** It is put into a graveyard from the battlefield. */
export const DIES: EventPattern = { on: 'zone', what: IS_SELF, from: 'battlefield', to: 'graveyard', batch: 'each' };
export const ENTERS: EventPattern = { on: 'zone', what: IS_SELF, to: 'battlefield', batch: 'each' };
export const LEAVES: EventPattern = { on: 'zone', what: IS_SELF, from: 'battlefield', batch: 'each' };
export const ATTACKS: EventPattern = { on: 'attack', what: IS_SELF, batch: 'each' };
export const BECOMES_BLOCKED: EventPattern = { on: 'blocked', what: IS_SELF, by: { is: 'any' }, batch: 'oneOrMore' };
export const YOUR_UPKEEP: EventPattern = { on: 'step', step: 'upkeep', whose: YOU };
/** It deals combat damage to a player. */
export const HITS_PLAYER: EventPattern = {
  on: 'damage',
  source: IS_SELF,
  to: { is: 'player', who: { player: 'each' } },
  kind: 'combat',
  batch: 'each',
};

export const LAND: Filter = { is: 'type', type: 'Land' };
export const slot = (n: number): Selector => ({ sel: 'slot', slot: n });
export const not = (of: Filter): Filter => ({ is: 'not', of });
export const and = (...of: Filter[]): Filter => ({ is: 'and', of });
export const seq = (...of: Effect[]): Effect => ({ do: 'seq', of });
export const all = (filter: Filter): Selector => ({ sel: 'all', zone: 'battlefield', filter });
export const countersOn = (counter: string, of: Selector): Quantity => ({ q: 'counters', counter, of });
export const atLeast = (left: Quantity, right: Quantity): Condition => ({ if: 'compare', left, cmp: '>=', right });

export const program = (effect: Effect): Program => ({ targets: [], effect });

/** A triggered ability without targets. */
export const when = (event: EventPattern, effect: Effect, condition?: Condition): Ability => ({
  kind: 'triggered',
  event,
  ...(condition === undefined ? {} : { condition }),
  program: program(effect),
});

/** Counters put on an object. */
export const put = (counter: string, count: Quantity, on: Selector = SELF): Effect => ({
  do: 'counters',
  change: 'put',
  counter,
  count,
  on,
});

/** It gets so much until end of turn. */
export const pump = (affects: Selector, power: Quantity, toughness: Quantity): Effect => ({
  do: 'continuous',
  affects,
  mods: [{ mod: 'pt', power, toughness }],
  rules: [],
  duration: 'endOfTurn',
});

/** What the keyword ability is said to do has been done. */
export const done = (keyword: KeywordName, to?: Selector): Effect => ({
  do: 'keywordDone',
  keyword,
  what: SELF,
  ...(to === undefined ? {} : { to }),
});

/** A +1/+1 counter on itself; said to have been done when one was put (CR 702.100b, 702.149c). */
export const putAndSay = (keyword: KeywordName): Effect =>
  seq(
    { do: 'counters', change: 'put', counter: '+1/+1', count: 1, on: SELF, bind: 0 },
    { do: 'if', cond: { if: 'did', slot: 0 }, then: done(keyword) },
  );

/** Links between the two abilities of a keyword (CR 607): far from those a card's own text uses. */
export const LINKS = { champion: 72, tribute: 104, haunt: 55, craft: 167, cipher: 99 } as const;

/** The link under which a card's own abilities speak of "the exiled card" (CR 607.2a), which hideaway exiles (702.75a). */
export const HIDDEN_AWAY = 0;

export const replacing = (replacement: Replacement): Ability => ({ kind: 'static', parts: [{ part: 'replacement', replacement }] });

/** "This permanent enters …", if that holds. */
export const entersWith = (entering: Entering, condition?: Condition): Ability =>
  replacing({ replace: 'enters', what: IS_SELF, ...(condition === undefined ? {} : { condition }), entering });

/** "It has haste." */
export const HASTE: Mod = { mod: 'addAbility', ability: { kind: 'keyword', keyword: 'haste' } };

/** "If that cost was paid" (CR 702.33f and its kin). */
export const paid = (label: string): Condition => ({ if: 'paid', label });

/** The number of "bushido N"; 1 where none is written. */
export const number = (k: KeywordAbility): Quantity => k.n ?? 1;

/** "This permanent enters with N counters of a kind on it." */
export const entersWithCounters = (counter: string, count: Quantity): Ability => entersWith({ counters: [{ counter, count }] });

/** A way to cast the card for another cost, or an additional cost that may be paid (CR 118.8-118.9). */
export const castingCost = (label: string, how: 'optional' | 'alternative', cost: Cost[]): Ability => ({
  kind: 'static',
  parts: [{ part: 'castingCost', how, cost, label }],
});

/** What a keyword ability is expanded by: the abilities it stands for. `below`: those printed below it on the same face. */
export type Expansion = (k: KeywordAbility, below: readonly Ability[]) => Ability[];

/** Some keywords with what they stand for; `expand.ts` has all that the table of keywords says stand for abilities. */
export type Expansions = Readonly<Partial<Record<ExpandedKeyword, Expansion>>>;
