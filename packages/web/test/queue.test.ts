/** The queue of calls at the desk (anchors: calls with a priority). */
import type { CallView } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { isUrgent, queueOf, TOO_LONG } from '../src/tournaments/queue.js';

const call = (id: string, kind: CallView['kind'], at: number, more: Partial<CallView> = {}): CallView => ({
  id,
  kind,
  round: 1,
  table: 1,
  by: 'A',
  at,
  taken: null,
  done: null,
  ...more,
});

test('a game that stands still comes first, then questions, results, checks; of equal ones who waits longest', () => {
  const calls = [
    call('check', 'deckCheck', 0),
    call('late', 'judge', 20),
    call('early', 'judge', 10),
    call('still', 'backUp', 30),
    call('result', 'result', 5),
    call('over', 'judge', 1, { done: 2 }),
  ];
  expect(queueOf(calls, 100).map((c) => c.id)).toEqual(['still', 'early', 'late', 'result', 'check']);
});

test('what somebody is at stands behind what nobody is at; who waits too long is as urgent as anything', () => {
  const calls = [
    call('taken', 'judge', 0, { taken: { by: 'J', at: 1 } }),
    call('check', 'deckCheck', 0),
    call('new', 'judge', TOO_LONG - 1),
  ];
  expect(queueOf(calls, TOO_LONG - 1).map((c) => c.id)).toEqual(['new', 'check', 'taken']);
  expect(queueOf(calls, TOO_LONG).map((c) => c.id)).toEqual(['check', 'new', 'taken']);
  expect(calls.map((c) => isUrgent(c, TOO_LONG))).toEqual([false, true, false]);
});
