/** Keyword abilities of permanents outside combat that stand for other abilities (CR 702), as ability-language data. */
import type { Ability, CardType, Color, Condition, Cost, Effect, Filter, Quantity, Selector, TokenSpec } from '@apnap/ability';
import {
  and,
  atLeast,
  CREATURE,
  countersOn,
  DIES,
  done,
  ENTERS,
  type Expansions,
  entersWithCounters,
  HITS_PLAYER,
  IS_SELF,
  LEAVES,
  LINKS,
  number,
  program,
  put,
  putAndSay,
  replacing,
  SELF,
  seq,
  THAT,
  when,
  YOU,
  YOUR_UPKEEP,
  YOURS,
} from './pieces.js';

const PLUS = '+1/+1';

const creatureToken = (
  subtype: string,
  colors: Color[],
  size: number,
  abilities: Ability[] = [],
  types: CardType[] = ['Creature'],
): TokenSpec => ({
  token: 'described',
  supertypes: [],
  types,
  subtypes: subtype.split(' '),
  colors,
  power: size,
  toughness: size,
  abilities,
});

/** An Equipment that brings its first bearer with it. */
const withBearer = (token: TokenSpec): Ability =>
  when(ENTERS, seq({ do: 'createToken', who: YOU, count: 1, token, bind: 0 }, { do: 'attach', what: SELF, to: { sel: 'slot', slot: 0 } }));

/** Another untapped creature of yours. */
const ANOTHER = and(CREATURE, YOURS, { is: 'other' }, { is: 'status', status: 'untapped' });

/** Tap any number of other untapped creatures you control with total power N or greater. */
const tapPower = (n: Quantity, to: 'crew' | 'saddle'): Cost => ({
  pay: 'objects',
  verb: 'tap',
  zone: 'battlefield',
  filter: ANOTHER,
  count: 0,
  how: 'choice',
  total: { stat: 'power', atLeast: n, to },
});

const SACRIFICE_SELF: Effect = { do: 'sacrificeThese', what: SELF };

const greaterStat = (stat: 'power' | 'toughness') =>
  ({ if: 'compare', left: { q: 'stat', stat, of: THAT }, cmp: '>', right: { q: 'stat', stat, of: SELF } }) as const;

export const PERMANENTS = {
  // CR 702.21a
  ward: (k) => [
    when(
      { on: 'target', what: IS_SELF, by: { is: 'controlledBy', who: { player: 'eachOpponent' } } },
      {
        do: 'may',
        who: { player: 'of', of: { sel: 'event', role: 'player' } },
        cost: k.cost ?? [],
        then: { do: 'nothing' },
        else: { do: 'counter', what: { sel: 'event', role: 'source' } },
      },
    ),
  ],
  // CR 702.24a: the cost for each age counter, all of it or nothing.
  cumulativeUpkeep: (k) => [
    when(YOUR_UPKEEP, {
      do: 'if',
      cond: { if: 'matches', what: SELF, filter: { is: 'inZone', zone: 'battlefield' } },
      then: seq(put('age', 1), {
        do: 'may',
        who: YOU,
        cost: [{ pay: 'times', of: k.cost ?? [], times: countersOn('age', SELF) }],
        then: { do: 'nothing' },
        else: SACRIFICE_SELF,
      }),
    }),
  ],
  // CR 702.30a
  echo: (k) => [
    when(
      YOUR_UPKEEP,
      { do: 'may', who: YOU, cost: k.cost ?? [], then: { do: 'nothing' }, else: SACRIFICE_SELF },
      { if: 'matches', what: SELF, filter: { is: 'arrived', since: 'lastUpkeep' } },
    ),
  ],
  // CR 702.32a
  fading: (k) => [
    entersWithCounters('fade', number(k)),
    when(
      YOUR_UPKEEP,
      seq(
        { do: 'counters', change: 'remove', counter: 'fade', count: 1, on: SELF, bind: 0 },
        { do: 'if', cond: { if: 'did', slot: 0 }, then: { do: 'nothing' }, else: SACRIFICE_SELF },
      ),
    ),
  ],
  // CR 702.38a
  amplify: (k) => [
    replacing({
      replace: 'enters',
      what: IS_SELF,
      before: {
        do: 'reveal',
        what: {
          sel: 'choose',
          who: YOU,
          from: { sel: 'all', zone: 'hand', of: YOU, filter: and({ is: 'other' }, { is: 'sharesCreatureType', with: SELF }) },
          min: 0,
          max: 'any',
          how: 'choice',
        },
        bind: 0,
      },
      entering: { counters: [{ counter: PLUS, count: { q: 'product', of: [number(k), { q: 'slot', slot: 0 }] } }] },
    }),
  ],
  // CR 702.43a
  modular: (k) => [
    entersWithCounters(PLUS, number(k)),
    {
      kind: 'triggered',
      event: DIES,
      program: {
        targets: [{ from: ['battlefield'], what: and({ is: 'type', type: 'Artifact' }, CREATURE), min: 1, max: 1 }],
        effect: { do: 'may', who: YOU, then: put(PLUS, countersOn(PLUS, SELF), { sel: 'target', index: 0 }) },
      },
    },
  ],
  // CR 702.46a
  soulshift: (k) => [
    {
      kind: 'triggered',
      event: DIES,
      program: {
        targets: [
          {
            from: ['graveyard'],
            of: YOU,
            what: and({ is: 'subtype', subtype: 'Spirit' }, { is: 'stat', stat: 'manaValue', cmp: '<=', value: number(k) }),
            min: 1,
            max: 1,
          },
        ],
        effect: { do: 'may', who: YOU, then: { do: 'move', what: { sel: 'target', index: 0 }, from: 'graveyard', to: 'hand' } },
      },
    },
  ],
  // CR 702.58a
  graft: (k) => [
    entersWithCounters(PLUS, number(k)),
    when(
      { on: 'zone', what: and(CREATURE, { is: 'other' }), to: 'battlefield', batch: 'each' },
      {
        do: 'if',
        // A counter moves only between two objects that are there (CR 122.5).
        cond: { if: 'matches', what: THAT, filter: { is: 'inZone', zone: 'battlefield' } },
        then: {
          do: 'may',
          who: YOU,
          then: seq(
            { do: 'counters', change: 'remove', counter: PLUS, count: 1, on: SELF, bind: 0 },
            { do: 'if', cond: { if: 'did', slot: 0 }, then: put(PLUS, 1, THAT) },
          ),
        },
      },
      atLeast(countersOn(PLUS, SELF), 1),
    ),
  ],
  // CR 702.63a; without a number, 702.63b.
  vanishing: (k) => [
    ...(k.n === undefined ? [] : [entersWithCounters('time', k.n)]),
    when(YOUR_UPKEEP, { do: 'counters', change: 'remove', counter: 'time', count: 1, on: SELF }, atLeast(countersOn('time', SELF), 1)),
    {
      kind: 'triggered',
      event: { on: 'counters', change: 'removed', counter: 'time', what: IS_SELF },
      // As the last one is removed, whatever has been put on it since (not an intervening "if").
      while: { if: 'compare', left: countersOn('time', SELF), cmp: '=', right: 0 },
      program: program(SACRIFICE_SELF),
    },
  ],
  // CR 702.67a
  fortify: (k) => [
    {
      kind: 'activated',
      cost: k.cost ?? [],
      program: {
        targets: [{ from: ['battlefield'], what: and({ is: 'type', type: 'Land' }, YOURS), min: 1, max: 1 }],
        effect: { do: 'attach', what: SELF, to: { sel: 'target', index: 0 } },
      },
      timing: 'sorcery',
      keyword: 'fortify',
    },
  ],
  // CR 702.71a
  transfigure: (k) => [
    {
      kind: 'activated',
      cost: [...(k.cost ?? []), { pay: 'self', verb: 'sacrifice' }],
      program: program(
        seq(
          {
            do: 'search',
            who: YOU,
            of: YOU,
            zone: 'library',
            filter: and(CREATURE, { is: 'stat', stat: 'manaValue', cmp: '=', value: { q: 'stat', stat: 'manaValue', of: SELF } }),
            min: 0,
            max: 1,
            bind: 0,
          },
          { do: 'move', what: { sel: 'slot', slot: 0 }, to: 'battlefield', under: YOU },
          { do: 'shuffle', who: YOU },
        ),
      ),
      timing: 'sorcery',
      keyword: 'transfigure',
    },
  ],
  // CR 702.72a-b
  champion: (k) => [
    when(
      ENTERS,
      seq(
        {
          do: 'move',
          what: {
            sel: 'choose',
            who: YOU,
            from: { sel: 'all', zone: 'battlefield', filter: and(k.filter ?? CREATURE, YOURS, { is: 'other' }) },
            min: 0,
            max: 1,
            how: 'choice',
          },
          to: 'exile',
          bind: 0,
          link: LINKS.champion,
        },
        { do: 'if', cond: { if: 'did', slot: 0 }, then: { do: 'nothing' }, else: SACRIFICE_SELF },
      ),
    ),
    when(LEAVES, { do: 'move', what: { sel: 'linked', link: LINKS.champion }, from: 'exile', to: 'battlefield' }),
  ],
  // CR 702.82a, 702.82c
  devour: (k) => [
    replacing({
      replace: 'enters',
      what: IS_SELF,
      before: {
        do: 'sacrificeThese',
        what: {
          sel: 'choose',
          who: YOU,
          from: { sel: 'all', zone: 'battlefield', filter: and(k.filter ?? CREATURE, YOURS) },
          min: 0,
          max: 'any',
          how: 'choice',
        },
        bind: 0,
      },
      entering: { counters: [{ counter: PLUS, count: { q: 'product', of: [number(k), { q: 'slot', slot: 0 }] } }] },
    }),
  ],
  // CR 702.89a
  umbraArmor: () => [
    replacing({
      replace: 'destroy',
      what: { is: 'oneOf', of: { sel: 'host' } },
      instead: seq({ do: 'removeDamage', what: { sel: 'host' } }, { do: 'destroy', what: SELF, regeneration: 'allowed' }),
    }),
  ],
  // newer than the edition whose numbers are cited: "Whenever you cast a spell, if the amount of mana you spent is greater than this creature's
  // power or toughness, put a +1/+1 counter on this creature."
  increment: () => {
    const more = (stat: 'power' | 'toughness'): Condition => ({
      if: 'compare',
      left: { q: 'manaSpent', measure: 'amount', of: THAT },
      cmp: '>',
      right: { q: 'stat', stat, of: SELF },
    });
    return [when({ on: 'cast', who: YOU, what: { is: 'any' } }, put(PLUS, 1), { if: 'or', of: [more('power'), more('toughness')] })];
  },
  // newer than the edition whose numbers are cited: "When this Equipment enters, create a 1/1 colorless Hero creature token, then attach
  // this to it."
  jobSelect: () => [withBearer(creatureToken('Hero', [], 1))],
  // CR 702.92a
  livingWeapon: () => [withBearer(creatureToken('Phyrexian Germ', ['B'], 0))],
  // CR 702.95a
  soulbond: () => {
    const unpaired: Filter = { is: 'not', of: { is: 'status', status: 'paired' } };
    const free = { if: 'matches', what: SELF, filter: and(CREATURE, unpaired) } as const;
    const others = and(CREATURE, YOURS, { is: 'other' }, unpaired);
    const one: Selector = {
      sel: 'choose',
      who: YOU,
      from: { sel: 'all', zone: 'battlefield', filter: others },
      min: 0,
      max: 1,
      how: 'choice',
    };
    return [
      when(
        ENTERS,
        { do: 'pair', what: SELF, with: one },
        {
          if: 'and',
          of: [
            { if: 'matches', what: SELF, filter: YOURS },
            free,
            atLeast({ q: 'count', of: { sel: 'all', zone: 'battlefield', filter: others } }, 1),
          ],
        },
      ),
      when(
        { on: 'zone', what: and(CREATURE, YOURS, { is: 'other' }), to: 'battlefield', batch: 'each' },
        { do: 'may', who: YOU, then: { do: 'pair', what: SELF, with: THAT } },
        { if: 'and', of: [free, { if: 'matches', what: THAT, filter: and({ is: 'inZone', zone: 'battlefield' }, others) }] },
      ),
    ];
  },
  // CR 702.98a
  unleash: () => [
    replacing({ replace: 'enters', what: IS_SELF, may: YOU, entering: { counters: [{ counter: PLUS, count: 1 }] } }),
    {
      kind: 'static',
      condition: atLeast(countersOn(PLUS, SELF), 1),
      parts: [{ part: 'rule', rule: { rule: 'cant', action: { act: 'block', who: IS_SELF, attacker: { is: 'any' } } } }],
    },
  ],
  // CR 702.100a
  evolve: () => [
    when({ on: 'zone', what: and(CREATURE, YOURS), to: 'battlefield', batch: 'each' }, putAndSay('evolve'), {
      if: 'and',
      // CR 702.100c
      of: [
        { if: 'matches', what: SELF, filter: CREATURE },
        { if: 'or', of: [greaterStat('power'), greaterStat('toughness')] },
      ],
    }),
  ],
  // CR 702.101a
  extort: () => [
    when(
      { on: 'cast', who: YOU, what: { is: 'any' } },
      {
        do: 'may',
        who: YOU,
        cost: [{ pay: 'mana', mana: '{W/B}' }],
        then: seq(
          { do: 'life', who: { player: 'eachOpponent' }, change: 'lose', amount: 1, bind: 0 },
          { do: 'life', who: YOU, change: 'gain', amount: { q: 'slot', slot: 0 } },
        ),
      },
    ),
  ],
  // CR 702.104a: whether it was paid is remembered for the other ability (702.104b).
  tribute: (k) => [
    replacing({
      replace: 'enters',
      what: IS_SELF,
      may: { player: 'anOpponent' },
      entering: { counters: [{ counter: PLUS, count: number(k) }] },
      link: LINKS.tribute,
    }),
  ],
  // CR 702.107a
  outlast: (k) => [
    {
      kind: 'activated',
      cost: [...(k.cost ?? []), { pay: 'self', verb: 'tap' }],
      program: program(put(PLUS, 1)),
      timing: 'sorcery',
      keyword: 'outlast',
    },
  ],
  // CR 702.110a-b
  exploit: () => [
    when(
      ENTERS,
      seq(
        {
          do: 'sacrificeThese',
          what: {
            sel: 'choose',
            who: YOU,
            from: { sel: 'all', zone: 'battlefield', filter: and(CREATURE, YOURS) },
            min: 0,
            max: 1,
            how: 'choice',
          },
          bind: 0,
        },
        { do: 'if', cond: { if: 'did', slot: 0 }, then: done('exploit', { sel: 'slot', slot: 0 }) },
      ),
    ),
  ],
  // CR 702.112a
  renown: (k) => [
    when(HITS_PLAYER, seq(put(PLUS, number(k)), { do: 'become', what: SELF, status: 'renowned' }), {
      if: 'not',
      of: { if: 'matches', what: SELF, filter: { is: 'status', status: 'renowned' } },
    }),
  ],
  // CR 702.122a, 702.122d
  crew: (k) => [
    {
      kind: 'activated',
      cost: [tapPower(number(k), 'crew')],
      program: program(
        seq(
          {
            do: 'continuous',
            affects: SELF,
            mods: [{ mod: 'types', change: 'add', types: ['Artifact', 'Creature'], subtypes: [], supertypes: [] }],
            rules: [],
            duration: 'endOfTurn',
          },
          done('crew'),
        ),
      ),
      timing: 'instant',
      keyword: 'crew',
    },
  ],
  // CR 702.123a: counters can be put only on something that is there.
  fabricate: (k) => {
    const tokens: Effect = {
      do: 'createToken',
      who: YOU,
      count: number(k),
      token: creatureToken('Servo', [], 1, [], ['Artifact', 'Creature']),
    };
    return [
      when(ENTERS, {
        do: 'if',
        cond: { if: 'matches', what: SELF, filter: { is: 'inZone', zone: 'battlefield' } },
        then: { do: 'may', who: YOU, then: put(PLUS, number(k)), else: tokens },
        else: tokens,
      }),
    ];
  },
  // CR 702.124: about the construction of decks
  friendsForever: () => [],
  chooseABackground: () => [],
  doctorsCompanion: () => [],
  // "partner with" also has an ability (702.124i).
  partner: (k) => (k.words === undefined || k.words.startsWith('—') ? [] : [partnerWith(k.words)]),
  // CR 702.135a
  afterlife: (k) => [
    when(DIES, {
      do: 'createToken',
      who: YOU,
      count: number(k),
      token: creatureToken('Spirit', ['W', 'B'], 1, [{ kind: 'keyword', keyword: 'flying' }]),
    }),
  ],
  // CR 702.136a
  riot: () => [
    replacing({
      replace: 'enters',
      what: IS_SELF,
      may: YOU,
      entering: { counters: [{ counter: PLUS, count: 1 }] },
      otherwise: { mods: [{ mod: 'addAbility', ability: { kind: 'keyword', keyword: 'haste' } }] },
    }),
  ],
  // CR 702.156a, 107.3m
  ravenous: () => [entersWithCounters(PLUS, { q: 'x' }), when(ENTERS, { do: 'draw', who: YOU, count: 1 }, atLeast({ q: 'x' }, 5))],
  // CR 702.161a
  livingMetal: () => [
    {
      kind: 'static',
      condition: { if: 'turnOf', who: YOU },
      parts: [
        {
          part: 'continuous',
          affects: SELF,
          mods: [{ mod: 'types', change: 'add', types: ['Artifact', 'Creature'], subtypes: [], supertypes: [] }],
        },
      ],
    },
  ],
  // CR 702.163a
  forMirrodin: () => [withBearer(creatureToken('Rebel', ['R'], 2))],
  // Edge of Eternities: tap another creature, and its power is what the station is charged with
  station: () => [
    {
      kind: 'activated',
      cost: [{ pay: 'objects', verb: 'tap', zone: 'battlefield', filter: ANOTHER, count: 1, how: 'choice' }],
      program: program({
        do: 'counters',
        change: 'put',
        counter: 'charge',
        count: { q: 'stat', stat: 'power', of: { sel: 'paid', verb: 'tap' } },
        on: SELF,
      }),
      timing: 'sorcery',
      keyword: 'station',
    },
  ],
  // CR 702.171a
  saddle: (k) => [
    {
      kind: 'activated',
      cost: [tapPower(number(k), 'saddle')],
      program: program({ do: 'become', what: SELF, status: 'saddled' }),
      timing: 'sorcery',
      keyword: 'saddle',
    },
  ],
} satisfies Expansions;

/** CR 702.124i: "When this permanent enters, target player may search their library for a card named [name] …" */
function partnerWith(name: string): Ability {
  const who = { player: 'of', of: { sel: 'target', index: 0 } } as const;
  const named: Filter = { is: 'named', name };
  return {
    kind: 'triggered',
    event: ENTERS,
    program: {
      targets: [{ from: ['players'], what: { is: 'any' }, min: 1, max: 1 }],
      effect: {
        do: 'may',
        who,
        then: seq(
          { do: 'search', who, of: who, zone: 'library', filter: named, min: 0, max: 1, bind: 0 },
          { do: 'reveal', what: { sel: 'slot', slot: 0 } },
          { do: 'move', what: { sel: 'slot', slot: 0 }, to: 'hand' },
          { do: 'shuffle', who },
        ),
      },
    },
  };
}
