/** Enumerates which sources with several units or a mana cost are used, and how. */
import { tick } from '@apnap/kernel';
import type { Board } from './board.js';
import { type Chosen, useValue } from './leaf.js';

/** What has been chosen so far, in sums that bounds can use. */
export interface Tally {
  /** Units made. */
  units: number;
  /** Mana that chosen filters cost. */
  costs: number;
  /** Irreversible uses, life paid and damage, life paid. */
  irreversible: number;
  hurt: number;
  pay: number;
  /** Price and flexibility as in a leaf's third part. */
  price: number;
  /** Mana costs of chosen filters that life could pay. */
  phyrexian: number;
}

/** Decides whether a partial choice can still lead to something; costs, life and irreversible uses only grow. */
export type Prune = (tally: Tally) => boolean;

/**
 * Visits every choice of complex uses, smaller choices first within each class. `visit` returns true to stop.
 * `classes` are the indices to choose from; each may be used `counts` times; no more than `maxUses` uses in all
 * beyond those that filter costs make room for, since every use must pay something.
 */
export function eachConfig(
  board: Board,
  counts: Int32Array,
  classes: readonly number[],
  maxUses: number,
  prune: Prune,
  visit: (chosen: Chosen[], tally: Tally) => boolean,
): boolean {
  const options = classes.flatMap((cls) => board.classes[cls].complex.map((variant) => ({ cls, variant })));
  const used = new Int32Array(board.classes.length);
  const chosen: Chosen[] = [];
  const tally: Tally = { units: 0, costs: 0, irreversible: 0, hurt: 0, pay: 0, price: 0, phyrexian: 0 };
  // A filter makes room for as many uses as it costs mana; all of them together bound the number of uses.
  let room = maxUses;
  for (const o of options) if (o.variant.cost) room += o.variant.cost.total * counts[o.cls];

  const add = (i: number, n: number): void => {
    const { cls, variant } = options[i];
    used[cls] += n;
    tally.units += n * variant.total;
    tally.costs += n * (variant.cost?.total ?? 0);
    tally.irreversible += variant.irreversible === 'no' ? 0 : n;
    tally.hurt += n * variant.hurt;
    tally.pay += n * variant.pay;
    tally.price += n * useValue(variant, board.classes[cls]);
    tally.phyrexian += n * (variant.cost?.phyrexian ?? 0);
  };
  const walk = (i: number, uses: number): boolean => {
    tick();
    if (prune(tally)) return false;
    if (i === options.length) return visit(chosen.slice(), { ...tally });
    const { cls, variant } = options[i];
    if (walk(i + 1, uses)) return true;
    const most = Math.min(counts[cls] - used[cls], room - uses);
    for (let n = 1; n <= most; n++) {
      add(i, n);
      chosen.push({ cls, variant, count: n });
      const stop = walk(i + 1, uses + n);
      chosen.pop();
      add(i, -n);
      if (stop) return true;
    }
    return false;
  };
  return walk(0, 0);
}
