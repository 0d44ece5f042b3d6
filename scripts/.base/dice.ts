/** Random numbers of a player: seeded, and its own, so that a player never disturbs the game's stream. */
import { type HasRng, randomInt, seedRng } from '@apnap/kernel';

export class Dice {
  private readonly root: HasRng;

  constructor(seed: string) {
    this.root = { _e: 0, rng: seedRng(seed) };
  }

  /** A uniform whole number from 0 to n - 1. */
  below = (n: number): number => randomInt(this.root, n);

  /** True so many times in a thousand. */
  chance(perMille: number): boolean {
    return this.below(1000) < perMille;
  }

  /** One of these. @throws RangeError for an empty list. */
  oneOf<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to choose from');
    return items[this.below(items.length)];
  }

  /** An index, with a chance in proportion to its weight; every weight must be positive. */
  weighted(weights: readonly number[]): number {
    let at = this.below(weights.reduce((a, b) => a + b, 0));
    for (let i = 0; i < weights.length; i++) {
      if (at < weights[i]) return i;
      at -= weights[i];
    }
    return weights.length - 1;
  }
}
