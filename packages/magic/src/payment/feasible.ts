/** Is a cost payable at all? Asked for every card at every priority, so the common case allocates next to nothing. */
import { type Board, countOf, createBoard, MANY, type SourceClass, sizeAt } from './board.js';
import { solveLeaf } from './branch.js';
import { eachConfig } from './configs.js';
import { type Alternative, type CompiledCost, compileCost, FREE_MANA, GENERIC, MOST_PAID, unitKinds } from './cost.js';
import { covers } from './hall.js';
import { buildLeaf, type Chosen } from './leaf.js';
import type { Output, PaymentCost, PoolUnit, Source } from './types.js';

let scratch = new Int32Array(256);

function put(at: number, kinds: number): number {
  if ((kinds & GENERIC) === 0) return at;
  if (at === scratch.length) {
    const bigger = new Int32Array(at * 2);
    bigger.set(scratch);
    scratch = bigger;
  }
  scratch[at] = kinds;
  return at + 1;
}

const TYPE_BITS: Record<string, number> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };

/** One output that is always worth using: several units without cost, life or common choice. */
function isFixed(o: Output): boolean {
  return !o.cost?.length && !o.life && o.choose !== 'same';
}

/** What `scan` found besides the units: sources left out because they need a search, and the most life the others may pay. */
let scanHard = 0;
let scanPay = 0;
/** Whether it found mana that may not be spent on generic costs. */
let scanNarrow = false;
/** Whether it found heaps, which are not listed. */
let scanHeaps = false;

/** Puts the units of the pool and of all sources that need no search into `scratch`; returns their number. */
function scan(pool: readonly PoolUnit[], sources: readonly Source[]): number {
  let n = 0;
  scanHard = 0;
  scanPay = 0;
  scanNarrow = false;
  scanHeaps = false;
  for (let i = 0; i < pool.length; i++) {
    const u = pool[i];
    if (u.n !== undefined) scanHeaps = true;
    if (u.notGeneric) scanNarrow = true;
    n = put(n, TYPE_BITS[u.type] << ((u.snow ? 6 : 0) + (u.restricted ? 12 : 0)));
  }
  for (let i = 0; i < sources.length; i++) n = scanSource(sources[i], n);
  return n;
}

function scanSource(s: Source, n: number): number {
  const { outputs } = s;
  for (let j = 0; j < outputs.length; j++) if (outputs[j].units.length > 0 && outputs[j].units[0].notGeneric) scanNarrow = true;
  if (outputs.length === 1 && outputs[0].units.length > 1 && isFixed(outputs[0])) {
    const { units, kind } = outputs[0];
    let at = n;
    for (let j = 0; j < units.length; j++) {
      if (units[j].n !== undefined) scanHeaps = true;
      at = put(at, unitKinds(units[j], kind ?? s.kind));
    }
    return at;
  }
  let kinds = 0;
  let pay = 0;
  let hard = false;
  for (let j = 0; j < outputs.length; j++) {
    const o = outputs[j];
    if (o.units.length === 0) continue;
    if (o.units.length > 1 || o.cost?.length || o.units[0].n !== undefined) {
      hard = true;
      continue;
    }
    kinds |= unitKinds(o.units[0], o.kind ?? s.kind);
    if (o.life && o.life > pay) pay = o.life;
  }
  if (hard) scanHard++;
  scanPay += pay;
  return put(n, kinds);
}

/** Can the cost be paid from this pool, these sources and at most this much life (CR 118.3, 601.2h)? */
export function canPay(cost: PaymentCost, pool: readonly PoolUnit[], sources: readonly Source[], life: number): boolean {
  const compiled = compileCost(cost);
  const n = scan(pool, sources);
  if (scanNarrow || scanHeaps) return canPayBoard(createBoard(pool, sources), cost, life);
  // Enough without the sources that need a search, and with life to spare for every source that pays life?
  if (scanPay === 0 || scanPay <= life) {
    if (anyCovered(compiled, n, life - scanPay)) return true;
  }
  if (scanHard === 0 && (scanPay === 0 || !anyCovered(compiled, n, life))) return false;
  return canPayBoard(createBoard(pool, sources), cost, life);
}

function anyCovered(compiled: CompiledCost, n: number, life: number): boolean {
  const { alternatives } = compiled;
  const lives = Math.floor(life / 2);
  for (let i = 0; i < alternatives.length; i++) if (covers(alternatives[i], scratch, undefined, n, lives)) return true;
  return false;
}

/** Like {@link canPay}, for many costs against one board. */
export function canPayBoard(board: Board, cost: PaymentCost, life: number): boolean {
  return payable(board, board.counts, compileCost(cost, board.narrow), life, life);
}

/** Kinds for Hall's condition: each simple class, and each unit of the fixed ones. */
function gather(board: Board, counts: Int32Array, extra: readonly Chosen[]): { masks: number[]; counts: number[] } {
  const masks: number[] = [];
  const have: number[] = [];
  const used = new Map<number, number>();
  const unit = (mask: number, n: number): void => {
    if (n <= 0) return;
    masks.push(mask);
    have.push(n);
  };
  for (const c of extra) {
    used.set(c.cls, (used.get(c.cls) ?? 0) + c.count);
    c.variant.units.forEach((u, i) => {
      unit(u, Math.min(MANY, c.count * sizeAt(c.variant, i)));
    });
  }
  board.classes.forEach((c, cls) => {
    const [only] = c.complex;
    if (c.fixed)
      only.units.forEach((u, i) => {
        unit(u, Math.min(MANY, counts[cls] * sizeAt(only, i)));
      });
    else unit(c.mask, counts[cls] - (used.get(cls) ?? 0));
  });
  return { masks, counts: have };
}

/** More than any source can give: each use makes its largest bag, every unit of every type it could have. */
function generous(c: SourceClass): { mask: number; units: number } {
  let mask = c.mask;
  let units = 1;
  for (const v of c.complex) {
    for (const u of v.units) mask |= u;
    units = Math.max(units, v.total);
  }
  return { mask, units };
}

/** Most units one use of a class adds, less what it costs. */
function gain(c: SourceClass): number {
  let most = c.mask ? 1 : 0;
  for (const v of c.complex) most = Math.max(most, v.total - (v.cost ? v.cost.total - v.cost.phyrexian : 0));
  return most;
}

/** All uses of a class by the variant that gains most, if that is more than its one-unit uses do. */
function eagerUse(c: SourceClass, cls: number, counts: Int32Array): Chosen[] {
  let best: Chosen | undefined;
  let most = c.mask ? 1 : 0;
  for (const variant of c.complex) {
    const more = variant.total - (variant.cost?.total ?? 0);
    if (more < most || (more === most && c.mask)) continue;
    most = more;
    best = { cls, variant, count: counts[cls] };
  }
  return best ? [best] : [];
}

/** Flows a feasibility question may take before it is answered with what was found so far. */
const FLOWS = 20_000;

/**
 * Can the cost be paid with `counts` sources of each class? `payLimit` limits life paid in all,
 * `phyrexianLife` the part of it that may go to Phyrexian symbols.
 */
export function payable(board: Board, counts: Int32Array, compiled: CompiledCost, payLimit: number, phyrexianLife: number): boolean {
  const lives = Math.floor(phyrexianLife / 2);
  if (board.plain) {
    const { masks, counts: have } = gather(board, counts, []);
    if (!compiled.alternatives.some((a) => covers(a, masks, have, masks.length, lives))) return false;
    if (board.maxPay === 0) return true;
    const rest = Math.floor(Math.min(phyrexianLife, payLimit - board.maxPay) / 2);
    if (rest >= 0 && compiled.alternatives.some((a) => covers(a, masks, have, masks.length, rest))) return true;
  } else if (!relaxedPayable(board, counts, compiled, lives)) return false;
  return compiled.alternatives.some((alt) => searchPayable(board, counts, alt, payLimit, phyrexianLife));
}

function relaxedPayable(board: Board, counts: Int32Array, compiled: CompiledCost, lives: number): boolean {
  const masks: number[] = [];
  const have: number[] = [];
  let net = 0;
  board.classes.forEach((c, cls) => {
    const { mask, units } = generous(c);
    masks.push(mask);
    have.push(Math.min(MANY, counts[cls] * units));
    net += counts[cls] * gain(c);
  });
  if (compiled.alternatives.every((a) => net < a.total - Math.min(a.phyrexian, lives))) return false;
  return compiled.alternatives.some((a) => covers(a, masks, have, masks.length, lives));
}

/** Could the cost and, from unused sources, a kept cost be payable? Says no only if they can't. */
export function jointlyPayable(board: Board, alternatives: readonly Alternative[], keep: CompiledCost, life: number): boolean {
  const joint = alternatives.flatMap((a) =>
    keep.alternatives.map((k): Alternative => {
      const kept = k.groups.map((g) => ({ ...g, accept: g.accept & FREE_MANA }));
      if (k.generic > 0) kept.push({ accept: FREE_MANA, need: k.generic, refs: [] });
      return { ...a, groups: [...a.groups, ...kept], total: a.total + k.total };
    }),
  );
  return relaxedPayable(board, board.counts, { alternatives: joint, xs: 0 }, Math.floor(life / 2));
}

function searchPayable(board: Board, counts: Int32Array, alt: Alternative, payLimit: number, phyrexianLife: number): boolean {
  const fixed: Chosen[] = [];
  const open: number[] = [];
  board.classes.forEach((c, cls) => {
    if (c.fixed && counts[cls] > 0) fixed.push({ cls, variant: c.complex[0], count: counts[cls] });
    else if (c.complex.length > 0 && counts[cls] > 0) open.push(cls);
  });
  const budget = { flows: FLOWS, exhausted: false };
  const lives = Math.floor(phyrexianLife / 2);
  const easy = gather(board, counts, []);
  if (board.maxPay === 0 && covers(alt, easy.masks, easy.counts, easy.masks.length, lives)) return true;
  // If a search is needed, most often using everything at its best already works.
  const eager = buildLeaf(
    board,
    counts,
    [...fixed, ...open.flatMap((cls) => eagerUse(board.classes[cls], cls, counts))],
    alt,
    phyrexianLife,
  );
  if (solveLeaf(eager, counts, { life: payLimit, keeps: [], bound: undefined, any: true, budget })) return true;
  return eachConfig(
    board,
    counts,
    open,
    alt.total,
    (t) => t.pay > payLimit,
    (chosen, tally) => {
      const filters = chosen.some((c) => c.variant.cost);
      const { masks, counts: have } = gather(board, counts, chosen);
      // With filters this only says that the cost alone could be covered.
      if (!covers(alt, masks, have, masks.length, lives)) return false;
      if (!filters && board.maxPay === 0) return true;
      if (filters && have.reduce((a, b) => a + b, 0) + lives < alt.total + tally.costs) return false;
      const leaf = buildLeaf(board, counts, [...fixed, ...chosen], alt, phyrexianLife);
      return solveLeaf(leaf, counts, { life: payLimit, keeps: [], bound: undefined, any: true, budget }) !== undefined;
    },
  );
}

/**
 * The greatest X for which the cost is payable, or -1 if it isn't even for X = 0. Each {X} of the cost stands for X generic mana
 * (CR 107.3a, 107.4b); `xTypes` restricts the mana spent on X. Without an {X}, X changes nothing and 0 is returned. No cost comes to more than
 * {@link MOST_PAID}.
 */
export function maxX(cost: PaymentCost, pool: readonly PoolUnit[], sources: readonly Source[], life: number, xTypes?: number): number {
  const { xs } = compileCost(cost);
  const board = createBoard(pool, sources);
  const fixedX = cost.xOnly?.n ?? 0;
  const withX = (x: number): PaymentCost => {
    if (x === 0) return cost;
    const types = xTypes ?? cost.xOnly?.types;
    if (types !== undefined) return { symbols: cost.symbols, xOnly: { n: fixedX + xs * x, types } };
    return { symbols: [...cost.symbols, { sym: 'generic', n: xs * x }] };
  };
  const fits = (x: number): boolean => canPayBoard(board, withX(x), life);
  if (!fits(0)) return -1;
  if (xs === 0) return 0;
  // Payable for X means payable for every smaller X: leave mana unspent, or help unused.
  let units = 0;
  for (const c of board.classes) units += generous(c).units * countOf(c);
  let low = 0;
  let high = Math.min(MOST_PAID, Math.floor(units / xs));
  while (low < high) {
    const mid = Math.ceil((low + high) / 2);
    if (fits(mid)) low = mid;
    else high = mid - 1;
  }
  return low;
}
