/** Answers that say more or less than is asked here, and names of today for what older texts make (FORMAT.md, sections 7 and 9). */
import { describe } from 'vitest';
import { activate, cases, cast, check, count, hand, library } from './cases.js';

const tester = (text: string, name = 'tester') => ({ player: 'A', zone: 'battlefield', custom: { kind: 'card', name, types: [], text } });
const free = activate({ raw: '{0}:', prefix: '{0}:' });
const top = (player: string, name: string) =>
  check('query', { query: { of: { player, libraryIndex: 0 }, get: 'name' }, op: '==', value: name });

describe('section 7: one answer for several choices', () => {
  cases([
    [
      'objects of several choices named at once, without a yes before',
      { leniently: ['impliedYes'] },
      {
        place: [
          tester('{0}: Mill two cards. You may put a creature card and/or a land card from among them into your hand.'),
          library('A', 'Hill Giant'),
          library('A', 'Forest'),
        ],
        script: [free],
        answers: { A: { choices: [{ text: 'Hill Giant^Forest', hint: 'object', picks: [{ name: 'Hill Giant' }, { name: 'Forest' }] }] } },
        expect: [count('hand', 'A', 'Hill Giant', 1), count('hand', 'A', 'Forest', 1)],
      },
    ],
    [
      'of two entries of the same name each is one scry',
      { leniently: ['wholeScry'] },
      {
        place: [tester('{0}: Scry 2.'), library('A', 'Hill Giant', { count: 2 })],
        script: [free, { player: 'A', turn: 1, step: 'main1', do: 'waitStack' }, free],
        answers: { A: { targets: [{ targets: [{ name: 'Hill Giant' }] }, { targets: [{ name: 'Hill Giant' }] }] } },
        expect: [top('A', 'Mountain')],
      },
    ],
  ]);
});

describe('section 9: names', () => {
  cases([
    [
      'a token by a type that no text of the game knows',
      'passes',
      {
        place: [tester('{0}: Create a 1/1 green Wurm creature token.')],
        script: [free],
        expect: [count('permanent', 'A', 'Phyrexian Wurm Token', 1)],
      },
    ],
    [
      'where one knows it, its name is its name',
      { fails: /Phyrexian Wurm Token/ },
      {
        place: [
          tester('{0}: Create a 1/1 green Wurm creature token.'),
          tester('Whenever you gain life, create a 1/1 black Phyrexian creature token.', 'other'),
        ],
        script: [free],
        expect: [count('permanent', 'A', 'Phyrexian Wurm Token', 1)],
      },
    ],
    [
      'a spell on the stack by what the stack calls it',
      'passes',
      {
        place: [tester('{0}: Counter target spell.'), hand('A', 'Shock'), { player: 'A', zone: 'battlefield', card: 'Mountain' }],
        script: [cast('Shock', { targets: [{ player: 'B' }] }), { ...free, targets: [{ name: 'Cast Shock' }] }],
        expect: [check('life', { player: 'B', value: 20 })],
      },
    ],
  ]);
});
