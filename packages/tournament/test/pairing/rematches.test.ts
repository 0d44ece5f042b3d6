/** C1 and H from their words alone, for any small field: nobody meets somebody again while there is a way to avoid it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPairing } from '../../src/pairing/check.js';
import { pairSwiss } from '../../src/pairing/swiss.js';
import type { Pair, PairingProblem } from '../../src/pairing/types.js';
import { problem } from './kit.js';

/** Every way to pair these players, with one of an odd number left over. */
function* pairings(ids: readonly string[]): Generator<{ pairs: Pair[]; bye: string | null }> {
  const [a, ...others] = ids;
  if (a === undefined) {
    yield { pairs: [], bye: null };
    return;
  }
  for (const b of others) for (const { pairs, bye } of pairings(others.filter((x) => x !== b))) yield { pairs: [[a, b], ...pairs], bye };
  if (ids.length % 2 === 1) for (const { pairs } of pairings(others)) yield { pairs, bye: a };
}

const key = (a: string, b: string): string => [a, b].sort().join(' ');

/** A field of up to 8 players of which some have met, some once and some twice, and some may not meet. */
const field: fc.Arbitrary<PairingProblem> = fc.integer({ min: 1, max: 8 }).chain((n) => {
  const ids = Array.from({ length: n }, (_, i) => `p${i}`);
  const all = ids.flatMap((a, i) => ids.slice(i + 1).map((b): Pair => [a, b]));
  return fc
    .record({
      met: fc.array(fc.constantFrom(0, 0, 1, 1, 2), { minLength: all.length, maxLength: all.length }),
      forbidden: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: all.length, maxLength: all.length }),
      points: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: n, maxLength: n }),
      seed: fc.integer({ min: 0, max: 999 }),
    })
    .map(({ met, forbidden, points, seed }) =>
      problem(
        ids.map((id, i) => ({
          id,
          points: 3 * points[i],
          opponents: all.flatMap(([a, b], k) => (met[k] > 0 && (a === id || b === id) ? [{ id: a === id ? b : a, times: met[k] }] : [])),
        })),
        { forbidden: all.filter((_, k) => forbidden[k] === 0), seed: `s${seed}` },
      ),
    );
});

test('H, C1: everybody is paired once, forbidden pairs never; as few meet again as in any pairing, and none where there is one without', () => {
  let [avoided, met, refused] = [0, 0, 0];
  fc.assert(
    fc.property(field, (p) => {
      const before = new Set(p.players.flatMap((x) => x.opponents.map((o) => key(x.id, o.id))));
      const forbidden = new Set(p.forbidden.map(([a, b]) => key(a, b)));
      const again = (pairs: readonly Pair[]): number => pairs.filter(([a, b]) => before.has(key(a, b))).length;
      const possible = [...pairings(p.players.map((x) => x.id))].filter(({ pairs }) => pairs.every(([a, b]) => !forbidden.has(key(a, b))));
      const outcome = pairSwiss(p);
      if (outcome.kind === 'refused') {
        refused++;
        expect(possible).toEqual([]);
        return;
      }
      const { pairs, bye } = outcome.result;
      expect([...pairs.flat(), ...(bye === null ? [] : [bye])].sort()).toEqual(p.players.map((x) => x.id).sort());
      expect(bye === null).toBe(p.players.length % 2 === 0);
      expect(pairs.filter(([a, b]) => forbidden.has(key(a, b)))).toEqual([]);
      const least = Math.min(...possible.map((x) => again(x.pairs)));
      expect(again(pairs)).toBe(least);
      expect(checkPairing(p, outcome.result)).toEqual([]);
      if (least > 0) met++;
      else if (before.size > 0) avoided++;
    }),
    { numRuns: 600, seed: 2004 },
  );
  expect(Math.min(avoided, met)).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(5);
});
