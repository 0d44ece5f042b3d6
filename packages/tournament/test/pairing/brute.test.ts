/** Criteria H and C1 to C6 against trying every pairing. */
import { expect, test } from 'vitest';
import { checkPairing } from '../../src/pairing/check.js';
import { lineOf } from '../../src/pairing/field.js';
import { pairSwiss } from '../../src/pairing/swiss.js';
import { Dice, flatCosts, tryAll, wildProblem } from './kit.js';

test('H, C1-C6: as good as the best of all pairings, for up to 8 players', () => {
  const dice = new Dice('wild');
  let impossible = 0;
  for (let i = 0; i < 2500; i++) {
    const p = wildProblem(dice, i % 40 === 0 ? 10 : 8);
    const line = lineOf(p).map((x) => x.id);
    const best = tryAll(p, line);
    const outcome = pairSwiss(p);
    if (outcome.kind === 'refused') {
      expect(best, JSON.stringify(p)).toBeUndefined();
      expect(outcome.refusals.map((r) => r.kind)).toEqual(['impossible']);
      impossible++;
      continue;
    }
    expect(flatCosts(outcome.result.costs), JSON.stringify(p)).toEqual(best);
    expect(checkPairing(p, outcome.result), JSON.stringify(p)).toEqual([]);
  }
  expect(impossible).toBeGreaterThan(20);
});
