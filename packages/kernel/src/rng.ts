/**
 * Seeded random numbers whose state is part of the game state. The algorithm is named in the state so that an old save can never be continued
 * with another one by mistake.
 *
 * Any text is a seed: of most of them xoshiro128** is seeded by SplitMix32 over the text, which is fast and has 2^32 streams. That is chance enough
 * for simulations and pairings, but who knows seven cards of a shuffled deck could try all of them. A **secret seed** ({@link SECRET_SEED}) keeps all
 * its 256 bits: its numbers are SHA-256 of the seed and a count, so that nobody who has seen any of them can tell another.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Owned, own } from './cow.js';

export const RNG_ALGORITHM = 'xoshiro128**/1';
export const SECRET_ALGORITHM = 'sha256/1';

/** What a seed is that must not be found out: 256 bits in hex behind a mark. */
export const SECRET_SEED = /^secret:[0-9a-f]{64}$/;

export interface Rng extends Owned {
  algorithm: string;
  a: number;
  b: number;
  c: number;
  d: number;
  /** Of a secret seed the seed itself; `a` counts the numbers that were drawn then. */
  key?: string;
}

/** A root that holds a generator. */
export interface HasRng extends Owned {
  rng: Rng;
}

/** A generator from any seed text; equal texts give equal streams on every machine. */
export function seedRng(seed: string): Rng {
  if (SECRET_SEED.test(seed)) return { _e: 0, algorithm: SECRET_ALGORITHM, a: 0, b: 0, c: 0, d: 0, key: seed };
  let h = 0x9e3779b9 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 0x85ebca6b);
    h = (h << 13) | (h >>> 19);
  }
  const next = (): number => {
    h = (h + 0x9e3779b9) | 0;
    let z = h;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  return { _e: 0, algorithm: RNG_ALGORITHM, a: next(), b: next(), c: next(), d: next() || 1 };
}

/** The next 32 random bits; advances the generator of the root. */
export function nextBits(root: HasRng): number {
  const r = own(root, root.rng);
  root.rng = r;
  if (r.key !== undefined) return secretBits(r.key, r.a++);
  let x = Math.imul(r.b, 5);
  x = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const t = r.b << 9;
  const c = r.c ^ r.a;
  const d = r.d ^ r.b;
  r.b = (r.b ^ c) >>> 0;
  r.a = (r.a ^ d) >>> 0;
  r.c = (c ^ t) >>> 0;
  r.d = ((d << 11) | (d >>> 21)) >>> 0;
  return x;
}

/** The numbers of a secret seed, by their place: the first 32 bits of a hash. */
function secretBits(key: string, n: number): number {
  const [a, b, c, d] = sha256(utf8ToBytes(`${key}/${n}`));
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

/** Whether two generators will give the same numbers. */
export const sameRng = (x: Rng, y: Rng): boolean =>
  x.algorithm === y.algorithm && x.a === y.a && x.b === y.b && x.c === y.c && x.d === y.d && x.key === y.key;

/** A uniform integer in 0 … n - 1 (n from 1 to 2^32), by rejection: no bias. */
export function randomInt(root: HasRng, n: number): number {
  if (n <= 1) return 0;
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let x = nextBits(root);
  while (x >= limit) x = nextBits(root);
  return x % n;
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(root: HasRng, items: readonly T[]): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(root, i + 1);
    const t = out[i];
    out[i] = out[j];
    out[j] = t;
  }
  return out;
}
