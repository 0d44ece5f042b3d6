/** Pool and sources sorted into classes of equal ones. */
import { MANA_TYPES } from '@apnap/ability';
import { tick } from '@apnap/kernel';
import { ALL_MANA, type Alternative, compileSymbols, FREE_MANA, isNotGeneric, typeOfKinds, unitKinds } from './cost.js';
import { sizeOf, totalOf } from './counted.js';
import type { Irreversible, Output, OutputUnit, PoolUnit, Source, SourceKind } from './types.js';

/** A way to use a class: what it makes and what it takes. */
export interface Variant {
  /** Index of the output; -1 for a pool unit. */
  output: number;
  kind: SourceKind;
  /** Kinds of each unit. */
  units: number[];
  /** How many each unit stands for, where there are heaps; null: one each. No cost asks for more than {@link MANY}. */
  sizes: readonly number[] | null;
  /** Units in all. */
  total: number;
  /** Life paid, and life paid plus damage. */
  pay: number;
  hurt: number;
  irreversible: Irreversible;
  price: number;
  /** Own mana cost, if any. */
  cost: Alternative | undefined;
}

/** Of a heap the search knows no more than so many: no payment takes them, and sums of so many are exact in all that is computed. */
export const MANY = 2 ** 20;

/** Equal sources or equal pool units, keys in ascending order. */
export interface SourceClass {
  pool: boolean;
  keys: number[];
  /** Heaps in the pool, by their keys; null: none. */
  heaps: { key: number; n: number }[] | null;
  /** Ways that give one unit and cost no mana. */
  simple: Variant[];
  /** All other ways. */
  complex: Variant[];
  /** Union of the simple units. */
  mask: number;
  /** The part of `mask` that counts for kept costs. */
  keepMask: number;
  /** Most life one use may pay. */
  maxPay: number;
  /** Always worth using when only feasibility matters: one way, no mana cost, no life. */
  fixed: boolean;
  flexibility: number;
  /** Makes mana that may not be spent on generic costs. */
  narrow: boolean;
}

/** Pool and sources, compiled. Valid as long as they don't change; make a new one after each change. */
export interface Board {
  classes: SourceClass[];
  counts: Int32Array;
  /** All classes are simple or fixed: Hall's condition alone decides. */
  plain: boolean;
  /** Sum of the most life every source may pay. */
  maxPay: number;
  /** Some of it makes mana that may not be spent on generic costs. */
  narrow: boolean;
}

const unitId = (u: OutputUnit): string =>
  `${u.types}${u.snow ? 's' : ''}${u.restricted ? 'r' : ''}${u.notGeneric ? 'n' : ''}${u.n === undefined ? '' : `*${u.n}`}`;

/** All that matters about an output, as text. */
function outputId(o: Output): string {
  const extra = o.choose ?? o.cost ?? o.life ?? o.damage ?? o.price ?? o.kind ?? o.irreversible;
  if (extra === undefined && o.units.length === 1) return unitId(o.units[0]);
  const units = o.units.map(unitId).join(' ');
  const cost = o.cost?.length ? JSON.stringify(o.cost) : '';
  return `${units};${o.choose ?? ''};${cost};${o.life ?? 0};${o.damage ?? 0};${o.price ?? ''};${o.kind ?? ''};${o.irreversible ?? ''}`;
}

/** A class without its keys, and a text that is equal for equal sources. */
interface Template {
  id: string;
  made: SourceClass;
}

const templates = new WeakMap<readonly Output[], Map<string, Template>>();

/** Compiles a source; remembered by the identity of its outputs. */
function templateOf(s: Source): Template {
  let known = templates.get(s.outputs);
  if (!known) {
    known = new Map();
    templates.set(s.outputs, known);
  }
  const head = `${s.price},${s.kind},${s.irreversible}`;
  let found = known.get(head);
  if (!found) {
    found = { id: `${head}:${s.outputs.map(outputId).join('|')}`, made: classOf(variantsOf(s), [], false) };
    known.set(head, found);
  }
  return found;
}

/** The bags of units an output can make once a common type is chosen. */
function bagsOf(o: Output, kind: SourceKind): number[][] {
  const open = o.units.filter((u) => (u.types & (u.types - 1)) !== 0);
  if (kind !== 'mana' || o.choose !== 'same' || totalOf(open) < 2) return [o.units.map((u) => unitKinds(u, kind))];
  const common = open.reduce((m, u) => m & u.types, 0x3f);
  const bags: number[][] = [];
  for (let i = 0; i < MANA_TYPES.length; i++)
    if (common & (1 << i)) bags.push(o.units.map((u) => unitKinds(open.includes(u) ? { ...u, types: 1 << i } : u, kind)));
  return bags;
}

function variantsOf(s: Source): Variant[] {
  const out: Variant[] = [];
  s.outputs.forEach((o, output) => {
    const kind = o.kind ?? s.kind;
    const pay = o.life ?? 0;
    const base = {
      output,
      kind,
      pay,
      hurt: pay + (o.damage ?? 0),
      irreversible: o.irreversible ?? s.irreversible,
      price: o.price ?? s.price,
    };
    const readings = o.cost?.length ? compileSymbols(o.cost).alternatives : null;
    if (readings?.length === 0) return; // more than can be paid
    const costs = readings?.filter((a) => a.total > 0) ?? [];
    const sizes = o.units.some((u) => u.n !== undefined) ? o.units.map((u) => Math.min(MANY, sizeOf(u))) : null;
    const total = sizes
      ? Math.min(
          MANY,
          sizes.reduce((a, b) => a + b, 0),
        )
      : o.units.length;
    for (const units of bagsOf(o, kind)) {
      if (units.length === 0) continue;
      if (costs.length === 0) out.push({ ...base, units, sizes, total, cost: undefined });
      for (const cost of costs) out.push({ ...base, units, sizes, total, cost });
    }
  });
  return out;
}

/** Is `u` the choice before `v` although it pays more life? Then a tight life total makes them a real alternative. */
function atOdds(u: Variant, v: Variant): boolean {
  if (u.pay <= v.pay) return false; // Generic mana can be paid by either, whatever their types.
  const a = Number(u.irreversible !== 'no') - Number(v.irreversible !== 'no');
  return a < 0 || (a === 0 && u.hurt <= v.hurt);
}

function classOf(variants: Variant[], keys: number[], pool: boolean): SourceClass {
  const simple: Variant[] = [];
  const complex: Variant[] = [];
  for (const v of variants) {
    if (v.total > 1 || v.cost || simple.some((u) => atOdds(u, v) || atOdds(v, u))) complex.push(v);
    else simple.push(v);
  }
  let mask = 0;
  let maxPay = 0;
  let types = 0;
  for (const v of simple) mask |= v.units[0];
  for (const v of variants) {
    maxPay = Math.max(maxPay, v.pay);
    for (const u of v.units) types |= typesOf(u);
  }
  const only = complex.length === 1 && simple.length === 0 ? complex[0] : undefined;
  const fixed = only !== undefined && !only.cost && only.pay === 0;
  const narrow = variants.some((v) => v.units.some(isNotGeneric));
  const heaps = null;
  return {
    pool,
    keys,
    heaps,
    simple,
    complex,
    mask,
    keepMask: mask & FREE_MANA,
    maxPay,
    fixed,
    flexibility: pool ? 0 : bits(types),
    narrow,
  };
}

/** Types of mana, or colours of help, among kinds. */
function typesOf(kinds: number): number {
  const mana = kinds & ALL_MANA;
  return mana ? (mana | (mana >> 6) | (mana >> 12) | (mana >> 18)) & 0x3f : (kinds >> 24) & 0x1f;
}

/** Number of bits set. */
export function bits(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

function poolVariant(u: PoolUnit): Variant {
  const kinds = unitKinds({ ...u, types: (1 << MANA_TYPES.indexOf(u.type)) | (u.as ?? 0) }, 'mana');
  return {
    output: -1,
    kind: 'mana',
    units: [kinds],
    sizes: null,
    total: 1,
    pay: 0,
    hurt: 0,
    irreversible: 'no',
    price: 0,
    cost: undefined,
  };
}

/** How many sources or units there are in a class. */
export const countOf = (c: SourceClass): number =>
  c.heaps === null
    ? c.keys.length
    : Math.min(
        MANY,
        c.heaps.reduce((n, h) => n + h.n, c.keys.length),
      );

/** How many of the unit at this place a use of the variant makes. */
export const sizeAt = (v: Variant, unit: number): number => (v.sizes === null ? 1 : v.sizes[unit]);

/** Compiles pool and sources. The order of the two lists doesn't matter, only their keys. */
export function createBoard(pool: readonly PoolUnit[], sources: readonly Source[]): Board {
  const classes: SourceClass[] = [];
  const poolClasses = new Map<number, SourceClass>();
  for (const unit of [...pool].sort((a, b) => a.key - b.key)) {
    const v = poolVariant(unit);
    let known = poolClasses.get(v.units[0]);
    if (!known) {
      known = classOf([v], [], true);
      poolClasses.set(v.units[0], known);
      classes.push(known);
    }
    if (unit.n === undefined) known.keys.push(unit.key);
    else known.heaps = [...(known.heaps ?? []), { key: unit.key, n: Math.min(MANY, unit.n) }];
  }
  const byId = new Map<string, SourceClass>();
  tick((pool.length + sources.length) >> 1);
  for (const s of [...sources].sort((a, b) => a.key - b.key)) {
    const { id, made: template } = templateOf(s);
    const known = byId.get(id);
    if (known) {
      known.keys.push(s.key);
      continue;
    }
    const made = { ...template, keys: [s.key] };
    byId.set(id, made);
    classes.push(made);
  }
  let plain = true;
  let maxPay = 0;
  let narrow = false;
  for (const c of classes) {
    if (c.narrow) narrow = true;
    if (c.complex.length > 0 && !c.fixed) plain = false;
    maxPay += c.maxPay * countOf(c);
  }
  return { classes, counts: Int32Array.from(classes, countOf), plain, maxPay, narrow };
}

/** A type for a unit that pays a slot, or that stays in the pool (`accept` = everything). */
export const typeFor = (unit: number, accept: number) => typeOfKinds(unit & accept);
