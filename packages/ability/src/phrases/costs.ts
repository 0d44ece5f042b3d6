/** What is paid: what stands before the colon, after "pay", and in "unless …" (CR 118). */
import type { Zone } from '../basics.js';
import type { Cost, CostVerb, Filter, Quantity, Selector } from '../language.js';
import { and } from './filters.js';
import { controlledBy } from './nodes.js';
import type { Some } from './parts.js';
import { alsoRead, phrase } from './phrase.js';

type Counters = Extract<Cost, { pay: 'counters' }>;

const SELF: Selector = { sel: 'self' };
const itself = (verb: CostVerb): Cost => ({ pay: 'self', verb });
const objects = (verb: CostVerb, zone: Zone, { filter, count }: Some, how: 'choice' | 'random' = 'choice'): Cost => ({
  pay: 'objects',
  verb,
  zone,
  filter,
  count,
  how,
});
const anyNumber = (verb: CostVerb, zone: Zone, filter: Filter): Cost => ({
  ...{ pay: 'objects', verb, zone, filter, count: 0, how: 'choice' },
  atMost: 'any',
});
const host = (verb: CostVerb, of: Selector): Cost => objects(verb, 'battlefield', { filter: { is: 'oneOf', of }, count: 1 });
const counters = (change: Counters['change'], counter: string, count: Quantity, from: Selector): Counters => ({
  pay: 'counters',
  change,
  counter,
  count,
  from,
});
const fromAmong = (counter: string, count: Quantity, filter: Filter): Counters => ({
  ...{ pay: 'counters', change: 'remove', counter, count, from: { sel: 'all', zone: 'battlefield', filter } },
  among: true,
});
const ofYours = (s: Some['filter']): Selector => ({
  sel: 'choose',
  who: { player: 'you' },
  from: { sel: 'all', zone: 'battlefield', filter: s },
  min: 1,
  max: 1,
  how: 'choice',
});

export const COST_PHRASES = [
  phrase('costItem', '{T}', () => itself('tap')),
  phrase('costItem', '{Q}', () => itself('untap')),
  phrase('costItem', 'sacrifice/sacrifices/sacrificing ~', () => itself('sacrifice')),
  alsoRead('costItem', 'sacrifice it', () => itself('sacrifice')),
  phrase('costItem', 'discard/discards/discarding ~', () => itself('discard')),
  phrase('costItem', 'exile/exiles/exiling ~', () => itself('exile')),
  phrase('costItem', "return/returns/returning ~ to its owner 's hand", () => itself('return')),
  phrase('costItem', 'reveal/reveals/revealing ~ from your hand', () => itself('reveal')),
  phrase('costItem', 'unattach/unattaches/unattaching ~', () => itself('unattach')),
  phrase('costItem', 'exert/exerts/exerting ~', () => itself('exert')),
  phrase('costItem', 'sacrifice/sacrifices/sacrificing {o:hostItself}', ({ o }) => host('sacrifice', o)),
  alsoRead('costItem', 'sacrifice {o:giver}', ({ o }) => host('sacrifice', o)),
  phrase('costItem', 'unattach/unattaches/unattaching {o:giver}', ({ o }) => host('unattach', o)),
  phrase('costItem', 'tap/taps/tapping {o:hostItself}', ({ o }) => host('tap', o)),
  phrase('costItem', 'exile/exiles/exiling any number of {n:cards} from your graveyard', ({ n }) => anyNumber('exile', 'graveyard', n)),
  phrase('costItem', 'sacrifice/sacrifices/sacrificing any number of {n:things}', ({ n }) => anyNumber('sacrifice', 'battlefield', n)),
  phrase('costItem', 'sacrifice/sacrifices/sacrificing all {n:things}', ({ n }) =>
    objects('sacrifice', 'battlefield', { filter: n, count: { q: 'count', of: { sel: 'all', zone: 'battlefield', filter: n } } }),
  ),
  phrase('costItem', 'sacrifice/sacrifices/sacrificing {s:somePermanents}', ({ s }) => objects('sacrifice', 'battlefield', s)),
  phrase('costItem', 'tap/taps/tapping {s:somePermanents}', ({ s }) => objects('tap', 'battlefield', s)),
  phrase('costItem', 'untap/untaps/untapping {s:somePermanents}', ({ s }) => objects('untap', 'battlefield', s)),
  phrase('costItem', "return/returns/returning {s:somePermanents} to its/their owner 's hand", ({ s }) =>
    objects('return', 'battlefield', s),
  ),
  phrase('costItem', 'exile/exiles/exiling {s:somePermanents}', ({ s }) => objects('exile', 'battlefield', s)),
  phrase('costItem', 'exile/exiles/exiling {s:someSpells}', ({ s }) => objects('exile', 'stack', s)),
  phrase('costItem', 'exile/exiles/exiling {s:graveyardCards}', ({ s }) => objects('exile', 'graveyard', s)),
  phrase('costItem', 'exile/exiles/exiling the top card of your library', () =>
    objects('exile', 'library', { filter: { is: 'any' }, count: 1 }),
  ),
  phrase('costItem', 'exile/exiles/exiling the top {n:number} cards of your library', ({ n }) =>
    objects('exile', 'library', { filter: { is: 'any' }, count: n }),
  ),
  phrase('costItem', 'exile/exiles/exiling {n:several} {c:cards} from a single graveyard', ({ n, c }) => ({
    ...objects('exile', 'graveyard', { filter: c, count: n }),
    together: 'owner',
  })),
  phrase('costItem', 'discard/discards/discarding {n:several} {c:cards} with the same name', ({ n, c }) => ({
    ...objects('discard', 'hand', { filter: c, count: n }),
    together: 'name',
  })),
  phrase('costItem', 'exile/exiles/exiling {s:handCards}', ({ s }) => objects('exile', 'hand', s)),
  phrase('costItem', 'reveal/reveals/revealing {s:handCards}', ({ s }) => objects('reveal', 'hand', s)),
  phrase('costItem', 'put/puts/putting {s:handCards} on top of your library', ({ s }) => objects('putOnTop', 'hand', s)),
  phrase('costItem', 'put/puts/putting {s:graveyardCards} on the bottom of your library', ({ s }) =>
    objects('putOnBottom', 'graveyard', s),
  ),
  phrase('costItem', "put/puts/putting a card an opponent owns from exile into that player 's graveyard", () =>
    objects('process', 'exile', { filter: { is: 'ownedBy', who: { player: 'eachOpponent' } }, count: 1 }),
  ),
  // reason: as of one card
  phrase('costItem', "put/puts/putting {n:number} cards your opponents own from exile into their owners ' graveyards", ({ n }) =>
    objects('process', 'exile', { filter: { is: 'ownedBy', who: { player: 'eachOpponent' } }, count: n }),
  ),
  alsoRead('costItem', 'pay/pays/paying {o:possessiveObject} mana cost', ({ o }) => ({ pay: 'manaCostOf', of: o })),
  phrase('costItem', 'discard/discards/discarding your hand', () => ({
    pay: 'objects',
    verb: 'discard',
    zone: 'hand',
    filter: { is: 'any' },
    how: 'choice',
    count: { q: 'count', of: { sel: 'all', zone: 'hand', of: { player: 'you' }, filter: { is: 'any' } } },
  })),
  phrase('costItem', 'discard/discards/discarding {s:someCards}', ({ s }) => objects('discard', 'hand', s)),
  phrase('costItem', 'discard/discards/discarding {s:someCards} at random', ({ s }) => objects('discard', 'hand', s, 'random')),
  phrase('costItem', 'mill/mills/milling {n:number} card/cards', ({ n }) =>
    objects('mill', 'library', { filter: { is: 'any' }, count: n }),
  ),
  phrase('costItem', 'collect/collects/collecting evidence {n:amount}', ({ n }) => ({
    ...{ pay: 'objects', verb: 'exile', zone: 'graveyard', filter: { is: 'any' }, count: 0, how: 'choice' },
    total: { stat: 'manaValue', atLeast: n },
  })),
  // of sets newer than the pinned edition: choose one you control, or reveal such a card from your hand
  phrase('costItem', 'behold {k:kind}', ({ k }) => ({
    pay: 'or',
    of: [
      [objects('choose', 'battlefield', { filter: and(k, controlledBy({ player: 'you' })), count: 1 })],
      [objects('reveal', 'hand', { filter: k, count: 1 })],
    ],
  })),
  phrase('costItem', 'forage/forages/foraging', () => ({
    pay: 'or',
    of: [
      [objects('exile', 'graveyard', { filter: { is: 'any' }, count: 3 })],
      [objects('sacrifice', 'battlefield', { filter: { is: 'subtype', subtype: 'Food' }, count: 1 })],
    ],
  })),
  phrase('costItem', 'pay/pays/paying X {E}', () => ({ pay: 'energy', amount: { q: 'x' } })),
  phrase('costItem', 'pay/pays/paying {e:energy}', ({ e }) => ({ pay: 'energy', amount: e }), { e: 'known' }),
  phrase('costItem', 'pay/pays/paying one or more {E}', () => ({ pay: 'energy', amount: { q: 'x' }, least: 1 })),
  // CR 107.3f: chosen as it is paid
  alsoRead('costItem', 'pay any amount of {E}', () => ({ pay: 'energy', amount: { q: 'x' } })),
  phrase('costItem', 'pay/pays/paying an amount of {E} equal to {q:quantity}', ({ q }) => ({ pay: 'energy', amount: q }), { q: 'told' }),
  phrase('costItem', 'pay/pays/paying {n:number} {E}', ({ n }) => ({ pay: 'energy', amount: n })),
  phrase('costItem', 'pay/pays/paying half your life , rounded up', () => ({
    pay: 'life',
    amount: { q: 'half', of: { q: 'life', who: { player: 'you' } }, round: 'up' },
  })),
  phrase('costItem', 'pay/pays/paying life equal to {q:quantity}', ({ q }) => ({ pay: 'life', amount: q }), { q: 'told' }),
  // CR 119.7
  phrase('costItem', 'have/has/having {p:player} gain {n:amount} life', ({ p, n }) => ({ pay: 'lifeGain', who: p, amount: n })),
  phrase('costItem', 'pay/pays/paying {n:amount} life', ({ n }) => ({ pay: 'life', amount: n })),
  phrase('costItem', 'remove/removes/removing a counter from ~', () => counters('remove', 'any', 1, SELF)),
  phrase('costItem', 'remove/removes/removing {n:number} counters from ~', ({ n }) => counters('remove', 'any', n, SELF)),
  phrase('costItem', 'remove/removes/removing a counter from {t:anyThing}', ({ t }) => counters('remove', 'any', 1, ofYours(t))),
  phrase('costItem', 'remove/removes/removing all {k:counterName} counters from ~', ({ k }) =>
    counters('remove', k, { q: 'counters', counter: k, of: SELF }, SELF),
  ),
  phrase('costItem', 'remove/removes/removing all {k:counterName} counters from {o:giver}', ({ k, o }) =>
    counters('remove', k, { q: 'counters', counter: k, of: o }, o),
  ),
  phrase('costItem', 'remove/removes/removing {n:number} {k:counterName} counter/counters from ~', ({ n, k }) =>
    counters('remove', k, n, SELF),
  ),
  phrase('costItem', 'remove/removes/removing one or more {k:counterName} counters from ~', ({ k }) => ({
    ...counters('remove', k, { q: 'x' }, SELF),
    least: 1,
  })),
  alsoRead('costItem', 'remove {n:number} {k:counterName} counter/counters from it', ({ n, k }) => counters('remove', k, n, SELF)),
  alsoRead('costItem', 'remove any number of {k:counterName} counters from ~', ({ k }) => counters('remove', k, { q: 'x' }, SELF)),
  phrase('costItem', 'remove/removes/removing {n:number} counter/counters from among {t:things}', ({ n, t }) => fromAmong('any', n, t)),
  phrase('costItem', 'remove/removes/removing {n:number} {k:counterName} counter/counters from among {t:things}', ({ n, k, t }) =>
    fromAmong(k, n, t),
  ),
  phrase('costItem', 'remove/removes/removing one or more {k:counterName} counters from among {t:things}', ({ k, t }) => ({
    ...fromAmong(k, { q: 'x' }, t),
    least: 1,
  })),
  phrase('costItem', 'put/puts/putting {n:number} {k:counterName} counter/counters on ~', ({ n, k }) => counters('put', k, n, SELF)),
  phrase('costItem', 'remove/removes/removing {n:number} {k:counterName} counter/counters from {t:thing}', ({ n, k, t }) =>
    counters('remove', k, n, ofYours(t)),
  ),
  phrase('costItem', 'put/puts/putting {n:number} {k:counterName} counter/counters on {t:thing}', ({ n, k, t }) =>
    counters('put', k, n, ofYours(t)),
  ),
];
