/** Cards of the decks by hand, for the golden tests of the compiler. */
import type { Card, Quantity } from '../../src/index.js';
import {
  activated,
  addMana,
  all,
  and,
  any,
  card,
  count,
  creature,
  damage,
  each,
  entersSelf,
  keyword,
  mana,
  not,
  opponents,
  or,
  program,
  pump,
  self,
  seq,
  spell,
  sub,
  T0,
  tap,
  target,
  targetOpponent,
  thisOne,
  type,
  who,
  you,
  yours,
} from './build.js';

const elves: Quantity = count(all(sub('Elf')));

export const MORE_DECK_CARDS: readonly Card[] = [
  card('Priest of Titania', ['Creature'], [activated([tap], addMana(['{G}'], elves))]),
  card('Wellwisher', ['Creature'], [activated([tap], { do: 'life', who: you, change: 'gain', amount: elves })]),
  card('Timberwatch Elf', ['Creature'], [activated([tap], pump(T0, elves, elves), target(creature))]),
  card(
    'Siege Rhino',
    ['Creature'],
    [
      keyword('trample'),
      {
        kind: 'triggered',
        event: entersSelf,
        program: program(
          seq({ do: 'life', who: opponents, change: 'lose', amount: 3 }, { do: 'life', who: you, change: 'gain', amount: 3 }),
        ),
      },
    ],
  ),
  card(
    'Thermo-Alchemist',
    ['Creature'],
    [
      keyword('defender'),
      activated([tap], damage({ sel: 'players', who: opponents }, 1)),
      {
        kind: 'triggered',
        event: { on: 'cast', who: you, what: and({ is: 'spell' }, or(type('Instant'), type('Sorcery'))) },
        program: program({ do: 'untap', what: self }),
      },
    ],
  ),
  card(
    'Eidolon of the Great Revel',
    ['Enchantment', 'Creature'],
    [
      {
        kind: 'triggered',
        event: { on: 'cast', who: each, what: and({ is: 'spell' }, { is: 'stat', stat: 'manaValue', cmp: '<=', value: 3 }) },
        program: program(damage({ sel: 'event', role: 'player' }, 2)),
      },
    ],
  ),
  card(
    'Kor Skyfisher',
    ['Creature'],
    [
      keyword('flying'),
      {
        kind: 'triggered',
        event: entersSelf,
        program: program({
          do: 'move',
          what: { sel: 'choose', who: you, from: all(and({ is: 'permanent' }, yours)), min: 1, max: 1, how: 'choice' },
          to: 'hand',
        }),
      },
    ],
  ),
  card(
    'Ninja of the Deep Hours',
    ['Creature'],
    [
      keyword('ninjutsu', { cost: [mana('{1}{U}')] }),
      {
        kind: 'triggered',
        event: { on: 'damage', source: thisOne, to: { is: 'player', who: each }, kind: 'combat', batch: 'each' },
        program: program({ do: 'may', who: you, then: { do: 'draw', who: you, count: 1 } }),
      },
    ],
  ),
  card(
    'Brainstorm',
    ['Instant'],
    [
      spell(
        seq(
          { do: 'draw', who: you, count: 3 },
          {
            do: 'move',
            what: { sel: 'choose', who: you, from: all(any, 'hand', you), min: 2, max: 2, how: 'choice' },
            to: 'library',
            position: 'top',
            order: 'any',
          },
        ),
      ),
    ],
  ),
  card(
    'Echoing Truth',
    ['Instant'],
    [
      spell(
        {
          do: 'move',
          what: {
            sel: 'union',
            of: [T0, all(and(not({ is: 'oneOf', of: T0 }), { is: 'permanent' }, { is: 'sameName', as: T0 }))],
          },
          to: 'hand',
        },
        target(and(not(type('Land')), { is: 'permanent' })),
      ),
    ],
  ),
  card(
    'Chittering Rats',
    ['Creature'],
    [
      {
        kind: 'triggered',
        event: entersSelf,
        program: program(
          {
            do: 'move',
            what: { sel: 'choose', who: who(T0), from: all(any, 'hand', who(T0)), min: 1, max: 1, how: 'choice' },
            to: 'library',
            position: 'top',
          },
          targetOpponent,
        ),
      },
    ],
  ),
  card('Monastery Swiftspear', ['Creature'], [keyword('haste'), keyword('prowess')]),
  card('Roast', ['Sorcery'], [spell(damage(T0, 5), target(and(not({ is: 'keyword', keyword: 'flying' }), creature)))]),
];
