/** Keyword abilities of permanents that reach into other zones, other creatures or their own later abilities (CR 702), as data. */
import type { Ability, Cost, Effect, Filter, KeywordAbility, Selector } from '@apnap/ability';
import {
  and,
  CREATURE,
  DIES,
  ENTERS,
  type Expansions,
  HIDDEN_AWAY,
  IS_SELF,
  not,
  number,
  program,
  put,
  SELF,
  seq,
  slot,
  THAT,
  when,
  YOU,
  YOURS,
} from './pieces.js';

const TARGET: Selector = { sel: 'target', index: 0 };
const ONE_CREATURE = { from: ['battlefield' as const], what: CREATURE, min: 1, max: 1 };

/** CR 702.55a: exiled from the graveyard, haunting the target. */
const exileHaunting: Effect = {
  do: 'move',
  what: THAT,
  from: 'graveyard',
  to: 'exile',
  marks: { keyword: 'haunt', what: TARGET },
};

const haunts = (event: Extract<Ability, { kind: 'triggered' }>['event'], zone?: 'graveyard'): Ability => ({
  kind: 'triggered',
  event,
  ...(zone ? { zone } : {}),
  program: { targets: [ONE_CREATURE], effect: exileHaunting },
});

/** CR 702.154a: untapped, not attacking, and with haste or under control since the turn began. */
const ENLISTED: Filter = and(CREATURE, YOURS, { is: 'status', status: 'untapped' }, not({ is: 'oneOf', of: slot(0) }), {
  is: 'or',
  of: [{ is: 'keyword', keyword: 'haste' }, not({ is: 'arrived', since: 'thisTurn' })],
});

const tapOne: Cost = { pay: 'objects', verb: 'tap', zone: 'battlefield', filter: ENLISTED, count: 1, how: 'choice' };

const reconfigure = (k: KeywordAbility): Ability[] => [
  {
    kind: 'activated',
    cost: k.cost ?? [],
    timing: 'sorcery',
    keyword: 'reconfigure',
    program: {
      targets: [{ from: ['battlefield'], what: and(CREATURE, YOURS, { is: 'other' }), min: 1, max: 1 }],
      effect: { do: 'attach', what: SELF, to: TARGET },
    },
  },
  {
    kind: 'activated',
    cost: k.cost ?? [],
    timing: 'sorcery',
    keyword: 'reconfigure',
    condition: { if: 'matches', what: { sel: 'host' }, filter: CREATURE },
    program: program({ do: 'unattach', what: SELF }),
  },
];

export const OTHER_ZONES = {
  // CR 702.55a: of a permanent, and of a spell put into a graveyard as it resolves
  haunt: () => [
    haunts(DIES),
    haunts({ on: 'zone', what: IS_SELF, from: 'stack', to: 'graveyard', verb: 'resolve', batch: 'each' }, 'graveyard'),
  ],
  // CR 702.65a
  auraSwap: (k) => [
    {
      kind: 'activated',
      cost: k.cost ?? [],
      timing: 'instant',
      keyword: 'auraSwap',
      program: program({
        do: 'may',
        who: YOU,
        then: {
          do: 'exchange',
          of: 'places',
          a: { sel: 'filter', of: SELF, filter: { is: 'inZone', zone: 'battlefield' } },
          b: {
            sel: 'choose',
            who: YOU,
            from: { sel: 'all', zone: 'hand', of: YOU, filter: { is: 'subtype', subtype: 'Aura' } },
            min: 1,
            max: 1,
            how: 'choice',
          },
        },
      }),
    },
  ],
  // CR 702.75a
  hideaway: (k) => [
    when(
      ENTERS,
      seq(
        { do: 'look', who: YOU, at: { sel: 'top', of: YOU, count: number(k) }, bind: 0 },
        {
          do: 'move',
          what: { sel: 'choose', who: YOU, from: slot(0), min: 1, max: 1, how: 'choice' },
          to: 'exile',
          face: 'faceDown',
          link: HIDDEN_AWAY,
        },
        { do: 'move', what: slot(0), from: 'library', to: 'library', position: 'bottom', order: 'random' },
      ),
    ),
  ],
  // CR 702.151a
  reconfigure,
  // CR 702.154a: the triggered ability is linked to the cost (607.2h)
  enlist: () => [
    {
      kind: 'static',
      parts: [
        {
          part: 'rule',
          rule: {
            rule: 'mayPayToAttack',
            what: IS_SELF,
            cost: [tapOne],
            keyword: 'enlist',
            when: program({
              do: 'continuous',
              affects: SELF,
              mods: [{ mod: 'pt', power: { q: 'stat', stat: 'power', of: { sel: 'paid', verb: 'tap' } }, toughness: 0 }],
              rules: [],
              duration: 'endOfTurn',
            }),
          },
        },
      ],
    },
  ],
  // CR 702.165a, 702.165c-d: the abilities printed below it
  backup: (k, below) => {
    const given = below.filter((a) => a.kind !== 'keyword' || a.keyword !== 'backup');
    const grant: Effect = {
      do: 'if',
      cond: { if: 'matches', what: TARGET, filter: { is: 'other' } },
      then: {
        do: 'continuous',
        affects: TARGET,
        mods: given.map((ability) => ({ mod: 'addAbility', ability })),
        rules: [],
        duration: 'endOfTurn',
      },
    };
    const counters = put('+1/+1', number(k), TARGET);
    return [
      {
        kind: 'triggered',
        event: ENTERS,
        program: { targets: [ONE_CREATURE], effect: given.length > 0 ? seq(counters, grant) : counters },
      },
    ];
  },
  // CR 702.167a: the cost has what is exiled to craft with in it
  craft: (k) => [
    {
      kind: 'activated',
      cost: k.cost ?? [],
      timing: 'sorcery',
      keyword: 'craft',
      program: program({
        do: 'move',
        what: SELF,
        from: 'exile',
        to: 'battlefield',
        entering: { face: 'transformed' },
        marks: { keyword: 'craft', what: { sel: 'paid', verb: 'exile' } },
      }),
    },
  ],
} satisfies Expansions;
