/**
 * Cheapest perfect matching in a general graph: Edmonds' primal-dual method, one alternating tree at a time, with prices that are vectors of words.
 *
 * Every vertex has a price, every blossom (an odd set, shrunk to a node) a surcharge. An edge is tight when its weight is the sum of the prices of its
 * ends and of the surcharges of the sets that it leaves. `price[v]` holds v's own price plus the surcharges of all sets around it, so for two
 * outermost nodes the slack of an edge is weight - price - price. While a tree grows by `delta`, prices in its outer nodes (S) rise and in its inner
 * nodes (T) fall at the same rate; they are kept as they would have been at delta 0, so that nothing but labels has to be touched in between.
 * Weights are even, so all of delta stays whole: along tight edges of even weight all prices have the same parity.
 */
import { WordHeap } from './heap.js';
import { compareWords } from './words.js';

const FREE = 0;
const OUTER = 1;
const INNER = 2;

/** Why there is no perfect matching: the nodes of the last tree; the outer ones are odd sets which only meet the inner vertices. */
export interface Stuck {
  readonly outer: readonly (readonly number[])[];
  readonly inner: readonly number[];
}

/** A blossom: an odd cycle of nodes; `edges[i]` joins child i with the next one; child 0 holds the base. */
interface Blossom {
  children: number[];
  edges: number[];
  leaves: number[];
}

export class Matching {
  readonly from: number[] = [];
  readonly to: number[] = [];
  /** Weights, `length` words an edge. */
  private weights: Float64Array;
  private readonly incident: number[][] = [];
  /** The edge that a vertex is matched by, or -1. */
  readonly mate: Int32Array;
  readonly price: Float64Array;
  private readonly surcharge: Float64Array;
  private readonly base: Int32Array;
  private readonly parent: Int32Array;
  /** The outermost node around a vertex. */
  private readonly outermost: Int32Array;
  private readonly blossoms: (Blossom | undefined)[] = [];
  private readonly unused: number[] = [];
  private readonly label: Uint8Array;
  /** The edge by which an inner node was reached. */
  private readonly reached: Int32Array;
  private readonly mark: Int32Array;
  private markNow = 0;
  private labelled: number[] = [];
  private readonly heap: WordHeap;
  private readonly delta: Float64Array;
  private readonly key: Float64Array;
  private readonly queue: number[] = [];
  private readonly alone: number[][];

  constructor(
    readonly size: number,
    private readonly length: number,
  ) {
    const nodes = 2 * size + 1;
    this.weights = new Float64Array(Math.max(64, 16 * size) * length);
    this.mate = new Int32Array(size).fill(-1);
    this.price = new Float64Array(size * length);
    this.surcharge = new Float64Array(nodes * length);
    this.base = Int32Array.from({ length: nodes }, (_, i) => i);
    this.parent = new Int32Array(nodes).fill(-1);
    this.outermost = Int32Array.from({ length: size }, (_, i) => i);
    this.label = new Uint8Array(nodes);
    this.reached = new Int32Array(nodes).fill(-1);
    this.mark = new Int32Array(nodes);
    this.heap = new WordHeap(length);
    this.delta = new Float64Array(length);
    this.key = new Float64Array(length);
    this.alone = Array.from({ length: size }, (_, i) => [i]);
    for (let v = 0; v < size; v++) this.incident.push([]);
    for (let b = nodes - 1; b >= size; b--) this.unused.push(b);
  }

  /** Adds an edge; its weight is twice the cost, word by word. */
  addEdge(u: number, v: number, cost: Float64Array): void {
    const e = this.from.length;
    const { length } = this;
    if ((e + 1) * length > this.weights.length) {
      const weights = new Float64Array(this.weights.length * 2);
      weights.set(this.weights);
      this.weights = weights;
    }
    this.from.push(u);
    this.to.push(v);
    for (let k = 0; k < length; k++) this.weights[e * length + k] = 2 * cost[k];
    this.incident[u].push(e);
    this.incident[v].push(e);
  }

  /** Gives everybody half of his cheapest edge as a price, raises each price as far as it goes, and matches along edges that are tight. */
  start(): void {
    const { length, price, size } = this;
    this.halves();
    const best = new Float64Array(length);
    for (let v = 0; v < size; v++) {
      if (this.mate[v] >= 0 || this.incident[v].length === 0) continue;
      let tight = -1;
      for (const e of this.incident[v]) {
        this.slackOf(e);
        if (tight >= 0 && compareWords(this.key, 0, best, 0, length) >= 0) continue;
        best.set(this.key);
        tight = e;
      }
      for (let k = 0; k < length; k++) price[v * length + k] += best[k];
      this.matchTight(v);
    }
  }

  /** Matches everybody, or says what is in the way. */
  solve(): Stuck | undefined {
    for (let v = 0; v < this.size; v++) {
      if (this.mate[v] >= 0) continue;
      const stuck = this.grow(v);
      if (stuck) return stuck;
    }
    return undefined;
  }

  /** The partner of a vertex. */
  partner(v: number): number {
    return this.across(this.mate[v], v);
  }

  /** The sets with a surcharge, each with its vertices, and each vertex' own price. */
  certificate(): { prices: Float64Array; sets: { members: readonly number[]; surcharge: number[] }[] } {
    const prices = this.price.slice();
    const sets: { members: readonly number[]; surcharge: number[] }[] = [];
    const { length } = this;
    for (const [b, blossom] of this.blossoms.entries()) {
      if (!blossom) continue;
      const surcharge = Array.from(this.surcharge.subarray(b * length, (b + 1) * length));
      if (surcharge.every((x) => x === 0)) continue;
      sets.push({ members: blossom.leaves, surcharge });
      for (const v of blossom.leaves) for (let k = 0; k < length; k++) prices[v * length + k] -= surcharge[k];
    }
    return { prices, sets };
  }

  /** What the sets around `u` and another vertex charge together: a function that gives it, a view of words that holds until something changes. */
  sharedWith(u: number): (v: number) => Float64Array {
    const { length, mark, parent, surcharge } = this;
    const around: number[] = [];
    this.markNow++;
    for (let b = parent[u]; b >= 0; b = parent[b]) {
      mark[b] = this.markNow;
      around.push(b);
    }
    // A set lies within all sets around it, so its sum is that of the next one with its own.
    const sums = new Map<number, Float64Array>();
    let sum = new Float64Array(length);
    for (const b of around.reverse()) {
      sum = sum.map((x, k) => x + surcharge[b * length + k]);
      sums.set(b, sum);
    }
    const nothing = new Float64Array(length);
    const now = this.markNow;
    return (v) => {
      let b = parent[v];
      while (b >= 0 && mark[b] !== now) b = parent[b];
      return sums.get(b) ?? nothing;
    };
  }

  private halves(): void {
    const { length, price, weights } = this;
    for (let v = 0; v < this.size; v++) {
      let least = -1;
      for (const e of this.incident[v]) if (least < 0 || compareWords(weights, e * length, weights, least * length, length) < 0) least = e;
      if (least >= 0) for (let k = 0; k < length; k++) price[v * length + k] = weights[least * length + k] / 2;
    }
  }

  private matchTight(v: number): void {
    for (const e of this.incident[v]) {
      const u = this.across(e, v);
      if (this.mate[u] >= 0) continue;
      this.slackOf(e);
      if (this.sign(this.key) !== 0) continue;
      this.mate[u] = e;
      this.mate[v] = e;
      return;
    }
  }

  private across(e: number, v: number): number {
    return this.from[e] === v ? this.to[e] : this.from[e];
  }

  /** weight - price - price of an edge, into `key`. */
  private slackOf(e: number): void {
    const { length, price, weights, key } = this;
    const u = this.from[e] * length;
    const v = this.to[e] * length;
    const w = e * length;
    for (let k = 0; k < length; k++) key[k] = weights[w + k] - price[u + k] - price[v + k];
  }

  private sign(a: Float64Array): number {
    for (let k = 0; k < this.length; k++) if (a[k] !== 0) return a[k];
    return 0;
  }

  private leaves(node: number): readonly number[] {
    return node < this.size ? this.alone[node] : this.blossoms[node]!.leaves;
  }

  /** Adds delta times `factor` to the prices in a node. */
  private shift(node: number, factor: number): void {
    const { length, price, delta } = this;
    for (const v of this.leaves(node)) for (let k = 0; k < length; k++) price[v * length + k] += factor * delta[k];
  }

  private shiftSurcharge(node: number, factor: number): void {
    if (node < this.size) return;
    const at = node * this.length;
    for (let k = 0; k < this.length; k++) this.surcharge[at + k] += factor * this.delta[k];
  }

  /** Grows a tree from an unmatched vertex until it can be matched. */
  private grow(root: number): Stuck | undefined {
    this.heap.clear();
    this.queue.length = 0;
    this.labelled = [];
    this.delta.fill(0);
    this.makeOuter(this.outermost[root]);
    for (;;) {
      this.scan();
      if (this.heap.size === 0) return this.stuck();
      const thing = this.heap.first();
      this.heap.firstKey(this.key);
      this.heap.pop();
      if (thing < 0) {
        if (this.expands(-1 - thing)) this.expand(-1 - thing);
      } else if (this.meet(thing) === 'matched') {
        this.finish();
        return undefined;
      }
    }
  }

  /** Handles an edge whose slack is gone. */
  private meet(e: number): 'goes on' | 'matched' {
    let u = this.from[e];
    let v = this.to[e];
    if (this.label[this.outermost[u]] !== OUTER) [u, v] = [v, u];
    const a = this.outermost[u];
    const b = this.outermost[v];
    if (a === b || this.label[a] !== OUTER || this.label[b] === INNER) return 'goes on';
    const both = this.label[b] === OUTER;
    if (!this.stillTight(e, both)) return 'goes on';
    this.delta.set(this.key);
    if (both) {
      this.shrink(u, v, e);
      return 'goes on';
    }
    if (this.mate[this.base[b]] < 0) {
      this.augment(u, v, e);
      return 'matched';
    }
    this.makeInner(b, e);
    const m = this.mate[this.base[b]];
    this.makeOuter(this.outermost[this.across(m, this.base[b])]);
    return 'goes on';
  }

  /** Whether the key of an edge taken from the heap is still the delta at which it becomes tight. */
  private stillTight(e: number, both: boolean): boolean {
    const { length, price, weights, key } = this;
    const u = this.from[e] * length;
    const v = this.to[e] * length;
    const factor = both ? 2 : 1;
    for (let k = 0; k < length; k++) if (weights[e * length + k] - price[u + k] - price[v + k] !== factor * key[k]) return false;
    return true;
  }

  private makeOuter(node: number): void {
    this.label[node] = OUTER;
    this.labelled.push(node);
    this.shift(node, -1);
    this.shiftSurcharge(node, -1);
    for (const v of this.leaves(node)) this.queue.push(v);
  }

  private makeInner(node: number, e: number): void {
    this.label[node] = INNER;
    this.labelled.push(node);
    this.reached[node] = e;
    this.shift(node, 1);
    this.shiftSurcharge(node, 1);
    this.watch(node);
  }

  /** Notes when the surcharge of an inner blossom will be used up. */
  private watch(node: number): void {
    if (node < this.size) return;
    for (let k = 0; k < this.length; k++) this.key[k] = this.surcharge[node * this.length + k];
    this.heap.push(-1 - node, this.key);
  }

  private expands(node: number): boolean {
    if (!this.blossoms[node] || this.parent[node] >= 0 || this.label[node] !== INNER) return false;
    return compareWords(this.surcharge, node * this.length, this.key, 0, this.length) === 0;
  }

  /** Looks at the edges of all vertices that have just become outer. */
  private scan(): void {
    const { queue, label, outermost } = this;
    for (let v = queue.pop(); v !== undefined; v = queue.pop()) {
      const a = outermost[v];
      for (const e of this.incident[v]) {
        const b = outermost[this.across(e, v)];
        if (a !== b && label[b] !== INNER) this.offer(e, label[b] === OUTER);
      }
    }
  }

  /** Puts an edge between an outer node and another one on the heap. */
  private offer(e: number, both: boolean): void {
    this.slackOf(e);
    if (both) for (let k = 0; k < this.length; k++) this.key[k] /= 2;
    this.heap.push(e, this.key);
  }

  /** The outermost nodes with a label, each once. */
  private labelledNow(): number[] {
    this.markNow++;
    const out: number[] = [];
    for (const node of this.labelled) {
      if (this.parent[node] >= 0 || this.label[node] === FREE || this.mark[node] === this.markNow) continue;
      if (node >= this.size && !this.blossoms[node]) continue;
      this.mark[node] = this.markNow;
      out.push(node);
    }
    return out;
  }

  private stuck(): Stuck {
    const nodes = this.labelledNow();
    const stuck = {
      outer: nodes.filter((node) => this.label[node] === OUTER).map((node) => [...this.leaves(node)]),
      inner: nodes.filter((node) => this.label[node] === INNER).flatMap((node) => this.leaves(node)),
    };
    this.finish();
    return stuck;
  }

  /** Fixes prices at the end of a tree and takes the labels off. */
  private finish(): void {
    for (const node of this.labelledNow()) {
      const factor = this.label[node] === OUTER ? 1 : -1;
      this.shift(node, factor);
      this.shiftSurcharge(node, factor);
    }
    for (const node of this.labelled) this.label[node] = FREE;
  }

  /** The inner node above an outer one and the outer node above that, or nothing at the root. */
  private above(node: number): { inner: number; outer: number; match: number; reach: number } | undefined {
    const match = this.mate[this.base[node]];
    if (match < 0) return undefined;
    const inner = this.outermost[this.across(match, this.base[node])];
    const reach = this.reached[inner];
    const from = this.outermost[this.from[reach]];
    return { inner, match, reach, outer: from === inner ? this.outermost[this.to[reach]] : from };
  }

  private meetingNode(a: number, b: number): number {
    this.markNow++;
    let x: number | undefined = a;
    let y: number | undefined = b;
    while (x !== undefined || y !== undefined) {
      if (x !== undefined) {
        if (this.mark[x] === this.markNow) return x;
        this.mark[x] = this.markNow;
        x = this.above(x)?.outer;
      }
      [x, y] = [y, x];
    }
    throw new Error('two outer nodes of one tree have no common node');
  }

  /** The nodes from `node` up to `top` (without it) and the edges between them, the last edge leading to `top`. */
  private pathUp(node: number, top: number): { nodes: number[]; edges: number[] } {
    const nodes: number[] = [];
    const edges: number[] = [];
    for (let at = node; at !== top; ) {
      const up = this.above(at)!;
      nodes.push(at, up.inner);
      edges.push(up.match, up.reach);
      at = up.outer;
    }
    return { nodes, edges };
  }

  /** Makes one node of the odd cycle that the edge between two outer nodes closes. */
  private shrink(u: number, v: number, e: number): void {
    const top = this.meetingNode(this.outermost[u], this.outermost[v]);
    const left = this.pathUp(this.outermost[u], top);
    const right = this.pathUp(this.outermost[v], top);
    const children = [top, ...left.nodes.reverse(), ...right.nodes];
    const edges = [...left.edges.reverse(), e, ...right.edges];
    const node = this.unused.pop()!;
    const leaves: number[] = [];
    for (const child of children) {
      if (this.label[child] === INNER) {
        this.shift(child, -2);
        this.shiftSurcharge(child, -1);
        for (const leaf of this.leaves(child)) this.queue.push(leaf);
      } else this.shiftSurcharge(child, 1);
      this.label[child] = FREE;
      this.parent[child] = node;
      for (const leaf of this.leaves(child)) leaves.push(leaf);
    }
    this.blossoms[node] = { children, edges, leaves };
    this.base[node] = this.base[top];
    this.parent[node] = -1;
    for (const leaf of leaves) this.outermost[leaf] = node;
    this.surcharge.fill(0, node * this.length, (node + 1) * this.length);
    this.shiftSurcharge(node, -1);
    this.label[node] = OUTER;
    this.labelled.push(node);
  }

  /** Takes an inner blossom without surcharge apart: an even path of its children stays in the tree, the others become free. */
  private expand(node: number): void {
    this.delta.set(this.key);
    const { children, edges } = this.blossoms[node]!;
    const entry = this.reached[node];
    const inside = this.outermost[this.from[entry]] === node ? this.from[entry] : this.to[entry];
    const first = children.indexOf(this.childWith(node, inside));
    this.blossoms[node] = undefined;
    this.label[node] = FREE;
    this.unused.push(node);
    for (const child of children) {
      this.parent[child] = -1;
      for (const leaf of this.leaves(child)) this.outermost[leaf] = child;
    }
    const kept = new Map<number, number>();
    const count = children.length;
    const step = first % 2 === 0 ? -1 : 1;
    for (let i = first, reach = entry; ; i = (i + step + count) % count) {
      kept.set(children[i], kept.size % 2 === 0 ? reach : -1);
      if (i === 0) break;
      reach = edges[step < 0 ? i - 1 : i];
    }
    for (const [child, reach] of kept) if (reach >= 0) this.keepInner(child, reach);
    for (const [child, reach] of kept) if (reach < 0) this.turnOuter(child);
    for (const child of children) if (!kept.has(child)) this.shift(child, -1);
    for (const child of children) if (!kept.has(child)) for (const leaf of this.leaves(child)) this.offerBack(leaf);
  }

  private keepInner(child: number, reach: number): void {
    this.label[child] = INNER;
    this.labelled.push(child);
    this.reached[child] = reach;
    this.shiftSurcharge(child, 1);
    this.watch(child);
  }

  private turnOuter(child: number): void {
    this.label[child] = OUTER;
    this.labelled.push(child);
    this.shift(child, -2);
    this.shiftSurcharge(child, -1);
    for (const leaf of this.leaves(child)) this.queue.push(leaf);
  }

  /** A vertex that is free again: its edges to outer nodes count anew. */
  private offerBack(v: number): void {
    for (const e of this.incident[v]) if (this.label[this.outermost[this.across(e, v)]] === OUTER) this.offer(e, false);
  }

  private childWith(node: number, v: number): number {
    let at = v;
    while (this.parent[at] !== node) at = this.parent[at];
    return at;
  }

  /** Matches along the tree from an edge that leads to an unmatched node. */
  private augment(u: number, v: number, e: number): void {
    this.rebase(this.outermost[v], v);
    this.mate[v] = e;
    let vertex = u;
    let edge = e;
    for (;;) {
      const node = this.outermost[vertex];
      const up = this.above(node);
      this.rebase(node, vertex);
      this.mate[vertex] = edge;
      if (!up) return;
      const end = this.outermost[this.from[up.reach]] === up.inner ? this.from[up.reach] : this.to[up.reach];
      this.rebase(up.inner, end);
      this.mate[end] = up.reach;
      edge = up.reach;
      vertex = this.across(up.reach, end);
    }
  }

  /** Turns the matching inside a blossom so that `v` is the vertex matched outside. */
  private rebase(node: number, v: number): void {
    if (node < this.size || this.base[node] === v) return;
    const blossom = this.blossoms[node]!;
    const { children, edges } = blossom;
    const count = children.length;
    const child = this.childWith(node, v);
    const at = children.indexOf(child);
    this.rebase(child, v);
    const step = at % 2 === 0 ? -1 : 1;
    for (let i = at; i !== 0; i = (i + 2 * step + count) % count) {
      const a = (i + step + count) % count;
      const b = (a + step + count) % count;
      this.matchChildren(edges[step < 0 ? b : a], children[a], children[b]);
      if (b === 0) break;
    }
    blossom.children = [...children.slice(at), ...children.slice(0, at)];
    blossom.edges = [...edges.slice(at), ...edges.slice(0, at)];
    this.base[node] = v;
  }

  private matchChildren(e: number, a: number, b: number): void {
    for (const end of [this.from[e], this.to[e]]) {
      let child = end;
      while (child !== a && child !== b) child = this.parent[child];
      this.rebase(child, end);
      this.mate[end] = e;
    }
  }
}
