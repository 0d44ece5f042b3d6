/** Triggers and memory; choice and modes. */
import type { Card, Filter } from '../../src/index.js';
import {
  activated,
  all,
  and,
  any,
  card,
  creature,
  entersChoice,
  entersSelf,
  mana,
  not,
  opponents,
  or,
  program,
  self,
  seq,
  slot,
  spell,
  T0,
  tap,
  targetOpponent,
  type,
  who,
  you,
  yours,
} from './build.js'; // prettier-ignore

const spells: Filter = { is: 'spell' };
const instantOrSorcery = or(type('Instant'), type('Sorcery'));
const inYourGraveyard = { if: 'matches', what: self, filter: { is: 'inZone', zone: 'graveyard' } } as const;

export const TRIGGERS: readonly Card[] = [
  card(
    'Bridge from Below',
    ['Enchantment'],
    [
      {
        kind: 'triggered',
        event: {
          on: 'zone',
          what: and(not({ is: 'token' }), creature, { is: 'ownedBy', who: you }),
          from: 'battlefield',
          to: 'graveyard',
          batch: 'each',
        },
        condition: inYourGraveyard,
        program: program({
          do: 'createToken',
          who: you,
          count: 1,
          token: {
            token: 'described',
            supertypes: [],
            types: ['Creature'],
            subtypes: ['Zombie'],
            colors: ['B'],
            power: 2,
            toughness: 2,
            abilities: [],
          },
        }),
        zone: 'graveyard',
      },
      {
        kind: 'triggered',
        event: { on: 'zone', what: and(creature, { is: 'ownedBy', who: opponents }), from: 'battlefield', to: 'graveyard', batch: 'each' },
        condition: inYourGraveyard,
        program: program({ do: 'move', what: self, to: 'exile' }),
        zone: 'graveyard',
      },
    ],
  ),
  card(
    'Pyromancer Ascension',
    ['Enchantment'],
    [
      {
        kind: 'triggered',
        event: { on: 'cast', who: you, what: and(spells, instantOrSorcery, { is: 'sameName', as: all(any, 'graveyard', you) }) },
        program: program({ do: 'may', who: you, then: { do: 'counters', change: 'put', counter: 'quest', count: 1, on: self } }),
      },
      {
        kind: 'triggered',
        event: { on: 'cast', who: you, what: and(spells, instantOrSorcery) },
        while: { if: 'matches', what: self, filter: { is: 'counters', counter: 'quest', cmp: '>=', value: 2 } },
        program: program({
          do: 'may',
          who: you,
          then: { do: 'copyOnStack', what: { sel: 'event', role: 'object' }, who: you, count: 1, retarget: 'may' },
        }),
      },
    ],
  ),
  card(
    'Isochron Scepter',
    ['Artifact'],
    [
      {
        kind: 'triggered',
        abilityWord: 'Imprint',
        event: entersSelf,
        program: program({
          do: 'may',
          who: you,
          then: {
            do: 'move',
            what: {
              sel: 'choose',
              who: you,
              from: all(and(type('Instant'), { is: 'stat', stat: 'manaValue', cmp: '<=', value: 2 }), 'hand', you),
              min: 1,
              max: 1,
              how: 'choice',
            },
            to: 'exile',
            link: 0,
          },
        }),
      },
      activated([mana('{2}'), tap], {
        do: 'may',
        who: you,
        // two choices: to copy the card, and to cast the copy (CR 608.2d, 707.12)
        then: {
          do: 'may',
          who: you,
          then: { do: 'play', who: you, what: { sel: 'linked', link: 0 }, cost: 'free', copy: 'copy' },
        },
      }),
    ],
  ),
];

export const CHOICE: readonly Card[] = [
  card(
    'Fact or Fiction',
    ['Instant'],
    [
      spell(
        seq(
          { do: 'reveal', what: { sel: 'top', of: you, count: 5 }, bind: 0 },
          { do: 'piles', who: { player: 'anOpponent' }, of: slot(0), chooser: you, bindChosen: 1, bindOther: 2 },
          { do: 'move', what: slot(1), to: 'hand' },
          { do: 'move', what: slot(2), to: 'graveyard' },
        ),
      ),
    ],
  ),
  card(
    'Gifts Ungiven',
    ['Instant'],
    [
      spell(
        seq(
          { do: 'search', who: you, of: you, zone: 'library', filter: any, min: 0, max: 4, bind: 0, different: 'names' },
          { do: 'reveal', what: slot(0) },
          { do: 'let', slot: 1, what: { sel: 'choose', who: who(T0), from: slot(0), min: 2, max: 2, how: 'choice' }, apart: 'apart' },
          { do: 'move', what: slot(1), to: 'graveyard' },
          { do: 'move', what: { sel: 'except', of: slot(0), minus: slot(1) }, to: 'hand' },
          { do: 'shuffle', who: you },
        ),
        targetOpponent,
      ),
    ],
  ),
  card(
    'Meddling Mage',
    ['Creature'],
    [
      entersChoice({ choose: 'cardName', filter: not(type('Land')) }),
      {
        kind: 'static',
        parts: [
          {
            part: 'rule',
            rule: { rule: 'cant', action: { act: 'cast', who: { player: 'each' }, what: and(spells, { is: 'named', name: { link: 0 } }) } },
          },
        ],
      },
    ],
  ),
  card(
    "Council's Judgment",
    ['Sorcery'],
    [
      {
        kind: 'spell',
        abilityWord: 'Will of the council',
        program: program(
          seq(
            {
              do: 'vote',
              first: you,
              ballot: { votes: 'entities', among: all(and(not(type('Land')), not(yours), { is: 'permanent' })), bind: 0 },
            },
            { do: 'move', what: slot(0), to: 'exile' },
          ),
        ),
      },
    ],
  ),
];
