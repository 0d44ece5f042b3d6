/** Tree counts: how many ways there are to go on, to a depth. One option too many or too few anywhere changes a number. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.js';
import { game } from '../invariants/cards.js';
import { POSITIONS } from './positions.js';

/** Ways to give `depth` answers from here; a game that ends earlier counts once. */
function count(s: State, depth: number): number {
  if (depth === 0 || s.pending === null) return 1;
  let n = 0;
  for (const answer of game.answers(s)) {
    const outcome = game.answer(s, answer);
    if (!outcome.ok) throw new Error(`offered and refused by ${outcome.refusal.rule}: ${JSON.stringify(answer)} for ${s.pending.kind}`);
    n += count(outcome.state, depth - 1);
  }
  return n;
}

describe('counts of the decision tree', () => {
  for (const { name, counts, at } of POSITIONS) {
    it(`${name}: ${counts.join(', ')}`, () => {
      const state = at();
      const before = game.hash(state);
      expect(counts.map((_, i) => count(state, i + 1))).toEqual(counts);
      expect(game.hash(state)).toBe(before);
    });
  }
});
