/** C3: not only how many of a score group are paired down counts, but how far. */
import { expect, test } from 'vitest';
import { checkPairing } from '../../src/pairing/check.js';
import { lineOf } from '../../src/pairing/field.js';
import { pairSwiss } from '../../src/pairing/swiss.js';
import type { PairingProblem, PairingResult } from '../../src/pairing/types.js';
import { why } from '../../src/pairing/why.js';
import { simulate } from '../../src/simulate/simulate.js';
import { Dice, type Draft, flatCosts, problem, tryAll, wildProblem } from './kit.js';

function solve(p: PairingProblem): PairingResult {
  const outcome = pairSwiss(p);
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
  return outcome.result;
}

/** One with 12 points, four with 9, one with 0: groups of one, four and one. */
const ROOM: Draft[] = [{ id: 'top', points: 12 }, ...['a', 'b', 'c', 'd'].map((id) => ({ id, points: 9 })), { id: 'low', points: 0 }];
const partner = ({ pairs }: PairingResult, id: string): string => pairs.find((p) => p.includes(id))!.find((x) => x !== id)!;

test('C3: the only 4-0 meets a 3-1, not the only 0-4, though then one more is paired down', () => {
  const p = problem(ROOM);
  const result = solve(p);
  expect(['a', 'b', 'c', 'd']).toContain(partner(result, 'top'));
  expect(result.costs.pairDowns).toEqual([
    { points: 12, count: 1, squares: 9 },
    { points: 9, count: 1, squares: 81 },
    { points: 0, count: 0, squares: 0 },
  ]);
  expect(checkPairing(p, result)).toEqual([]);
});

test('by the older criteria they met, and a pairing made by them is still found and proved', () => {
  const p = problem(ROOM, { criteria: 1 });
  const result = solve(p);
  expect(partner(result, 'top')).toBe('low');
  expect(checkPairing(p, result)).toEqual([]);
  // By those of today it is not the best.
  expect(checkPairing({ ...p, criteria: 2 }, result).map((f) => f.kind)).toContain('words');
});

test('why: without the pair somebody would be paired down further', () => {
  const p = problem([...ROOM.slice(0, 2), { id: 'e', points: 6 }, { id: 'low', points: 0 }]);
  const reasons = why(p, solve(p), 'top')!.reasons;
  expect(reasons.at(-1)).toMatchObject({
    id: 'why.instead',
    params: { worse: { id: 'worse.squares', params: { points: 12, from: 9, to: 36 } } },
  });
});

test('for each edition: as good as the best of all pairings, for up to 10 players', () => {
  const dice = new Dice('editions');
  for (let i = 0; i < 1500; i++) {
    const p: PairingProblem = { ...wildProblem(dice, i % 5 === 0 ? 10 : 8), criteria: i % 2 === 0 ? 1 : 2 };
    const outcome = pairSwiss(p);
    if (outcome.kind === 'refused') continue;
    const best = tryAll(
      p,
      lineOf(p).map((x) => x.id),
    );
    expect(flatCosts(outcome.result.costs, p.criteria), JSON.stringify(p)).toEqual(best);
    expect(checkPairing(p, outcome.result), JSON.stringify(p)).toEqual([]);
  }
});

test('the checker notices costs that hide how far somebody is paired down, and words without it', () => {
  const p = problem(ROOM);
  const result = solve(p);
  const lied = result.costs.pairDowns.map((d) => ({ ...d, squares: d.squares === 81 ? 9 : d.squares }));
  expect(checkPairing(p, { ...result, costs: { ...result.costs, pairDowns: lied } }).map((f) => f.kind)).toEqual(['costs']);
  const words = result.certificate.words.map((w) => w.filter((part) => part.criterion !== 'squares'));
  expect(checkPairing(p, { ...result, certificate: { ...result.certificate, words } }).map((f) => f.kind)).toContain('words');
});

test('hardly a round of simulated events has a pair of six or more points apart, and none a rematch', () => {
  const sum = { rounds: 0, far: 0, rematches: 0 };
  for (const players of [24, 63, 100])
    for (let i = 1; i <= 12; i++)
      for (const r of simulate({ players, seed: `k${i}`, drops: 30, draws: 50 }).rounds) {
        sum.rounds++;
        sum.far += r.maxScoreGap >= 6 ? 1 : 0;
        sum.rematches += r.rematches;
        expect(r.certificate).toBe('verified');
      }
  expect(sum.rounds).toBeGreaterThan(200);
  expect(sum.far / sum.rounds).toBeLessThanOrEqual(0.02);
  expect(sum.rematches).toBe(0);
});
