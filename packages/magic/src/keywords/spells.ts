/** Keyword abilities of spells: what is paid besides or instead, what happens on casting and after resolving (CR 702), as data. */
import type { Ability, Condition, Effect } from '@apnap/ability';
import { and, castingCost, type Expansions, IS_SELF, LAND, not, paid, program, SELF, slot, THAT, YOU } from './pieces.js';

/** "When you cast this spell": the ability works on the stack (CR 113.6k). */
const onCast = (effect: Effect, condition?: Condition): Ability => ({
  kind: 'triggered',
  event: { on: 'cast', who: YOU, what: IS_SELF },
  zone: 'stack',
  ...(condition ? { condition } : {}),
  program: program(effect),
});

/** An additional cost of such a kind pays for copies of the spell. */
const copies = (count: Extract<Effect, { do: 'copyOnStack' }>['count']): Effect => ({
  do: 'copyOnStack',
  what: THAT,
  who: YOU,
  count,
  retarget: 'may',
});

/** Where the spell is put as it resolves, instead of its owner's graveyard (CR 608.2n). */
const afterResolving = (condition: Condition, to: 'hand' | 'exile', instead?: Effect): Ability => ({
  kind: 'static',
  zone: 'stack',
  condition,
  parts: [
    {
      part: 'replacement',
      replacement: {
        replace: 'zone',
        what: IS_SELF,
        from: 'stack',
        to: 'graveyard',
        verb: 'resolve',
        toInstead: to,
        ...(instead ? { instead } : {}),
      },
    },
  ],
});

const FREE_FROM_SLOT = (n: number): Effect => ({
  do: 'may',
  who: YOU,
  then: { do: 'play', who: YOU, what: slot(n), cost: 'free' },
});

export const SPELLS = {
  // CR 702.27a
  buyback: (k) => [castingCost('buyback', 'optional', k.cost ?? []), afterResolving(paid('buyback'), 'hand')],
  // CR 702.42a: announcing reads the label and chooses all modes.
  entwine: (k) => [castingCost('entwine', 'optional', k.cost ?? [])],
  // CR 702.120a: announcing counts the modes (casting/modes.ts).
  escalate: () => [],
  // CR 702.113a-b
  awaken: (k) => [
    castingCost('awaken', 'alternative', k.cost ?? []),
    {
      kind: 'spell',
      program: {
        targets: [{ from: ['battlefield'], what: and(LAND, { is: 'controlledBy', who: YOU }), min: 1, max: 1 }],
        effect: {
          do: 'seq',
          of: [
            { do: 'counters', change: 'put', counter: '+1/+1', count: k.n ?? 1, on: { sel: 'target', index: 0 } },
            {
              do: 'continuous',
              affects: { sel: 'target', index: 0 },
              mods: [
                { mod: 'types', change: 'add', types: ['Creature'], subtypes: ['Elemental'], supertypes: [] },
                { mod: 'setPT', power: 0, toughness: 0, as: 'set' },
                { mod: 'addAbility', ability: { kind: 'keyword', keyword: 'haste' } },
              ],
              rules: [],
              duration: 'indefinite',
            },
          ],
        },
      },
    },
  ],
  // CR 702.40a
  storm: () => [
    onCast(
      copies({
        q: 'happened',
        event: { on: 'cast', who: { player: 'each' }, what: { is: 'any' } },
        measure: 'times',
        before: 'event',
      }),
    ),
  ],
  // CR 702.69a
  gravestorm: () => [
    onCast(
      copies({
        q: 'happened',
        event: { on: 'zone', what: { is: 'any' }, from: 'battlefield', to: 'graveyard', batch: 'each' },
        measure: 'times',
      }),
    ),
  ],
  // CR 702.56a
  replicate: (k) => [
    { kind: 'static', parts: [{ part: 'castingCost', how: 'optional', cost: k.cost ?? [], label: 'replicate', times: 'any' }] },
    onCast(copies({ q: 'paid', label: 'replicate' }), paid('replicate')),
  ],
  // CR 702.78a
  conspire: () => [
    castingCost('conspire', 'optional', [
      {
        pay: 'objects',
        verb: 'tap',
        zone: 'battlefield',
        filter: and(
          { is: 'type', type: 'Creature' },
          { is: 'controlledBy', who: YOU },
          { is: 'status', status: 'untapped' },
          { is: 'sharesColor', with: SELF },
        ),
        count: 2,
        how: 'choice',
      },
    ]),
    onCast(copies(1), paid('conspire')),
  ],
  // CR 702.153a
  casualty: (k) => [
    castingCost('casualty', 'optional', [
      {
        pay: 'objects',
        verb: 'sacrifice',
        zone: 'battlefield',
        filter: and({ is: 'type', type: 'Creature' }, { is: 'stat', stat: 'power', cmp: '>=', value: k.n ?? 1 }),
        count: 1,
        how: 'choice',
      },
    ]),
    onCast(copies(1), paid('casualty')),
  ],
  // CR 702.144a: an opponent copies the spell if its controller does.
  demonstrate: () => [
    onCast({
      do: 'may',
      who: YOU,
      then: {
        do: 'seq',
        of: [
          copies(1),
          { do: 'choose', who: YOU, what: { choose: 'opponent' }, slot: 0 },
          {
            do: 'copyOnStack',
            what: THAT,
            who: { player: 'of', of: slot(0) },
            count: 1,
            retarget: 'may',
          },
        ],
      },
    }),
  ],
  // CR 702.85a
  cascade: () => [
    onCast({
      do: 'seq',
      of: [
        {
          do: 'revealUntil',
          who: YOU,
          filter: and(not(LAND), {
            is: 'stat',
            stat: 'manaValue',
            cmp: '<',
            value: { q: 'stat', stat: 'manaValue', of: THAT },
          }),
          count: 1,
          bind: 0,
          bindAll: 1,
          to: 'exiled',
        },
        {
          do: 'may',
          who: YOU,
          then: {
            do: 'play',
            who: YOU,
            what: slot(0),
            cost: 'free',
            // "if the resulting spell's mana value is less than this spell's mana value"
            onlyIf: { is: 'stat', stat: 'manaValue', cmp: '<', value: { q: 'stat', stat: 'manaValue', of: THAT } },
          },
        },
        { do: 'move', what: slot(1), from: 'exile', to: 'library', position: 'bottom', order: 'random' },
      ],
    }),
  ],
  // CR 702.60a
  ripple: (k) => [
    onCast({
      do: 'may',
      who: YOU,
      then: {
        do: 'seq',
        of: [
          { do: 'let', slot: 0, what: { sel: 'top', of: YOU, count: k.n ?? 1 } },
          { do: 'reveal', what: slot(0) },
          {
            do: 'forEach',
            in: { sel: 'filter', of: slot(0), filter: { is: 'sameName', as: THAT } },
            slot: 1,
            effect: FREE_FROM_SLOT(1),
          },
          { do: 'move', what: slot(0), from: 'library', to: 'library', position: 'bottom', order: 'any' },
        ],
      },
    }),
  ],
  // CR 702.88a
  rebound: () => [
    afterResolving({ if: 'matches', what: SELF, filter: { is: 'cast', from: 'hand' } }, 'exile', {
      do: 'seq',
      of: [
        { do: 'let', slot: 0, what: THAT },
        {
          do: 'delayed',
          event: { on: 'step', step: 'upkeep', whose: YOU },
          uses: 'once',
          duration: 'indefinite',
          program: program(FREE_FROM_SLOT(0)),
        },
      ],
    }),
  ],
  // CR 702.61a: "other spells"; mana abilities are left.
  splitSecond: () => [
    {
      kind: 'static',
      zone: 'stack',
      parts: [
        { part: 'rule', rule: { rule: 'cant', action: { act: 'cast', who: { player: 'each' }, what: { is: 'other' } } } },
        {
          part: 'rule',
          rule: { rule: 'cant', action: { act: 'activate', who: { player: 'each' }, what: { is: 'any' }, kind: 'nonMana' } },
        },
      ],
    },
  ],
  // CR 702.125a
  undaunted: () => [
    {
      kind: 'static',
      parts: [{ part: 'selfCostChange', change: 'less', mana: '{1}', times: { q: 'players', who: { player: 'eachOpponent' } } }],
    },
  ],
} satisfies Expansions;
