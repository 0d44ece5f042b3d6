/** What a card says of itself as it is cast, and of decks it is in (CR 118.8, 118.9, 601.2f, 113.6n). */
import type { Condition, Cost, CostVerb, Filter, Quantity, StaticPart } from '../language.js';
import { and } from './filters.js';
import { controlledBy } from './nodes.js';
import { alsoRead, phrase } from './phrase.js';

type Timing = Extract<StaticPart, { part: 'castTiming' }>;

const alternative = (cost: Cost[], condition?: Condition): StaticPart => ({
  part: 'castingCost',
  how: 'alternative',
  cost,
  label: 'alternative',
  ...(condition ? { condition } : {}),
});
const flash = (more: Partial<Timing> = {}): StaticPart => ({ part: 'castTiming', how: 'asThoughFlash', ...more });
const costs = (change: 'less' | 'more', mana: string, times: Quantity): StaticPart => ({ part: 'selfCostChange', change, mana, times });
const beyondFirst: Quantity = { q: 'minus', left: { q: 'count', of: { sel: 'target', index: 0 } }, right: 1 };

type Verb = Extract<CostVerb, 'exile' | 'sacrifice' | 'tap'>;

/** Paid so often, each time with another one (CR 601.2b); the label says what is counted. */
const repeated = (verb: Verb, zone: 'hand' | 'battlefield', filter: Filter): StaticPart => ({
  part: 'castingCost',
  how: 'optional',
  cost: [{ pay: 'objects', verb, zone, filter, count: 1, how: 'choice' }],
  label: `additional ${verb}`,
  times: 'any',
});
const perPaid = (change: 'less' | 'more', mana: string, what: Verb): StaticPart =>
  costs(change, mana, { q: 'paid', label: `additional ${what}` });

export const OWN_PHRASES = [
  phrase('statement', 'as an additional cost to cast ~ , you may exile any number of {n:cards} from your hand', ({ n }) =>
    repeated('exile', 'hand', n),
  ),
  phrase('statement', '~ costs {m:mana} {d:lessOrMore} to cast for each card exiled this way', ({ m, d }) => perPaid(d, m, 'exile')),
  phrase('statement', 'as an additional cost to cast ~ , you may sacrifice any number of {n:counted}', ({ n }) =>
    repeated('sacrifice', 'battlefield', n),
  ),
  phrase('statement', '~ costs {m:mana} {d:lessOrMore} to cast for each creature sacrificed this way', ({ m, d }) =>
    perPaid(d, m, 'sacrifice'),
  ),
  phrase('statement', 'as an additional cost to cast ~ , you may tap any number of untapped creatures you control', () =>
    repeated('tap', 'battlefield', and({ is: 'type', type: 'Creature' }, controlledBy({ player: 'you' }))),
  ),
  phrase('statement', '~ costs {m:mana} {d:lessOrMore} to cast for each creature tapped this way', ({ m, d }) => perPaid(d, m, 'tap')),
  phrase('statement', 'as an additional cost to cast ~ , {c:payment}', ({ c }) => ({
    part: 'castingCost',
    how: 'additional',
    cost: c,
    label: 'additional',
  })),
  phrase('statement', 'as an additional cost to cast ~ , you may {c:optionalPayment}', ({ c }) => ({
    part: 'castingCost',
    how: 'optional',
    cost: c,
    label: 'additional',
  })),
  phrase('statement', 'if {k:condition} , you may cast ~ without paying its mana cost', ({ k }) => alternative([], k)),
  // reason: what keywords stand for (CR 702.126a)
  phrase('statement', 'you may cast ~ without paying its mana cost', () => alternative([])),
  phrase('statement', "if {k:condition} , you may {c:payment} rather than pay ~ 's mana cost", ({ k, c }) => alternative(c, k)),
  alsoRead('statement', "if {k:condition} , rather than pay ~ 's mana cost , you may {c:payment}", ({ k, c }) => alternative(c, k)),
  alsoRead('statement', "you may {c:payment} rather than pay ~ 's mana cost if {k:condition}", ({ k, c }) => alternative(c, k)),
  phrase('statement', "you may {c:payment} rather than pay ~ 's mana cost", ({ c }) => alternative(c)),
  phrase('statement', 'you may cast ~ as though it had flash', () => flash()),
  phrase('statement', 'if {c:condition} , you may cast ~ as though it had flash', ({ c }) => flash({ when: c })),
  alsoRead('statement', 'you may cast ~ as though it had flash if {c:condition}', ({ c }) => flash({ when: c })),
  phrase('statement', 'you may cast ~ as though it had flash if you pay {m:mana} more to cast it', ({ m }) =>
    flash({ price: [{ pay: 'mana', mana: m }] }),
  ),
  phrase(
    'statement',
    "you may cast ~ as though it had flash . if you cast it any time a sorcery couldn't have been cast , the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step",
    () => flash({ price: 'sacrificedAtCleanup' }),
  ),
  phrase('statement', '~ costs {m:mana} {d:lessOrMore} to cast', ({ m, d }) => costs(d, m, 1)),
  phrase('statement', '~ costs {m:mana} {d:lessOrMore} to cast for each target beyond the first', ({ m, d }) => costs(d, m, beyondFirst)),
  phrase('statement', '~ costs {m:mana} {d:lessOrMore} to cast {f:forEach}', ({ m, d, f }) => costs(d, m, f), { f: 'counted' }),
  phrase('statement', '~ costs {x:manaX} {d:lessOrMore} to cast {w:whereX}', ({ d, w }) => costs(d, '{1}', w)),
  phrase('statement', '{o:ownName} can be your commander', () => ({ part: 'deckConstruction', allows: 'commander' })),
  phrase('statement', 'a deck can have any number of cards named {o:ownName}', () => ({
    part: 'deckConstruction',
    allows: 'copies',
    most: 'any',
  })),
  phrase('statement', 'a deck can have up to {n:several} cards named {o:ownName}', ({ n }) => ({
    part: 'deckConstruction',
    allows: 'copies',
    most: n,
  })),
  phrase(
    'statement',
    'you are the starting player . if multiple players would be the starting player , one of those players is chosen at random',
    () => ({ part: 'startingPlayer' }),
  ),
];
