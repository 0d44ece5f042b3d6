/** Casting: alternative costs, casting from elsewhere, faces. */
import type { Card, Face } from '../../src/index.js';
import {
  and,
  card,
  controllerOf,
  creature,
  damage,
  entersSelf,
  keyword,
  mana,
  not,
  or,
  program,
  self,
  seq,
  slot,
  spell,
  T0,
  target,
  thisOne,
  type,
  you,
  yours,
} from './build.js';

const instantOrSorcery = or(type('Instant'), type('Sorcery'));
const face = (name: string, types: Face['types'], abilities: Face['abilities']): Face => ({
  name,
  supertypes: [],
  types,
  subtypes: [],
  abilities,
});

export const CASTING: readonly Card[] = [
  card(
    'Snapcaster Mage',
    ['Creature'],
    [
      keyword('flash'),
      {
        kind: 'triggered',
        event: entersSelf,
        program: program(
          {
            do: 'continuous',
            affects: T0,
            mods: [{ mod: 'addAbility', ability: keyword('flashback', { cost: [{ pay: 'manaCostOf', of: self }] }) }],
            rules: [],
            duration: 'endOfTurn',
          },
          { from: ['graveyard'], of: you, what: instantOrSorcery, min: 1, max: 1 },
        ),
      },
    ],
  ),
  card(
    'Rakavolver',
    ['Creature'],
    [
      keyword('kicker', { cost: [mana('{1}{W}')], words: 'A' }),
      keyword('kicker', { cost: [mana('{U}')], words: 'B' }),
      {
        kind: 'static',
        parts: [
          {
            part: 'replacement',
            replacement: {
              replace: 'enters',
              what: thisOne,
              condition: { if: 'paid', label: 'kicker A' },
              entering: {
                counters: [{ counter: '+1/+1', count: 2 }],
                mods: [
                  {
                    mod: 'addAbility',
                    ability: {
                      kind: 'triggered',
                      event: { on: 'damage', source: thisOne, to: { is: 'any' }, kind: 'any', batch: 'each' },
                      program: program({ do: 'life', who: you, change: 'gain', amount: { q: 'amount' } }),
                    },
                  },
                ],
              },
            },
          },
        ],
      },
      {
        kind: 'static',
        parts: [
          {
            part: 'replacement',
            replacement: {
              replace: 'enters',
              what: thisOne,
              condition: { if: 'paid', label: 'kicker B' },
              entering: { counters: [{ counter: '+1/+1', count: 1 }], mods: [{ mod: 'addAbility', ability: keyword('flying') }] },
            },
          },
        ],
      },
    ],
  ),
  card(
    'Reality Shift',
    ['Instant'],
    [
      spell(
        seq({ do: 'move', what: T0, to: 'exile' }, { do: 'keywordAction', action: 'manifest', who: controllerOf(T0), n: 1 }),
        target(creature),
      ),
    ],
  ),
  card(
    "Mizzix's Mastery",
    ['Sorcery'],
    [
      spell(
        seq(
          { do: 'move', what: T0, to: 'exile', bind: 0 },
          {
            do: 'forEach',
            in: slot(0),
            slot: 1,
            effect: { do: 'may', who: you, then: { do: 'play', who: you, what: slot(1), cost: 'free', copy: 'copy' } },
            order: 'chosen',
          },
          { do: 'move', what: self, to: 'exile' },
        ),
        { from: ['graveyard'], of: you, what: instantOrSorcery, min: 1, max: 1 },
      ),
      keyword('overload', { cost: [mana('{5}{R}{R}{R}')] }),
    ],
  ),
  {
    name: 'Dead // Gone',
    layout: 'split',
    faces: [
      face('Dead', ['Instant'], [spell(damage(T0, 2), target(creature))]),
      face('Gone', ['Instant'], [spell({ do: 'move', what: T0, to: 'hand' }, target(and(not(yours), creature)))]),
    ],
  },
  {
    name: 'Bonecrusher Giant // Stomp',
    layout: 'adventure',
    faces: [
      face(
        'Bonecrusher Giant',
        ['Creature'],
        [
          {
            kind: 'triggered',
            event: { on: 'target', what: thisOne, by: { is: 'spell' } },
            program: program(damage({ sel: 'players', who: controllerOf({ sel: 'event', role: 'source' }) }, 2)),
          },
        ],
      ),
      face(
        'Stomp',
        ['Instant'],
        [
          spell(
            seq(
              {
                do: 'continuous',
                mods: [],
                rules: [{ rule: 'cant', action: { act: 'preventDamage', source: { is: 'any' } } }],
                duration: 'endOfTurn',
              },
              damage(T0, 2),
            ),
            {
              from: ['battlefield', 'players'],
              what: or(creature, type('Planeswalker'), type('Battle'), { is: 'player', who: { player: 'each' } }),
              min: 1,
              max: 1,
            },
          ),
        ],
      ),
    ],
  },
];
