/** What a family works with. */
import type { MagicGame } from '@apnap/magic';
import { Bench, type Layout } from '../bench.js';
import type { Chance } from '../chance.js';
import type { Draft, Level } from '../question.js';
import type { Stock, Stocked } from '../stock.js';

export interface Kit {
  chance: Chance;
  level: Level;
  stock: Stock;
  game: MagicGame;
  /** What the game's own chance comes of. */
  seed: string;
}

/** Makes a question; null, or {@link Unfit} thrown: this chance makes none. */
export type Family = (kit: Kit) => Draft | null;

export const benchOf = ({ game, seed }: Kit, layout: Layout): Bench => new Bench(game, layout, seed);

/** Cards of a list, all of different names. */
export function several(chance: Chance, n: number, ...lists: (readonly Stocked[])[]): Stocked[] {
  const found: Stocked[] = [];
  for (let i = 0; i < n; i++) {
    const list = lists[i % lists.length].filter((c) => !found.some((f) => f.name === c.name));
    if (list.length > 0) found.push(chance.pick(list));
  }
  return found;
}
