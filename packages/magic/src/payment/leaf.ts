/**
 * One payment problem with everything but the one-mana sources decided: which multi-mana and filter sources are used,
 * and how each {2/W} is paid. What is left is a transportation problem plus three conditions it can't express
 * (a limit on life, mana that must exist before it is spent, kept costs); those are met by branch and bound on upper limits.
 */
import { type Board, MANY, type SourceClass, sizeAt, type Variant } from './board.js';
import { type Alternative, FREE_MANA, GENERIC, LIFE } from './cost.js';
import { PARTS, type Transport } from './flow.js';

/** Separates two counts in one part of a cost: irreversible|life, price|flexibility, pool left|order. */
export const SCALE = 2 ** 26;
/** Price, in the last part, of mana from one filter paying for another: avoids most circles. */
const FROM_FILTER = 2 ** 10;

/** Some uses of one complex variant. */
export interface Chosen {
  cls: number;
  variant: Variant;
  count: number;
}

/** Units that may be used: of a class, of chosen sources, or life. */
export interface Row {
  type: 'class' | 'chosen' | 'life';
  /** Class index; -1 for life. */
  cls: number;
  supply: number;
  /** Kinds of a chosen unit. */
  mask: number;
  /** Index in `chosen` and unit indices, for chosen rows. */
  chosen: number;
  units: number[];
  /** Filter use that makes the units; -1 if none. */
  owner: number;
}

/** Slots: of the cost itself (owner -1) or of the filter use `owner`. */
export interface Col {
  owner: number;
  accept: number;
  need: number;
  refs: number[];
}

export interface Leaf {
  board: Board;
  chosen: Chosen[];
  alt: Alternative;
  rows: Row[];
  cols: Col[];
  /** Cost of what is decided. */
  fixed: Float64Array;
  fixedPay: number;
  /** Uses of each class by `chosen`. */
  usedByChosen: Int32Array;
  /** `chosen` index of each filter use. */
  filters: number[];
}

export function columnsOf(alt: Alternative, owner: number): Col[] {
  // Only mana (or life for a Phyrexian symbol) pays an activation cost: convoke and delve help with the spell (CR 702.51a, 702.66a).
  const limit = owner < 0 ? -1 : FREE_MANA | LIFE;
  const cols = alt.groups.map((g) => ({ owner, accept: g.accept & limit, need: g.need, refs: g.refs }));
  if (alt.generic > 0) cols.push({ owner, accept: GENERIC & limit, need: alt.generic, refs: alt.genericRefs });
  return cols;
}

/** Builds the problem for chosen complex uses and one reading of the cost. */
export function buildLeaf(board: Board, counts: Int32Array, chosen: Chosen[], alt: Alternative, life: number): Leaf {
  const usedByChosen = new Int32Array(board.classes.length);
  const rows: Row[] = [];
  const cols = columnsOf(alt, -1);
  const fixed = new Float64Array(PARTS);
  const filters: number[] = [];
  let fixedPay = 0;
  chosen.forEach((c, index) => {
    usedByChosen[c.cls] += c.count;
    fixedPay += c.variant.pay * c.count;
    addVariantCost(fixed, 0, board, c.cls, c.variant, c.count);
    fixed[1] += c.count * (c.variant.total + burnt(c.variant));
    const uses = c.variant.cost ? c.count : 1;
    for (let use = 0; use < uses; use++) {
      const owner = c.variant.cost ? filters.push(index) - 1 : -1;
      if (c.variant.cost) cols.push(...columnsOf(c.variant.cost, owner));
      for (const mask of new Set(c.variant.units)) {
        const units = c.variant.units.flatMap((m, i) => (m === mask ? [i] : []));
        const size = units.reduce((n, i) => n + sizeAt(c.variant, i), 0);
        const supply = Math.min(MANY, size * (c.variant.cost ? 1 : c.count));
        rows.push({ type: 'chosen', cls: c.cls, supply, mask, chosen: index, units, owner });
      }
    }
  });
  board.classes.forEach((c, cls) => {
    const supply = counts[cls] - usedByChosen[cls];
    if (c.pool) {
      fixed[1] += counts[cls];
      fixed[3] += counts[cls] * SCALE;
    }
    if (supply > 0 && c.simple.length > 0) rows.push({ type: 'class', cls, supply, mask: c.mask, chosen: -1, units: [0], owner: -1 });
  });
  const lives = Math.floor(life / 2);
  if (lives > 0 && cols.some((c) => c.accept & LIFE))
    rows.push({ type: 'life', cls: -1, supply: lives, mask: LIFE, chosen: -1, units: [], owner: -1 });
  return { board, chosen, alt, rows, cols, fixed, fixedPay, usedByChosen, filters };
}

/** Mana a filter uses up beyond what it makes; counted as floating so that it is no way to get rid of floating mana. */
export const burnt = (v: Variant): number => Math.max(0, (v.cost?.total ?? 0) - v.total);

/** Price and flexibility of one use. */
export const useValue = (v: Variant, c: SourceClass): number => v.price * SCALE + c.flexibility;

function addVariantCost(cost: Float64Array, at: number, board: Board, cls: number, v: Variant, n: number): void {
  cost[at] += n * ((v.irreversible === 'no' ? 0 : SCALE) + v.hurt);
  cost[at + 2] += n * useValue(v, board.classes[cls]);
  cost[at + 3] += n * cls;
}

const better = (u: Variant, v: Variant): boolean => {
  const a = Number(u.irreversible !== 'no') - Number(v.irreversible !== 'no') || u.hurt - v.hurt || u.pay - v.pay || u.price - v.price;
  return a < 0;
};

/** The variant of a class by which it pays a slot. */
export function variantFor(board: Board, cls: number, accept: number): Variant | undefined {
  let best: Variant | undefined;
  for (const v of board.classes[cls].simple) if (v.units[0] & accept && (!best || better(v, best))) best = v;
  return best;
}

export const payOf = (leaf: Leaf, row: Row, col: Col): number =>
  row.type === 'life' ? 2 : row.type === 'class' ? (variantFor(leaf.board, row.cls, col.accept)?.pay ?? 0) : 0;

/** The pair's cost by the measures of a plan. */
function pairCost(leaf: Leaf, row: Row, col: Col, cost: Float64Array, at: number): void {
  if (row.type === 'life') cost[at] = 2;
  else if (row.type === 'chosen') {
    cost[at + 1] = -1;
    cost[at + 3] = row.owner >= 0 && col.owner >= 0 ? FROM_FILTER : 0;
  } else {
    const v = variantFor(leaf.board, row.cls, col.accept);
    if (v) addVariantCost(cost, at, leaf.board, row.cls, v, 1);
    if (leaf.board.classes[row.cls].pool) {
      cost[at + 1] = -1;
      cost[at + 3] -= SCALE;
    }
  }
}

export function baseTransport(leaf: Leaf): Transport {
  const rows = leaf.rows.length;
  const cols = leaf.cols.length;
  const cap = new Int32Array(rows * cols);
  const cost = new Float64Array(rows * cols * PARTS);
  leaf.rows.forEach((row, r) => {
    leaf.cols.forEach((col, c) => {
      const own = row.owner >= 0 && row.owner === col.owner;
      if ((row.mask & col.accept) === 0 || own) return;
      cap[r * cols + c] = Math.min(row.supply, col.need);
      pairCost(leaf, row, col, cost, (r * cols + c) * PARTS);
    });
  });
  return { rows, cols, supply: Int32Array.from(leaf.rows, (r) => r.supply), demand: Int32Array.from(leaf.cols, (c) => c.need), cap, cost };
}
