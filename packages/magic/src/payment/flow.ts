/** Cheapest way to supply slots from units: a transportation problem with lexicographic costs, by shortest augmenting paths. */

import { tick } from '@apnap/kernel';

/** Number of parts of a cost; earlier parts are infinitely more important. All values are integers, so sums are exact. */
export const PARTS = 4;

/** `rows` groups of units by `cols` groups of slots. */
export interface Transport {
  rows: number;
  cols: number;
  supply: Int32Array;
  demand: Int32Array;
  /** Capacity of each pair, row by row; 0 forbids it. */
  cap: Int32Array;
  /** PARTS numbers for each pair. */
  cost: Float64Array;
}

/** Amount for each pair, and the total cost. */
export interface Shipment {
  amount: Int32Array;
  value: Float64Array;
}

/** Is the cost at `a[i]` less than that at `b[j]` (indices of the first part)? */
export function lessAt(a: Float64Array, i: number, b: Float64Array, j: number): boolean {
  for (let p = 0; p < PARTS; p++) if (a[i + p] !== b[j + p]) return a[i + p] < b[j + p];
  return false;
}

interface Labels {
  /** Distances of rows, then columns; PARTS numbers each. */
  dist: Float64Array;
  /** 1 if reached. */
  reached: Uint8Array;
  /** For a column the row before it; for a row the column before it, or -1 if it starts the path. */
  from: Int32Array;
}

const candidate = new Float64Array(PARTS);

/** Improves the label of node `to` through `via`; `sign` is -1 on the way back along a used pair. */
function relax(l: Labels, via: number, to: number, from: number, cost: Float64Array, pair: number, sign: number): boolean {
  for (let p = 0; p < PARTS; p++) candidate[p] = l.dist[via * PARTS + p] + sign * cost[pair * PARTS + p];
  if (l.reached[to] && !lessAt(candidate, 0, l.dist, to * PARTS)) return false;
  l.reached[to] = 1;
  l.dist.set(candidate, to * PARTS);
  l.from[to] = from;
  return true;
}

/** Bellman-Ford over the pairs that can still take or give back units. */
function label(t: Transport, left: Int32Array, amount: Int32Array, l: Labels): void {
  const { rows, cols, cap, cost } = t;
  l.reached.fill(0);
  for (let r = 0; r < rows; r++) {
    if (left[r] === 0) continue;
    l.reached[r] = 1;
    l.from[r] = -1;
    l.dist.fill(0, r * PARTS, r * PARTS + PARTS);
  }
  for (let again = true; again; ) {
    again = false;
    tick(1 + ((rows * cols) >> 3));
    for (let r = 0; r < rows; r++) {
      if (!l.reached[r]) continue;
      for (let c = 0; c < cols; c++) {
        const pair = r * cols + c;
        if (amount[pair] < cap[pair] && relax(l, r, rows + c, r, cost, pair, 1)) again = true;
      }
    }
    for (let c = 0; c < cols; c++) {
      if (!l.reached[rows + c]) continue;
      for (let r = 0; r < rows; r++) {
        const pair = r * cols + c;
        if (amount[pair] > 0 && relax(l, rows + c, r, c, cost, pair, -1)) again = true;
      }
    }
  }
}

/** Moves as many units as possible along the labelled path to column `c`. */
function push(t: Transport, left: Int32Array, want: Int32Array, amount: Int32Array, l: Labels, c: number): void {
  const { rows, cols, cap } = t;
  let n = want[c];
  for (let col = c; ; ) {
    const r = l.from[rows + col];
    n = Math.min(n, cap[r * cols + col] - amount[r * cols + col]);
    const back = l.from[r];
    if (back < 0) {
      n = Math.min(n, left[r]);
      break;
    }
    n = Math.min(n, amount[r * cols + back]);
    col = back;
  }
  want[c] -= n;
  for (let col = c; ; ) {
    const r = l.from[rows + col];
    amount[r * cols + col] += n;
    const back = l.from[r];
    if (back < 0) {
      left[r] -= n;
      return;
    }
    amount[r * cols + back] -= n;
    col = back;
  }
}

/** Meets all demands at least cost, or returns undefined if that is impossible. */
export function ship(t: Transport): Shipment | undefined {
  const { rows, cols, cost } = t;
  const amount = new Int32Array(rows * cols);
  const left = t.supply.slice();
  const want = t.demand.slice();
  const nodes = rows + cols;
  const l: Labels = { dist: new Float64Array(nodes * PARTS), reached: new Uint8Array(nodes), from: new Int32Array(nodes) };
  for (;;) {
    let open = false;
    for (let c = 0; c < cols; c++) if (want[c] > 0) open = true;
    if (!open) break;
    label(t, left, amount, l);
    let best = -1;
    for (let c = 0; c < cols; c++) {
      if (want[c] === 0 || !l.reached[rows + c]) continue;
      if (best < 0 || lessAt(l.dist, (rows + c) * PARTS, l.dist, (rows + best) * PARTS)) best = c;
    }
    if (best < 0) return undefined;
    push(t, left, want, amount, l, best);
  }
  const value = new Float64Array(PARTS);
  for (let i = 0; i < amount.length; i++) if (amount[i] > 0) for (let p = 0; p < PARTS; p++) value[p] += amount[i] * cost[i * PARTS + p];
  return { amount, value };
}
