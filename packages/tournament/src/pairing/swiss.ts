/**
 * Swiss pairings that are the best under the criteria of `types.ts`. A matching is found on few edges (neighbours in the line and around the borders
 * of score groups); then every pair left out is priced, and those that would pay are added, until none is left. So what is proved holds for all pairs.
 */
import {
  addDown,
  addMeetings,
  costOf,
  costOfFirst,
  type Field,
  fieldOf,
  impossible,
  type Layout,
  layoutOf,
  pairKey,
  totalCosts,
} from './field.js';
import { Matching, type Stuck } from './matching.js';
import type { Pair, PairingOutcome, PairingProblem, PairingResult } from './types.js';
import { checkProblem } from './validate.js';
import { compareWords, withinRange } from './words.js';

/** Up to so many vertices all pairs are edges from the start. */
const ALL_PAIRS = 64;
/** Neighbours in the line, each way. */
const NEAR = 6;
/** Players on each side of a border of score groups who are joined with each other. */
const BORDER = 5;
/** Up to so many score groups, borders of all of them are joined at first; with more groups, each with fewer of the next. */
const GROUPS = 64;
/** Edges that pricing adds at one vertex at first; each pass may add twice as many as the one before. */
const ADDED = 6;
/** How much one word may weigh, tried in turn; prices grow from it, and must stay in the range of exact sums. */
const FOLDS = [2 ** 36, 2 ** 24, 1];

type Edges = Set<number>;

function mayPair(field: Field, u: number, v: number): boolean {
  return !field.forbidden.has(pairKey(field, u, v));
}

function addEdge(field: Field, edges: Edges, u: number, v: number): void {
  const a = Math.min(u, v);
  const b = Math.max(u, v);
  if (a !== b && mayPair(field, a, b)) edges.add(pairKey(field, a, b));
}

/** The edges that are tried first. */
function firstEdges(field: Field): Edges {
  const edges: Edges = new Set();
  const { size } = field;
  if (size <= ALL_PAIRS) {
    for (let u = 0; u < size; u++) for (let v = u + 1; v < size; v++) addEdge(field, edges, u, v);
    return edges;
  }
  for (let u = 0; u < size; u++) {
    let near = 0;
    for (let v = u + 1; v < size && near < NEAR; v++) {
      if (!mayPair(field, u, v) || field.met.has(pairKey(field, u, v))) continue;
      edges.add(pairKey(field, u, v));
      near++;
    }
    if (field.bye > 0) addEdge(field, edges, u, field.bye);
  }
  // Who sits together may well stay.
  for (const key of field.seated ?? []) if (!field.forbidden.has(key)) edges.add(key);
  borders(field, edges);
  return edges;
}

/** Joins those of different score groups who cost least to be paired down and up. */
function borders(field: Field, edges: Edges): void {
  const groups: number[][] = field.groupPoints.map(() => []);
  for (let v = 0; v < field.size; v++) if (field.group[v] >= 0) groups[field.group[v]].push(v);
  const filled = groups.filter((g) => g.length > 0);
  const least = (g: readonly number[], count: Int32Array): number[] =>
    [...g]
      .map((v, i) => ({ v, i }))
      .sort((a, b) => count[a.v] - count[b.v] || a.i - b.i)
      .slice(0, BORDER)
      .map(({ v }) => v);
  const above = filled.map((g) => least([...g].reverse(), field.down));
  const below = filled.map((g) => least(g, field.up));
  const reach = filled.length <= GROUPS ? GROUPS : Math.max(4, Math.floor(GROUPS ** 2 / filled.length));
  for (let g = 0; g < filled.length; g++)
    for (let h = g + 1; h < Math.min(filled.length, g + reach); h++)
      for (const u of above[g]) for (const v of below[h]) addEdge(field, edges, u, v);
}

/** Where score groups begin in the order of vertices; the bye counts as the last group. */
function runs(field: Field): number[] {
  const out: number[] = [];
  for (let v = 0; v < field.size; v++) if (v === 0 || field.group[v] !== field.group[v - 1]) out.push(v);
  out.push(field.size);
  return out;
}

/** Twice the least that any pair of two score groups costs, by their first members: without distance, rematch and repeated floats. */
function leastCost(field: Field, layout: Layout, u: number, v: number): Float64Array {
  const out = new Float64Array(layout.length);
  if (field.group[u] === field.group[v] || v === field.bye) return out;
  addDown(layout, field.group[u], field.points[u] - field.points[v], 2, out);
  return out;
}

/** Adds the pairs that are cheaper than their prices; how many there were. Whole score groups are left out whose highest prices are not enough. */
function price(field: Field, layout: Layout, edges: Edges, matching: Matching, most: number): number {
  const { length } = layout;
  const { price: prices } = matching;
  const starts = runs(field);
  const highest = starts.slice(0, -1).map((start, g) => {
    let best = start;
    for (let v = start + 1; v < starts[g + 1]; v++) if (compareWords(prices, v * length, prices, best * length, length) > 0) best = v;
    return best * length;
  });
  let found = 0;
  for (let g = 0; g < highest.length; g++) {
    for (let h = g; h < highest.length; h++) {
      const least = leastCost(field, layout, starts[g], starts[h]);
      for (let k = 0; k < length; k++) least[k] -= prices[highest[g] + k] + prices[highest[h] + k];
      if ((least.find((x) => x !== 0) ?? 0) >= 0) continue;
      for (let u = starts[g]; u < starts[g + 1]; u++)
        found += priceRow(field, layout, edges, matching, [u, Math.max(u + 1, starts[h]), starts[h + 1]], most);
    }
  }
  return found;
}

/** The same for the pairs of one vertex with those from `start` to before `end`; at most so many are added. */
function priceRow(
  field: Field,
  layout: Layout,
  edges: Edges,
  matching: Matching,
  [u, start, end]: readonly [number, number, number],
  most: number,
): number {
  const { length } = layout;
  const cost = new Float64Array(length);
  const prices = matching.price;
  const paying: { v: number; slack: number[] }[] = [];
  const sharedWith = matching.sharedWith(u);
  const pays = (v: number): boolean => {
    let k = 0;
    while (k < length && 2 * cost[k] === prices[u * length + k] + prices[v * length + k]) k++;
    return k < length && 2 * cost[k] < prices[u * length + k] + prices[v * length + k];
  };
  for (let v = start; v < end; v++) {
    // Nearly all are too dear by that alone; whether they have met is looked up of the others.
    costOfFirst(field, layout, u, v, cost);
    if (!pays(v)) continue;
    addMeetings(field, layout, u, v, cost);
    if (!pays(v)) continue;
    if (!mayPair(field, u, v) || edges.has(pairKey(field, u, v))) continue;
    const shared = sharedWith(v);
    const slack = Array.from(cost, (c, i) => 2 * c - prices[u * length + i] - prices[v * length + i] + 2 * shared[i]);
    if (slack.find((x) => x !== 0)! < 0) paying.push({ v, slack });
  }
  paying.sort((a, b) => {
    const i = a.slack.findIndex((x, j) => x !== b.slack[j]);
    return i < 0 ? 0 : a.slack[i] - b.slack[i];
  });
  for (const { v } of paying.slice(0, most)) edges.add(pairKey(field, u, v));
  return paying.length;
}

/** Adds all allowed pairs of the odd sets of a stuck tree; how many were new. */
function freeStuck(field: Field, edges: Edges, stuck: Stuck): number {
  const before = edges.size;
  for (const u of stuck.outer.flat()) for (let v = 0; v < field.size; v++) addEdge(field, edges, u, v);
  return edges.size - before;
}

type Solved = { kind: 'solved'; matching: Matching } | { kind: 'stuck'; stuck: Stuck } | { kind: 'tooLarge' };

function solve(field: Field, layout: Layout): Solved {
  const edges = firstEdges(field);
  const cost = new Float64Array(layout.length);
  for (let added = ADDED; ; added *= 2) {
    const matching = new Matching(field.size, layout.length);
    for (const key of edges) {
      const u = Math.floor(key / field.size);
      const v = key % field.size;
      costOf(field, layout, u, v, cost);
      matching.addEdge(u, v, cost);
    }
    matching.start();
    const stuck = matching.solve();
    if (!withinRange(matching.price)) return { kind: 'tooLarge' };
    if (stuck) {
      if (freeStuck(field, edges, stuck) === 0) return { kind: 'stuck', stuck };
    } else if (field.size <= ALL_PAIRS || price(field, layout, edges, matching, added) === 0) return { kind: 'solved', matching };
  }
}

function resultOf(problem: PairingProblem, field: Field, layout: Layout, matching: Matching): PairingResult {
  const place = new Map(field.line.map((p, i) => [p.id, i]));
  let bye = problem.lockedBye ?? null;
  const pairs: Pair[] = [...problem.locked];
  for (let u = 0; u < field.size; u++) {
    const v = matching.partner(u);
    if (v < u) continue;
    const a = field.ids[u]!;
    const b = field.ids[v];
    if (b === null) bye = a;
    else pairs.push([a, b]);
  }
  const ordered = pairs
    .map(([a, b]): Pair => (place.get(a)! < place.get(b)! ? [a, b] : [b, a]))
    .sort((x, y) => place.get(x[0])! - place.get(y[0])!);
  const { prices, sets } = matching.certificate();
  const { length } = layout;
  return {
    pairs: ordered,
    bye,
    costs: totalCosts(field.line, ordered, bye, problem.seated),
    line: field.line.map((p) => p.id),
    certificate: {
      words: layout.words,
      prices: field.ids.map((id, v) => ({ id, price: Array.from(prices.subarray(v * length, (v + 1) * length)) })),
      sets: sets.map(({ members, surcharge }) => ({ members: members.map((v) => field.ids[v]), surcharge })),
    },
  };
}

/** The best pairing under the criteria, with its proof, or why there is none. */
export function pairSwiss(problem: PairingProblem): PairingOutcome {
  const refusals = checkProblem(problem);
  if (refusals.length > 0) return { kind: 'refused', refusals };
  const field = fieldOf(problem);
  for (const fold of FOLDS) {
    const layout = layoutOf(field, fold);
    const solved = solve(field, layout);
    if (solved.kind === 'stuck') return { kind: 'refused', refusals: [impossible(field, solved.stuck.outer, solved.stuck.inner)] };
    if (solved.kind === 'solved') return { kind: 'paired', result: resultOf(problem, field, layout, solved.matching) };
  }
  throw new Error('the numbers of this pairing problem are too large to be added exactly');
}
