/** Turns and players. */
import type { Ability, Card, Condition, Effect } from '../../src/index.js';
import {
  activated,
  all,
  and,
  any,
  card,
  count,
  creature,
  entersSelf,
  keyword,
  loyalty,
  mana,
  not,
  opponents,
  program,
  pump,
  replaces,
  self,
  seq,
  slot,
  sub,
  T0,
  tap,
  target,
  targetPlayer,
  thisOne,
  who,
  you,
  yours,
} from './build.js';

const enters = (counter: string, n: number | { q: 'x' }): Ability =>
  replaces({ replace: 'enters', what: thisOne, entering: { counters: [{ counter, count: n }] } });
const upkeep = { on: 'step', step: 'upkeep', whose: you } as const;
const chapter = (reaches: number[], effect: Effect): Ability => ({
  kind: 'triggered',
  event: { on: 'counters', change: 'put', counter: 'lore', what: thisOne, reaches },
  program: program(effect),
});
const colors = ['{W}', '{U}', '{B}', '{R}', '{G}'];
const opponentIsMonarch: Condition = {
  if: 'matches',
  what: { sel: 'players', who: opponents },
  filter: { is: 'designated', designation: 'monarch' },
};
const noIce: Condition = { if: 'matches', what: self, filter: { is: 'counters', counter: 'ice', cmp: '=', value: 0 } };

export const TURNS: readonly Card[] = [
  card(
    'Aggravated Assault',
    ['Enchantment'],
    [
      {
        kind: 'activated',
        cost: [mana('{3}{R}{R}')],
        program: program(seq({ do: 'untap', what: all(and(creature, yours)) }, { do: 'extraPhase', phase: 'combatAndMain' })),
        timing: 'sorcery',
      },
    ],
  ),
  card(
    'Mindslaver',
    ['Artifact'],
    [activated([mana('{4}'), tap, { pay: 'self', verb: 'sacrifice' }], { do: 'controlPlayer', who: you, whom: who(T0) }, targetPlayer)],
    { supertypes: ['Legendary'] },
  ),
  card(
    'Sundial of the Infinite',
    ['Artifact'],
    [
      {
        kind: 'activated',
        cost: [mana('{1}'), tap],
        program: program({ do: 'endTurn' }),
        timing: 'instant',
        condition: { if: 'turnOf', who: you },
      },
    ],
  ),
  card(
    'Karn Liberated',
    ['Planeswalker'],
    [
      loyalty(
        4,
        {
          do: 'move',
          what: { sel: 'choose', who: who(T0), from: all(any, 'hand', who(T0)), min: 1, max: 1, how: 'choice' },
          to: 'exile',
          link: 0,
        },
        targetPlayer,
      ),
      loyalty(-3, { do: 'move', what: T0, to: 'exile', link: 0 }, target({ is: 'permanent' })),
      loyalty(
        -14,
        seq(
          {
            do: 'restartGame',
            keep: {
              sel: 'all',
              zone: 'exile',
              filter: and(not(sub('Aura')), { is: 'permanentCard' }, { is: 'oneOf', of: { sel: 'linked', link: 0 } }),
            },
            bind: 0,
          },
          { do: 'move', what: slot(0), to: 'battlefield', under: you },
        ),
      ),
    ],
    { supertypes: ['Legendary'], subtypes: ['Karn'] },
  ),
  card(
    'Queen Marchesa',
    ['Creature'],
    [
      keyword('deathtouch'),
      keyword('haste'),
      { kind: 'triggered', event: entersSelf, program: program({ do: 'gainDesignation', who: you, designation: 'monarch' }) },
      {
        kind: 'triggered',
        event: upkeep,
        condition: opponentIsMonarch,
        program: program({
          do: 'createToken',
          who: you,
          count: 1,
          token: {
            token: 'described',
            supertypes: [],
            types: ['Creature'],
            subtypes: ['Assassin'],
            colors: ['B'],
            power: 1,
            toughness: 1,
            abilities: [keyword('deathtouch'), keyword('haste')],
          },
        }),
      },
    ],
    { supertypes: ['Legendary'] },
  ),
  {
    name: 'History of Benalia',
    layout: 'saga',
    faces: [
      {
        name: 'History of Benalia',
        supertypes: [],
        types: ['Enchantment'],
        subtypes: ['Saga'],
        abilities: [
          chapter([1, 2], {
            do: 'createToken',
            who: you,
            count: 1,
            token: {
              token: 'described',
              supertypes: [],
              types: ['Creature'],
              subtypes: ['Knight'],
              colors: ['W'],
              power: 2,
              toughness: 2,
              abilities: [keyword('vigilance')],
            },
          }),
          chapter([3], pump(all(and(sub('Knight'), yours)), 2, 1)),
        ],
      },
    ],
  },
  card(
    'Hangarback Walker',
    ['Artifact', 'Creature'],
    [
      enters('+1/+1', { q: 'x' }),
      {
        kind: 'triggered',
        event: { on: 'zone', what: thisOne, from: 'battlefield', to: 'graveyard', batch: 'each' },
        program: program({
          do: 'createToken',
          who: you,
          count: { q: 'counters', counter: '+1/+1', of: self },
          token: {
            token: 'described',
            supertypes: [],
            types: ['Artifact', 'Creature'],
            subtypes: ['Thopter'],
            colors: [],
            power: 1,
            toughness: 1,
            abilities: [keyword('flying')],
          },
        }),
      },
      activated([mana('{1}'), tap], { do: 'counters', change: 'put', counter: '+1/+1', count: 1, on: self }),
    ],
    { manaCost: '{X}{X}' },
  ),
  card(
    'Aether Vial',
    ['Artifact'],
    [
      {
        kind: 'triggered',
        event: upkeep,
        program: program({ do: 'may', who: you, then: { do: 'counters', change: 'put', counter: 'charge', count: 1, on: self } }),
      },
      activated([tap], {
        do: 'may',
        who: you,
        then: {
          do: 'move',
          what: {
            sel: 'choose',
            who: you,
            from: all(
              and(creature, { is: 'stat', stat: 'manaValue', cmp: '=', value: { q: 'counters', counter: 'charge', of: self } }),
              'hand',
              you,
            ),
            min: 1,
            max: 1,
            how: 'choice',
          },
          to: 'battlefield',
        },
      }),
    ],
  ),
  card(
    'Squee, Goblin Nabob',
    ['Creature'],
    [
      {
        kind: 'triggered',
        event: upkeep,
        program: program({ do: 'may', who: you, then: { do: 'move', what: self, from: 'graveyard', to: 'hand' } }),
        zone: 'graveyard',
      },
    ],
    { supertypes: ['Legendary'] },
  ),
  card(
    "Lion's Eye Diamond",
    ['Artifact'],
    [
      {
        kind: 'activated',
        cost: [
          { pay: 'objects', verb: 'discard', zone: 'hand', filter: any, how: 'choice', count: count(all(any, 'hand', you)) },
          { pay: 'self', verb: 'sacrifice' },
        ],
        program: program({ do: 'mana', who: you, mana: { options: colors, times: 3, choose: 'once' } }),
        timing: 'asInstant',
      },
    ],
  ),
  card(
    'Dark Depths',
    ['Land'],
    [
      enters('ice', 10),
      activated([mana('{3}')], { do: 'counters', change: 'remove', counter: 'ice', count: 1, on: self }),
      {
        kind: 'triggered',
        event: { on: 'state', condition: noIce },
        program: program(
          seq(
            { do: 'sacrificeThese', what: self, bind: 0 },
            {
              do: 'if',
              cond: { if: 'did', slot: 0 },
              then: {
                do: 'createToken',
                who: you,
                count: 1,
                token: {
                  token: 'described',
                  name: 'Marit Lage',
                  supertypes: ['Legendary'],
                  types: ['Creature'],
                  subtypes: ['Avatar'],
                  colors: ['B'],
                  power: 20,
                  toughness: 20,
                  abilities: [keyword('flying'), keyword('indestructible')],
                },
              },
            },
          ),
        ),
      },
    ],
    { supertypes: ['Legendary', 'Snow'] },
  ),
];
