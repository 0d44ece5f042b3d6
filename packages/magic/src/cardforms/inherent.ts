/** Abilities that come with a designation or an emblem of the rules: the initiative (CR 723.2) and the Ring (CR 701.52c). */
import type { Ability, Condition, Effect, Filter } from '@apnap/ability';

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
