/** Keyword abilities of combat that stand for other abilities (CR 702), as ability-language data. */
import type { Ability, Effect, Filter, Quantity, Selector } from '@apnap/ability';
import {
  ATTACKS,
  all,
  and,
  atLeast,
  BECOMES_BLOCKED,
  CREATURE,
  done,
  type Expansions,
  HITS_PLAYER,
  IS_SELF,
  number,
  program,
  pump,
  put,
  putAndSay,
  replacing,
  SELF,
  seq,
  when,
  YOU,
  YOURS,
} from './pieces.js';

const DEFENDER = { player: 'defending', attacker: SELF } as const;
const ATTACKING: Filter = { is: 'status', status: 'attacking' };
const POWER_OF_SELF: Quantity = { q: 'stat', stat: 'power', of: SELF };

const ATTACKED: Selector = { sel: 'event', role: 'recipient' };

/** A copy attacks each other opponent, until end of combat. */
const myriad = (): Effect => ({
  do: 'forEach',
  in: { sel: 'except', of: { sel: 'players', who: { player: 'eachOpponent' } }, minus: { sel: 'players', who: DEFENDER } },
  slot: 0,
  effect: {
    do: 'may',
    who: YOU,
    then: seq(
      {
        do: 'createToken',
        who: YOU,
        count: 1,
        token: { token: 'copy', of: SELF, mods: [] },
        entering: { tapped: 'tapped', attacking: { defender: { sel: 'slot', slot: 0 } } },
        bind: 1,
      },
      {
        do: 'delayed',
        event: { on: 'step', step: 'endCombat', whose: { player: 'each' } },
        uses: 'once',
        duration: 'indefinite',
        program: program({ do: 'move', what: { sel: 'slot', slot: 1 }, from: 'battlefield', to: 'exile' }),
      },
    ),
  },
});

/** So many Warriors attack with it, until the next end step. */
const mobilize = (n: Quantity): Effect =>
  seq(
    {
      do: 'createToken',
      who: YOU,
      count: n,
      token: {
        token: 'described',
        supertypes: [],
        types: ['Creature'],
        subtypes: ['Warrior'],
        colors: ['R'],
        power: 1,
        toughness: 1,
        abilities: [],
      },
      entering: { tapped: 'tapped', attacking: 'attacking' },
      bind: 0,
    },
    {
      do: 'delayed',
      event: { on: 'step', step: 'end', whose: { player: 'each' } },
      uses: 'once',
      duration: 'indefinite',
      program: program({ do: 'sacrificeThese', what: { sel: 'slot', slot: 0 } }),
    },
  );

export const COMBAT = {
  // CR 702.23a: counted once, as the ability resolves (702.23b).
  rampage: (k) => {
    const beyond: Quantity = {
      q: 'max',
      of: [0, { q: 'minus', left: { q: 'count', of: all({ is: 'blocking', of: SELF }) }, right: 1 }],
    };
    const bonus: Quantity = { q: 'product', of: [number(k), beyond] };
    return [when(BECOMES_BLOCKED, pump(SELF, bonus, bonus))];
  },
  // CR 702.25a
  flanking: () => [
    when(
      { on: 'blocked', what: IS_SELF, by: and(CREATURE, { is: 'not', of: { is: 'keyword', keyword: 'flanking' } }), batch: 'each' },
      pump({ sel: 'event', role: 'source' }, -1, -1),
    ),
  ],
  // CR 702.39a
  provoke: () => [
    {
      kind: 'triggered',
      event: ATTACKS,
      program: {
        targets: [{ from: ['battlefield'], what: and(CREATURE, { is: 'controlledBy', who: DEFENDER }), min: 1, max: 1 }],
        effect: {
          do: 'may',
          who: YOU,
          then: seq(
            {
              do: 'continuous',
              mods: [],
              rules: [{ rule: 'must', action: { act: 'block', who: { is: 'oneOf', of: { sel: 'target', index: 0 } }, attacker: IS_SELF } }],
              duration: 'endOfCombat',
            },
            { do: 'untap', what: { sel: 'target', index: 0 } },
          ),
        },
      },
    },
  ],
  // CR 702.45a
  bushido: (k) => [
    when(
      { on: 'or', of: [{ on: 'block', what: IS_SELF, attacker: { is: 'any' }, batch: 'oneOrMore' }, BECOMES_BLOCKED] },
      pump(SELF, number(k), number(k)),
    ),
  ],
  // CR 702.64a-b: each source separately, each time.
  absorb: (k) => [
    replacing({
      replace: 'damage',
      source: { is: 'any' },
      to: IS_SELF,
      kind: 'any',
      result: { result: 'preventUpTo', amount: number(k) },
    }),
  ],
  // CR 702.68a
  frenzy: (k) => [when({ on: 'unblocked', what: IS_SELF }, pump(SELF, number(k), 0))],
  // CR 702.70a
  poisonous: (k) => [
    when(HITS_PLAYER, {
      do: 'playerCounters',
      who: { player: 'of', of: { sel: 'event', role: 'recipient' } },
      change: 'put',
      counter: 'poison',
      count: number(k),
    }),
  ],
  // CR 702.86a
  annihilator: (k) => [when(ATTACKS, { do: 'sacrifice', who: DEFENDER, count: number(k), filter: { is: 'permanent' } })],
  // CR 702.91a
  battleCry: () => [when(ATTACKS, pump(all(and(CREATURE, ATTACKING, { is: 'other' })), 1, 0))],
  // CR 702.105a
  dethrone: () => [
    {
      kind: 'triggered',
      event: ATTACKS,
      while: {
        if: 'and',
        of: [
          { if: 'matches', what: ATTACKED, filter: { is: 'player', who: { player: 'each' } } },
          atLeast(
            { q: 'stat', stat: 'life', of: ATTACKED },
            { q: 'extreme', which: 'greatest', stat: 'life', of: { sel: 'players', who: { player: 'each' } } },
          ),
        ],
      },
      program: program(put('+1/+1', 1)),
    },
  ],
  // CR 702.116a
  myriad: () => [when(ATTACKS, myriad())],
  // CR 702.121a-b: it doesn't matter where the attackers are by now.
  melee: () => {
    const attacked: Quantity = {
      q: 'count',
      of: {
        sel: 'filter',
        of: { sel: 'players', who: { player: 'eachOpponent' } },
        filter: {
          is: 'happened',
          within: 'combat',
          event: { on: 'attack', what: and(CREATURE, YOURS), defender: { is: 'oneOf', of: { sel: 'it' } }, batch: 'each' },
        },
      },
    };
    return [when(ATTACKS, pump(SELF, attacked, attacked))];
  },
  // CR 702.115a
  ingest: () => [
    when(HITS_PLAYER, {
      do: 'move',
      what: { sel: 'top', of: { player: 'of', of: { sel: 'event', role: 'recipient' } }, count: 1 },
      to: 'exile',
    }),
  ],
  // CR 702.130a
  afflict: (k) => [when(BECOMES_BLOCKED, { do: 'life', who: DEFENDER, change: 'lose', amount: number(k) })],
  // newer than the edition whose numbers are cited: what its cards say it means ("Whenever this creature attacks, add {R}. This mana lasts
  // until end of combat.")
  firebending: (k) => [
    when(ATTACKS, { do: 'mana', who: YOU, mana: { options: ['{R}'], times: number(k), choose: 'once', lasts: 'endOfCombat' } }),
  ],
  // newer than the edition whose numbers are cited: what its cards say it means
  mobilize: (k) => [when(ATTACKS, mobilize(number(k)))],
  // CR 702.134a
  mentor: () => [
    {
      kind: 'triggered',
      event: ATTACKS,
      program: {
        targets: [
          {
            from: ['battlefield'],
            what: and(CREATURE, ATTACKING, { is: 'stat', stat: 'power', cmp: '<', value: POWER_OF_SELF }),
            min: 1,
            max: 1,
          },
        ],
        effect: seq(put('+1/+1', 1, { sel: 'target', index: 0 }), done('mentor', { sel: 'target', index: 0 })), // 702.134c
      },
    },
  ],
  // CR 702.147a
  decayed: () => [
    { kind: 'static', parts: [{ part: 'rule', rule: { rule: 'cant', action: { act: 'block', who: IS_SELF, attacker: { is: 'any' } } } }] },
    when(ATTACKS, {
      do: 'delayed',
      event: { on: 'step', step: 'endCombat', whose: { player: 'each' } },
      uses: 'once',
      duration: 'indefinite',
      program: program({ do: 'sacrificeThese', what: SELF }),
    }),
  ],
  // CR 702.149a
  training: (): Ability[] => [
    {
      kind: 'triggered',
      event: ATTACKS,
      while: atLeast(
        {
          q: 'count',
          of: all(and(CREATURE, ATTACKING, YOURS, { is: 'other' }, { is: 'stat', stat: 'power', cmp: '>', value: POWER_OF_SELF })),
        },
        1,
      ),
      program: program(putAndSay('training')),
    },
  ],
} satisfies Expansions;
