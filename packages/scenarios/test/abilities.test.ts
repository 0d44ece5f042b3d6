/** The runner against FORMAT.md, section 6: naming an ability. Expected values come from there. */
import { describe } from 'vitest';
import { activate, battlefield, cases, check, entry, hand, life, now } from './cases.js';

const FOREST = (n: number, player = 'A') => battlefield(player, 'Forest', { count: n });
const MOUNTAIN = (n: number, player = 'A') => battlefield(player, 'Mountain', { count: n });
const tester = (text: string, name = 'tester') => ({ player: 'A', zone: 'battlefield', custom: { kind: 'card', name, types: [], text } });
const size = (name: string, power: number) => check('powerToughness', { player: 'A', name, power, toughness: power, scope: 'any' });
const choices = (...list: object[]) => ({ A: { choices: list } });

describe('section 6: naming an ability', () => {
  const RING = [battlefield('A', 'Test Ring'), MOUNTAIN(1)];
  cases([
    [
      'by its cost',
      'passes',
      {
        place: [tester('{1}: You gain 1 life.\n{2}: You gain 2 life.'), MOUNTAIN(2)],
        script: [activate({ raw: '{2}: You', cost: '{2}', text: 'You' })],
        expect: [life('A', 22)],
      },
    ],
    [
      'the order of the parts of a cost does not matter',
      'passes',
      {
        place: [tester('{1}, {T}, Sacrifice this permanent: You gain 4 life.'), MOUNTAIN(1)],
        script: [activate({ raw: '{1}, Sacrifice {this}, {T}: You gain', cost: '{1}, Sacrifice {this}, {T}', text: 'You gain' })],
        expect: [life('A', 24)],
      },
    ],
    [
      'by a prefix that ends in the cost',
      'passes',
      {
        place: [tester('{1}, {T}, Sacrifice this permanent: You gain 4 life.'), MOUNTAIN(1)],
        script: [activate({ raw: '{1}, {T}', prefix: '{1}, {T}' })],
        expect: [life('A', 24)],
      },
    ],
    [
      'of several with one cost the one whose effect starts so',
      'passes',
      {
        place: [tester('{1}: You gain 1 life.\n{1}: Draw a card.'), MOUNTAIN(1)],
        script: [activate({ raw: '{1}: Draw', cost: '{1}', text: 'Draw' })],
        expect: [check('handCount', { player: 'A', count: 1 })],
      },
    ],
    [
      'loyalty abilities by their cost',
      'passes',
      {
        place: [battlefield('A', 'Jace Beleren')],
        script: [activate({ raw: '+2: ', kind: 'loyalty', cost: '+2' })],
        expect: [check('counters', { player: 'A', name: 'Jace Beleren', counter: 'loyalty', count: 5 })],
      },
    ],
    [
      'a keyword',
      'passes',
      {
        place: [battlefield('A', 'Bonesplitter'), battlefield('A', 'Grizzly Bears'), MOUNTAIN(1)],
        script: [activate({ raw: 'Equip', keyword: 'Equip' }, { targets: [{ name: 'Grizzly Bears' }] })],
        expect: [check('attachedTo', { player: 'A', attachment: 'Bonesplitter', permanent: 'Grizzly Bears', value: true })],
      },
    ],
    [
      'a keyword with its cost',
      'passes',
      {
        place: [battlefield('A', 'Bonesplitter'), battlefield('A', 'Grizzly Bears'), MOUNTAIN(1)],
        script: [activate({ raw: 'Equip {1}', keyword: 'Equip', cost: '{1}' }, { targets: [{ name: 'Grizzly Bears' }] })],
        expect: [check('attachedTo', { player: 'A', attachment: 'Bonesplitter', permanent: 'Grizzly Bears', value: true })],
      },
    ],
    [
      'a keyword with another cost is none',
      { fails: /not legal now/ },
      {
        place: [battlefield('A', 'Bonesplitter'), battlefield('A', 'Grizzly Bears'), MOUNTAIN(3)],
        script: [activate({ raw: 'Equip {2}', keyword: 'Equip', cost: '{2}' }, { targets: [{ name: 'Grizzly Bears' }] })],
      },
    ],
    [
      'an exhaust ability by its label and cost',
      'passes',
      {
        place: [battlefield('A', 'Test Worker'), MOUNTAIN(5)],
        script: [activate({ raw: 'Exhaust — {3}', keyword: 'Exhaust', cost: '{3}' })],
        expect: [check('handCount', { player: 'A', count: 1 }), size('Test Worker', 2)],
      },
    ],
    [
      'and the other by its own cost',
      'passes',
      {
        place: [battlefield('A', 'Test Worker'), MOUNTAIN(5)],
        script: [activate({ raw: 'Exhaust — {2}', keyword: 'Exhaust', cost: '{2}' })],
        expect: [check('handCount', { player: 'A', count: 0 }), size('Test Worker', 3)],
      },
    ],
    [
      'an exhaust ability of a cost that none has',
      { fails: /not legal now/ },
      {
        place: [battlefield('A', 'Test Worker'), MOUNTAIN(5)],
        script: [activate({ raw: 'Exhaust — {4}', keyword: 'Exhaust', cost: '{4}' })],
      },
    ],
    [
      'a mana ability by what it adds: a dual land is tapped for {B}',
      'passes',
      {
        place: [battlefield('A', 'Watery Grave')],
        answers: choices({ yes: true }),
        script: [
          entry('activateMana', { ability: { raw: '{T}: Add {B}', kind: 'mana', cost: '{T}', text: 'Add {B}' } }),
          now(check('manaPool', { player: 'A', color: 'B', amount: 1 })),
        ],
      },
    ],
    [
      'and not a land that cannot add it',
      { fails: /not legal now/ },
      {
        place: [FOREST(1)],
        script: [entry('activateMana', { ability: { raw: '{T}: Add {B}', kind: 'mana', cost: '{T}', text: 'Add {B}' } })],
      },
    ],
    [
      'a mana ability with a cost of mana',
      'passes',
      {
        place: RING,
        script: [
          entry('activateMana', { ability: { raw: '{1}, {T}: Add {B}', kind: 'mana', cost: '{1}, {T}', text: 'Add {B}' } }),
          now(check('manaPool', { player: 'A', color: 'B', amount: 1 })),
        ],
      },
    ],
    [
      'the source whose ability it is',
      'passes',
      {
        place: [battlefield('A', 'Llanowar Elves', { aliases: ['one'] }), battlefield('A', 'Llanowar Elves', { aliases: ['two'] })],
        script: [entry('activateMana', { ability: { raw: '{T}: Add {G}', kind: 'mana', cost: '{T}', text: 'Add {G}', source: 'two' } })],
        expect: [
          check('query', { query: { of: { permanent: '@two' }, get: 'tapped' }, op: '==', value: true }),
          check('query', { query: { of: { permanent: '@one' }, get: 'tapped' }, op: '==', value: false }),
        ],
      },
    ],
    [
      'playable: the text begins so',
      'passes',
      {
        place: [hand('A', 'Shock'), MOUNTAIN(1)],
        script: [now(check('playable', { player: 'A', ability: { raw: 'Cast Sho', kind: 'cast', card: 'Sho' }, value: true }))],
      },
    ],
    [
      'playable false of a text that exists nowhere holds',
      'passes',
      {
        script: [
          now(
            check('playable', {
              player: 'A',
              ability: { raw: '{9}: Frobnicate', kind: 'activated', cost: '{9}', text: 'Frobnicate' },
              value: false,
            }),
          ),
        ],
      },
    ],
    [
      'playable: without the mana it is not',
      'passes',
      {
        place: [hand('A', 'Hill Giant'), MOUNTAIN(3)],
        script: [
          now(check('playable', { player: 'A', ability: { raw: 'Cast Hill Giant', kind: 'cast', card: 'Hill Giant' }, value: false })),
        ],
      },
    ],
  ]);
});
