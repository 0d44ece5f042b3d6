/** Branch and bound over one {@link Leaf}: the transportation problem plus the conditions it can't express. */
import { MANY } from './board.js';
import { type Alternative, type CompiledCost, FREE_MANA } from './cost.js';
import { lessAt, PARTS, type Shipment, ship, type Transport } from './flow.js';
import { baseTransport, columnsOf, type Leaf, payOf } from './leaf.js';

/** Shared by all leaves of one search: how many flows may still be computed. */
export interface Budget {
  flows: number;
  exhausted: boolean;
}

/** Upper limits that branching has lowered: on pairs, and on the part of a row that may be spent on the cost. */
interface Node {
  cap: Int32Array;
  supply: Int32Array;
}

/**
 * The problem with the slots of a kept cost added, which only unused sources may fill, free of charge.
 * Sources with several ways are taken at their best for it, so this only bounds the true cost from below.
 */
function withReserve(leaf: Leaf, t: Transport, node: Node, keep: Alternative): Transport {
  const kept = columnsOf(keep, -1).map((c) => ({ accept: c.accept & FREE_MANA, need: c.need }));
  const spare: { mask: number; supply: number }[] = [];
  leaf.rows.forEach((row, r) => {
    if (row.type === 'class') spare.push({ mask: leaf.board.classes[row.cls].keepMask, supply: row.supply - node.supply[r] });
  });
  leaf.board.classes.forEach((c, cls) => {
    let mask = 0;
    let most = 0;
    for (const v of c.complex) {
      if (v.kind !== 'mana') continue;
      for (const u of v.units) mask |= u & FREE_MANA;
      most = Math.max(most, v.total);
    }
    if (mask) spare.push({ mask, supply: Math.min(MANY, (leaf.board.counts[cls] - leaf.usedByChosen[cls]) * most) });
  });
  const rows = t.rows + spare.length;
  const cols = t.cols + kept.length;
  const cap = new Int32Array(rows * cols);
  const cost = new Float64Array(rows * cols * PARTS);
  for (let r = 0; r < rows; r++) {
    const mask = r < t.rows ? (leaf.rows[r].type === 'class' ? leaf.board.classes[leaf.rows[r].cls].keepMask : 0) : spare[r - t.rows].mask;
    kept.forEach((k, c) => {
      if (mask & k.accept) cap[r * cols + t.cols + c] = k.need;
    });
    if (r >= t.rows) continue;
    for (let c = 0; c < t.cols; c++) cap[r * cols + c] = node.cap[r * t.cols + c];
    cost.set(t.cost.subarray(r * t.cols * PARTS, (r + 1) * t.cols * PARTS), r * cols * PARTS);
  }
  const supply = Int32Array.from([...node.supply, ...spare.map((s) => s.supply)]);
  return { rows, cols, supply, demand: Int32Array.from([...t.demand, ...kept.map((k) => k.need)]), cap, cost };
}

/** A kept cost: its readings, and the test whether it is payable with what a payment leaves of each class. */
export interface Keep {
  compiled: CompiledCost;
  payable(remaining: Int32Array): boolean;
}

export interface LeafOptions {
  life: number;
  keeps: readonly Keep[];
  /** Only solutions less than this are of interest. */
  bound: Float64Array | undefined;
  /** Any solution will do. */
  any: boolean;
  budget: Budget;
}

export interface LeafSolution {
  leaf: Leaf;
  /** Amount for each row and column. */
  amount: Int32Array;
  value: Float64Array;
}

/** What is left of each class after a payment. */
export function remainingAfter(leaf: Leaf, counts: Int32Array, amount: Int32Array): Int32Array {
  const rest = counts.slice();
  for (let i = 0; i < rest.length; i++) rest[i] -= leaf.usedByChosen[i];
  const cols = leaf.cols.length;
  leaf.rows.forEach((row, r) => {
    if (row.type === 'class') for (let c = 0; c < cols; c++) rest[row.cls] -= amount[r * cols + c];
  });
  return rest;
}

/** Life that the pairs of a shipment pay. */
function lifePaid(leaf: Leaf, amount: Int32Array): number {
  let sum = leaf.fixedPay;
  leaf.rows.forEach((row, r) => {
    leaf.cols.forEach((col, c) => {
      const n = amount[r * leaf.cols.length + c];
      if (n > 0) sum += n * payOf(leaf, row, col);
    });
  });
  return sum;
}

/** Filter uses in an order in which each is paid with mana that is already there, or the pairs that make a circle. */
export function activationOrder(leaf: Leaf, amount: Int32Array): { order: number[] } | { circle: number[] } {
  const n = leaf.filters.length;
  const cols = leaf.cols.length;
  const needs: Set<number>[] = leaf.filters.map(() => new Set());
  const pairs: { from: number; to: number; pair: number }[] = [];
  leaf.rows.forEach((row, r) => {
    if (row.owner < 0) return;
    leaf.cols.forEach((col, c) => {
      if (col.owner < 0 || amount[r * cols + c] === 0) return;
      needs[col.owner].add(row.owner);
      pairs.push({ from: row.owner, to: col.owner, pair: r * cols + c });
    });
  });
  const order: number[] = [];
  const done = new Set<number>();
  for (let found = true; found && order.length < n; ) {
    found = false;
    for (let f = 0; f < n; f++) {
      if (done.has(f) || [...needs[f]].some((d) => !done.has(d))) continue;
      done.add(f);
      order.push(f);
      found = true;
    }
  }
  if (order.length === n) return { order };
  return { circle: pairs.filter((p) => !done.has(p.from) && !done.has(p.to)).map((p) => p.pair) };
}

/** Best solution of a leaf within the bound, or undefined. */
export function solveLeaf(leaf: Leaf, counts: Int32Array, options: LeafOptions): LeafSolution | undefined {
  if (leaf.fixedPay > options.life) return undefined;
  return new LeafSearch(leaf, counts, options).run();
}

class LeafSearch {
  readonly #base: Transport;
  #best: LeafSolution | undefined;
  #bound: Float64Array | undefined;
  readonly #seen = new Set<string>();
  #payCost: Float64Array | undefined;

  constructor(
    readonly leaf: Leaf,
    readonly counts: Int32Array,
    readonly options: LeafOptions,
  ) {
    const base = baseTransport(leaf);
    // When any payment will do, the one that pays least life decides whether there is one.
    this.#base = options.any ? { ...base, cost: lifeCosts(leaf) } : base;
    this.#bound = options.bound;
  }

  run(): LeafSolution | undefined {
    const stack: Node[] = [{ cap: this.#base.cap, supply: this.#base.supply }];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (this.options.budget.flows <= 0) {
        this.options.budget.exhausted = true;
        break;
      }
      this.#visit(node, stack);
      if (this.#best && this.options.any) break;
    }
    return this.#best;
  }

  /** Solves the relaxation at a node; keeps a solution that meets all conditions, or branches. */
  #visit(node: Node, stack: Node[]): void {
    const { keeps } = this.options;
    let branches: Node[] | undefined;
    const tries = keeps.length === 0 ? [undefined] : keeps;
    for (const keep of tries) {
      const found = this.#relaxed(node, keep);
      if (!found) return;
      const { amount, value } = found;
      if (this.#bound && !lessAt(value, 0, this.#bound, 0)) return;
      const next = this.#violations(node, amount);
      if (next === undefined) {
        this.#best = { leaf: this.leaf, amount, value: this.options.any ? this.#score(amount) : value };
        this.#bound = value;
        return;
      }
      branches = next;
    }
    for (const b of branches ?? []) {
      const id = `${b.cap.join()};${b.supply.join()}`;
      if (this.#seen.has(id)) continue;
      this.#seen.add(id);
      stack.push(b);
    }
  }

  /** The cheapest shipment at a node, with room for one kept cost if it has a single reading. */
  #relaxed(node: Node, keep: Keep | undefined): Shipment | undefined {
    this.options.budget.flows--;
    const t: Transport = { ...this.#base, cap: node.cap, supply: node.supply };
    const alts = keep?.compiled.alternatives;
    const reserve = alts?.length === 1 ? alts[0] : undefined;
    const full = reserve ? withReserve(this.leaf, t, node, reserve) : t;
    const found = ship(full);
    if (!found) return undefined;
    const { rows, cols } = this.#base;
    const amount = new Int32Array(rows * cols);
    for (let r = 0; r < rows; r++) for (let c = 0; c < cols; c++) amount[r * cols + c] = found.amount[r * full.cols + c];
    const value = found.value;
    for (let p = 0; p < PARTS; p++) value[p] += this.leaf.fixed[p];
    return { amount, value };
  }

  /** The measures of a shipment that was not found by them. */
  #score(amount: Int32Array): Float64Array {
    const { cost } = baseTransport(this.leaf);
    const value = this.leaf.fixed.slice();
    for (let i = 0; i < amount.length; i++) for (let p = 0; p < PARTS; p++) value[p] += amount[i] * cost[i * PARTS + p];
    return value;
  }

  /** The branches that exclude a shipment which breaks a condition; undefined if it breaks none. */
  #violations(node: Node, amount: Int32Array): Node[] | undefined {
    if (lifePaid(this.leaf, amount) > this.options.life) return this.#lifeBranches(node, amount);
    if (this.leaf.filters.length > 1) {
      const order = activationOrder(this.leaf, amount);
      if ('circle' in order) return order.circle.map((pair) => lowerPair(node, pair, 0));
    }
    if (this.options.keeps.length === 0) return undefined;
    const rest = remainingAfter(this.leaf, this.counts, amount);
    if (this.options.keeps.every((k) => k.payable(rest))) return undefined;
    // A kept cost fails for want of a source that is used: any better payment uses less of some class.
    const branches: Node[] = [];
    const cols = this.leaf.cols.length;
    this.leaf.rows.forEach((row, r) => {
      if (row.type !== 'class') return;
      const c = this.leaf.board.classes[row.cls];
      if (c.keepMask === 0 && c.complex.length === 0) return;
      let used = 0;
      for (let i = 0; i < cols; i++) used += amount[r * cols + i];
      if (used === 0) return;
      const supply = node.supply.slice();
      supply[r] = used - 1;
      branches.push({ cap: node.cap, supply });
    });
    return branches;
  }

  #lifeBranches(node: Node, amount: Int32Array): Node[] {
    if (this.#leastLife(node) > this.options.life) return [];
    const branches: Node[] = [];
    const cols = this.leaf.cols.length;
    this.leaf.rows.forEach((row, r) => {
      this.leaf.cols.forEach((col, c) => {
        const n = amount[r * cols + c];
        if (n > 0 && payOf(this.leaf, row, col) > 0) branches.push(lowerPair(node, r * cols + c, n - 1));
      });
    });
    return branches;
  }

  #leastLife(node: Node): number {
    this.#payCost ??= lifeCosts(this.leaf);
    this.options.budget.flows--;
    const found = ship({ ...this.#base, cap: node.cap, supply: node.supply, cost: this.#payCost });
    return found ? found.value[0] + this.leaf.fixedPay : Number.POSITIVE_INFINITY;
  }
}

/** Costs that count nothing but life paid. */
function lifeCosts(leaf: Leaf): Float64Array {
  const cols = leaf.cols.length;
  const cost = new Float64Array(leaf.rows.length * cols * PARTS);
  leaf.rows.forEach((row, r) => {
    leaf.cols.forEach((col, c) => {
      cost[(r * cols + c) * PARTS] = payOf(leaf, row, col);
    });
  });
  return cost;
}

function lowerPair(node: Node, pair: number, to: number): Node {
  const cap = node.cap.slice();
  cap[pair] = to;
  return { cap, supply: node.supply };
}
