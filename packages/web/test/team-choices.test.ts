/** What teammates suggest, taken over into what is drafted (CR 805.2): once, and only for the decision it was said to. */
import type { Answer, MagicDecision, TeamChoiceView } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { answerOf, begin, type Draft, step } from '../src/ask/draft.js';
import { toTakeOver } from '../src/table/team.js';

const option = (name: string) => ({ label: { en: name, zh: name } });
const attack = {
  id: 7,
  kind: 'attackers',
  ask: {
    form: 'pair',
    options: ['mine', 'his', 'his too'].map(option),
    partners: ['x', 'y'].map(option),
    allowed: [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    most: [1, 1, 1],
  },
  fallback: null,
} as unknown as MagicDecision;

const choice = (answer: Answer | null, decision = 7): TeamChoiceView => ({
  decision,
  primary: 0,
  said: [{ seat: 1, part: [1, 2], answer, text: { en: '', zh: '' } }],
});
const drafted = (...pairs: [number, number][]): Draft => {
  if (!attack.ask) throw new Error('nothing is asked');
  return step(attack.ask, begin(attack.ask, null), { pairs });
};

test('what a teammate says of his own takes the place of what was drafted for it, and then there is nothing to take over', () => {
  const draft = drafted([0, 0], [1, 0]);
  const [first, ...more] = toTakeOver(attack, draft, choice({ pairs: [[2, 1]] }));
  expect(more).toEqual([]);
  expect(first.answer).toEqual({
    pairs: [
      [0, 0],
      [2, 1],
    ],
  });
  if (!attack.ask) throw new Error('nothing is asked');
  const after = step(attack.ask, draft, { take: first.answer });
  expect(answerOf(attack.ask, after)).toEqual(first.answer);
  expect(toTakeOver(attack, after, choice({ pairs: [[2, 1]] }))).toEqual([]);
});

test('what is left open, or was said to another decision, is not taken over', () => {
  expect(toTakeOver(attack, drafted(), choice(null))).toEqual([]);
  expect(toTakeOver(attack, drafted(), choice({ pairs: [[1, 0]] }, 6))).toEqual([]);
  expect(toTakeOver(attack, drafted(), null)).toEqual([]);
});

test('that his creatures do not attack is something to take over where they were drafted to', () => {
  expect(toTakeOver(attack, drafted(), choice({ pairs: [] }))).toEqual([]);
  expect(toTakeOver(attack, drafted([0, 0], [1, 1]), choice({ pairs: [] })).map((x) => x.answer)).toEqual([{ pairs: [[0, 0]] }]);
});

test.each<[MagicDecision['ask'], Answer]>([
  [{ form: 'order', options: ['a', 'b', 'c'].map(option) }, { order: [2, 0, 1] }],
  [{ form: 'pick', options: ['a', 'b', 'c'].map(option), min: 0, max: 2 }, { pick: [0, 2] }],
  [{ form: 'number', min: 0, max: 9 }, { number: 4 }],
])('an answer of any form becomes a draft that gives it', (ask, answer) => {
  if (!ask) throw new Error('nothing is asked');
  expect(answerOf(ask, step(ask, begin(ask, null), { take: answer }))).toEqual(answer);
});
