/** Keyword abilities of cards in hands and graveyards, and of permanents that were cast in a certain way (CR 702), as data. */
import type { Ability, Cost, Effect, Filter, Mod } from '@apnap/ability';
import { and, CREATURE, castingCost, type Expansions, entersWith, HASTE, IS_SELF, LAND, not, program, SELF, slot, YOU } from './pieces.js';

const DISCARD_SELF: Cost = { pay: 'self', verb: 'discard' };
const EXILE_SELF: Cost = { pay: 'self', verb: 'exile' };
const MANA_COST: Cost = { pay: 'manaCostOf', of: SELF };

/** A permission to cast the card from its owner's graveyard. */
const fromGraveyard = (label: string, cost: Cost[]): Ability =>
  ({ ...castingCost(label, 'alternative', cost), zone: 'graveyard' }) as Ability;

const discard = (filter: Extract<Cost, { pay: 'objects' }>['filter']): Cost => ({
  pay: 'objects',
  verb: 'discard',
  zone: 'hand',
  filter,
  count: 1,
  how: 'choice',
});

const sacrificed = (filter: Filter): Cost => ({ pay: 'objects', verb: 'sacrifice', zone: 'battlefield', filter, count: 1, how: 'choice' });

/** An ability that puts counters or makes something of a card in a graveyard, which is exiled to pay for it. */
const exiledFromGraveyard = (
  keyword: string,
  cost: Cost[],
  effect: Effect,
  targets: Extract<Ability, { kind: 'activated' }>['program']['targets'] = [],
): Ability => ({
  kind: 'activated',
  zone: 'graveyard',
  cost: [...cost, EXILE_SELF],
  program: { targets, effect },
  timing: 'sorcery',
  keyword,
});

/** A token that is a copy of the card, except for its colour and what else is said (CR 702.128a, 702.129a). */
const tokenOfCard = (color: 'W' | 'B', more: Mod[]): Effect => ({
  do: 'createToken',
  who: YOU,
  count: 1,
  token: {
    token: 'copy',
    of: SELF,
    mods: [
      { mod: 'colors', change: 'set', colors: [color] },
      { mod: 'manaCost', mana: 'none' },
      ...more,
      { mod: 'types', change: 'add', types: [], subtypes: ['Zombie'], supertypes: [] },
    ],
  },
});

/** "Sacrifice it when it enters" and the like: a trigger of the permanent if this was how it was cast. */
const entersPaid = (label: string, effect: Effect): Ability => ({
  kind: 'triggered',
  event: { on: 'zone', what: IS_SELF, to: 'battlefield', batch: 'each' },
  condition: { if: 'paid', label },
  program: program(effect),
});

export const CARDS = {
  // CR 702.74a
  evoke: (k) => [
    castingCost('evoke', 'alternative', k.cost ?? []),
    entersPaid('evoke', { do: 'sacrificeThese', what: SELF, who: { player: 'controllerOf', of: SELF } }),
  ],
  // CR 702.103a: what it is then is a face of its own (cardforms/variants.ts).
  bestow: (k) => [castingCost('bestow', 'alternative', k.cost ?? [])],
  // CR 702.160a
  prototype: (k) => [castingCost('prototype', 'alternative', k.cost ?? [])],
  // CR 702.119a, 702.48a: what is sacrificed makes it cost less (casting/sacrificed.ts).
  emerge: (k) => [castingCost('emerge', 'alternative', [...(k.cost ?? []), sacrificed(CREATURE)])],
  offering: (k) => [castingCost('offering', 'alternative', [MANA_COST, sacrificed(k.filter ?? { is: 'any' })])],
  // CR 702.84a
  unearth: (k) => [
    {
      kind: 'activated',
      zone: 'graveyard',
      cost: k.cost ?? [],
      timing: 'sorcery',
      keyword: 'unearth',
      program: program({
        do: 'seq',
        of: [
          { do: 'move', what: SELF, from: 'graveyard', to: 'battlefield', under: YOU, entering: { mods: [HASTE] }, bind: 0 },
          {
            do: 'delayed',
            event: { on: 'step', step: 'end', whose: { player: 'each' } },
            uses: 'once',
            duration: 'indefinite',
            program: program({ do: 'move', what: slot(0), from: 'battlefield', to: 'exile' }),
          },
          {
            do: 'replacement',
            replacement: { replace: 'zone', what: { is: 'oneOf', of: slot(0) }, from: 'battlefield', toInstead: 'exile' },
            duration: 'indefinite',
          },
        ],
      }),
    },
  ],
  // CR 702.128a
  embalm: (k) => [exiledFromGraveyard('embalm', k.cost ?? [], tokenOfCard('W', []))],
  // CR 702.129a
  eternalize: (k) => [
    exiledFromGraveyard('eternalize', k.cost ?? [], tokenOfCard('B', [{ mod: 'setPT', power: 4, toughness: 4, as: 'set' }])),
  ],
  // CR 702.97a
  scavenge: (k) => [
    exiledFromGraveyard(
      'scavenge',
      k.cost ?? [],
      {
        do: 'counters',
        change: 'put',
        counter: '+1/+1',
        count: { q: 'stat', stat: 'power', of: SELF },
        on: { sel: 'target', index: 0 },
      },
      [{ from: ['battlefield'], what: CREATURE, min: 1, max: 1 }],
    ),
  ],
  // CR 702.59a
  recover: (k) => [
    {
      kind: 'triggered',
      zone: 'graveyard',
      event: { on: 'zone', what: and(CREATURE, { is: 'ownedBy', who: YOU }), from: 'battlefield', to: 'graveyard', batch: 'each' },
      program: program({
        do: 'may',
        who: YOU,
        cost: k.cost ?? [],
        then: { do: 'move', what: SELF, from: 'graveyard', to: 'hand' },
        else: { do: 'move', what: SELF, from: 'graveyard', to: 'exile' },
      }),
    },
  ],
  // CR 702.52a-b
  dredge: (k) => [
    {
      kind: 'static',
      zone: 'graveyard',
      condition: {
        if: 'compare',
        left: { q: 'count', of: { sel: 'all', zone: 'library', of: YOU, filter: { is: 'any' } } },
        cmp: '>=',
        right: k.n ?? 1,
      },
      parts: [
        {
          part: 'replacement',
          replacement: {
            replace: 'draw',
            who: YOU,
            optional: 'may',
            instead: {
              do: 'seq',
              of: [
                { do: 'keywordAction', action: 'mill', who: YOU, n: k.n ?? 1 },
                { do: 'move', what: SELF, from: 'graveyard', to: 'hand' },
              ],
            },
          },
        },
      ],
    },
  ],
  // CR 702.81a: a permission with an additional cost.
  retrace: () => [fromGraveyard('retrace', [MANA_COST, discard(LAND)])],
  // CR 702.133a: the exile is carried out by casting.
  jumpStart: () => [fromGraveyard('jumpStart', [MANA_COST, discard({ is: 'any' })])],
  // CR 702.53a
  transmute: (k) => [
    {
      kind: 'activated',
      zone: 'hand',
      cost: [...(k.cost ?? []), DISCARD_SELF],
      timing: 'sorcery',
      keyword: 'transmute',
      program: program({
        do: 'seq',
        of: [
          {
            do: 'search',
            who: YOU,
            of: YOU,
            zone: 'library',
            filter: { is: 'stat', stat: 'manaValue', cmp: '=', value: { q: 'stat', stat: 'manaValue', of: SELF } },
            min: 1,
            max: 1,
            bind: 0,
          },
          { do: 'reveal', what: slot(0) },
          { do: 'move', what: slot(0), to: 'hand' },
          { do: 'shuffle', who: YOU },
        ],
      }),
    },
  ],
  // CR 702.77a
  reinforce: (k) => [
    {
      kind: 'activated',
      zone: 'hand',
      cost: [...(k.cost ?? []), DISCARD_SELF],
      timing: 'instant',
      keyword: 'reinforce',
      program: {
        targets: [{ from: ['battlefield'], what: CREATURE, min: 1, max: 1 }],
        effect: { do: 'counters', change: 'put', counter: '+1/+1', count: k.n ?? 1, on: { sel: 'target', index: 0 } },
      },
    },
  ],
  // CR 702.35a
  madness: (k) => [
    {
      kind: 'static',
      zone: 'hand',
      parts: [
        {
          part: 'replacement',
          replacement: { replace: 'zone', what: IS_SELF, from: 'hand', to: 'graveyard', verb: 'discard', toInstead: 'exile' },
        },
      ],
    },
    {
      kind: 'triggered',
      zone: 'exile',
      event: { on: 'zone', what: IS_SELF, from: 'hand', to: 'exile', verb: 'discard', batch: 'each' },
      program: program({
        do: 'seq',
        of: [
          { do: 'may', who: YOU, then: { do: 'play', who: YOU, what: SELF, cost: { label: 'madness', pay: k.cost ?? [] } } },
          { do: 'move', what: SELF, from: 'exile', to: 'graveyard' },
        ],
      }),
    },
  ],
  // CR 702.94a: the revealing is done as the card is drawn (events/perform.ts).
  miracle: (k) => [
    {
      kind: 'triggered',
      zone: 'hand',
      event: { on: 'miracle', what: IS_SELF },
      program: program({ do: 'may', who: YOU, then: { do: 'play', who: YOU, what: SELF, cost: { label: 'miracle', pay: k.cost ?? [] } } }),
    },
  ],
  // CR 702.44a: what it enters as, whatever other effects make of it.
  sunburst: () =>
    (['+1/+1', 'charge'] as const).map(
      (counter): Ability =>
        entersWith(
          { counters: [{ counter, count: { q: 'manaSpent', measure: 'colors' } }] },
          { if: 'matches', what: SELF, filter: counter === 'charge' ? not(CREATURE) : CREATURE },
        ),
    ),
  // CR 702.29a, 702.29e: typecycling searches instead.
  cycling: (k) => [
    {
      kind: 'activated',
      cost: [...(k.cost ?? []), DISCARD_SELF],
      program: program(
        k.filter
          ? {
              do: 'seq',
              of: [
                { do: 'search', who: YOU, of: YOU, zone: 'library', filter: k.filter, min: 1, max: 1, bind: 0 },
                { do: 'reveal', what: slot(0) },
                { do: 'move', what: slot(0), to: 'hand' },
                { do: 'shuffle', who: YOU },
              ],
            }
          : { do: 'draw', who: YOU, count: 1 },
      ),
      zone: 'hand',
      timing: 'instant',
      keyword: 'cycling',
    },
  ],
} satisfies Expansions;
