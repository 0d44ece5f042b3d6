/** Criteria H and C1 to C6 against trying every pairing. */
import { expect, test } from 'vitest';
import { checkPairing } from '../../src/pairing/check.js';
import { checkImpossible } from '../../src/pairing/check-impossible.js';
import { lineOf } from '../../src/pairing/field.js';
import { pairSwiss } from '../../src/pairing/swiss.js';
import { Dice, flatCosts, problem, tryAll, wildProblem } from './kit.js';

test('H, C1-C6: as good as the best of all pairings, for up to 10 players', () => {
  const dice = new Dice('wild');
  let impossible = 0;
  for (let i = 0; i < 2500; i++) {
    const p = wildProblem(dice, i % 4 === 0 ? 10 : 8);
    const line = lineOf(p).map((x) => x.id);
    const best = tryAll(p, line);
    const outcome = pairSwiss(p);
    if (outcome.kind === 'refused') {
      expect(best, JSON.stringify(p)).toBeUndefined();
      const [refusal] = outcome.refusals;
      expect(refusal.kind === 'impossible' && checkImpossible(p, refusal), JSON.stringify([p, refusal])).toBe('proved');
      impossible++;
      continue;
    }
    expect(flatCosts(outcome.result.costs), JSON.stringify(p)).toEqual(best);
    expect(checkPairing(p, outcome.result), JSON.stringify(p)).toEqual([]);
  }
  expect(impossible).toBeGreaterThan(20);
});

test('the same problem in another order of players and opponents has the same answer', () => {
  const dice = new Dice('order');
  for (let i = 0; i < 100; i++) {
    const p = wildProblem(dice, 20);
    const players = dice.shuffle(p.players).map((x) => ({ ...x, opponents: dice.shuffle(x.opponents) }));
    expect(pairSwiss({ ...p, players, forbidden: dice.shuffle(p.forbidden) })).toEqual(pairSwiss(p));
  }
});

test('C6: among four players with the same points all pairings are equally likely, and among five all byes', () => {
  const four = new Map<string, number>();
  const byes = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    const even = pairSwiss(problem([a, b, c, d], { seed: `event/${i}` }));
    const odd = pairSwiss(problem([a, b, c, d, e], { seed: `event/${i}` }));
    if (even.kind === 'refused' || odd.kind === 'refused') throw new Error('refused');
    const pair = even.result.pairs.find((x) => x.includes('a'))!.find((x) => x !== 'a')!;
    four.set(pair, (four.get(pair) ?? 0) + 1);
    byes.set(odd.result.bye!, (byes.get(odd.result.bye!) ?? 0) + 1);
  }
  // Four standard deviations: 26 of 1000, 22 of 600.
  for (const n of four.values()) expect(Math.abs(n - 1000)).toBeLessThan(104);
  for (const n of byes.values()) expect(Math.abs(n - 600)).toBeLessThan(88);
  expect([four.size, byes.size]).toEqual([3, 5]);
});
