/** Why somebody is paired with somebody. */
import { expect, test } from 'vitest';
import { PAIRING_MESSAGES, type PairingReason, sayReason } from '../../src/pairing/messages.js';
import { pairSwiss } from '../../src/pairing/swiss.js';
import type { PairingProblem, PairingResult } from '../../src/pairing/types.js';
import { why, whyNot } from '../../src/pairing/why.js';
import { type Draft, problem } from './kit.js';

const met = (...ids: string[]) => ids.map((id) => ({ id, times: 1 }));
function solve(p: PairingProblem): PairingResult {
  const outcome = pairSwiss(p);
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
  return outcome.result;
}
const ids = (reasons: readonly PairingReason[] | undefined): string[] =>
  (reasons ?? []).map((r) => (typeof r.params.worse === 'object' ? `${r.id} ${r.params.worse.id}` : r.id));

test('C3: three players with 6 points: one is paired down because their number is odd', () => {
  const six: Draft[] = ['a', 'b', 'c'].map((id) => ({ id, points: 6 }));
  const p = problem([...six, { id: 'd', points: 3 }]);
  const result = solve(p);
  const { a: down } = { a: result.pairs.find((x) => x.includes('d'))!.find((x) => x !== 'd')! };
  expect(ids(why(p, result, 'd')!.reasons)).toEqual(['why.down', 'why.oddGroup', 'why.instead worse.drawn']);
  expect(why(p, result, down)!.reasons[1].params).toEqual({ points: 6, count: 3 });
  const [x, y] = result.pairs.find((pair) => !pair.includes('d'))!;
  expect(ids(why(p, result, x)!.reasons)).toEqual(['why.same', 'why.instead worse.drawn']);
  expect(ids(whyNot(p, result, y, 'd'))).toEqual(['why.with worse.drawn']);
});

test('C1 before C3: two players with 6 points who have met are both paired down', () => {
  const p = problem([
    { id: 'a', points: 6, opponents: met('b') },
    { id: 'b', points: 6, opponents: met('a') },
    { id: 'c', points: 3 },
    { id: 'd', points: 3 },
  ]);
  const result = solve(p);
  expect(result.costs).toMatchObject({ rematches: 0, gap: 6 });
  expect(ids(why(p, result, 'a')!.reasons).slice(0, 2)).toEqual(['why.down', 'why.groupMet']);
  expect(ids(whyNot(p, result, 'a', 'b'))).toEqual(['why.with worse.rematches']);
});

test('C2: the bye goes to the lowest without one; who has had it is named by what would be worse', () => {
  const p = problem([
    { id: 'a', points: 6 },
    { id: 'b', points: 3 },
    { id: 'c', points: 3, byes: 1 },
  ]);
  const result = solve(p);
  expect(result.bye).toBe('b');
  expect(ids(why(p, result, 'b')!.reasons)).toEqual(['why.bye', 'why.instead worse.byePoints']);
  expect(ids(whyNot(p, result, 'a', 'b'))).toEqual(['why.with worse.repeatByes']);
});

test('C1 before C2: the bye goes higher where the lowest would leave a rematch', () => {
  const p = problem([
    { id: 'a', points: 6, opponents: met('b') },
    { id: 'b', points: 6, opponents: met('a') },
    { id: 'c', points: 0 },
  ]);
  const result = solve(p);
  expect(result.costs).toMatchObject({ rematches: 0, byePoints: 6 });
});

test('H: forbidden and locked pairs, and the one pair that is possible', () => {
  const four: Draft[] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const locked = problem(four, { locked: [['a', 'd']] });
  expect(ids(why(locked, solve(locked), 'd')!.reasons)).toEqual(['why.locked']);
  expect(ids(whyNot(locked, solve(locked), 'a', 'b'))).toEqual(['why.locked']);
  const forbidden = problem(four, {
    forbidden: [
      ['a', 'b'],
      ['a', 'c'],
    ],
  });
  const result = solve(forbidden);
  expect(result.pairs.some((x) => x.includes('a') && x.includes('d'))).toBe(true);
  expect(ids(why(forbidden, result, 'a')!.reasons)).toEqual(['why.same', 'why.only']);
  expect(ids(whyNot(forbidden, result, 'c', 'a'))).toEqual(['why.forbidden']);
  const bye = problem(four.slice(0, 3), { lockedBye: 'b' });
  expect(ids(why(bye, solve(bye), 'b')!.reasons)).toEqual(['why.lockedBye']);
  expect(why(bye, solve(bye), 'nobody')).toBeUndefined();
});

test('C6: in the last round neighbours in the standings meet, and the reason says so', () => {
  const p = problem(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id, i) => ({ id, points: 9, rank: i + 1 })),
    { within: 'standing' },
  );
  const result = solve(p);
  expect(result.pairs).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ]);
  expect(ids(why(p, result, 'c')!.reasons)).toEqual(['why.same', 'why.instead worse.standing']);
});

test('reasons are said in English and Chinese with the same parameters', () => {
  const p = problem(['a', 'b', 'c'].map((id, i) => ({ id, points: i === 0 ? 3 : 0 })));
  const result = solve(p);
  const [first] = why(p, result, result.bye!)!.reasons;
  expect(sayReason(first, 'en', (id) => id.toUpperCase())).toBe(
    `the number of players is odd; ${result.bye!.toUpperCase()}, with 0 points, has the bye`,
  );
  expect(sayReason(first, 'zh')).toBe(`牌手人数为奇数；${result.bye}（局分0）轮空`);
  for (const { en, zh } of Object.values(PAIRING_MESSAGES)) {
    const params = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
    expect(params(zh)).toEqual(params(en));
  }
});

test('H: when forbidden pairs leave no way, the refusal names whom it concerns', () => {
  const five: Draft[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));
  const forbidden = ['a', 'b', 'c', 'd'].flatMap((x, i, all) => all.slice(i + 1).map((y) => [x, y] as const));
  const outcome = pairSwiss(problem(five, { forbidden }));
  if (outcome.kind !== 'refused' || outcome.refusals[0].kind !== 'impossible') throw new Error('expected a refusal');
  expect(outcome.refusals[0].groups.flat().sort()).toEqual(['a', 'b', 'c', 'd']);
  expect([...outcome.refusals[0].only].sort()).toEqual(['e', 'f']);
});
