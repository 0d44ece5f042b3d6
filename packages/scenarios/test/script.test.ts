/** The runner against FORMAT.md, sections 4 and 5: runs and script. Each case is a sentence of the format; expected values come from there. */
import { describe } from 'vitest';
import { activate, attack, battlefield, block, cases, cast, check, count, entry, hand, life, now } from './cases.js';

const FOREST = (n: number, player = 'A') => battlefield(player, 'Forest', { count: n });
const MOUNTAIN = (n: number, player = 'A') => battlefield(player, 'Mountain', { count: n });
const AT_B = { targets: [{ player: 'B' }] };
const query = (of: object, get: string, op: string, value: unknown, more: object = {}) =>
  check('query', { query: { of, get, ...more }, op, value });

describe('section 4: runs', () => {
  const BEARS = [battlefield('A', 'Grizzly Bears')];
  cases([
    [
      'play goes on until the step is over',
      'passes',
      { place: BEARS, script: [attack('Grizzly Bears')], stop: { turn: 1, step: 'combatDamage' }, expect: [life('B', 18)] },
    ],
    [
      'and no further',
      'passes',
      { place: BEARS, script: [attack('Grizzly Bears')], stop: { turn: 1, step: 'declareBlockers' }, expect: [life('B', 20)] },
    ],
    [
      'a step that is skipped stops the game at its place',
      'passes',
      {
        place: BEARS,
        script: [cast('Shock', { step: 'main2', ...AT_B })],
        stop: { turn: 1, step: 'combatDamage' },
        expect: [],
        strict: false,
        answers: {},
        failure: { required: true, kind: 'unusedActions' },
      },
    ],
    [
      'untap: before anything of the turn happens',
      'passes',
      {
        place: [battlefield('A', 'Grizzly Bears'), battlefield('B', 'Hill Giant')],
        script: [attack('Grizzly Bears')],
        stop: { turn: 3, step: 'untap' },
        expect: [check('tapped', { name: 'Grizzly Bears', tapped: true }), check('handCount', { player: 'A', count: 0 })],
      },
    ],
    [
      'end: damage has not worn off',
      'passes',
      {
        place: [battlefield('B', 'Hill Giant'), hand('A', 'Shock'), MOUNTAIN(1)],
        script: [cast('Shock', { targets: [{ name: 'Hill Giant' }] })],
        stop: { turn: 1, step: 'end' },
        expect: [check('damage', { player: 'B', name: 'Hill Giant', value: 2 })],
      },
    ],
    [
      'cleanup: damage has worn off',
      'passes',
      {
        place: [battlefield('B', 'Hill Giant'), hand('A', 'Shock'), MOUNTAIN(1)],
        script: [cast('Shock', { targets: [{ name: 'Hill Giant' }] })],
        stop: { turn: 1, step: 'cleanup' },
        expect: [check('damage', { player: 'B', name: 'Hill Giant', value: 0 })],
      },
    ],
    [
      'the second run starts where the first stopped',
      'passes',
      {
        place: [hand('A', 'Shock', { count: 2 }), MOUNTAIN(2)],
        script: [cast('Shock', AT_B)],
        stop: { turn: 1, step: 'main1' },
        expect: [life('B', 18)],
        runs: [{ script: [cast('Shock', { step: 'main2', ...AT_B })], stop: { turn: 1, step: 'end' }, expect: [life('B', 16)] }],
      },
    ],
    [
      'an entry of a later run for a step that is over is left over',
      { fails: /left over: Cast Shock/ },
      {
        place: [hand('A', 'Shock'), MOUNTAIN(1)],
        stop: { turn: 1, step: 'main1' },
        runs: [{ script: [cast('Shock', AT_B)], stop: { turn: 1, step: 'end' } }],
      },
    ],
    [
      'the stop of a later run that is not after the step means its next occurrence',
      'passes',
      { stop: { turn: 1, step: 'main1' }, runs: [{ stop: { turn: 1, step: 'main1' }, expect: [check('turn', { value: 2 })] }] },
    ],
    [
      'if the game ends earlier, it stops there',
      'passes',
      {
        players: { B: { life: 2, deck: [{ card: 'Mountain', count: 9 }] } },
        place: [hand('A', 'Shock'), MOUNTAIN(1)],
        script: [cast('Shock', AT_B)],
        stop: { turn: 5, step: 'end' },
        expect: [check('result', { player: 'A', value: 'won' })],
      },
    ],
    [
      'answers left over fail also where the game has ended',
      { fails: /left over/ },
      {
        players: { B: { life: 2, deck: [{ card: 'Mountain', count: 9 }] } },
        place: [hand('A', 'Shock'), MOUNTAIN(1)],
        script: [cast('Shock', AT_B)],
        answers: { A: { choices: [{ text: 'Red' }] } },
        stop: { turn: 5, step: 'end' },
      },
    ],
    [
      'every entry must be performed',
      { fails: /left over: Cast Shock/ },
      { place: [hand('A', 'Shock'), MOUNTAIN(1)], script: [cast('Shock', { step: 'end', ...AT_B })] },
    ],
    ['the queue of choices must be empty', { fails: /answer left over/ }, { answers: { A: { choices: [{ text: 'Red' }] } } }],
    ['a yes to no question is left over', { fails: /answer left over/ }, { answers: { A: { choices: [{ yes: true }] } } }],
    [
      'the queue of targets must be empty, also where runs are not strict',
      { fails: /answer left over/ },
      { strict: false, answers: { B: { targets: [{ targets: [{ player: 'A' }] }] } } },
    ],
    ['modes may be left over', 'passes', { answers: { A: { modes: [{ mode: 2 }] } } }],
    [
      'strict may be said of each player',
      'passes',
      { strict: { A: false, B: true }, place: [hand('A', 'Shock'), MOUNTAIN(1)], script: [cast('Shock')], expect: [life('B', 18)] },
    ],
    [
      'and a player who is to be strict is',
      { fails: /no answer/ },
      { strict: { A: true, B: false }, place: [hand('A', 'Shock'), MOUNTAIN(1)], script: [cast('Shock')] },
    ],
  ]);
});

describe('section 5: the script', () => {
  const SHOCKS = [hand('A', 'Shock', { count: 2 }), MOUNTAIN(2)];
  cases([
    [
      'two casts without a wait put both on the stack',
      'passes',
      {
        place: [...SHOCKS, hand('A', 'Shock')],
        script: [cast('Shock', AT_B), cast('Shock', AT_B), now(check('stackSize', { count: 2 }))],
        expect: [life('B', 16)],
      },
    ],
    [
      'waitStack: the first has resolved',
      'passes',
      {
        place: SHOCKS,
        script: [cast('Shock', AT_B), entry('waitStack'), now(life('B', 18)), cast('Shock', AT_B)],
        expect: [life('B', 16)],
      },
    ],
    [
      'waitStackOne: wait for one resolution',
      'passes',
      {
        place: SHOCKS,
        script: [
          cast('Shock', AT_B),
          cast('Shock', AT_B),
          entry('waitStackOne'),
          now(check('stackSize', { count: 1 })),
          now(life('B', 18)),
        ],
        expect: [life('B', 16)],
      },
    ],
    [
      'an opponent answers what the active player has put on the stack',
      'passes',
      {
        place: [...SHOCKS, hand('B', 'Counterspell'), battlefield('B', 'Island', { count: 2 })],
        script: [cast('Shock', AT_B), cast('Counterspell', { player: 'B', targets: [{ name: 'Shock' }] })],
        expect: [life('B', 20)],
      },
    ],
    [
      'a cast that is not legal is an error',
      { fails: /not legal now/ },
      { place: [hand('A', 'Shock')], script: [cast('Shock', AT_B)], strict: false },
    ],
    [
      'an activateMana that cannot be done is skipped over, and an error at the end',
      { fails: /left over/ },
      {
        strict: false,
        script: [
          entry('activateMana', { ability: { raw: '{T}: Add {G}', kind: 'mana', cost: '{T}', text: 'Add {G}' } }),
          now(life('A', 20)),
        ],
      },
    ],
    [
      'strict: at once if the stack is empty',
      { fails: /not legal now/ },
      { script: [entry('activateMana', { ability: { raw: '{T}: Add {G}', kind: 'mana', cost: '{T}', text: 'Add {G}' } })] },
    ],
    [
      'addCounters that cannot be done: strict, an error at once',
      { fails: /not legal now/ },
      { script: [entry('addCounters', { permanent: 'Grizzly Bears', counter: '+1/+1', count: 1 })] },
    ],
    [
      'addCounters puts counters on the first permanent so named',
      'passes',
      {
        place: [battlefield('A', 'Grizzly Bears')],
        script: [entry('addCounters', { permanent: 'Grizzly Bears', counter: '+1/+1', count: 2 })],
        expect: [check('counters', { player: 'A', name: 'Grizzly Bears', counter: '+1/+1', count: 2 })],
      },
    ],
    ['setDayNight', 'passes', { script: [entry('setDayNight', { value: 'day' })], expect: [query({ game: true }, 'isDay', '==', true)] }],
    [
      'concede',
      'passes',
      { script: [entry('concede')], expect: [check('lost', { player: 'A', value: true }), check('won', { player: 'B', value: true })] },
    ],
    ['a check inside that is false fails the scenario', { fails: /expected/ }, { script: [now(life('A', 19))] }],
    [
      'mana that was made stays until the step ends',
      'passes',
      {
        place: [FOREST(1)],
        script: [
          entry('activateMana', { ability: { raw: '{T}: Add {G}', kind: 'mana', cost: '{T}', text: 'Add {G}' } }),
          now(check('manaPool', { player: 'A', color: 'G', amount: 1 })),
        ],
        expect: [check('manaPool', { player: 'A', color: 'G', amount: 0 })],
      },
    ],
    [
      'no such legal target: the action is not legal',
      { fails: /not legal now/ },
      { place: SHOCKS, script: [cast('Shock', { targets: [{ name: 'Hill Giant' }] })] },
    ],
    [
      'a target that must be divided gets the whole amount',
      'passes',
      { place: [hand('A', 'Test Split'), MOUNTAIN(3)], script: [cast('Test Split', AT_B)], expect: [life('B', 17)] },
    ],
    [
      'the mode that a target belongs to',
      'passes',
      {
        place: [hand('A', 'Test Charm'), FOREST(1), battlefield('A', 'Grizzly Bears')],
        script: [cast('Test Charm', { targets: [{ name: 'Grizzly Bears', mode: 2 }] })],
        answers: { A: { modes: [{ mode: 2 }] } },
        stop: { turn: 1, step: 'main1' },
        expect: [query({ permanent: 'Grizzly Bears' }, 'power', '==', 5)],
      },
    ],
    [
      'when onStack: the text of a spell counts as well as its name',
      'passes',
      {
        place: [hand('A', 'Shock'), MOUNTAIN(1), hand('B', 'Giant Growth'), FOREST(1, 'B'), battlefield('B', 'Grizzly Bears')],
        script: [
          cast('Shock', { targets: [{ name: 'Grizzly Bears' }] }),
          cast('Giant Growth', { player: 'B', targets: [{ name: 'Grizzly Bears' }], when: { onStack: '{this} deals 2 damage' } }),
        ],
        expect: [count('permanent', 'B', 'Grizzly Bears', 1)],
      },
    ],
    [
      'when notOnStack: otherwise the player passes and tries later',
      'passes',
      {
        place: SHOCKS,
        script: [cast('Shock', AT_B), cast('Shock', { ...AT_B, when: { notOnStack: 'Shock' } }), now(life('B', 18))],
        expect: [life('B', 16)],
      },
    ],
    [
      'when manaInPool',
      'passes',
      {
        place: SHOCKS,
        script: [
          entry('activateMana', { ability: { raw: '{T}: Add {R}', kind: 'mana', cost: '{T}', text: 'Add {R}' } }),
          cast('Shock', { ...AT_B, when: { manaInPool: 1 } }),
        ],
        expect: [life('B', 18), count('hand', 'A', 'Shock', 1)],
      },
    ],
    [
      'an attacker that cannot attack is an error at the end',
      { fails: /left over: attack/ },
      { strict: false, place: [battlefield('A', 'Grizzly Bears', { tapped: true }), hand('A', 'Shock')], script: [attack('Hill Giant')] },
    ],
    ['strict: at once', { fails: /actionNotPerformed/ }, { script: [attack('Hill Giant')], place: [battlefield('A', 'Grizzly Bears')] }],
    [
      'attackNone declares nothing',
      'passes',
      { place: [battlefield('A', 'Grizzly Bears')], script: [entry('attackNone', { step: 'declareAttackers' })], expect: [life('B', 20)] },
    ],
    [
      'index: the second of that name',
      'passes',
      {
        place: [battlefield('A', 'Grizzly Bears'), battlefield('A', 'Grizzly Bears', { aliases: ['two'] })],
        script: [entry('attack', { step: 'declareAttackers', attacker: { name: 'Grizzly Bears', index: 1 } })],
        expect: [
          query({ permanent: '@two' }, 'tapped', '==', true),
          check('tappedCount', { name: 'Grizzly Bears', tapped: true, count: 1 }),
        ],
      },
    ],
    [
      'a planeswalker is attacked',
      'passes',
      {
        place: [battlefield('A', 'Grizzly Bears'), battlefield('B', 'Jace Beleren')],
        script: [attack('Grizzly Bears', { defender: { permanent: 'Jace Beleren' } })],
        expect: [check('counters', { player: 'B', name: 'Jace Beleren', counter: 'loyalty', count: 1 })],
      },
    ],
    [
      'a block',
      'passes',
      {
        place: [battlefield('A', 'Grizzly Bears'), battlefield('B', 'Hill Giant')],
        script: [attack('Grizzly Bears'), block('Hill Giant', 'Grizzly Bears')],
        expect: [count('graveyard', 'A', 'Grizzly Bears', 1)],
      },
    ],
    [
      'blockNone declares nothing',
      'passes',
      {
        place: [battlefield('A', 'Grizzly Bears'), battlefield('B', 'Hill Giant')],
        script: [attack('Grizzly Bears'), entry('blockNone', { player: 'B', step: 'declareBlockers' })],
        expect: [life('B', 18)],
      },
    ],
    [
      'an illegal block is an error, with its rule: it cannot block it',
      { fails: /702\.9b.*Hill Giant/ },
      {
        place: [battlefield('A', 'Wind Drake'), battlefield('B', 'Hill Giant')],
        script: [attack('Wind Drake'), block('Hill Giant', 'Wind Drake')],
      },
    ],
    [
      'likewise in a run that is not strict',
      { fails: /702\.9b.*Hill Giant/ },
      {
        strict: false,
        place: [battlefield('A', 'Wind Drake'), battlefield('B', 'Hill Giant')],
        script: [attack('Wind Drake'), block('Hill Giant', 'Wind Drake')],
      },
    ],
    [
      'likewise where something else could block',
      { fails: /702\.9b.*Hill Giant/ },
      {
        place: [battlefield('A', 'Wind Drake'), battlefield('B', 'Hill Giant'), battlefield('B', 'Air Elemental')],
        script: [attack('Wind Drake'), block('Hill Giant', 'Wind Drake')],
      },
    ],
    [
      'a tapped creature blocks',
      { fails: /509\.1a/ },
      {
        place: [battlefield('A', 'Grizzly Bears'), battlefield('B', 'Hill Giant', { tapped: true })],
        script: [attack('Grizzly Bears'), block('Hill Giant', 'Grizzly Bears')],
      },
    ],
    [
      'it blocks too many',
      { fails: /509\.1a/ },
      {
        place: [battlefield('A', 'Grizzly Bears'), battlefield('A', 'Gray Ogre'), battlefield('B', 'Hill Giant')],
        script: [attack('Grizzly Bears'), attack('Gray Ogre'), block('Hill Giant', 'Grizzly Bears'), block('Hill Giant', 'Gray Ogre')],
      },
    ],
    [
      'too few blockers for the attacker',
      { fails: /509\.1b/ },
      {
        place: [battlefield('A', 'Boggart Brute'), battlefield('B', 'Hill Giant')],
        script: [attack('Boggart Brute'), block('Hill Giant', 'Boggart Brute')],
      },
    ],
    [
      'a block of what does not attack is left over',
      { fails: /left over: block/ },
      {
        strict: false,
        place: [battlefield('A', 'Grizzly Bears'), battlefield('B', 'Hill Giant')],
        script: [block('Hill Giant', 'Grizzly Bears')],
      },
    ],
    [
      'an illegal block that is expected',
      'passes',
      {
        place: [battlefield('A', 'Wind Drake'), battlefield('B', 'Hill Giant')],
        script: [attack('Wind Drake'), block('Hill Giant', 'Wind Drake')],
        failure: { required: true, kind: 'illegalBlock' },
      },
    ],
    [
      'disguise casts the card face down',
      'passes',
      {
        place: [hand('A', 'Test Hidden'), battlefield('A', 'Plains', { count: 4 })],
        script: [
          cast('Test Hidden', { variant: 'disguise' }),
          entry('waitStack'),
          activate(
            { raw: '{W}: Turn this face-down permanent face up', cost: '{W}', text: 'Turn this face-down permanent face up' },
            { step: 'main2' },
          ),
        ],
        tags: ['faceDownNames'],
        stop: { turn: 1, step: 'end' },
        expect: [check('powerToughness', { player: 'A', name: 'Test Hidden', power: 5, toughness: 5, scope: 'any' })],
      },
    ],
    [
      'a face-down permanent has no name',
      'passes',
      {
        place: [hand('A', 'Test Hidden'), battlefield('A', 'Plains', { count: 3 })],
        script: [cast('Test Hidden', { variant: 'disguise' })],
        tags: ['faceDownNames'],
        expect: [
          check('powerToughness', { player: 'A', name: '[face_down_creature]', power: 2, toughness: 2, scope: 'any' }),
          count('permanent', 'A', 'Test Hidden', 0),
        ],
      },
    ],
  ]);
});
