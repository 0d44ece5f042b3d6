/** Seeds of games: nobody finds out by trying what the deck will bring. */
import { type HasRng, nextBits, seedRng } from '@apnap/kernel';
import { expect, test } from 'vitest';
import { newSeed } from '../src/live/live-table.js';

test('the chance of a game depends on all 256 bits of its seed: of 300,000 seeds no two begin alike', () => {
  // With 2^32 beginnings some ten pairs of them would: n * (n - 1) / 2 / 2^32.
  const seen = new Set<string>();
  for (let i = 0; i < 300_000; i++) {
    const r: HasRng = { _e: 0, rng: seedRng(newSeed()) };
    seen.add(`${nextBits(r)} ${nextBits(r)}`);
  }
  expect(seen.size).toBe(300_000);
});
