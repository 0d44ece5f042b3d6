/** The runner against FORMAT.md, sections 9 and 10: checks and expected failures. Expected values come from there. */
import { describe } from 'vitest';
import {
  activate,
  attack,
  battlefield,
  block,
  cases,
  cast,
  check,
  count,
  entry,
  exile,
  graveyard,
  hand,
  library,
  life,
  now,
} from './cases.js';

const FOREST = (n: number, player = 'A') => battlefield(player, 'Forest', { count: n });
const MOUNTAIN = (n: number, player = 'A') => battlefield(player, 'Mountain', { count: n });
const tester = (text: string, name = 'tester') => ({ player: 'A', zone: 'battlefield', custom: { kind: 'card', name, types: [], text } });
const AT_B = { targets: [{ player: 'B' }] };
const FIRST = { raw: '{0}:', prefix: '{0}:' };
const query = (of: object, get: string, op: string, value: unknown, more: object = {}) =>
  check('query', { query: { of, get, ...more }, op, value });
const available = (...list: string[]) => [
  query({ player: 'A' }, 'availableManaCount', '==', list.length),
  ...list.map((mana) => check('availableMana', { player: 'A', mana })),
];

describe('section 9: checks', () => {
  const BEARS = battlefield('A', 'Grizzly Bears');
  const STOP = { turn: 1, step: 'main1' };
  cases([
    [
      'a token is named by its subtypes and the word Token',
      'passes',
      {
        place: [hand('A', 'Dragon Fodder'), MOUNTAIN(2)],
        script: [cast('Dragon Fodder')],
        expect: [count('token', 'A', 'Goblin Token', 2), count('permanent', 'A', 'Goblin Token', 2)],
      },
    ],
    [
      'a split card in hand is found by a half',
      'passes',
      {
        place: [hand('A', 'Fire // Ice')],
        expect: [count('hand', 'A', 'Fire', 1), count('hand', 'A', 'Ice', 1), count('hand', 'A', 'Fire // Ice', 1)],
      },
    ],
    [
      'and in a graveyard by its whole name only',
      'passes',
      { place: [graveyard('A', 'Fire // Ice')], expect: [count('graveyard', 'A', 'Fire // Ice', 1), count('graveyard', 'A', 'Fire', 0)] },
    ],
    [
      'a double-faced card goes by its front',
      'passes',
      {
        place: [hand('A', 'Insectile Aberration')],
        expect: [count('hand', 'A', 'Delver of Secrets', 1), count('hand', 'A', 'Insectile Aberration', 0)],
      },
    ],
    [
      'exile of one player, and of all',
      'passes',
      {
        place: [exile('A', 'Shock'), exile('B', 'Shock')],
        expect: [count('exile', 'A', 'Shock', 1), check('exileCount', { name: 'Shock', count: 2 }), check('exileCount', { count: 2 })],
      },
    ],
    [
      'power and toughness: any, all, first',
      'passes',
      {
        place: [BEARS, battlefield('A', 'Grizzly Bears'), hand('A', 'Giant Growth'), FOREST(1)],
        script: [cast('Giant Growth', { targets: [{ name: 'Grizzly Bears' }] })],
        stop: STOP,
        expect: [
          check('powerToughness', { player: 'A', name: 'Grizzly Bears', power: 2, toughness: 2, scope: 'any' }),
          check('powerToughness', { player: 'A', name: 'Grizzly Bears', power: 5, toughness: 5, scope: 'first' }),
        ],
      },
    ],
    [
      'all: not if one has not',
      { fails: /expected/ },
      {
        place: [BEARS, battlefield('A', 'Grizzly Bears'), hand('A', 'Giant Growth'), FOREST(1)],
        script: [cast('Giant Growth', { targets: [{ name: 'Grizzly Bears' }] })],
        stop: STOP,
        expect: [check('powerToughness', { player: 'A', name: 'Grizzly Bears', power: 5, toughness: 5, scope: 'all' })],
      },
    ],
    [
      'at least one must exist',
      { fails: /no such permanent/ },
      { expect: [check('powerToughness', { player: 'A', name: 'Grizzly Bears', power: 2, toughness: 2, scope: 'all' })] },
    ],
    [
      'base power',
      'passes',
      {
        place: [BEARS, hand('A', 'Giant Growth'), FOREST(1)],
        script: [cast('Giant Growth', { targets: [{ name: 'Grizzly Bears' }] })],
        stop: STOP,
        expect: [check('powerToughness', { player: 'A', name: 'Grizzly Bears', power: 2, toughness: 2, scope: 'any', base: true })],
      },
    ],
    [
      'an ability that is printed',
      'passes',
      {
        place: [battlefield('A', 'Serra Angel')],
        expect: [
          check('ability', { player: 'A', name: 'Serra Angel', ability: { keyword: 'flying' }, has: true, permanents: 1 }),
          check('ability', { player: 'A', name: 'Serra Angel', ability: { keyword: 'trample' }, has: false }),
        ],
      },
    ],
    [
      'an ability that a keyword counter gives',
      'passes',
      {
        place: [BEARS],
        script: [entry('addCounters', { permanent: 'Grizzly Bears', counter: 'lifelink', count: 1 })],
        expect: [
          check('ability', { player: 'A', name: 'Grizzly Bears', ability: { keyword: 'lifelink' }, has: true }),
          check('abilityCount', { player: 'A', name: 'Grizzly Bears', ability: { keyword: 'lifelink' }, count: 1 }),
          query({ permanent: 'Grizzly Bears' }, 'hasAbility', '==', true, { ability: { keyword: 'lifelink' } }),
        ],
      },
    ],
    [
      'a counter of two words',
      'passes',
      {
        place: [BEARS],
        script: [entry('addCounters', { permanent: 'Grizzly Bears', counter: 'first strike', count: 1 })],
        expect: [check('ability', { player: 'A', name: 'Grizzly Bears', ability: { keyword: 'first strike' }, has: true })],
      },
    ],
    [
      'exactly that many permanents',
      { fails: /2 permanents/ },
      {
        place: [battlefield('A', 'Serra Angel', { count: 2 })],
        expect: [check('ability', { player: 'A', name: 'Serra Angel', ability: { keyword: 'flying' }, has: true, permanents: 1 })],
      },
    ],
    [
      'a mana ability',
      'passes',
      {
        place: [battlefield('A', 'Llanowar Elves')],
        expect: [
          check('ability', { player: 'A', name: 'Llanowar Elves', ability: { mana: 'G' }, has: true }),
          check('ability', { player: 'A', name: 'Llanowar Elves', ability: { mana: 'R' }, has: false }),
        ],
      },
    ],
    [
      'counters: the last, or zero',
      'passes',
      { expect: [check('counters', { player: 'A', name: 'Grizzly Bears', counter: '+1/+1', count: 0, pick: 'lastOrZero' })] },
    ],
    [
      'types and subtypes',
      'passes',
      {
        place: [BEARS],
        expect: [
          check('type', { name: 'Grizzly Bears', type: 'creature', has: true, pick: 'first' }),
          check('type', { name: 'Grizzly Bears', type: 'artifact', has: false, pick: 'last' }),
          check('subtype', { name: 'Grizzly Bears', subtype: 'Bear', has: true }),
        ],
      },
    ],
    [
      'colours',
      'passes',
      {
        place: [BEARS],
        expect: [
          check('color', { player: 'A', name: 'Grizzly Bears', colors: ['G'], has: true }),
          check('color', { player: 'A', name: 'Grizzly Bears', colors: ['W', 'R'], has: false }),
        ],
      },
    ],
    [
      'attackers and blockers of this turn',
      'passes',
      {
        place: [BEARS, battlefield('B', 'Hill Giant')],
        script: [attack('Grizzly Bears'), block('Hill Giant', 'Grizzly Bears')],
        expect: [check('attackers', { player: 'A', names: ['Grizzly Bears'] }), check('blockers', { player: 'B', names: ['Hill Giant'] })],
      },
    ],
    [
      'exactly these',
      { fails: /expected/ },
      {
        place: [BEARS, battlefield('A', 'Gray Ogre')],
        script: [attack('Grizzly Bears'), attack('Gray Ogre')],
        expect: [check('attackers', { player: 'A', names: ['Grizzly Bears'] })],
      },
    ],
    [
      'mayAttack',
      'passes',
      {
        place: [BEARS, battlefield('A', 'Gray Ogre', { tapped: true }), battlefield('A', 'Test Wall')],
        stop: { turn: 1, step: 'untap' },
        expect: [
          check('mayAttack', { player: 'A', name: 'Grizzly Bears', defender: 'B', value: true }),
          check('mayAttack', { player: 'A', name: 'Gray Ogre', defender: 'B', value: false }),
          check('mayAttack', { player: 'A', name: 'Test Wall', defender: { player: 'B' }, value: false }),
        ],
      },
    ],
    [
      'topCardRevealed',
      'passes',
      {
        place: [tester('Play with the top card of your library revealed.')],
        expect: [check('topCardRevealed', { player: 'A', value: true }), check('topCardRevealed', { player: 'B', value: false })],
      },
    ],
    [
      'an emblem is named after its source',
      'passes',
      {
        place: [battlefield('A', 'Test Walker, Far Off')],
        script: [activate({ raw: '-1:', kind: 'loyalty', cost: '-1' })],
        expect: [
          count('commandZone', 'A', 'Emblem Tester', 1),
          check('commandZoneCount', { player: 'A', count: 1 }),
          count('commandZone', 'B', 'Emblem Tester', 0),
        ],
      },
    ],
    [
      'stack objects: spells by name, abilities by text',
      'passes',
      {
        place: [hand('A', 'Shock'), MOUNTAIN(1), tester('{0}: You gain 1 life.')],
        script: [
          cast('Shock', AT_B),
          activate(FIRST),
          now(check('stackObject', { object: { raw: 'Cast Shock', kind: 'cast', card: 'Shock' }, count: 1 })),
          now(check('stackObject', { object: { raw: '{0}: You gain', kind: 'activated', cost: '{0}', text: 'You gain' }, count: 1 })),
        ],
        expect: [life('A', 21)],
      },
    ],
    [
      'libraries from the top',
      'passes',
      {
        place: [library('A', 'Shock')],
        expect: [
          query({ player: 'A', libraryIndex: 0 }, 'name', '==', 'Shock'),
          query({ player: 'A', zone: 'library' }, 'count', '==', 72),
        ],
      },
    ],
    [
      'each: every one, possibly none',
      'passes',
      {
        place: [battlefield('A', 'Grizzly Bears', { count: 2 })],
        expect: [
          query({ permanent: 'Grizzly Bears', each: true }, 'power', '==', 2),
          query({ permanent: 'Hill Giant', each: true }, 'power', '==', 99),
        ],
      },
    ],
    [
      'comparisons',
      'passes',
      {
        place: [BEARS],
        expect: [
          query({ permanent: 'Grizzly Bears' }, 'power', '<', 3),
          query({ permanent: 'Grizzly Bears' }, 'power', '>=', 2),
          query({ permanent: 'Grizzly Bears' }, 'power', '!=', 3),
          query({ permanent: 'Grizzly Bears' }, 'power', '==', { query: { of: { permanent: 'Grizzly Bears' }, get: 'toughness' } }),
          query({ permanent: 'Grizzly Bears' }, 'attachedTo', '==', 'null'),
        ],
      },
    ],
    [
      'result, won, lost, playerInGame',
      'passes',
      {
        script: [entry('concede')],
        expect: [
          check('result', { player: 'A', value: 'lost' }),
          check('result', { player: 'B', value: 'won' }),
          check('playerInGame', { player: 'A', value: false }),
        ],
      },
    ],
    [
      'available mana: a source that costs mana uses another',
      'passes',
      { tags: ['availableMana'], place: [battlefield('A', 'Test Ring'), MOUNTAIN(1)], expect: available('{B}', '{R}') },
    ],
    [
      'available mana: greatest combinations only',
      'passes',
      {
        tags: ['availableMana'],
        place: [MOUNTAIN(2), battlefield('A', 'Watery Grave')],
        answers: { A: { choices: [{ yes: true }] } },
        expect: available('{R}{R}{U}', '{R}{R}{B}'),
      },
    ],
    [
      'available mana: tapping and sacrificing are two uses',
      'passes',
      { tags: ['availableMana'], place: [battlefield('A', 'Test Eye')], expect: available('{U}{U}') },
    ],
    [
      'available mana: with what is in the pool',
      'passes',
      {
        tags: ['availableMana'],
        place: [MOUNTAIN(2)],
        script: [
          entry('activateMana', { ability: { raw: '{T}: Add {R}', kind: 'mana', cost: '{T}', text: 'Add {R}' } }),
          ...available('{R}{R}').map((c) => now(c)),
        ],
      },
    ],
    [
      'available mana: none',
      'passes',
      {
        tags: ['availableMana'],
        place: [MOUNTAIN(1)],
        script: [entry('activateMana', { ability: { raw: '{T}: Add {R}', kind: 'mana', cost: '{T}', text: 'Add {R}' } })],
        expect: [query({ player: 'A' }, 'availableManaText', '==', '[]')],
      },
    ],
    [
      'available mana is compared in any order',
      'passes',
      {
        tags: ['availableMana'],
        place: [MOUNTAIN(1), battlefield('A', 'Plains')],
        expect: [
          query({ player: 'A' }, 'availableManaAt', '==', '{R}{W}', { index: 0 }),
          query({ player: 'A' }, 'availableManaAt', '==', '{W}{R}', { index: 0 }),
        ],
      },
    ],
  ]);
});

describe('section 10: expected failures', () => {
  const SHOCK = [hand('A', 'Shock')];
  const TAG = ['expectsFailure'];
  cases([
    [
      'required: it must',
      { fails: /was to go wrong/ },
      { tags: TAG, place: [...SHOCK, MOUNTAIN(1)], script: [cast('Shock', AT_B)], failure: { required: true, kind: 'actionNotAvailable' } },
    ],
    [
      'not required: it may',
      'passes',
      {
        tags: TAG,
        place: [...SHOCK, MOUNTAIN(1)],
        script: [cast('Shock', AT_B)],
        failure: { required: false, kind: 'actionNotAvailable' },
      },
    ],
    [
      'but only this way',
      { fails: /expected|left over/ },
      {
        tags: TAG,
        place: [...SHOCK, MOUNTAIN(1)],
        script: [cast('Shock', AT_B)],
        answers: { A: { choices: [{ text: 'Red' }] } },
        failure: { required: false, kind: 'actionNotAvailable' },
      },
    ],
    [
      'the action it is about',
      'passes',
      {
        tags: TAG,
        place: SHOCK,
        script: [cast('Shock', AT_B)],
        failure: { required: true, kind: 'actionNotAvailable', action: 'Cast Shock' },
      },
    ],
    [
      'another action is another failure',
      { fails: /not legal now/ },
      {
        tags: TAG,
        place: SHOCK,
        script: [cast('Shock', AT_B)],
        failure: { required: true, kind: 'actionNotAvailable', action: 'Cast Murder' },
      },
    ],
    [
      'an action that is not available is no illegal target',
      { fails: /not legal now/ },
      { tags: TAG, place: SHOCK, script: [cast('Shock', AT_B)], failure: { required: true, kind: 'illegalTarget' } },
    ],
    [
      'expectations are checked on the state at that moment',
      'passes',
      {
        tags: TAG,
        place: [...SHOCK, hand('A', 'Shock'), MOUNTAIN(1)],
        script: [cast('Shock', AT_B), entry('waitStack'), cast('Shock', AT_B)],
        failure: { required: true, kind: 'actionNotAvailable' },
        expect: [life('B', 18), count('hand', 'A', 'Shock', 1)],
      },
    ],
    [
      'unusedActions',
      'passes',
      {
        tags: TAG,
        strict: false,
        place: [battlefield('A', 'Grizzly Bears', { tapped: true })],
        stop: { turn: 1, step: 'end' },
        script: [attack('Hill Giant')],
        failure: { required: true, kind: 'unusedActions' },
      },
    ],
    [
      'unusedAnswers',
      'passes',
      { tags: TAG, answers: { A: { choices: [{ text: 'Red' }] } }, failure: { required: true, kind: 'unusedAnswers' } },
    ],
    [
      'missingAnswer',
      'passes',
      { tags: TAG, place: [...SHOCK, MOUNTAIN(1)], script: [cast('Shock')], failure: { required: true, kind: 'missingAnswer' } },
    ],
    [
      'illegalMode',
      'passes',
      {
        tags: TAG,
        place: [hand('A', 'Test Charm'), FOREST(1), battlefield('A', 'Grizzly Bears')],
        script: [cast('Test Charm')],
        answers: { A: { modes: [{ mode: 7 }] } },
        failure: { required: true, kind: 'illegalMode' },
      },
    ],
    [
      'illegalTarget where only one target is legal',
      'passes',
      {
        tags: TAG,
        place: [
          hand('A', 'Murder'),
          battlefield('A', 'Swamp', { count: 3 }),
          battlefield('B', 'Hill Giant'),
          battlefield('B', 'Jace Beleren'),
        ],
        script: [cast('Murder')],
        answers: { A: { targets: [{ targets: [{ name: 'Jace Beleren' }] }] } },
        failure: { required: true, kind: 'illegalTarget' },
      },
    ],
    [
      'actionNotPerformed',
      'passes',
      {
        tags: TAG,
        place: [battlefield('A', 'Grizzly Bears')],
        script: [attack('Hill Giant')],
        failure: { required: true, kind: 'actionNotPerformed' },
      },
    ],
  ]);
});
