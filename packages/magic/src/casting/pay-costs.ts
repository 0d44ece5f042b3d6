/** Whole costs: whether they can be paid, and paying them (CR 118, 601.2h). */
import { type Cost, type ManaSymbol, parseMana } from '@apnap/ability';
import { type PaidObjects, payRest, restPayable } from '../costs/parts.js';
import { NO_PURPOSE, type Purpose } from '../mana/means.js';
import { payMana } from '../mana/pay.js';
import { boardOf } from '../mana/sources.js';
import { canPayBoard, type PaymentCost, typeMask } from '../payment/solver.js';
import { characteristicsOf } from '../reading/characteristics.js';
import { quantity } from '../reading/quantity.js';
import { select } from '../reading/select.js';
import { player, record } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import type { State } from '../state/types.js';
import { askBranch, branches, choosesMana, waterbent } from './branches.js';
import { manaTimes, reducedMana } from './reduce.js';

/**
 * A cost with its numbers read and every "mana equal to its mana cost" written out (CR 202.1); one of an object without a mana cost stays and can't be paid
 * (CR 118.6).
 */
export function writtenOut(s: State, written: readonly Cost[], env: Env): readonly Cost[] {
  const cost = concrete(s, written, env);
  if (!cost.some((c) => c.pay === 'manaCostOf')) return cost;
  return cost.map((c): Cost => {
    if (c.pay !== 'manaCostOf') return c;
    const id = select({ s, env, it: 0 }, c.of)[0];
    const o = id === undefined ? null : record(s, id);
    const mana = o ? characteristicsOf(s, o).manaCost : null;
    return mana === null ? c : { pay: 'mana', mana: c.less === undefined ? mana : reducedMana(mana, c.less) };
  });
}

interface Split {
  mana: PaymentCost;
  rest: Cost[];
}

const splits = new WeakMap<readonly Cost[], Map<number, Split>>();
/** Costs with a greater X are seldom asked about twice. */
const KEPT_X = 50;

/** The mana of a cost with X filled in, and the rest. The same cost gives the same result object, which the solver's caches live by. */
export function splitCost(cost: readonly Cost[], x: number): Split {
  let known = splits.get(cost);
  if (!known) {
    known = new Map();
    splits.set(cost, known);
  }
  let split = known.get(x);
  if (!split) {
    split = makeSplit(cost, x);
    if (x <= KEPT_X) known.set(x, split);
  }
  return split;
}

function makeSplit(cost: readonly Cost[], x: number): Split {
  const symbols: ManaSymbol[] = [];
  const rest: Cost[] = [];
  let xOnly: PaymentCost['xOnly'];
  for (const c of cost) {
    if (c.pay !== 'mana') {
      rest.push(c);
      continue;
    }
    for (const m of parseMana(c.mana)) {
      if (m.sym !== 'x') symbols.push(m);
      else if (c.xOnly) xOnly = { n: (xOnly?.n ?? 0) + x, types: typeMask(...c.xOnly) };
      else symbols.push({ sym: 'generic', n: x });
    }
  }
  return { mana: xOnly ? { symbols, xOnly } : { symbols }, rest };
}

const repeated = new WeakMap<readonly Cost[], Map<string, Cost[]>>();

/** A cost with its numbers read: mana that is paid "for each" of something. The same cost and numbers give the same list. */
function concrete(s: State, cost: readonly Cost[], env: Env): readonly Cost[] {
  if (!cost.some((c) => c.pay === 'mana' && c.times !== undefined)) return cost;
  const times = cost.map((c) => (c.pay === 'mana' && c.times !== undefined ? Math.max(0, quantity({ s, env, it: 0 }, c.times)) : 1));
  let known = repeated.get(cost);
  if (!known) {
    known = new Map();
    repeated.set(cost, known);
  }
  const key = times.join(' ');
  let read = known.get(key);
  if (!read) {
    read = cost.flatMap((c, i): Cost[] => {
      if (c.pay !== 'mana' || c.times === undefined) return [c];
      return times[i] === 0 ? [] : [{ pay: 'mana', mana: manaTimes(c.mana, times[i]) }];
    });
    known.set(key, read);
  }
  return read;
}

/** CR 702.24a: a cost so many times is that many costs. */
function multiplied(s: State, cost: readonly Cost[], env: Env): readonly Cost[] {
  if (!cost.some((c) => c.pay === 'times')) return cost;
  const cx = { s, env, it: 0 };
  const out: Cost[] = [];
  for (const c of cost) {
    if (c.pay !== 'times') {
      out.push(c);
      continue;
    }
    const n = quantity(cx, c.times);
    for (const part of c.of) {
      if (part.pay === 'life' || part.pay === 'energy') out.push({ ...part, amount: n * quantity(cx, part.amount) });
      else if (part.pay === 'objects' && part.total === undefined && typeof part.count === 'number')
        out.push({ ...part, count: n * part.count });
      else if (part.pay === 'counters') out.push({ ...part, count: n * quantity(cx, part.count) });
      else for (let i = 0; i < n; i++) out.push(part);
    }
  }
  return out;
}

/** Whether the whole cost can be paid now. */
export function costPayable(s: State, seat: number, cost: readonly Cost[], env: Env, purpose: Purpose = NO_PURPOSE): boolean {
  return branches(waterbent(multiplied(s, writtenOut(s, cost, env), env))).some((whole) => {
    const { mana, rest } = splitCost(whole, env.x);
    if (!restPayable(s, seat, rest, env)) return false;
    if (mana.symbols.length === 0 && !mana.xOnly) return true;
    return canPayBoard(boardOf(s, seat, purpose), mana, player(s, seat).life);
  });
}

/** Chooses among alternatives that have mana in them; null when nothing can be paid. */
function payableBranch(g: G, seat: number, cost: readonly Cost[], env: Env): readonly Cost[] | null {
  const open = branches(cost).filter((way) => costPayable(g.s, seat, way, env));
  if (open.length < 2) return open[0] ?? null;
  return open[
    askBranch(
      g,
      seat,
      env.source,
      open.map((way) => ({ cost: way })),
    )
  ];
}

/** Pays a whole cost; false when that isn't possible or the player takes it back (nothing is undone here). */
export const payCosts = (g: G, seat: number, cost: readonly Cost[], env: Env): boolean => payAll(g, seat, cost, env) !== null;

/** Like {@link payCosts}, with what it was paid with; null when it wasn't. */
export function payAll(g: G, seat: number, cost: readonly Cost[], env: Env): PaidObjects | null {
  const whole = waterbent(multiplied(g.s, writtenOut(g.s, cost, env), env));
  const way = whole.some(choosesMana) ? payableBranch(g, seat, whole, env) : whole;
  if (way === null) return null;
  const { mana, rest } = splitCost(way, env.x);
  const paid = payMana(g, { seat, cost: mana, purpose: NO_PURPOSE, source: env.source, rule: '118.3', keep: () => [] });
  return paid.paid ? payRest(g, seat, rest, env, env.source) : null;
}
