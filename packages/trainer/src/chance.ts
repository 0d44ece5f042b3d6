/** Chance out of a seed: the same seed makes the same question everywhere. */
import { type HasRng, nextBits, seedRng } from '@apnap/kernel';
import { Unfit } from './unfit.js';

export class Chance {
  private readonly root: HasRng;

  constructor(seed: string) {
    this.root = { _e: 0, rng: seedRng(seed) };
  }

  /** A whole number from 0 up to, and without, n. */
  below(n: number): number {
    return n <= 1 ? 0 : nextBits(this.root) % n;
  }

  /** From `least` to `most`, both among them. */
  from(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Once in n times. */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  /** @throws Unfit where there is none */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Unfit('nothing to choose from');
    return list[this.below(list.length)];
  }

  /** The same in any order. */
  shuffled<T>(list: readonly T[]): T[] {
    const all = list.slice();
    for (let i = all.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [all[i], all[j]] = [all[j], all[i]];
    }
    return all;
  }

  some<T>(list: readonly T[], n: number): T[] {
    return this.shuffled(list).slice(0, n);
  }
}
