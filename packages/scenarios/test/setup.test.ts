/** The runner against FORMAT.md, sections 2 and 3: set-up. Each case is a sentence of the format; expected values come from there. */
import { describe } from 'vitest';
import { activate, attack, battlefield, cases, cast, check, count, entry, exile, graveyard, hand, library, life, now } from './cases.js';

const FOREST = (n: number, player = 'A') => battlefield(player, 'Forest', { count: n });
const MOUNTAIN = (n: number, player = 'A') => battlefield(player, 'Mountain', { count: n });
const AT_B = { targets: [{ player: 'B' }] };
const query = (of: object, get: string, op: string, value: unknown, more: object = {}) =>
  check('query', { query: { of, get, ...more }, op, value });

describe('section 2: the game', () => {
  cases([
    [
      'no opening hand is drawn: hands hold only placed cards',
      'passes',
      { place: [hand('A', 'Shock')], expect: [check('handCount', { player: 'A', count: 1 })] },
    ],
    [
      'duels: A does not draw in turn 1, B draws in turn 2',
      'passes',
      {
        stop: { turn: 2, step: 'main1' },
        expect: [check('handCount', { player: 'A', count: 0 }), check('handCount', { player: 'B', count: 1 })],
      },
    ],
    [
      'a player with an empty library who draws loses',
      'passes',
      {
        players: { B: { life: 20, deck: [] } },
        stop: { turn: 2, step: 'main1' },
        expect: [check('lost', { player: 'B', value: true }), check('result', { player: 'A', value: 'won' })],
      },
    ],
    [
      'starting life',
      'passes',
      {
        players: { B: { life: 7, deck: [{ card: 'Mountain', count: 5 }] } },
        expect: [life('B', 7), check('libraryCount', { player: 'B', count: 5 })],
      },
    ],
    [
      'daytime: the game has that designation from the start',
      'passes',
      { setup: { daytime: 'night' }, expect: [query({ game: true }, 'isNight', '==', true)] },
    ],
    ['profile current is what there is', 'passes', { setup: { profile: 'current' }, expect: [life('A', 20)] }],
    ['the rules of 2015', 'passes', { setup: { profile: '2015' }, expect: [life('A', 20)] }],
    ['the rules of 2003', 'passes', { setup: { profile: 'classic' }, expect: [life('A', 20)] }],
    ['a profile nobody knows', { unsupported: /profile 1993/ }, { setup: { profile: '1993' } }],
    ['a field of the set-up that is not known', { unsupported: /moonPhase/ }, { setup: { moonPhase: 'full' } }],
    ['a format that is not known', { unsupported: /format oathbreakerFreeForAll/ }, { setup: { format: 'oathbreakerFreeForAll' } }],
    ['emblems are not set up', { unsupported: /emblems/ }, { setup: { emblems: [{ player: 'A', emblemOf: 'Domri Rade' }] } }],
    ['a tag that is not known', { unsupported: /tag starlight/ }, { tags: ['starlight'] }],
    ['a zone that is not known', { unsupported: /zone ante/ }, { place: [{ player: 'A', zone: 'ante', card: 'Forest' }] }],
    [
      'a kind of made-up permanent that is not known',
      { unsupported: /targetFrobnicate/ },
      { place: [{ player: 'A', zone: 'battlefield', custom: { kind: 'targetFrobnicate', name: 'crt1' } }] },
    ],
    ['a way of attacking that is not known', { unsupported: /attack right/ }, { setup: { attack: 'right' } }],
    ['an action that is not known', { unsupported: /frobnicate/ }, { script: [entry('frobnicate')] }],
    [
      'a variant of casting that is not known',
      { unsupported: /variant frobnicate/ },
      { place: [hand('A', 'Shock')], script: [cast('Shock', { variant: 'frobnicate' })] },
    ],
    ['a check that is not known', { unsupported: /phaseOfTheMoon/ }, { expect: [check('phaseOfTheMoon')] }],
    ['a check inside the script that is not known', { unsupported: /phaseOfTheMoon/ }, { script: [now(check('phaseOfTheMoon'))] }],
    ['a query that is not known', { unsupported: /shoeSize/ }, { expect: [query({ player: 'A' }, 'shoeSize', '==', 1)] }],
  ]);
});

describe('section 3: placed cards', () => {
  cases([
    [
      'library cards lie above the deck, the last one listed on top',
      'passes',
      {
        place: [library('A', 'Shock'), library('A', 'Giant Growth')],
        expect: [
          query({ player: 'A', libraryIndex: 0 }, 'name', '==', 'Giant Growth'),
          query({ player: 'A', libraryIndex: 1 }, 'name', '==', 'Shock'),
          query({ player: 'A', libraryIndex: 2 }, 'name', '==', 'Mountain'),
        ],
      },
    ],
    [
      'all permanents of A are older than those of B',
      'passes',
      {
        place: [battlefield('B', 'Hill Giant'), battlefield('A', 'Hill Giant', { tapped: true })],
        stop: { turn: 1, step: 'upkeep' },
        expect: [
          query({ permanent: 'Hill Giant', pick: 'first' }, 'controller', '==', { player: 'A' }),
          query({ permanent: 'Hill Giant' }, 'controller', '==', { player: 'B' }),
        ],
      },
    ],
    ['triggers of entering do not trigger', 'passes', { place: [battlefield('A', 'Test Trigger')], expect: [life('A', 20)] }],
    [
      'a Saga gets its first lore counter, and chapter I goes on the stack in the upkeep of turn 1',
      'passes',
      {
        place: [battlefield('A', 'Test Saga')],
        script: [now(check('stackSize', { count: 1 }), { step: 'upkeep' }), now(life('A', 22))],
        stop: { turn: 2, step: 'upkeep' },
        expect: [life('A', 27)],
      },
    ],
    [
      'planeswalkers have their loyalty',
      'passes',
      {
        place: [battlefield('A', 'Jace Beleren')],
        expect: [check('counters', { player: 'A', name: 'Jace Beleren', counter: 'loyalty', count: 3 })],
      },
    ],
    [
      'permanents are not summoning sick',
      'passes',
      { place: [battlefield('A', 'Grizzly Bears')], script: [attack('Grizzly Bears')], expect: [life('B', 18)] },
    ],
    [
      'tapped',
      'passes',
      {
        place: [battlefield('A', 'Grizzly Bears', { tapped: true })],
        stop: { turn: 1, step: 'untap' },
        expect: [check('tapped', { name: 'Grizzly Bears', tapped: true })],
      },
    ],
    [
      'an unattached Aura is put into the graveyard',
      'passes',
      { place: [battlefield('A', 'Pacifism')], expect: [count('graveyard', 'A', 'Pacifism', 1)] },
    ],
    [
      'an alias means exactly that card',
      'passes',
      {
        place: [
          battlefield('A', 'Grizzly Bears'),
          battlefield('A', 'Grizzly Bears', { aliases: ['mine'] }),
          hand('A', 'Giant Growth'),
          FOREST(1),
        ],
        script: [cast('Giant Growth', { targets: [{ alias: 'mine' }] })],
        expect: [query({ permanent: '@mine' }, 'power', '==', 5)],
        stop: { turn: 1, step: 'main1' },
      },
    ],
    [
      'with count the aliases are name.1 to name.n',
      'passes',
      {
        place: [battlefield('A', 'Grizzly Bears', { count: 2, aliases: ['bear'] }), hand('A', 'Giant Growth'), FOREST(1)],
        script: [cast('Giant Growth', { targets: [{ alias: 'bear.2' }] })],
        stop: { turn: 1, step: 'main1' },
        expect: [query({ permanent: '@bear.2' }, 'power', '==', 5), query({ permanent: '@bear.1' }, 'power', '==', 2)],
      },
    ],
    [
      'an alias follows the card through zones',
      'passes',
      {
        place: [battlefield('B', 'Grizzly Bears', { aliases: ['prey'] }), hand('A', 'Murder'), battlefield('A', 'Swamp', { count: 3 })],
        script: [cast('Murder', { targets: [{ alias: 'prey' }] })],
        expect: [
          check('aliasZone', { alias: 'prey', zone: 'graveyard', value: true }),
          check('aliasZone', { alias: 'prey', zone: 'battlefield', value: false }),
        ],
      },
    ],
    [
      'the back face by its name',
      'passes',
      {
        place: [battlefield('A', 'Insectile Aberration')],
        expect: [
          check('powerToughness', { player: 'A', name: 'Insectile Aberration', power: 3, toughness: 2, scope: 'any' }),
          query({ permanent: 'Insectile Aberration' }, 'transformed', '==', true),
        ],
      },
    ],
    [
      'names are the same whatever their accents',
      'passes',
      {
        place: [battlefield('A', 'Test Seance')],
        script: [activate({ raw: '{T}:', cost: '{T}' })],
        expect: [count('permanent', 'A', 'Test Seance', 1), count('permanent', 'A', 'Test Séance', 1), life('A', 21)],
      },
    ],
    [
      'a made-up card with a free ability, named by the beginning of its effect',
      'passes',
      {
        place: [{ player: 'A', zone: 'battlefield', custom: { kind: 'card', name: 'tester', types: [], text: '{0}: You gain 2 life.' } }],
        script: [activate({ raw: 'You gain', prefix: 'You gain' })],
        tags: ['customCards'],
        expect: [life('A', 22)],
      },
    ],
    [
      'targetDamage',
      'passes',
      {
        place: [{ player: 'A', zone: 'battlefield', custom: { kind: 'targetDamage', name: 'crt1', amount: 4 } }],
        script: [activate({ raw: 'target damage 4', prefix: 'target damage 4' }, AT_B)],
        expect: [life('B', 16)],
      },
    ],
    [
      'targetDestroy',
      'passes',
      {
        place: [{ player: 'A', zone: 'battlefield', custom: { kind: 'targetDestroy', name: 'crt1' } }, battlefield('B', 'Hill Giant')],
        script: [activate({ raw: 'target destroy', prefix: 'target destroy' }, { targets: [{ name: 'Hill Giant' }] })],
        expect: [count('graveyard', 'B', 'Hill Giant', 1)],
      },
    ],
    [
      'targetBlink returns the card under your control',
      'passes',
      {
        place: [{ player: 'A', zone: 'battlefield', custom: { kind: 'targetBlink', name: 'crt1' } }, battlefield('B', 'Hill Giant')],
        script: [activate({ raw: 'target blink', prefix: 'target blink' }, { targets: [{ name: 'Hill Giant' }] })],
        expect: [count('permanent', 'A', 'Hill Giant', 1)],
      },
    ],
    [
      'returnFrom graveyard',
      'passes',
      {
        place: [
          { player: 'A', zone: 'battlefield', custom: { kind: 'returnFrom', name: 'crt1', zone: 'graveyard' } },
          graveyard('A', 'Hill Giant'),
        ],
        script: [activate({ raw: 'return from graveyard', prefix: 'return from graveyard' }, { targets: [{ name: 'Hill Giant' }] })],
        expect: [count('hand', 'A', 'Hill Giant', 1)],
      },
    ],
    [
      'returnFrom exile',
      'passes',
      {
        place: [
          { player: 'A', zone: 'battlefield', custom: { kind: 'returnFrom', name: 'crt1', zone: 'exile' } },
          exile('A', 'Hill Giant'),
        ],
        script: [activate({ raw: 'return from exile', prefix: 'return from exile' }, { targets: [{ name: 'Hill Giant' }] })],
        expect: [count('hand', 'A', 'Hill Giant', 1)],
      },
    ],
    [
      'spellCost above 0: spells cost more for you',
      'passes',
      {
        place: [
          { player: 'A', zone: 'battlefield', custom: { kind: 'spellCost', name: 'crt1', amount: 1 } },
          hand('A', 'Shock'),
          MOUNTAIN(1),
          hand('B', 'Shock'),
          MOUNTAIN(1, 'B'),
        ],
        script: [
          now(check('playable', { player: 'A', ability: { raw: 'Cast Shock', kind: 'cast', card: 'Shock' }, value: false })),
          now(check('playable', { player: 'B', ability: { raw: 'Cast Shock', kind: 'cast', card: 'Shock' }, value: true })),
        ],
      },
    ],
    [
      'spellCost below 0: spells you cast cost less',
      'passes',
      {
        place: [
          { player: 'A', zone: 'battlefield', custom: { kind: 'spellCost', name: 'crt1', amount: -3 } },
          hand('A', 'Hill Giant'),
          MOUNTAIN(1),
        ],
        script: [cast('Hill Giant')],
        expect: [count('permanent', 'A', 'Hill Giant', 1)],
      },
    ],
  ]);
});
