/**
 * Keyword actions whose meaning is words the language has: what they say is performed, with the objects they are done to in slot 0 and their
 * number in slot 1.
 */
import type { Effect, KeywordAction, Selector, TokenSpec } from '@apnap/ability';
import type { Mechanic } from '../../events/mechanics.js';

const WHAT: Selector = { sel: 'slot', slot: 0 };
const NUMBER = { q: 'slot', slot: 1 } as const;
const YOU = { player: 'you' } as const;

const creature = (subtypes: string[], size: 1 | typeof NUMBER): TokenSpec => ({
  token: 'described',
  supertypes: [],
  types: ['Creature'],
  subtypes,
  colors: ['W'],
  power: size,
  toughness: size,
  abilities: [],
});

const putPlus: Effect = { do: 'counters', change: 'put', counter: '+1/+1', count: NUMBER, on: WHAT };

/** Avatar: The Last Airbender: a land that fights, and comes back. */
const EARTHBEND: Effect = {
  do: 'seq',
  of: [
    {
      do: 'continuous',
      affects: WHAT,
      mods: [
        { mod: 'types', change: 'add', types: ['Creature'], subtypes: [], supertypes: [] },
        { mod: 'setPT', power: 0, toughness: 0, as: 'set' },
        { mod: 'addAbility', ability: { kind: 'keyword', keyword: 'haste' } },
      ],
      rules: [],
      duration: 'indefinite',
    },
    putPlus,
    {
      do: 'delayed',
      event: {
        on: 'or',
        of: (['graveyard', 'exile'] as const).map((to) => ({
          on: 'zone',
          what: {
            is: 'and',
            of: [{ is: 'oneOf', of: WHAT }, ...(to === 'graveyard' ? [{ is: 'type' as const, type: 'Creature' as const }] : [])],
          },
          from: 'battlefield',
          to,
          batch: 'each',
        })),
      },
      uses: 'once',
      duration: 'indefinite',
      program: {
        targets: [],
        effect: { do: 'move', what: { sel: 'event', role: 'object' }, to: 'battlefield', under: YOU, entering: { tapped: 'tapped' } },
      },
    },
  ],
};

/** Tarkir: Dragonstorm: its controller grows it, or makes a Spirit of that size. */
const ENDURE: Effect = {
  do: 'chooseEffect',
  who: YOU,
  options: [putPlus, { do: 'createToken', who: YOU, count: 1, token: creature(['Spirit'], NUMBER) }],
};

const DISCARDED = 2;

const RECRUIT: Effect = {
  do: 'seq',
  of: [
    { do: 'draw', who: YOU, count: 1 },
    { do: 'discard', who: YOU, count: 1, filter: { is: 'any' }, how: 'choice', bind: DISCARDED },
    {
      do: 'if',
      cond: { if: 'matches', what: { sel: 'slot', slot: DISCARDED }, filter: { is: 'not', of: { is: 'type', type: 'Land' } } },
      then: { do: 'createToken', who: YOU, count: 1, token: creature(['Human', 'Soldier'], 1) },
    },
  ],
};

const AIRBENT = 2;
const ONE = 3;

/** Avatar: The Last Airbender: "Exile it. While it's exiled, its owner may cast it for {2} rather than its mana cost." */
const AIRBEND: Effect = {
  do: 'seq',
  of: [
    { do: 'move', what: WHAT, to: 'exile', bind: AIRBENT },
    {
      do: 'forEach',
      in: { sel: 'slot', slot: AIRBENT },
      slot: ONE,
      effect: {
        do: 'permitPlay',
        who: { player: 'ownerOf', of: { sel: 'slot', slot: ONE } },
        what: { sel: 'filter', of: { sel: 'slot', slot: ONE }, filter: { is: 'not', of: { is: 'type', type: 'Land' } } },
        duration: 'indefinite',
        cost: { label: '', pay: [{ pay: 'mana', mana: '{2}' }] },
      },
    },
  ],
};

const MEANINGS: Partial<Record<KeywordAction, Effect>> = { earthbend: EARTHBEND, airbend: AIRBEND, endure: ENDURE, recruit: RECRUIT };

/** The keyword actions that are performed by what they mean. */
export const MEANT: readonly string[] = Object.keys(MEANINGS);

const meaningOf = (node: Readonly<Record<string, unknown>>): Effect | null =>
  node.do === 'keywordAction' ? (MEANINGS[node.action as KeywordAction] ?? null) : null;

export const MEANT_ACTIONS: Mechanic = { name: 'keyword actions', spellsOut: meaningOf };
