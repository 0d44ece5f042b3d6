/** Turns the amounts of a solution into a plan: which key pays which symbol, in which order, with which types. */
import type { ManaType } from '@apnap/ability';
import { sizeAt, typeFor, type Variant } from './board.js';
import { activationOrder, type LeafSolution } from './branch.js';
import { ALL_MANA, HELP_GENERIC, isNotGeneric, isSnow, typeOfKinds } from './cost.js';
import { sizeOf } from './counted.js';
import { explain } from './explain.js';
import { type Col, type Row, SCALE, variantFor } from './leaf.js';
import type { Leftover, MadeUnit, PaidBy, PaidFor, Pay, PaymentRequest, Plan, PlanScore, SourceUse } from './types.js';

/** What the search found out about kept costs and about itself. */
export interface Findings {
  kept: number[];
  lost: number[];
  keepWeight: number;
  exact: boolean;
}

interface Use extends SourceUse {
  variant: Variant;
  /** Filter use it is; -1 if none. */
  filter: number;
  /** Of each unit of the output: what is spent of it, by type, with its first place in `makes`. */
  spent: Spent[][];
}

/** So much of a unit, or heap, that is spent as one type. */
interface Spent {
  type: ManaType;
  snow: boolean;
  n: number;
  /** The payments it makes: they are told where it is among what is made, when that is known. */
  pays: Extract<PaidBy, { from: 'source' }>[];
}

/** One unit ready to be spent. */
interface Handle {
  by: PaidBy;
  use: Use | undefined;
  unit: number;
  /** So often. */
  n: number;
}

const paidFor = (ref: number): PaidFor => (ref < 0 ? { x: true } : { symbol: ref });

/** The type by which a unit of these kinds pays; none for life or for help with generic mana. */
function paidType(kinds: number, accept: number): ManaType | undefined {
  if (accept & HELP_GENERIC && (kinds & accept & ALL_MANA) === 0) return undefined;
  return typeOfKinds(kinds & accept);
}

class Assembly {
  readonly uses: Use[] = [];
  readonly pays: Pay[] = [];
  /** Keys of each class not used yet, lowest first, and what is left of heaps. */
  readonly #keys: number[][];
  readonly #heaps: { key: number; n: number }[][];
  readonly #handles = new Map<Row, Handle[]>();
  readonly #filterUses: Use[];

  constructor(readonly solution: LeafSolution) {
    const { leaf } = solution;
    this.#keys = leaf.board.classes.map((c) => c.keys.slice());
    this.#heaps = leaf.board.classes.map((c) => (c.heaps ?? []).map((h) => ({ ...h })));
    this.#filterUses = [];
    this.#reserveSimple();
    this.#makeChosen();
    leaf.cols.forEach((col, c) => {
      this.#payColumn(col, c);
    });
  }

  /** Keys for the simple uses come first: they are the smallest. */
  #reserveSimple(): void {
    const { leaf, amount } = this.solution;
    leaf.rows.forEach((row, r) => {
      if (row.type !== 'class') return;
      let n = 0;
      for (let c = 0; c < leaf.cols.length; c++) n += amount[r * leaf.cols.length + c];
      const pool = leaf.board.classes[row.cls].pool;
      const handles = this.#keys[row.cls].splice(0, n).map((key): Handle => {
        return { by: pool ? { from: 'pool', key } : { from: 'source', key, unit: 0 }, use: undefined, unit: 0, n: 1 };
      });
      this.#handles.set(row, [...handles, ...this.#fromHeaps(row.cls, n - handles.length)]);
    });
  }

  #fromHeaps(cls: number, n: number): Handle[] {
    const handles: Handle[] = [];
    let left = n;
    for (const heap of this.#heaps[cls]) {
      const used = Math.min(left, heap.n);
      if (used === 0) continue;
      handles.push({ by: { from: 'pool', key: heap.key }, use: undefined, unit: 0, n: used });
      heap.n -= used;
      left -= used;
    }
    return handles;
  }

  #addUse(key: number, variant: Variant, filter: number): Use {
    const use: Use = {
      key,
      output: variant.output,
      kind: variant.kind,
      makes: [],
      pays: [],
      variant,
      filter,
      spent: variant.units.map(() => []),
    };
    this.uses.push(use);
    return use;
  }

  #makeChosen(): void {
    const { leaf } = this.solution;
    let filters = 0;
    leaf.chosen.forEach((c, index) => {
      const rows = leaf.rows.filter((row) => row.type === 'chosen' && row.chosen === index);
      for (let n = 0; n < c.count; n++) {
        const key = this.#keys[c.cls].shift()!;
        const filter = c.variant.cost ? filters++ : -1;
        const use = this.#addUse(key, c.variant, filter);
        if (filter >= 0) this.#filterUses[filter] = use;
        for (const row of rows) {
          if (row.owner !== filter) continue;
          const handles = this.#handles.get(row) ?? [];
          for (const unit of row.units) handles.push({ by: { from: 'source', key, unit }, use, unit, n: sizeAt(c.variant, unit) });
          this.#handles.set(row, handles);
        }
      }
    });
  }

  #payColumn(col: Col, c: number): void {
    const { leaf, amount } = this.solution;
    const into = col.owner < 0 ? this.pays : this.#filterUses[col.owner].pays;
    let at = 0;
    leaf.rows.forEach((row, r) => {
      for (let n = amount[r * leaf.cols.length + c]; n > 0; n--) into.push(this.#payOne(row, col, paidFor(col.refs[at++])));
    });
  }

  #payOne(row: Row, col: Col, target: PaidFor): Pay {
    if (row.type === 'life') return { for: target, by: { from: 'life' } };
    const { board } = this.solution.leaf;
    const handles = this.#handles.get(row)!;
    const [handle] = handles;
    if (--handle.n === 0) handles.shift();
    let kinds = row.mask;
    if (row.type === 'class') {
      const variant = variantFor(board, row.cls, col.accept)!;
      kinds = variant.units[0];
      if (!board.classes[row.cls].pool) handle.use = this.#addUse((handle.by as { key: number }).key, variant, -1);
    }
    const type = paidType(kinds, col.accept);
    const { use } = handle;
    if (use && use.kind === 'mana' && type) {
      const by = { ...handle.by } as Extract<PaidBy, { from: 'source' }>;
      spend(use.spent[handle.unit], type, isSnow(kinds & col.accept & ALL_MANA), by);
      return { for: target, by, type };
    }
    return type ? { for: target, by: handle.by, type } : { for: target, by: handle.by };
  }

  /** Of each use what it makes and how much of that is left. */
  readonly #made: { key: number; makes: MadeUnit[]; left: number[] }[] = [];

  /** Says what each use makes: each unit as the type it is spent as, heaps divided among types. @param request for how great heaps really are. */
  settle(request: PaymentRequest): void {
    const sources = new Map(request.sources.map((s) => [s.key, s]));
    for (const use of this.uses) {
      if (use.kind !== 'mana') continue;
      const left: number[] = [];
      use.variant.units.forEach((kinds, unit) => {
        const size = sizeOf(sources.get(use.key)?.outputs[use.output].units[unit] ?? {});
        const spent = use.spent[unit];
        const rest = size - spent.reduce((n, x) => n + x.n, 0);
        const parts = rest > 0 ? [...spent, { ...asItIs(kinds), n: rest, pays: [] }] : spent;
        for (const x of parts) {
          const place = use.makes.length;
          for (const by of x.pays) by.unit = place;
          use.makes.push({
            type: x.type,
            snow: x.snow,
            ...(x.n === 1 ? {} : { n: x.n }),
            ...(place === unit ? {} : { unit }),
          });
          left.push(x.pays.length > 0 ? 0 : x.n);
        }
      });
      this.#made.push({ key: use.key, makes: use.makes, left });
    }
  }

  leftover(request: PaymentRequest): Leftover[] {
    const out: Leftover[] = [];
    const pool = new Map(request.pool.map((u) => [u.key, u]));
    this.solution.leaf.board.classes.forEach((c, cls) => {
      if (!c.pool) return;
      const left = [...this.#keys[cls].map((key) => ({ key, n: 1 })), ...this.#heaps[cls].filter((h) => h.n > 0)];
      for (const { key, n } of left) {
        const unit = pool.get(key)!;
        out.push({ by: { from: 'pool', key }, type: unit.type, snow: unit.snow ?? false, ...(unit.n === undefined ? {} : { n }) });
      }
    });
    out.sort((a, b) => (a.by as { key: number }).key - (b.by as { key: number }).key);
    for (const { key, makes, left } of this.#made)
      makes.forEach((m, unit) => {
        const n = left[unit];
        if (n > 0) out.push({ by: { from: 'source', key, unit }, type: m.type, snow: m.snow, ...(m.n === undefined ? {} : { n }) });
      });
    return out;
  }

  /** Mana abilities first, filters among them after what pays for them (CR 601.2g), then help with the payment itself (601.2h). */
  sortUses(): void {
    const found = activationOrder(this.solution.leaf, this.solution.amount);
    const order = 'order' in found ? found.order : [];
    const stage = (u: Use): number => (u.kind !== 'mana' ? order.length + 1 : u.filter < 0 ? 0 : 1 + order.indexOf(u.filter));
    this.uses.sort((a, b) => stage(a) - stage(b) || a.key - b.key);
  }
}

const symbolOf = (p: Pay): number => ('symbol' in p.for ? p.for.symbol : Number.MAX_SAFE_INTEGER);

/** The type of mana that is not spent. */
const asItIs = (kinds: number): Pick<Spent, 'type' | 'snow'> => ({
  type: typeFor(kinds, isNotGeneric(kinds) ? kinds : ALL_MANA) ?? 'C',
  snow: isSnow(kinds),
});

function spend(list: Spent[], type: ManaType, snow: boolean, by: Spent['pays'][number]): void {
  const known = list.find((x) => x.type === type && x.snow === snow);
  if (!known) {
    list.push({ type, snow, n: 1, pays: [by] });
    return;
  }
  known.n++;
  known.pays.push(by);
}

/** Builds the plan for a solution. */
export function buildPlan(request: PaymentRequest, solution: LeafSolution, findings: Findings): Plan {
  const a = new Assembly(solution);
  a.sortUses();
  a.settle(request);
  a.pays.sort((x, y) => symbolOf(x) - symbolOf(y));
  const { value } = solution;
  const priceAndFlex = value[2];
  const score: PlanScore = {
    irreversible: Math.floor(value[0] / SCALE),
    life: value[0] % SCALE,
    floating: value[1],
    keepWeight: findings.keepWeight,
    price: Math.floor(priceAndFlex / SCALE),
    flexibility: priceAndFlex % SCALE,
    poolLeft: Math.floor(value[3] / SCALE),
  };
  const all = [...a.pays, ...a.uses.flatMap((u) => u.pays)];
  let life = 2 * all.filter((p) => p.by.from === 'life').length;
  let damage = 0;
  for (const u of a.uses) {
    life += u.variant.pay;
    damage += u.variant.hurt - u.variant.pay;
  }
  const leftover = a.leftover(request);
  const uses = a.uses.map(({ key, output, kind, makes, pays }): SourceUse => ({ key, output, kind, makes, pays }));
  const irreversible = a.uses.filter((u) => u.variant.irreversible !== 'no').map((u) => ({ key: u.key, how: u.variant.irreversible }));
  const plan = { pays: a.pays, uses, life, damage, leftover, keeps: findings.kept, score, exact: findings.exact };
  return { ...plan, notes: explain(request, plan, irreversible, findings.lost) };
}
