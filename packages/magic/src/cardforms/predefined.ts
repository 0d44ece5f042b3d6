/** Predefined tokens (CR 111.10). */
import type { Ability, Card, Cost, Effect, Mod, Role } from '@apnap/ability';

/** Name of the built-in card of a predefined token. */
export const predefinedToken = (name: string): string => `${name} Token`;

const you = { player: 'you' } as const;
const self = { sel: 'self' } as const;
const tap: Cost = { pay: 'self', verb: 'tap' };
const mana = (n: number): Cost => ({ pay: 'mana', mana: `{${n}}` });
const anyColor: Effect = {
  do: 'mana',
  who: you,
  mana: { options: ['{W}', '{U}', '{B}', '{R}', '{G}'], times: 1, choose: 'once' },
};

const sacrificeFor = (cost: Cost[], effect: Effect, timing: 'instant' | 'sorcery' = 'instant'): Ability => ({
  kind: 'activated',
  cost: [...cost, { pay: 'self', verb: 'sacrifice' }],
  program: { targets: [], effect },
  timing,
});

const token = (name: string, type: 'Artifact' | 'Enchantment', ability: Ability): Card => ({
  name: predefinedToken(name),
  layout: 'token',
  faces: [{ name: predefinedToken(name), supertypes: [], types: [type], subtypes: [name], abilities: [ability] }],
});

const draw: Effect = { do: 'draw', who: you, count: 1 };
const scry: Effect = { do: 'keywordAction', action: 'scry', who: you, n: 1 };

/** CR 111.10h: mana that can't be spent to cast a nonartifact spell. */
const POWERSTONE: Ability = {
  kind: 'activated',
  cost: [tap],
  program: {
    targets: [],
    effect: {
      do: 'mana',
      who: you,
      mana: {
        options: ['{C}'],
        times: 1,
        choose: 'once',
        spendOnly: {
          is: 'not',
          of: { is: 'and', of: [{ is: 'spell' }, { is: 'not', of: { is: 'type', type: 'Artifact' } }] },
        },
      },
    },
  },
  timing: 'instant',
};

/** CR 111.10s */
const MAP: Ability = {
  kind: 'activated',
  cost: [mana(1), tap, { pay: 'self', verb: 'sacrifice' }],
  program: {
    targets: [
      {
        from: ['battlefield'],
        what: {
          is: 'and',
          of: [
            { is: 'type', type: 'Creature' },
            { is: 'controlledBy', who: you },
          ],
        },
        min: 1,
        max: 1,
      },
    ],
    effect: { do: 'keywordAction', action: 'explore', who: you, what: { sel: 'target', index: 0 }, n: 1 },
  },
  timing: 'sorcery',
};

/** Of a set newer than the pinned edition; the cards that create it say what it has. */
const MUTAGEN: Ability = {
  kind: 'activated',
  cost: [mana(1), tap, { pay: 'self', verb: 'sacrifice' }],
  program: {
    targets: [{ from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
    effect: { do: 'counters', change: 'put', counter: '+1/+1', count: 1, on: { sel: 'target', index: 0 } },
  },
  timing: 'sorcery',
};

/** CR 111.10t */
const JUNK: Effect = {
  do: 'seq',
  of: [
    { do: 'move', what: { sel: 'top', of: you, count: 1 }, to: 'exile', bind: 0 },
    { do: 'permitPlay', who: you, what: { sel: 'slot', slot: 0 }, duration: 'endOfTurn', cost: 'normal' },
  ],
};

/** "{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle." */
const LANDER: Effect = {
  do: 'seq',
  of: [
    {
      do: 'search',
      who: you,
      of: you,
      zone: 'library',
      filter: {
        is: 'and',
        of: [
          { is: 'supertype', supertype: 'Basic' },
          { is: 'type', type: 'Land' },
        ],
      },
      min: 1,
      max: 1,
      bind: 0,
    },
    { do: 'move', what: { sel: 'slot', slot: 0 }, to: 'battlefield', entering: { tapped: 'tapped' } },
    { do: 'shuffle', who: you },
  ],
};

const enchanted = (mods: Mod[]): Ability => ({
  kind: 'static',
  parts: [{ part: 'continuous', affects: { sel: 'host' }, mods }],
});
const plusOne: Mod = { mod: 'pt', power: 1, toughness: 1 };
const gains = (ability: Ability): Mod => ({ mod: 'addAbility', ability });
/** "Whenever this creature attacks, …" */
const attacking = (effect: Effect, condition?: Extract<Ability, { kind: 'triggered' }>['condition']): Ability => ({
  kind: 'triggered',
  event: { on: 'attack', what: { is: 'oneOf', of: self }, batch: 'each' },
  ...(condition ? { condition } : {}),
  program: { targets: [], effect },
});

/** CR 111.10j-r: what each Role says besides "enchant creature". */
const ROLE_TEXT: Readonly<Record<Role, Ability[]>> = {
  Cursed: [enchanted([{ mod: 'setPT', power: 1, toughness: 1, as: 'set' }])],
  Monster: [enchanted([plusOne, gains({ kind: 'keyword', keyword: 'trample' })])],
  Royal: [enchanted([plusOne, gains({ kind: 'keyword', keyword: 'ward', cost: [mana(1)] })])],
  Sorcerer: [enchanted([plusOne, gains(attacking(scry))])],
  Virtuous: [
    enchanted([
      {
        mod: 'pt',
        power: { q: 'count', of: yourEnchantments() },
        toughness: { q: 'count', of: yourEnchantments() },
      },
    ]),
  ],
  Wicked: [
    enchanted([plusOne]),
    {
      kind: 'triggered',
      event: { on: 'zone', what: { is: 'oneOf', of: self }, from: 'battlefield', to: 'graveyard', batch: 'each' },
      program: { targets: [], effect: { do: 'life', who: { player: 'eachOpponent' }, change: 'lose', amount: 1 } },
    },
  ],
  'Young Hero': [
    enchanted([
      gains(
        attacking(
          { do: 'counters', change: 'put', counter: '+1/+1', count: 1, on: self },
          { if: 'compare', left: { q: 'stat', stat: 'toughness', of: self }, cmp: '<=', right: 3 },
        ),
      ),
    ]),
  ],
};

function yourEnchantments(): { sel: 'all'; zone: 'battlefield'; filter: import('@apnap/ability').Filter } {
  return {
    sel: 'all',
    zone: 'battlefield',
    filter: {
      is: 'and',
      of: [
        { is: 'type', type: 'Enchantment' },
        { is: 'controlledBy', who: you },
      ],
    },
  };
}

const role = (kind: Role): Card => ({
  name: predefinedToken(`${kind} Role`),
  layout: 'token',
  faces: [
    {
      name: kind,
      supertypes: [],
      types: ['Enchantment'],
      subtypes: ['Aura', 'Role'],
      abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { is: 'type', type: 'Creature' } }, ...ROLE_TEXT[kind]],
    },
  ],
});

/** CR 111.10i, 701.51b */
const INCUBATOR: Card = {
  name: predefinedToken('Incubator'),
  layout: 'token',
  faces: [
    {
      name: predefinedToken('Incubator'),
      supertypes: [],
      types: ['Artifact'],
      subtypes: ['Incubator'],
      abilities: [
        {
          kind: 'activated',
          cost: [mana(2)],
          program: { targets: [], effect: { do: 'keywordAction', action: 'transform', who: you, what: self, n: 1 } },
          timing: 'instant',
        },
      ],
    },
    {
      name: 'Phyrexian Token',
      supertypes: [],
      types: ['Artifact', 'Creature'],
      subtypes: ['Phyrexian'],
      power: '0',
      toughness: '0',
      abilities: [],
    },
  ],
};

/** CR 111.10d */
const WALKER: Card = {
  name: predefinedToken('Walker'),
  layout: 'token',
  faces: [
    {
      name: 'Walker',
      colorIndicator: ['B'],
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Zombie'],
      power: '2',
      toughness: '2',
      abilities: [],
    },
  ],
};

/** The cards of all predefined tokens. */
export const PREDEFINED_TOKENS: readonly Card[] = [
  token('Clue', 'Artifact', sacrificeFor([mana(2)], draw)), // CR 111.10f
  token('Food', 'Artifact', sacrificeFor([mana(2), tap], { do: 'life', who: you, change: 'gain', amount: 3 })), // CR 111.10b
  token('Treasure', 'Artifact', sacrificeFor([tap], anyColor)), // CR 111.10a
  token('Gold', 'Artifact', sacrificeFor([], anyColor)), // CR 111.10c
  WALKER,
  token('Shard', 'Enchantment', sacrificeFor([mana(2)], { do: 'seq', of: [scry, draw] })), // CR 111.10e
  // CR 111.10g
  token(
    'Blood',
    'Artifact',
    sacrificeFor([mana(1), tap, { pay: 'objects', verb: 'discard', zone: 'hand', filter: { is: 'any' }, count: 1, how: 'choice' }], draw),
  ),
  token('Powerstone', 'Artifact', POWERSTONE),
  token('Map', 'Artifact', MAP),
  token('Junk', 'Artifact', sacrificeFor([tap], JUNK, 'sorcery')),
  token('Mutagen', 'Artifact', MUTAGEN),
  token('Lander', 'Artifact', sacrificeFor([mana(2), tap], LANDER)),
  INCUBATOR,
  ...(['Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'] as const).map(role),
];
