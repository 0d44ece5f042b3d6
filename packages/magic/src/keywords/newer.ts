/** Keyword abilities of spells of recent sets (CR 702.50, 702.99, 702.148, 702.150, 702.172-702.174), as data. */
import type { Ability, Effect, Filter, PlayerRef } from '@apnap/ability';
import {
  all,
  and,
  atLeast,
  CREATURE,
  castingCost,
  done,
  ENTERS,
  type Expansions,
  IS_SELF,
  paid,
  program,
  SELF,
  seq,
  slot,
  when,
  YOU,
  YOUR_UPKEEP,
  YOURS,
} from './pieces.js';

/** CR 702.174a: the opponent who was chosen as the gift was promised. */
const CHOSEN: PlayerRef = { player: 'of', of: { sel: 'paid', verb: 'choose' } };

/** Of the creature that dealt the damage. */
const ITS_CONTROLLER: PlayerRef = { player: 'controllerOf', of: { sel: 'event', role: 'source' } };

const token = (name: 'Food' | 'Treasure'): Effect => ({ do: 'createToken', who: CHOSEN, count: 1, token: { token: 'predefined', name } });
const creature = (subtype: string, size: number): Extract<Effect, { do: 'createToken' }> => ({
  do: 'createToken',
  who: CHOSEN,
  count: 1,
  token: {
    token: 'described',
    supertypes: [],
    types: ['Creature'],
    subtypes: [subtype],
    colors: ['U'],
    power: size,
    toughness: size,
    abilities: [],
  },
});

/** CR 702.174d-i: what a gift of that name does. */
const GIFTS: Readonly<Record<string, Effect>> = {
  'a Food': token('Food'),
  'a card': { do: 'draw', who: CHOSEN, count: 1 },
  'a tapped Fish': { ...creature('Fish', 1), entering: { tapped: 'tapped' } },
  'an extra turn': { do: 'extraTurn', who: CHOSEN },
  'a Treasure': token('Treasure'),
  'an Octopus': creature('Octopus', 8),
};

/** CR 702.173a: an Assassin creature or a commander under your control. */
const FREERUNNER: Filter = and(YOURS, {
  is: 'or',
  of: [and(CREATURE, { is: 'subtype', subtype: 'Assassin' }), and(CREATURE, { is: 'commander' })],
});

export const NEWER: Expansions = {
  // CR 702.99a: encoded on a creature, which the card in exile remembers
  cipher: () => [
    {
      kind: 'spell',
      program: program({
        do: 'if',
        cond: atLeast({ q: 'count', of: all(and(CREATURE, YOURS)) }, 1),
        then: {
          do: 'may',
          who: YOU,
          then: seq(
            { do: 'let', slot: 0, what: { sel: 'choose', who: YOU, from: all(and(CREATURE, YOURS)), min: 1, max: 1, how: 'choice' } },
            { do: 'move', what: SELF, from: 'stack', to: 'exile', marks: { keyword: 'cipher', what: slot(0) } },
          ),
        },
      }),
    },
    {
      kind: 'triggered',
      zone: 'exile',
      event: {
        on: 'damage',
        source: { is: 'oneOf', of: { sel: 'keywordLink', keyword: 'cipher' } },
        to: { is: 'player', who: { player: 'each' } },
        kind: 'combat',
        batch: 'each',
      },
      program: program({
        do: 'may',
        who: ITS_CONTROLLER,
        then: { do: 'play', who: ITS_CONTROLLER, what: SELF, cost: 'free', copy: 'copy' },
      }),
    },
  ],
  // CR 702.50a
  epic: () => [
    {
      kind: 'spell',
      program: program(
        seq(
          {
            do: 'continuous',
            mods: [],
            rules: [{ rule: 'cant', action: { act: 'cast', who: YOU, what: { is: 'spell' } } }],
            duration: 'indefinite',
          },
          {
            do: 'delayed',
            event: YOUR_UPKEEP,
            uses: 'each',
            duration: 'indefinite',
            program: program({ do: 'copyOnStack', what: SELF, who: YOU, count: 1, retarget: 'may', without: 'epic' }),
          },
        ),
      ),
    },
  ],
  // CR 702.150a: works as the spell becomes the permanent
  compleated: () => [
    {
      kind: 'static',
      zone: 'stack',
      condition: { if: 'compare', left: { q: 'manaSpent', measure: 'life' }, cmp: '>=', right: 1 },
      parts: [
        {
          part: 'replacement',
          replacement: {
            replace: 'counters',
            what: IS_SELF,
            counter: 'loyalty',
            amount: { q: 'minus', left: { q: 'amount' }, right: { q: 'product', of: [2, { q: 'manaSpent', measure: 'life' }] } },
          },
        },
      ],
    },
  ],
  // CR 702.148a: the text it has then is a face of its own (cardforms/variants.ts).
  cleave: (k) => [castingCost('cleave', 'alternative', k.cost ?? [])],
  // CR 702.172a: choosing and paying for the modes is part of casting (casting/modes.ts).
  spree: () => [],
  // CR 702.173a
  freerunning: (k) => [
    {
      kind: 'static',
      parts: [
        {
          part: 'castingCost',
          how: 'alternative',
          cost: k.cost ?? [],
          label: 'freerunning',
          condition: {
            if: 'happened',
            event: { on: 'damage', source: FREERUNNER, to: { is: 'player', who: { player: 'each' } }, kind: 'combat', batch: 'each' },
          },
        },
      ],
    },
  ],
  // CR 702.174a-b, 702.174j
  gift: (k): Ability[] => {
    const given = seq(GIFTS[k.words ?? ''] ?? { do: 'nothing' }, done('gift'));
    return [
      castingCost('gift', 'optional', [{ pay: 'choosePlayer', among: { player: 'eachOpponent' } }]),
      when(ENTERS, given, paid('gift')),
      { kind: 'spell', program: program({ do: 'if', cond: paid('gift'), then: given }) },
    ];
  },
};
