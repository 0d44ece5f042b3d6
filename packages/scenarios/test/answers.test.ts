/** The runner against FORMAT.md, sections 7 and 8: answers, paying. Expected values come from there. */
import { describe } from 'vitest';
import { activate, attack, battlefield, block, cases, cast, check, count, entry, hand, library, life, now } from './cases.js';

const FOREST = (n: number, player = 'A') => battlefield(player, 'Forest', { count: n });
const MOUNTAIN = (n: number, player = 'A') => battlefield(player, 'Mountain', { count: n });
const tester = (text: string, name = 'tester') => ({ player: 'A', zone: 'battlefield', custom: { kind: 'card', name, types: [], text } });
const size = (name: string, power: number) => check('powerToughness', { player: 'A', name, power, toughness: power, scope: 'any' });
const choices = (...list: object[]) => ({ A: { choices: list } });
const targets = (...list: object[]) => ({ A: { targets: list } });

describe('section 7: answers', () => {
  const CAST = cast('Shock');
  const SHOCK = [hand('A', 'Shock'), MOUNTAIN(1)];
  const MUTATE = [hand('A', 'Test Mutant'), FOREST(4), battlefield('A', 'Grizzly Bears')];
  const MUTATES = cast('Test Mutant', { variant: 'mutate', targets: [{ name: 'Grizzly Bears' }] });
  const CLASH = [hand('A', 'Test Clash'), MOUNTAIN(1), library('A', 'Shock'), library('B', 'Hill Giant')];
  const top = (player: string, name: string) =>
    check('query', { query: { of: { player, libraryIndex: 0 }, get: 'name' }, op: '==', value: name });
  cases([
    [
      'targets from the queue',
      'passes',
      { place: SHOCK, script: [CAST], answers: targets({ targets: [{ player: 'B' }] }), expect: [life('B', 18)] },
    ],
    ['strict: a decision without an answer is an error', { fails: /no answer/ }, { place: SHOCK, script: [CAST] }],
    [
      'not strict: by the computer player, bad effects at opponents',
      'passes',
      { strict: false, place: SHOCK, script: [CAST], expect: [life('B', 18)] },
    ],
    [
      'strict: a "may" without an answer is an error',
      { fails: /ask\.may.*no answer/ },
      { place: [tester('{0}: You may draw a card.')], script: [activate({ raw: '{0}:', prefix: '{0}:' })] },
    ],
    [
      'not strict: yes',
      'passes',
      {
        strict: false,
        place: [tester('{0}: You may draw a card.')],
        script: [activate({ raw: '{0}:', prefix: '{0}:' })],
        expect: [check('handCount', { player: 'A', count: 1 })],
      },
    ],
    [
      'a kicker: yes',
      'passes',
      {
        place: [hand('A', 'Test Kicked'), FOREST(2)],
        script: [cast('Test Kicked')],
        answers: choices({ yes: true }),
        expect: [life('A', 24)],
      },
    ],
    [
      'a kicker: no',
      'passes',
      {
        place: [hand('A', 'Test Kicked'), FOREST(2)],
        script: [cast('Test Kicked')],
        answers: choices({ yes: false }),
        expect: [life('A', 21)],
      },
    ],
    [
      'X is a number',
      'passes',
      {
        place: [hand('A', 'Blaze'), MOUNTAIN(5)],
        script: [cast('Blaze', { targets: [{ player: 'B' }] })],
        answers: choices({ number: 2 }),
        expect: [life('B', 18)],
      },
    ],
    [
      'not strict: X is all the mana beyond the rest',
      'passes',
      {
        strict: false,
        place: [hand('A', 'Blaze'), MOUNTAIN(5)],
        script: [cast('Blaze', { targets: [{ player: 'B' }] })],
        expect: [life('B', 16)],
      },
    ],
    [
      'strict: X without an answer is an error',
      { fails: /ask\.x.*no answer/ },
      { place: [hand('A', 'Blaze'), MOUNTAIN(5)], script: [cast('Blaze', { targets: [{ player: 'B' }] })] },
    ],
    [
      'a mode by its printed position',
      'passes',
      {
        place: [hand('A', 'Test Charm'), FOREST(1), battlefield('A', 'Grizzly Bears')],
        script: [cast('Test Charm')],
        answers: { A: { modes: [{ mode: 1 }] } },
        expect: [life('A', 22)],
      },
    ],
    [
      'a mode that is not available',
      { fails: /mode 7/ },
      {
        place: [hand('A', 'Test Charm'), FOREST(1), battlefield('A', 'Grizzly Bears')],
        script: [cast('Test Charm')],
        answers: { A: { modes: [{ mode: 7 }] } },
      },
    ],
    [
      'divided targets with amounts',
      'passes',
      {
        place: [hand('A', 'Test Split'), MOUNTAIN(3), battlefield('B', 'Hill Giant')],
        script: [cast('Test Split')],
        answers: targets({ targets: [{ player: 'B' }], amount: 2 }, { targets: [{ name: 'Hill Giant' }], amount: 1 }),
        expect: [life('B', 18), check('damage', { player: 'B', name: 'Hill Giant', value: 1 })],
        stop: { turn: 1, step: 'main1' },
      },
    ],
    [
      'discards by name in choices',
      'passes',
      {
        place: [hand('A', 'Test Toll'), battlefield('A', 'Swamp', { count: 2 }), hand('B', 'Shock'), hand('B', 'Hill Giant')],
        script: [cast('Test Toll', { targets: [{ player: 'B' }] })],
        answers: { B: { choices: [{ text: 'Shock', hint: 'object' }] } },
        expect: [count('graveyard', 'B', 'Shock', 1)],
      },
    ],
    [
      'or in targets, if the head of choices does not fit',
      'passes',
      {
        place: [hand('A', 'Test Toll'), battlefield('A', 'Swamp', { count: 2 }), hand('B', 'Shock'), hand('B', 'Hill Giant')],
        script: [cast('Test Toll', { targets: [{ player: 'B' }] })],
        answers: { B: { targets: [{ targets: [{ name: 'Shock' }] }] } },
        expect: [count('graveyard', 'B', 'Shock', 1)],
      },
    ],
    [
      'the computer player discards the biggest unplayable card first, lands last',
      'passes',
      {
        strict: false,
        place: [
          hand('A', 'Test Toll'),
          battlefield('A', 'Swamp', { count: 2 }),
          hand('B', 'Mountain'),
          hand('B', 'Shock'),
          hand('B', 'Hill Giant'),
          hand('B', 'Serra Angel'),
        ],
        script: [cast('Test Toll', { targets: [{ player: 'B' }] })],
        expect: [count('graveyard', 'B', 'Serra Angel', 1)],
      },
    ],
    [
      'one choice of two keywords, by the word',
      'passes',
      {
        place: [hand('A', 'Test Choice'), battlefield('A', 'Plains'), battlefield('A', 'Grizzly Bears')],
        script: [cast('Test Choice', { targets: [{ name: 'Grizzly Bears' }] })],
        answers: choices({ text: 'lifelink' }),
        stop: { turn: 1, step: 'main1' },
        expect: [
          check('ability', { player: 'A', name: 'Grizzly Bears', ability: { keyword: 'lifelink' }, has: true }),
          check('ability', { player: 'A', name: 'Grizzly Bears', ability: { keyword: 'flying' }, has: false }),
        ],
      },
    ],
    [
      'order of triggers: the one chosen goes on the stack first',
      'passes',
      {
        place: [
          tester('At the beginning of your upkeep, you gain 1 life.', 'first'),
          tester('At the beginning of your upkeep, each player loses 1 life.', 'second'),
        ],
        script: [
          now(check('stackSize', { count: 2 }), { step: 'upkeep' }),
          entry('waitStackOne', { step: 'upkeep' }),
          now(life('A', 21), { step: 'upkeep' }),
        ],
        answers: choices({ text: 'At the beginning of your upkeep, each', hint: 'trigger' }),
        expect: [life('A', 20)],
      },
    ],
    [
      'strict: triggers that are not ordered are an error',
      { fails: /orderTriggers.*no answer/ },
      {
        place: [
          tester('At the beginning of your upkeep, you gain 1 life.', 'first'),
          tester('At the beginning of your upkeep, each player loses 1 life.', 'second'),
        ],
      },
    ],
    [
      'a target that is not legal',
      { fails: /not a legal target/ },
      {
        strict: false,
        place: [
          hand('A', 'Murder'),
          battlefield('A', 'Swamp', { count: 3 }),
          battlefield('B', 'Hill Giant'),
          battlefield('B', 'Gray Ogre'),
          battlefield('B', 'Jace Beleren'),
        ],
        script: [cast('Murder')],
        answers: targets({ targets: [{ name: 'Jace Beleren' }] }),
      },
    ],
    [
      'skipFailedAction: the action fails and is dropped',
      'passes',
      {
        place: [hand('A', 'Shock')],
        script: [cast('Shock', { targets: [{ player: 'B' }] })],
        answers: choices({ skipFailedAction: true }),
        expect: [count('hand', 'A', 'Shock', 1)],
      },
    ],
    [
      'lenient: a yes that nothing asks for is dropped before the answer that fits',
      { leniently: ['dropped'] },
      {
        place: [
          tester('{0}: Choose a color.'),
          hand('A', 'Test Toll'),
          battlefield('A', 'Swamp', { count: 2 }),
          hand('B', 'Shock'),
          hand('B', 'Hill Giant'),
        ],
        script: [cast('Test Toll', { targets: [{ player: 'B' }] })],
        answers: { B: { choices: [{ yes: true }, { text: 'Shock', hint: 'object' }] } },
        expect: [count('graveyard', 'B', 'Shock', 1)],
      },
    ],
    [
      'lenient: an object that fits what a yes leads to means yes',
      { leniently: ['impliedYes'] },
      {
        place: [
          tester('{0}: You may sacrifice a creature. If you do, you gain 3 life.'),
          battlefield('A', 'Grizzly Bears'),
          battlefield('A', 'Hill Giant'),
        ],
        script: [activate({ raw: '{0}:', prefix: '{0}:' })],
        answers: choices({ text: 'Hill Giant', hint: 'object' }),
        expect: [life('A', 23), count('graveyard', 'A', 'Hill Giant', 1)],
      },
    ],
    [
      'an object that does not fit it means nothing',
      { fails: /ask\.\w+.*no answer/ },
      {
        place: [
          tester('{0}: You may sacrifice a creature. If you do, you gain 3 life.'),
          battlefield('A', 'Grizzly Bears'),
          battlefield('A', 'Hill Giant'),
        ],
        script: [activate({ raw: '{0}:', prefix: '{0}:' })],
        answers: choices({ text: 'Serra Angel', hint: 'object' }),
      },
    ],
    // 7.1
    [
      'mutate: yes means under',
      'passes',
      {
        place: MUTATE,
        script: [MUTATES],
        answers: choices({ yes: true }),
        expect: [count('permanent', 'A', 'Grizzly Bears', 1), count('permanent', 'A', 'Test Mutant', 0), size('Grizzly Bears', 2)],
      },
    ],
    [
      'mutate: no means on top',
      'passes',
      {
        place: MUTATE,
        script: [MUTATES],
        answers: choices({ yes: false }),
        expect: [count('permanent', 'A', 'Grizzly Bears', 0), count('permanent', 'A', 'Test Mutant', 1), size('Test Mutant', 4)],
      },
    ],
    [
      'clash: yes means leave on top',
      'passes',
      {
        place: CLASH,
        script: [cast('Test Clash')],
        answers: { A: { choices: [{ yes: true }] }, B: { choices: [{ yes: false }] } },
        expect: [top('A', 'Shock'), top('B', 'Mountain')],
      },
    ],
    [
      'explore: yes means graveyard',
      'passes',
      {
        place: [hand('A', 'Test Scout'), FOREST(1), library('A', 'Shock')],
        script: [cast('Test Scout')],
        answers: choices({ yes: true }),
        expect: [count('graveyard', 'A', 'Shock', 1), size('Test Scout', 2)],
      },
    ],
    [
      'explore: no means it stays',
      'passes',
      {
        place: [hand('A', 'Test Scout'), FOREST(1), library('A', 'Shock')],
        script: [cast('Test Scout')],
        answers: choices({ yes: false }),
        expect: [count('graveyard', 'A', 'Shock', 0), top('A', 'Shock')],
      },
    ],
    [
      'shock lands: yes means pay life',
      'passes',
      {
        place: [hand('A', 'Watery Grave')],
        script: [entry('playLand', { card: 'Watery Grave' })],
        answers: choices({ yes: true }),
        expect: [life('A', 18), check('tapped', { name: 'Watery Grave', tapped: false })],
      },
    ],
    [
      'coin flips as the scenario says',
      'passes',
      {
        place: [tester('{0}: Flip a coin. If you win the flip, you gain 5 life.')],
        script: [activate({ raw: '{0}:', prefix: '{0}:' })],
        answers: choices({ coin: true }),
        tags: ['coin'],
        expect: [life('A', 25)],
      },
    ],
    [
      'dice as the scenario says',
      'passes',
      {
        place: [tester('{0}: Roll a six-sided die. You gain life equal to the result.')],
        script: [activate({ raw: '{0}:', prefix: '{0}:' })],
        answers: choices({ die: 4 }),
        tags: ['dice'],
        expect: [life('A', 24)],
      },
    ],
    [
      'copying: an optional copy with nothing to copy is still asked about elsewhere',
      { leniently: ['unasked'] },
      {
        place: [hand('A', 'Clone'), battlefield('A', 'Island', { count: 4 })],
        script: [cast('Clone')],
        answers: choices({ yes: true }),
        expect: [count('graveyard', 'A', 'Clone', 1)],
      },
    ],
    [
      'but not twice',
      { fails: /answer left over/ },
      {
        place: [hand('A', 'Clone'), battlefield('A', 'Island', { count: 4 })],
        script: [cast('Clone')],
        answers: choices({ yes: true }, { yes: true }),
      },
    ],
    [
      'nor besides a yes that was dropped before what is copied',
      { fails: /answer left over/ },
      {
        place: [hand('A', 'Clone'), battlefield('A', 'Island', { count: 4 }), battlefield('B', 'Hill Giant')],
        script: [cast('Clone')],
        answers: choices({ yes: true }, { text: 'Hill Giant', hint: 'object' }, { yes: true }),
      },
    ],
    [
      'combat damage: one number for each blocker',
      'passes',
      {
        place: [battlefield('A', 'Serra Angel'), battlefield('B', 'Air Elemental'), battlefield('B', 'Wind Drake')],
        script: [attack('Serra Angel'), block('Air Elemental', 'Serra Angel'), block('Wind Drake', 'Serra Angel')],
        answers: choices({ number: 2 }, { number: 2 }),
        stop: { turn: 1, step: 'combatDamage' },
        expect: [count('graveyard', 'B', 'Wind Drake', 1), check('damage', { player: 'B', name: 'Air Elemental', value: 2 })],
      },
    ],
    [
      'strict: damage that is not divided is an error',
      { fails: /ask\.damage.*no answer/ },
      {
        place: [battlefield('A', 'Serra Angel'), battlefield('B', 'Air Elemental'), battlefield('B', 'Wind Drake')],
        script: [attack('Serra Angel'), block('Air Elemental', 'Serra Angel'), block('Wind Drake', 'Serra Angel')],
      },
    ],
    [
      'not strict: lethal damage to each in order, the rest to the first',
      'passes',
      {
        strict: false,
        place: [battlefield('A', 'Serra Angel'), battlefield('B', 'Wind Drake'), battlefield('B', 'Air Elemental')],
        script: [attack('Serra Angel'), block('Wind Drake', 'Serra Angel'), block('Air Elemental', 'Serra Angel')],
        stop: { turn: 1, step: 'combatDamage' },
        expect: [count('graveyard', 'B', 'Wind Drake', 1), check('damage', { player: 'B', name: 'Air Elemental', value: 2 })],
      },
    ],
  ]);
});

describe('section 7: targets that are changed', () => {
  const LEVIED = {
    place: [hand('A', 'Test Levy'), MOUNTAIN(1), hand('B', 'Test Turn'), MOUNTAIN(1, 'B')],
    script: [
      cast('Test Levy', { targets: [{ player: 'B' }] }),
      cast('Test Turn', { player: 'B', targets: [{ name: 'Test Levy' }], when: { onStack: 'Test Levy' } }),
    ],
    expect: [life('B', 19)],
  };
  const TURNED = {
    place: [hand('A', 'Shock'), MOUNTAIN(1), battlefield('B', 'Test Turner'), battlefield('B', 'Grizzly Bears')],
    script: [
      cast('Shock', { targets: [{ name: 'Grizzly Bears' }] }),
      activate({ raw: '{0}:', prefix: '{0}:' }, { player: 'B', targets: [{ name: 'Shock' }], when: { onStack: 'Shock' } }),
    ],
    expect: [check('damage', { player: 'B', name: 'Test Turner', value: 2 })],
  };
  // CR 115.7a: a target is changed only to another legal target; where there is none it stays. 7: forced choices.
  cases([
    [
      'the only one there can be: nothing is asked, and it may be named',
      { leniently: ['unasked'] },
      { ...LEVIED, answers: { B: { targets: [{ targets: [{ player: 'B' }] }] } } },
    ],
    ['or not', 'passes', LEVIED],
    [
      'another one that is not legal is an answer left over',
      { fails: /answer left over/ },
      { ...LEVIED, answers: { B: { targets: [{ targets: [{ player: 'A' }] }] } } },
    ],
    // CR 115.7b: one has to be changed if one can be.
    [
      'one that has to be: whether is not asked, and may be said',
      { leniently: ['unasked'] },
      { ...TURNED, answers: { B: { choices: [{ yes: true }], targets: [{ targets: [{ name: 'Test Turner' }] }] } } },
    ],
    [
      'but not twice',
      { fails: /answer left over/ },
      { ...TURNED, answers: { B: { choices: [{ yes: true }, { yes: true }], targets: [{ targets: [{ name: 'Test Turner' }] }] } } },
    ],
    ['nor no', { fails: /answer left over/ }, { ...TURNED, answers: { B: { choices: [{ yes: false }] } } }],
  ]);
});

describe('section 7: counters from among several objects, as a cost', () => {
  const DRAIN = { raw: 'Remove two', prefix: 'Remove two' };
  const BEARS = 'Grizzly Bears';
  const ONE = {
    place: [tester('Remove two +1/+1 counters from among creatures you control: You gain 3 life.'), battlefield('A', BEARS)],
    script: [entry('addCounters', { permanent: BEARS, counter: '+1/+1', count: 3 }), activate(DRAIN)],
    expect: [life('A', 23), size(BEARS, 3)],
  };
  // CR 601.2h: where one object alone has them there is nothing to choose; the reference asks from which, and how many of it.
  cases([
    ['where one alone has them nothing is asked', 'passes', ONE],
    ['and it may be said', { leniently: ['unasked'] }, { ...ONE, answers: choices({ text: BEARS, hint: 'object' }, { number: 2 }) }],
    ['but not another number', { fails: /answer left over/ }, { ...ONE, answers: choices({ text: BEARS, hint: 'object' }, { number: 3 }) }],
    ['nor another object', { fails: /answer left over/ }, { ...ONE, answers: choices({ text: 'Shock', hint: 'object' }, { number: 2 }) }],
    ['nor the number alone', { fails: /answer left over/ }, { ...ONE, answers: choices({ number: 2 }) }],
  ]);
});

describe('section 8: paying mana', () => {
  const PHYREXIAN = [hand('A', 'Test Phyrexian'), MOUNTAIN(1)];
  cases([
    [
      'a Phyrexian symbol: yes means life',
      'passes',
      {
        place: PHYREXIAN,
        script: [cast('Test Phyrexian')],
        answers: choices({ yes: true }),
        expect: [life('A', 19), check('tapped', { name: 'Mountain', tapped: false })],
      },
    ],
    [
      'no means mana',
      'passes',
      {
        place: PHYREXIAN,
        script: [cast('Test Phyrexian')],
        answers: choices({ yes: false }),
        expect: [life('A', 21), check('tapped', { name: 'Mountain', tapped: true })],
      },
    ],
    [
      'mana in the pool first',
      'passes',
      {
        place: [hand('A', 'Shock'), MOUNTAIN(2)],
        script: [
          entry('activateMana', { ability: { raw: '{T}: Add {R}', kind: 'mana', cost: '{T}', text: 'Add {R}' } }),
          cast('Shock', { targets: [{ player: 'B' }] }),
        ],
        expect: [check('tappedCount', { name: 'Mountain', tapped: true, count: 1 })],
      },
    ],
    [
      'lands before what is no land',
      'passes',
      {
        place: [hand('A', 'Giant Growth'), battlefield('A', 'Llanowar Elves'), FOREST(1)],
        script: [cast('Giant Growth', { targets: [{ name: 'Llanowar Elves' }] })],
        expect: [check('tapped', { name: 'Llanowar Elves', tapped: false }), check('tapped', { name: 'Forest', tapped: true })],
      },
    ],
    [
      'a land producing only what is needed before one with more abilities',
      'passes',
      {
        place: [hand('A', 'Opt'), battlefield('A', 'Watery Grave'), battlefield('A', 'Island')],
        answers: { A: { choices: [{ yes: true }], targets: [{ skip: true }] } },
        script: [cast('Opt')],
        expect: [check('tapped', { name: 'Watery Grave', tapped: false })],
      },
    ],
  ]);
});

describe('section 7.1: what is asked elsewhere and need not be', () => {
  const PAYS = [tester('{0}: You may pay {5}. If you do, draw a card.')];
  const PAIR = [hand('A', 'Test Pair'), FOREST(1), battlefield('A', 'Grizzly Bears'), battlefield('B', 'Bad Moon')];
  const graves = [battlefield('A', 'Test Grave'), { player: 'B', zone: 'graveyard', card: 'Shock', count: 2 }];
  cases([
    [
      'strict: which of two effects applies first, where it makes no difference',
      'passes',
      {
        place: [hand('A', 'Test Sleeper'), FOREST(1)],
        script: [cast('Test Sleeper')],
        expect: [check('tapped', { name: 'Test Sleeper', tapped: true })],
      },
    ],
    [
      'a no to a payment that could not be made',
      { leniently: ['unasked'] },
      { place: PAYS, script: [activate({ raw: '{0}:', prefix: '{0}:' })], answers: choices({ yes: false }) },
    ],
    [
      'a no without such a payment is left over',
      { fails: /left over/ },
      { place: PAYS, script: [activate({ raw: '{0}:', prefix: '{0}:' })], answers: choices({ yes: false }, { yes: false }) },
    ],
    [
      'a skip for an optional target that there was none for, before another that is named',
      { leniently: ['unasked'] },
      {
        place: PAIR,
        script: [cast('Test Pair')],
        answers: targets({ skip: true }, { targets: [{ name: 'Grizzly Bears' }] }, { targets: [{ name: 'Bad Moon' }] }),
        stop: { turn: 1, step: 'main1' },
        expect: [size('Grizzly Bears', 3)],
      },
    ],
    [
      'an action that names fewer targets than there may be',
      'passes',
      {
        place: graves,
        script: [activate({ raw: '{0}:', prefix: '{0}:' }, { targets: [{ name: 'Shock' }] })],
        expect: [check('graveyardCount', { player: 'B', count: 1 })],
      },
    ],
    [
      'whether it untaps: yes and no to one after the other',
      'passes',
      {
        place: [battlefield('A', 'Test Sleepyhead', { tapped: true })],
        answers: choices({ yes: false }, { yes: false }),
        stop: { turn: 3, step: 'main1' },
        expect: [check('tapped', { name: 'Test Sleepyhead', tapped: true })],
      },
    ],
  ]);
});
