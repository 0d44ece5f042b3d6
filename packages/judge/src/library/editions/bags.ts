/** Rules as bags of weighed words, to be compared by what they say. */

/** Words with their weights; the length of the whole is 1. */
export type Bag = ReadonlyMap<string, number>;

const LONGEST_LIST = 400;

/** Adds up words, weighs them by how few rules have them, and makes the whole one long. */
export function weighed(words: Iterable<readonly [string, number]>, rarity: ReadonlyMap<string, number>): Bag {
  const sum = new Map<string, number>();
  for (const [w, n] of words) sum.set(w, (sum.get(w) ?? 0) + n);
  let square = 0;
  for (const [w, n] of sum) {
    const weight = Math.sqrt(n) * (rarity.get(w) ?? 0);
    if (weight === 0) sum.delete(w);
    else sum.set(w, weight);
    square += weight * weight;
  }
  const length = Math.sqrt(square);
  for (const [w, n] of sum) sum.set(w, n / length);
  return sum;
}

/** How rare each word is among rules. */
export function rarities(rules: readonly ReadonlySet<string>[]): Map<string, number> {
  const held = new Map<string, number>();
  for (const rule of rules) for (const w of rule) held.set(w, (held.get(w) ?? 0) + 1);
  return new Map([...held].map(([w, n]) => [w, Math.log(1 + rules.length / n)]));
}

/** How much of one is in the other: 0 nothing, 1 all of both. */
export function likeness(a: Bag, b: Bag): number {
  const [less, more] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [w, n] of less) sum += n * (more.get(w) ?? 0);
  return sum;
}

/** How much of a part is in a whole, by weight: 1 for all of it. */
export function within(part: Bag, whole: Bag): number {
  let [inside, all] = [0, 0];
  for (const [w, n] of part) {
    all += n;
    if (whole.has(w)) inside += n;
  }
  return all === 0 ? 0 : inside / all;
}

/** Bags by their words, to find those that have some in common with another. */
export class BagIndex {
  private readonly holders = new Map<string, { at: number[]; weights: number[] }>();
  private readonly sums: Float64Array;

  constructor(bags: readonly Bag[]) {
    this.sums = new Float64Array(bags.length);
    bags.forEach((bag, i) => {
      for (const [w, n] of bag) {
        let list = this.holders.get(w);
        if (!list) {
          list = { at: [], weights: [] };
          this.holders.set(w, list);
        }
        list.at.push(i);
        list.weights.push(n);
      }
    });
  }

  /** The bags most like one, the most like first. */
  nearest(bag: Bag, most: number, least: number): [number, number][] {
    const { sums } = this;
    const touched: number[] = [];
    for (const [w, n] of bag) {
      const list = this.holders.get(w);
      if (!list || list.at.length > LONGEST_LIST) continue;
      for (let k = 0; k < list.at.length; k++) {
        const i = list.at[k];
        if (sums[i] === 0) touched.push(i);
        sums[i] += n * list.weights[k];
      }
    }
    const found = touched.filter((i) => sums[i] >= least).map((i): [number, number] => [i, sums[i]]);
    for (const i of touched) sums[i] = 0;
    return found.sort(([, a], [, b]) => b - a).slice(0, most);
  }
}
