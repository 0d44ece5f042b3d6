/**
 * The mana payment solver: exact, pure, and able to say what it did and why.
 *
 * A plan is chosen by these measures, most important first: fewest irreversible uses; least life paid and damage taken;
 * least mana left floating (which also spends the pool before anything else); greatest weight of kept costs that stay payable;
 * lowest price; least flexible sources; least of the mana left that was in the pool before; smallest keys among equal sources.
 */
import { formatMana } from '@apnap/ability';
import { type Board, bits, countOf, createBoard, MANY, type SourceClass, sizeAt, type Variant } from './board.js';
import { type Budget, type Keep, type LeafSolution, remainingAfter, solveLeaf } from './branch.js';
import { eachConfig, type Tally } from './configs.js';
import { type Alternative, compileCost, compileSymbols, FREE_MANA } from './cost.js';
import { jointlyPayable, payable } from './feasible.js';
import { lessAt } from './flow.js';
import { buildLeaf, SCALE, useValue } from './leaf.js';
import { buildPlan } from './plan.js';
import type { KeepCost, PaymentRequest, Plan } from './types.js';

export { type Board, createBoard } from './board.js';
export { ANY_COLOR, MOST_PAID, typeMask } from './cost.js';
export { canPay, canPayBoard, maxX } from './feasible.js';
export { checkManual } from './manual.js';
export * from './types.js';

/** Flows one `solve` may compute; beyond that the best plan found so far is returned, marked as not exact. */
const FLOWS = 6_000;
/** Kept costs beyond this many different ones are left out of the choice, lightest first; the plan is then marked as not exact. */
const MOST_KEEPS = 10;

/** A different kept cost, with the indices and the sum of weights of the equal ones. */
interface KeepGroup extends Keep {
  weight: number;
  indices: number[];
}

/** The variant with those of its units that may be spent on anything. */
function freeUnits(v: Variant): Variant {
  const at = v.units.flatMap((u, i) => ((u & FREE_MANA) === 0 ? [] : [i]));
  const sizes = v.sizes && at.map((i) => sizeAt(v, i));
  const total = sizes
    ? Math.min(
        MANY,
        sizes.reduce((a, b) => a + b, 0),
      )
    : at.length;
  return { ...v, units: at.map((i) => v.units[i] & FREE_MANA), sizes, total };
}

/** The board as kept costs see it: mana that may be spent on anything. */
function keepBoard(board: Board): Board {
  const classes = board.classes.map((c): SourceClass => {
    const free = (list: SourceClass['simple']): SourceClass['simple'] =>
      list
        .filter((v) => v.kind === 'mana')
        .map(freeUnits)
        .filter((v) => v.units.length > 0);
    const complex = free(c.complex);
    return { ...c, mask: c.keepMask, simple: free(c.simple), complex, maxPay: 0, fixed: c.fixed && complex.length === 1 };
  });
  const plain = classes.every((c) => c.complex.length === 0 || c.fixed);
  return { classes, counts: board.counts, plain, maxPay: 0, narrow: false };
}

function keepGroups(board: Board, keep: readonly KeepCost[]): KeepGroup[] {
  const seenBy = keepBoard(board);
  const groups = new Map<string, KeepGroup>();
  keep.forEach((k, index) => {
    const id = formatMana(k.cost);
    const known = groups.get(id);
    if (known) {
      known.weight += k.weight;
      known.indices.push(index);
      return;
    }
    const compiled = compileSymbols(k.cost);
    const test = (remaining: Int32Array): boolean => payable(seenBy, remaining, compiled, Number.POSITIVE_INFINITY, 0);
    groups.set(id, { compiled, payable: test, weight: k.weight, indices: [index] });
  });
  return [...groups.values()];
}

/** The best way to pay, or undefined if there is none. */
export function solve(request: PaymentRequest): Plan | undefined {
  return new PaymentSearch(request).run();
}

class PaymentSearch {
  readonly #board: Board;
  readonly #alternatives: readonly Alternative[];
  readonly #life: number;
  readonly #budget: Budget = { flows: FLOWS, exhausted: false };
  /** Number of units in the pool. */
  #pool = 0;
  /** Value of the n cheapest one-unit uses, by n. */
  readonly #cheapest: number[] = [0];
  #best: LeafSolution | undefined;

  constructor(readonly request: PaymentRequest) {
    this.#board = createBoard(request.pool, request.sources);
    this.#alternatives = compileCost(request.cost, this.#board.narrow).alternatives;
    this.#life = Math.max(0, request.life);
    const values: number[] = [];
    for (const c of this.#board.classes) {
      if (c.pool) this.#pool += countOf(c);
      else if (c.simple.length > 0) {
        const value = Math.min(...c.simple.map((v) => useValue(v, c)));
        for (let n = 0; n < c.keys.length; n++) values.push(value);
      }
    }
    for (const v of values.sort((a, b) => a - b)) this.#cheapest.push(this.#cheapest.at(-1)! + v);
  }

  run(): Plan | undefined {
    const board = this.#board;
    if (!payable(board, board.counts, compileCost(this.request.cost, board.narrow), this.#life, this.#life)) return undefined;
    const before = keepGroups(board, this.request.keep ?? []).filter((k) => k.payable(board.counts));
    this.#best = this.#search([], undefined) ?? this.#anyPayment();
    if (!this.#best) return undefined;
    this.#payWithKeeps(before);
    const rest = remainingAfter(this.#best.leaf, board.counts, this.#best.amount);
    const kept = before.filter((k) => k.payable(rest));
    const indices = (list: readonly KeepGroup[]): number[] => list.flatMap((k) => k.indices).sort((a, b) => a - b);
    return buildPlan(this.request, this.#best, {
      kept: indices(kept),
      lost: indices(before.filter((k) => !kept.includes(k))),
      keepWeight: kept.reduce((sum, k) => sum + k.weight, 0),
      exact: !this.#budget.exhausted,
    });
  }

  /** Some payment, when the budget ran out before the first one was found. */
  #anyPayment(): LeafSolution | undefined {
    this.#budget.flows = FLOWS;
    return this.#search([], undefined, true);
  }

  /** Best payment less than `bound` that leaves `keeps` payable, over all choices of complex uses and readings of the cost. */
  #search(keeps: readonly Keep[], bound: Float64Array | undefined, any = false): LeafSolution | undefined {
    const { counts, classes } = this.#board;
    const open = classes.flatMap((c, cls) => (c.complex.length > 0 ? [cls] : []));
    const most = Math.max(...this.#alternatives.map((a) => a.total));
    let best: LeafSolution | undefined;
    eachConfig(
      this.#board,
      counts,
      open,
      most,
      (t) => {
        const limit = best?.value ?? bound;
        return t.pay > this.#life || (limit !== undefined && t.irreversible * SCALE + t.hurt > limit[0]);
      },
      (chosen, t) => {
        for (const alt of this.#alternatives) {
          const limit = best?.value ?? bound;
          if (limit && this.#hopeless(t, alt, limit)) continue;
          const leaf = buildLeaf(this.#board, counts, chosen, alt, this.#life);
          best = solveLeaf(leaf, counts, { life: this.#life, keeps, bound: limit, any, budget: this.#budget }) ?? best;
        }
        return any ? best !== undefined : this.#budget.exhausted;
      },
    );
    return best;
  }

  /** Can these complex uses lead to nothing better than `limit`? Sums what they take and the least that must come on top. */
  #hopeless(t: Tally, alt: Alternative, limit: Float64Array): boolean {
    const hurt = t.irreversible * SCALE + t.hurt;
    if (hurt !== limit[0]) return hurt > limit[0];
    const floating = Math.max(0, this.#pool + t.units - alt.total - t.costs);
    if (floating !== limit[1]) return floating > limit[1];
    const lives = Math.min(Math.floor(this.#life / 2), alt.phyrexian + t.phyrexian);
    const needed = Math.max(0, alt.total + t.costs - t.units - this.#pool - lives);
    if (needed >= this.#cheapest.length) return true;
    const value = t.price + this.#cheapest[needed];
    // The last part can only improve while some mana of the pool is left.
    return value > limit[2] || (value === limit[2] && limit[3] < SCALE);
  }

  /** Best solution that leaves all of `keeps` payable and is otherwise as good up to that measure. */
  #searchKeeping(keeps: readonly Keep[]): LeafSolution | undefined {
    const top = this.#best!.value;
    return this.#search(keeps, Float64Array.of(top[0], top[1], Number.POSITIVE_INFINITY, 0));
  }

  /** Improves the best solution to one that keeps as much weight payable as possible. */
  #payWithKeeps(before: readonly KeepGroup[]): void {
    const keeps = [...before].sort((a, b) => b.weight - a.weight);
    if (keeps.length > MOST_KEEPS) {
      keeps.length = MOST_KEEPS;
      this.#budget.exhausted = true;
    }
    const { counts } = this.#board;
    const weightOf = (rest: Int32Array): number => keeps.reduce((sum, k) => sum + (k.payable(rest) ? k.weight : 0), 0);
    let weight = weightOf(remainingAfter(this.#best!.leaf, counts, this.#best!.amount));
    const total = keeps.reduce((sum, k) => sum + k.weight, 0);
    if (weight === total) return;
    const possible = keeps.filter(
      (k) => jointlyPayable(this.#board, this.#alternatives, k.compiled, this.#life) && this.#searchKeeping([k]),
    );
    const sets: { mask: number; weight: number }[] = [];
    for (let mask = 1; mask < 1 << possible.length; mask++) {
      const sum = possible.reduce((s, k, i) => s + (mask & (1 << i) ? k.weight : 0), 0);
      if (sum > weight) sets.push({ mask, weight: sum });
    }
    sets.sort((a, b) => b.weight - a.weight || bits(b.mask) - bits(a.mask) || a.mask - b.mask);
    let best: LeafSolution | undefined;
    for (const set of sets) {
      if (best && set.weight < weight) break;
      const found = this.#searchKeeping(possible.filter((_, i) => set.mask & (1 << i)));
      if (!found || (best && !lessAt(found.value, 0, best.value, 0))) continue;
      best = found;
      weight = set.weight;
    }
    if (best) this.#best = best;
  }
}
