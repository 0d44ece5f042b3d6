/** Abilities that come with a designation, an emblem of the rules or counters: the initiative (CR 723.2), the Ring (701.52c), rad counters (725.1). */
import type { Ability, Condition, Effect, Filter, Quantity } from '@apnap/ability';

const you = { player: 'you' } as const;

const intoUndercity: Effect = { do: 'keywordAction', action: 'venture', who: you, n: 1, subtype: 'Undercity' };

/** CR 723.2 */
export const INITIATIVE: Ability[] = [
  { kind: 'triggered', event: { on: 'step', step: 'upkeep', whose: you }, program: { targets: [], effect: intoUndercity } },
  {
    kind: 'triggered',
    event: {
      on: 'damage',
      source: { is: 'type', type: 'Creature' },
      to: { is: 'player', who: you },
      kind: 'combat',
      batch: 'oneOrMore',
    },
    program: {
      targets: [],
      effect: {
        do: 'gainDesignation',
        who: { player: 'controllerOf', of: { sel: 'event', role: 'source' } },
        designation: 'initiative',
      },
    },
  },
  { kind: 'triggered', event: { on: 'designated', who: you, designation: 'initiative' }, program: { targets: [], effect: intoUndercity } },
];

const rads: Quantity = { q: 'counters', counter: 'rad', of: { sel: 'players', who: you } };
const nonlandCards: Quantity = {
  q: 'count',
  of: { sel: 'filter', of: { sel: 'slot', slot: 0 }, filter: { is: 'not', of: { is: 'type', type: 'Land' } } },
};

/** CR 725.1 */
export const RADIATION: Ability[] = [
  {
    kind: 'triggered',
    event: { on: 'step', step: 'precombatMain', whose: you },
    condition: { if: 'compare', left: rads, cmp: '>=', right: 1 },
    program: {
      targets: [],
      effect: {
        do: 'seq',
        of: [
          { do: 'keywordAction', action: 'mill', who: you, n: rads, bind: 0 },
          { do: 'letNumber', slot: 1, value: nonlandCards },
          { do: 'life', who: you, change: 'lose', amount: { q: 'slot', slot: 1 } },
          { do: 'playerCounters', who: you, change: 'remove', counter: 'rad', count: { q: 'slot', slot: 1 } },
        ],
      },
    },
  },
];

const bearer: Filter = {
  is: 'and',
  of: [
    { is: 'status', status: 'ringBearer' },
    { is: 'controlledBy', who: you },
  ],
};
/** CR 701.52c: how often the Ring has tempted the player is the level of the emblem. */
const tempted = (times: number): Condition => ({
  if: 'compare',
  left: { q: 'stat', stat: 'level', of: { sel: 'self' } },
  cmp: '>=',
  right: times,
});

export const RING: Ability[] = [
  {
    kind: 'static',
    parts: [
      {
        part: 'continuous',
        affects: { sel: 'all', zone: 'battlefield', filter: bearer },
        mods: [{ mod: 'types', change: 'add', types: [], subtypes: [], supertypes: ['Legendary'] }],
      },
      {
        part: 'rule',
        rule: {
          rule: 'cant',
          action: {
            act: 'block',
            who: {
              is: 'stat',
              stat: 'power',
              cmp: '>',
              value: { q: 'stat', stat: 'power', of: { sel: 'all', zone: 'battlefield', filter: bearer } },
            },
            attacker: bearer,
          },
        },
      },
    ],
  },
  {
    kind: 'triggered',
    event: { on: 'attack', what: bearer, batch: 'each' },
    while: tempted(2),
    program: {
      targets: [],
      effect: {
        do: 'seq',
        of: [
          { do: 'draw', who: you, count: 1 },
          { do: 'discard', who: you, count: 1, filter: { is: 'any' }, how: 'choice' },
        ],
      },
    },
  },
  {
    kind: 'triggered',
    event: { on: 'blocked', what: bearer, by: { is: 'type', type: 'Creature' }, batch: 'each' },
    while: tempted(3),
    program: {
      targets: [],
      effect: {
        do: 'seq',
        of: [
          { do: 'let', slot: 0, what: { sel: 'event', role: 'source' } },
          {
            do: 'delayed',
            event: { on: 'step', step: 'endCombat', whose: { player: 'each' } },
            uses: 'once',
            duration: 'indefinite',
            program: {
              targets: [],
              effect: {
                do: 'sacrificeThese',
                what: { sel: 'slot', slot: 0 },
                who: { player: 'controllerOf', of: { sel: 'slot', slot: 0 } },
              },
            },
          },
        ],
      },
    },
  },
  {
    kind: 'triggered',
    event: { on: 'damage', source: bearer, to: { is: 'player', who: { player: 'each' } }, kind: 'combat', batch: 'each' },
    while: tempted(4),
    program: { targets: [], effect: { do: 'life', who: { player: 'eachOpponent' }, change: 'lose', amount: 3 } },
  },
];
