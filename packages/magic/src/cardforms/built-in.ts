/** Definitions that the rules themselves give: intrinsic land abilities (CR 305.6), the face-down body (CR 708.2), what actions leave behind. */

import type { Ability, Card, Color, Cost, Effect, Filter, Rule, Selector } from '@apnap/ability';
import { INITIATIVE, RADIATION, RING } from './inherent.js';
import { MARKERS } from './markers.js';
import { PREDEFINED_TOKENS } from './predefined.js';

const tapForMana = (color: Color): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'self', verb: 'tap' }],
  program: { targets: [], effect: { do: 'mana', who: { player: 'you' }, mana: { options: [`{${color}}`], times: 1, choose: 'once' } } },
  timing: 'instant',
});

const two: Cost = { pay: 'mana', mana: '{2}' };
const you = { player: 'you' } as const;

/** A designation's abilities as an object of the command zone. */
const marker = (name: string, abilities: Ability[]): Card => ({
  name,
  layout: 'emblem',
  faces: [{ name, supertypes: [], types: [], subtypes: [], abilities }],
});

/** Names of the built-in cards for face-down bodies. */
export const FACE_DOWN = 'face-down body';
export const FACE_DOWN_WARDED = 'face-down body with ward';

/** The object in slot 0: what a keyword action is done to. */
const done: Filter = { is: 'oneOf', of: { sel: 'slot', slot: 0 } };
const everything: Filter = { is: 'any' };

/** CR 708.2a: a 2/2 creature with no name, no subtypes, no mana cost, and only this text. */
const faceDownBody = (name: string, abilities: Ability[]): Card => ({
  name,
  layout: 'token',
  faces: [{ name: '', supertypes: [], types: ['Creature'], subtypes: [], power: '2', toughness: '2', abilities }],
});

const atMostSlot: Filter = { is: 'stat', stat: 'manaValue', cmp: '<=', value: { q: 'slot', slot: 0 } };
/** CR 701.45a: Lesson cards a player owns outside the game. */
const LESSONS: Selector = { sel: 'all', zone: 'outside', of: you, filter: { is: 'subtype', subtype: 'Lesson' } };

/** What keyword actions do or leave behind; the object, or the number, is in slot 0. */
/** CR 701.38b: it attacks if able, and a player other than the one who goaded it if able. */
function goadedRules(who: Filter): Rule[] {
  return [
    { rule: 'must', action: { act: 'attack', who } },
    { rule: 'must', action: { act: 'attack', who, defender: { is: 'player', who: { player: 'eachOther' } } } },
  ];
}

/** The rule with those that it stands for. */
export const meant = (rule: Rule): Rule[] => (rule.rule === 'goaded' ? [rule, ...goadedRules(rule.what)] : [rule]);

const ACTIONS = {
  // CR 701.29a
  detained: {
    do: 'continuous',
    mods: [],
    rules: [
      { rule: 'cant', action: { act: 'attack', who: done } },
      { rule: 'cant', action: { act: 'block', who: done, attacker: everything } },
      { rule: 'cant', action: { act: 'activate', who: { player: 'each' }, what: done, kind: 'any' } },
    ],
    duration: 'untilYourNextTurn',
  },
  goaded: {
    do: 'continuous',
    mods: [],
    rules: goadedRules(done),
    duration: 'untilYourNextTurn',
  },
  // CR 701.39a
  exerted: {
    do: 'continuous',
    mods: [],
    rules: [
      {
        rule: 'cant',
        action: {
          act: 'untapInUntapStep',
          what: { is: 'and', of: [done, { is: 'satisfies', cond: { if: 'turnOf', who: { player: 'you' } } }] },
        },
      },
    ],
    duration: 'nextUntapStep',
  },
  // CR 701.58c
  suspected: {
    do: 'continuous',
    mods: [{ mod: 'addAbility', ability: { kind: 'keyword', keyword: 'menace' } }],
    rules: [{ rule: 'cant', action: { act: 'block', who: done, attacker: everything } }],
    duration: 'indefinite',
  },
  // CR 603.7: a spell cast as though it had flash that is sacrificed for it
  sacrificedLater: {
    do: 'delayed',
    event: { on: 'step', step: 'cleanup', whose: { player: 'each' } },
    uses: 'once',
    duration: 'indefinite',
    program: {
      targets: [],
      effect: { do: 'sacrificeThese', what: { sel: 'self' }, who: { player: 'controllerOf', of: { sel: 'self' } } },
    },
  },
  // CR 701.44a: the subtype is in slot 0.
  addSubtype: {
    do: 'continuous',
    mods: [{ mod: 'types', change: 'add', types: [], subtypes: [{ slot: 0 }], supertypes: [] }],
    rules: [],
    duration: 'indefinite',
  },
  // CR 701.10a: the player is in slot 0.
  controlled: {
    do: 'continuous',
    mods: [{ mod: 'control', who: { player: 'of', of: { sel: 'slot', slot: 0 } } }],
    rules: [],
    duration: 'indefinite',
  },
  // CR 701.10g: the value is in slot 0.
  powerSet: {
    do: 'continuous',
    mods: [{ mod: 'setPT', power: { q: 'slot', slot: 0 }, as: 'set' }],
    rules: [],
    duration: 'indefinite',
  },
  toughnessSet: {
    do: 'continuous',
    mods: [{ mod: 'setPT', toughness: { q: 'slot', slot: 0 }, as: 'set' }],
    rules: [],
    duration: 'indefinite',
  },
  // CR 701.10h: the abilities are in slot 0.
  textExchanged: { do: 'continuous', mods: [{ mod: 'rulesText', slot: 0 }], rules: [], duration: 'indefinite' },
  // CR 612.1: the words are in slots 0 and 1.
  textChanged: {
    do: 'continuous',
    mods: [{ mod: 'text', from: { slot: 0 }, to: { slot: 1 } }],
    rules: [],
    duration: 'indefinite',
  },
  // CR 702.151b
  reconfigured: {
    do: 'continuous',
    mods: [{ mod: 'types', change: 'remove', types: ['Creature'], subtypes: [], supertypes: [] }],
    rules: [],
    duration: 'indefinite',
  },
  // CR 701.55a: the number is in slot 0.
  discover: {
    do: 'seq',
    of: [
      {
        do: 'revealUntil',
        who: you,
        filter: { is: 'and', of: [{ is: 'not', of: { is: 'type', type: 'Land' } }, atMostSlot] },
        count: 1,
        bind: 1,
        bindAll: 2,
        to: 'exiled',
      },
      {
        do: 'may',
        who: you,
        then: { do: 'play', who: you, what: { sel: 'slot', slot: 1 }, cost: 'free', onlyIf: atMostSlot },
      },
      { do: 'move', what: { sel: 'slot', slot: 1 }, from: 'exile', to: 'hand' },
      { do: 'move', what: { sel: 'slot', slot: 2 }, from: 'exile', to: 'library', position: 'bottom', order: 'random' },
    ],
  },
  // CR 701.45a
  learn: {
    do: 'seq',
    of: [
      { do: 'may', who: you, then: { do: 'discard', who: you, count: 1, filter: { is: 'any' }, how: 'choice', bind: 0 } },
      {
        do: 'if',
        cond: { if: 'did', slot: 0 },
        then: { do: 'draw', who: you, count: 1 },
        else: {
          do: 'seq',
          of: [
            { do: 'let', slot: 1, what: { sel: 'choose', who: you, from: LESSONS, min: 0, max: 1, how: 'choice' } },
            { do: 'reveal', what: { sel: 'slot', slot: 1 } },
            { do: 'move', what: { sel: 'slot', slot: 1 }, to: 'hand' },
          ],
        },
      },
    ],
  },
} satisfies Record<string, Effect>;

/** CR 310.11b: "When the last defense counter is removed from this permanent, exile it, then you may cast it transformed …" */
const SIEGE: Ability = {
  kind: 'triggered',
  event: { on: 'counters', change: 'removed', counter: 'defense', what: { is: 'oneOf', of: { sel: 'self' } } },
  while: { if: 'compare', left: { q: 'counters', counter: 'defense', of: { sel: 'self' } }, cmp: '=', right: 0 },
  program: {
    targets: [],
    effect: {
      do: 'seq',
      of: [
        { do: 'move', what: { sel: 'self' }, to: 'exile', bind: 0 },
        {
          do: 'may',
          who: { player: 'you' },
          then: { do: 'play', who: { player: 'you' }, what: { sel: 'slot', slot: 0 }, cost: 'free', face: 'transformed' },
        },
      ],
    },
  },
};

/** CR 102.3 */
const teammate: Filter = { is: 'player', who: { player: 'eachTeammate' } };

/** CR 804.2: "{T}: Target teammate gains control of this creature. Activate only as a sorcery." */
const DEPLOY: Ability = {
  kind: 'activated',
  cost: [{ pay: 'self', verb: 'tap' }],
  program: {
    targets: [{ from: ['players'], what: teammate, min: 1, max: 1 }],
    effect: {
      do: 'continuous',
      affects: { sel: 'self' },
      mods: [{ mod: 'control', who: { player: 'of', of: { sel: 'target', index: 0 } } }],
      rules: [],
      duration: 'indefinite',
    },
  },
  timing: 'sorcery',
};

/** What gives each creature that a player controls the ability of the deploy creatures option: only a game with that option has it (CR 804). */
export const DEPLOY_OPTION: Card = marker(MARKERS.deploy, [
  {
    kind: 'static',
    parts: [
      {
        part: 'continuous',
        affects: {
          sel: 'all',
          zone: 'battlefield',
          filter: {
            is: 'and',
            of: [
              { is: 'type', type: 'Creature' },
              { is: 'controlledBy', who: you },
            ],
          },
        },
        mods: [{ mod: 'addAbility', ability: DEPLOY }],
      },
    ],
  },
]);

export const BUILT_IN: {
  readonly siege: Ability;
  tokenStats: Effect;
  haste: Effect;
  adventure: Effect;
  actions: Readonly<Record<keyof typeof ACTIONS, Effect>>;
  landAbilities: Readonly<Record<string, Ability>>;
  cards: readonly Card[];
} = {
  actions: ACTIONS,
  tokenStats: {
    do: 'continuous',
    mods: [{ mod: 'setPT', power: { q: 'slot', slot: 0 }, toughness: { q: 'slot', slot: 1 }, as: 'set' }],
    rules: [],
    duration: 'indefinite',
  },
  haste: {
    do: 'continuous',
    mods: [{ mod: 'addAbility', ability: { kind: 'keyword', keyword: 'haste' } }],
    rules: [],
    duration: 'indefinite',
  },
  adventure: { do: 'permitPlay', who: you, what: { sel: 'self' }, duration: 'indefinite', cost: 'normal' },
  siege: SIEGE,
  landAbilities: {
    Plains: tapForMana('W'),
    Island: tapForMana('U'),
    Swamp: tapForMana('B'),
    Mountain: tapForMana('R'),
    Forest: tapForMana('G'),
  },
  cards: [
    faceDownBody(FACE_DOWN, []),
    faceDownBody(FACE_DOWN_WARDED, [{ kind: 'keyword', keyword: 'ward', cost: [two] }]), // CR 701.56a, 702.168a
    ...PREDEFINED_TOKENS,
    // CR 722.2: abilities without a source of their own, kept by the monarch.
    marker(MARKERS.monarch, [
      {
        kind: 'triggered',
        event: { on: 'step', step: 'end', whose: you },
        program: { targets: [], effect: { do: 'draw', who: you, count: 1 } },
      },
      {
        kind: 'triggered',
        event: {
          on: 'damage',
          source: { is: 'type', type: 'Creature' },
          to: { is: 'player', who: you },
          kind: 'combat',
          batch: 'each',
        },
        program: {
          targets: [],
          effect: {
            do: 'gainDesignation',
            who: { player: 'controllerOf', of: { sel: 'event', role: 'source' } },
            designation: 'monarch',
          },
        },
      },
    ]),
    // CR 702.179d
    marker(MARKERS.speed, [
      {
        kind: 'triggered',
        event: { on: 'loseLife', who: { player: 'eachOpponent' } },
        while: { if: 'turnOf', who: you },
        condition: { if: 'compare', left: { q: 'speed', who: you }, cmp: '<', right: 4 },
        program: { targets: [], effect: { do: 'speed', who: you, increase: 1 } },
        perTurn: 1,
      },
    ]),
    // CR 723.2
    marker(MARKERS.initiative, INITIATIVE),
    marker(MARKERS.ring, RING),
    marker(MARKERS.radiation, RADIATION),
    // CR 901.8: the planeswalking ability, of the player who rolls
    marker(MARKERS.planarDie, [
      {
        kind: 'triggered',
        event: { on: 'roll', who: you, batch: 'each', planar: 'planeswalk' },
        program: { targets: [], effect: { do: 'keywordAction', action: 'planeswalk', who: you, n: 1 } },
      },
    ]),
  ],
};
