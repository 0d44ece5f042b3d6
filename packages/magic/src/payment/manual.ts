/** Checks a payment put together by hand, unit by unit, without the solver's shortcuts. */
import type { ManaType } from '@apnap/ability';
import {
  ALL_MANA,
  type Alternative,
  compileCost,
  compileSymbols,
  FREE_MANA,
  GENERIC,
  HELP_GENERIC,
  isSnow,
  LIFE,
  MOST_PAID,
  typeMask,
  typeOfKinds,
  unitKinds,
} from './cost.js';
import { sizeOf } from './counted.js';
import type {
  Leftover,
  ManualPayment,
  ManualRefusal,
  ManualResult,
  Output,
  PaidBy,
  Pay,
  PaymentCost,
  PoolUnit,
  Source,
  SourceKind,
  SourceUse,
} from './types.js';

/** A unit on the table; `stage` is the number of activations before it exists. */
interface Unit {
  by: PaidBy;
  kinds: number;
  stage: number;
  /** Index of the source use, or -1. */
  use: number;
}

/** A slot of the cost (`use` -1) or of the activation cost of a use. */
interface Slot {
  accept: number;
  ref: number;
  use: number;
}

interface Chosen {
  key: number;
  kind: SourceKind;
  index: number;
  output: Output;
  units: number[];
}

type Read = { chosen: Chosen[]; units: Unit[]; life: number } | ManualRefusal;

/** The kinds of each unit of an output with the types the player chose, or undefined if it can't make them. */
function chosenKinds(output: Output, kind: SourceKind, types: readonly ManaType[] | undefined): number[] | undefined {
  const free = output.units.flatMap((u) => Array.from({ length: Math.min(MOST_PAID, sizeOf(u)) }, () => unitKinds(u, kind)));
  if (!types || kind !== 'mana') return free;
  if (types.length !== output.units.length) return undefined;
  const masks = types.map((t) => typeMask(t));
  if (masks.some((m, i) => (m & output.units[i].types) === 0)) return undefined;
  if (output.choose === 'same') {
    const open = masks.filter((_, i) => (output.units[i].types & (output.units[i].types - 1)) !== 0);
    if (open.some((m) => m !== open[0])) return undefined;
  }
  return output.units.map((u, i) => unitKinds({ ...u, types: masks[i] }, kind));
}

/** Looks the chosen keys up. */
function read(pool: readonly PoolUnit[], sources: readonly Source[], payment: ManualPayment): Read {
  const units: Unit[] = [];
  const seen = new Set<number>();
  for (const key of payment.pool) {
    const unit = pool.find((u) => u.key === key);
    if (!unit) return { reason: 'unknownPoolUnit', key, rule: '118.3a' };
    if (seen.has(key)) return { reason: 'usedTwice', key, rule: '118.10' };
    seen.add(key);
    units.push({ by: { from: 'pool', key }, kinds: unitKinds({ ...unit, types: typeMask(unit.type) }, 'mana'), stage: 0, use: -1 });
  }
  seen.clear();
  const chosen: Chosen[] = [];
  let life = 2 * payment.lifeSymbols;
  for (const { key, output: index, types } of payment.sources) {
    const source = sources.find((s) => s.key === key);
    if (!source) return { reason: 'unknownSource', key, rule: '605.3a' };
    if (seen.has(key)) return { reason: 'usedTwice', key, rule: '118.10' };
    seen.add(key);
    const output = source.outputs[index];
    if (!output) return { reason: 'unknownOutput', key, output: index, rule: '605.3a' };
    const kind = output.kind ?? source.kind;
    const kinds = chosenKinds(output, kind, types);
    if (!kinds) return { reason: 'badTypes', key, rule: '106.1b' };
    const use = chosen.length;
    chosen.push({ key, kind, index, output, units: kinds });
    kinds.forEach((k, unit) => {
      units.push({ by: { from: 'source', key, unit }, kinds: k, stage: use + 1, use });
    });
    life += output.life ?? 0;
  }
  for (let i = 0; i < payment.lifeSymbols; i++) units.push({ by: { from: 'life' }, kinds: LIFE, stage: 0, use: -1 });
  return { chosen, units, life };
}

function slotsOf(alt: Alternative, use: number): Slot[] {
  const limit = use < 0 ? -1 : FREE_MANA | LIFE;
  const slots = alt.groups.flatMap((g) => g.refs.map((ref): Slot => ({ accept: g.accept & limit, ref, use })));
  return [...slots, ...alt.genericRefs.map((ref): Slot => ({ accept: GENERIC & limit, ref, use }))];
}

/** An activation cost can be paid only with what is there before the activation (CR 602.2b, 605.3b). */
const fits = (unit: Unit, slot: Slot): boolean => (unit.kinds & slot.accept) !== 0 && (slot.use < 0 || unit.stage <= slot.use);

/** Matching of units to slots in which covered units and slots stay covered while more are added. */
class Matching {
  readonly unitOf: number[];
  readonly slotOf: number[];

  constructor(
    readonly units: readonly Unit[],
    readonly slots: readonly Slot[],
  ) {
    this.unitOf = slots.map(() => -1);
    this.slotOf = units.map(() => -1);
  }

  /** Covers one more slot. */
  coverSlot(s: number, seen = new Set<number>()): boolean {
    for (let u = 0; u < this.units.length; u++) {
      if (seen.has(u) || !fits(this.units[u], this.slots[s])) continue;
      seen.add(u);
      if (this.slotOf[u] >= 0 && !this.coverSlot(this.slotOf[u], seen)) continue;
      this.slotOf[u] = s;
      this.unitOf[s] = u;
      return true;
    }
    return false;
  }
}

/**
 * Gives each party (a set of units of which at least one must be spent) a slot of its own; returns the unit each one sends.
 * What is covered here stays covered when `coverSlot` completes the matching.
 */
function represent(parties: readonly number[][], m: Matching): boolean[] {
  const partyOf: number[] = m.slots.map(() => -1);
  const unitOf: number[] = m.slots.map(() => -1);
  const place = (p: number, seen: Set<number>): boolean => {
    for (const u of parties[p])
      for (let s = 0; s < m.slots.length; s++) {
        if (seen.has(s) || !fits(m.units[u], m.slots[s])) continue;
        seen.add(s);
        if (partyOf[s] >= 0 && !place(partyOf[s], seen)) continue;
        partyOf[s] = p;
        unitOf[s] = u;
        return true;
      }
    return false;
  };
  const placed = parties.map((_, p) => place(p, new Set()));
  unitOf.forEach((u, s) => {
    if (u < 0) return;
    m.unitOf[s] = u;
    m.slotOf[u] = s;
  });
  return placed;
}

/** Units of which one must be spent: each chosen pool unit, life payment and source. */
function partiesOf(units: readonly Unit[]): number[][] {
  const parties: number[][] = [];
  const byUse = new Map<number, number[]>();
  units.forEach((u, i) => {
    const known = u.use < 0 ? undefined : byUse.get(u.use);
    if (known) known.push(i);
    else {
      const made = [i];
      parties.push(made);
      if (u.use >= 0) byUse.set(u.use, made);
    }
  });
  return parties;
}

/** All combinations of readings of the cost and of the activation costs. */
function* readings(cost: PaymentCost, chosen: readonly Chosen[]): Generator<Slot[]> {
  const lists = [compileCost(cost, true).alternatives, ...chosen.map((c) => compileSymbols(c.output.cost ?? []).alternatives)];
  const walk = function* (at: number, slots: Slot[]): Generator<Slot[]> {
    if (at === lists.length) return yield slots;
    for (const alt of lists[at]) yield* walk(at + 1, [...slots, ...slotsOf(alt, at - 1)]);
  };
  yield* walk(0, []);
}

/** How close an attempt came: larger stages are better. */
interface Failure {
  stage: number;
  refusal: ManualRefusal;
}

function attempt(units: readonly Unit[], slots: readonly Slot[], chosen: readonly Chosen[]): Matching | Failure {
  const m = new Matching(units, slots);
  const parties = partiesOf(units);
  const placed = represent(parties, m);
  let missing = 0;
  let unpaid = -1;
  slots.forEach((slot, s) => {
    if (m.unitOf[s] >= 0 || m.coverSlot(s)) return;
    if (slot.use >= 0) unpaid = slot.use;
    else missing++;
  });
  if (unpaid >= 0) return { stage: 0, refusal: { reason: 'sourceCostUnpaid', key: chosen[unpaid].key, rule: '602.2b' } };
  if (missing > 0) return { stage: 1, refusal: { reason: 'notPaid', missing, rule: '601.2h' } };
  const idle = parties.filter((p, i) => !placed[i] && p.every((u) => m.slotOf[u] < 0)).map((p) => units[p[0]].by);
  if (idle.length === 0) return m;
  const keys = (from: 'pool' | 'source'): number[] => idle.flatMap((by) => (by.from === from ? [by.key] : []));
  const lifeSymbols = idle.filter((by) => by.from === 'life').length;
  return { stage: 2, refusal: { reason: 'unused', pool: keys('pool'), sources: keys('source'), lifeSymbols, rule: '118.3a' } };
}

/**
 * Checks a hand payment: it must pay the cost exactly, and each chosen pool unit, source and life payment must pay for something.
 * Only mana of sources that make several may stay in the pool (CR 118.3a). Returns who pays what and what is left, or why not.
 */
export function checkManual(
  cost: PaymentCost,
  pool: readonly PoolUnit[],
  sources: readonly Source[],
  payment: ManualPayment,
  lifeAvailable: number,
): ManualResult {
  const table = read(pool, sources, payment);
  if ('reason' in table) return { ok: false, ...table };
  const { chosen, units, life } = table;
  if (life > Math.max(0, lifeAvailable)) return { ok: false, reason: 'notEnoughLife', needed: life, rule: '119.4' };
  let worst: Failure | undefined;
  let best: Matching | undefined;
  for (const fixed of sameChoices(units, chosen))
    for (const slots of readings(cost, chosen)) {
      const found = attempt(fixed, slots, chosen);
      // Of several readings of {2/W} the one that spends most is meant.
      if (!(found instanceof Matching)) worst = !worst || found.stage > worst.stage ? found : worst;
      else if (!best || found.slots.length > best.slots.length) best = found;
    }
  return best ? accept(best, chosen, life) : { ok: false, ...worst!.refusal };
}

/** The units with every "any one colour" that the player left open decided in each way. */
function* sameChoices(units: readonly Unit[], chosen: readonly Chosen[], from = 0): Generator<Unit[]> {
  const use = chosen.findIndex((c, i) => i >= from && c.output.choose === 'same' && c.units.filter(isOpen).length > 1);
  if (use < 0) return yield [...units];
  const common = chosen[use].units.filter(isOpen).reduce((a, b) => a & b);
  for (let bit = 1; bit <= common; bit <<= 1) {
    if ((common & bit) === 0) continue;
    const decided = units.map((u) => (u.use === use && isOpen(u.kinds) ? { ...u, kinds: u.kinds & bit } : u));
    yield* sameChoices(decided, chosen, use + 1);
  }
}

const isOpen = (kinds: number): boolean => (kinds & ALL_MANA & ((kinds & ALL_MANA) - 1)) !== 0;

function accept(m: Matching, chosen: readonly Chosen[], life: number): ManualResult {
  const pays: Pay[] = [];
  const leftover: Leftover[] = [];
  const uses = chosen.map((c): SourceUse => ({ key: c.key, output: c.index, kind: c.kind, makes: [], pays: [] }));
  m.units.forEach((unit, u) => {
    const slot = m.slots[m.slotOf[u]];
    const spent = slot ? unit.kinds & slot.accept : unit.kinds;
    const genericHelp = (spent & ALL_MANA) === 0 && slot !== undefined && (slot.accept & HELP_GENERIC) !== 0;
    const type = genericHelp ? undefined : typeOfKinds(spent);
    if (unit.use >= 0 && chosen[unit.use].kind === 'mana') uses[unit.use].makes.push({ type: type ?? 'C', snow: isSnow(spent) });
    if (!slot) {
      if (type) leftover.push({ by: unit.by, type, snow: isSnow(spent) });
      return;
    }
    const target = slot.ref < 0 ? ({ x: true } as const) : { symbol: slot.ref };
    (slot.use < 0 ? pays : uses[slot.use].pays).push(type ? { for: target, by: unit.by, type } : { for: target, by: unit.by });
  });
  pays.sort((a, b) => ('symbol' in a.for ? a.for.symbol : 1e9) - ('symbol' in b.for ? b.for.symbol : 1e9));
  return { ok: true, pays, uses, life, leftover };
}
