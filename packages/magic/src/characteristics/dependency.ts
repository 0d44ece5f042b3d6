/**
 * Dependency (CR 613.8): whether applying one effect would change whether another is there, what it applies to, or what it does. It is decided by
 * trial, where what one effect writes meets what the other reads. Of equal effects a trial stands for all: it is made object by object, and the
 * sources that leave themselves out are left out afterwards.
 */
import { type Id, slotOf, tick } from '@apnap/kernel';
import { live } from '../state/access.js';
import type { Env } from '../state/objects.js';
import { CONTROL, meet, type Traits } from './facts.js';
import type { Instance, Part } from './instance.js';
import type { Layer } from './mods.js';
import type { Records } from './records.js';

/** More than a trial of equal effects has to find: those of two sources can be left out. */
const ENOUGH = 3;

/** Above any number of a set: two numbers make one key. */
const SETS = 2 ** 16;

const keyOf = (group: number, set: number): number => group * SETS + set;

function entry<K, L, V>(maps: Map<K, Map<L, V>>, key: K): Map<L, V> {
  let found = maps.get(key);
  if (!found) {
    found = new Map();
    maps.set(key, found);
  }
  return found;
}

export class Dependency {
  /** What is known of pairs, as long as no object has changed. */
  private pairs = new Map<Instance, Map<Instance, boolean>>();
  /** Objects on which equal effects make a difference to equal effects, by both. */
  private differences = new Map<number, Map<number, readonly Id[]>>();
  /** Abilities an object would have left, by the effect that would be applied to it: one for all that are equal. */
  private losses = new Map<Instance | number, Map<Id, readonly number[]>>();
  private before = new Map<Instance, string>();
  private moment = -1;
  private readonly reads = new Map<Instance, Traits>();
  private readonly sets = new Map<readonly Id[], { id: number; has: Set<Id> }>();

  constructor(
    private readonly records: Records,
    private readonly layer: Layer,
  ) {}

  /** The first in timestamp order that depends on no other; within a dependency loop, simply the first in timestamp order (CR 613.8b). */
  nextOf(open: readonly Instance[]): number {
    if (this.moment !== this.records.changes.moment) this.forget();
    const changes: Traits = { types: 0, kinds: 0 };
    for (const x of open) {
      changes.types |= this.part(x).changes.types;
      changes.kinds |= this.part(x).changes.kinds;
    }
    for (let i = 0; i < open.length; i++) {
      if (!meet(changes, this.readsOf(open[i]))) return i;
      if (!open.some((_, j) => j !== i && this.waitsFor(open, i, j))) return i;
    }
    return 0;
  }

  private forget(): void {
    this.moment = this.records.changes.moment;
    this.pairs = new Map();
    this.differences = new Map();
    this.losses = new Map();
    this.before = new Map();
  }

  private waitsFor(open: readonly Instance[], i: number, j: number): boolean {
    return this.dependsOn(open[i], open[j]) && !this.reaches(open, j, i, new Set());
  }

  /** Whether `from` depends on `to`, directly or through others: then the two are in a loop. */
  private reaches(open: readonly Instance[], from: number, to: number, seen: Set<number>): boolean {
    seen.add(from);
    if (this.dependsOn(open[from], open[to])) return true;
    for (let k = 0; k < open.length; k++) {
      if (k === from || seen.has(k) || !this.dependsOn(open[from], open[k])) continue;
      if (this.reaches(open, k, to, seen)) return true;
    }
    return false;
  }

  private part(x: Instance): Part {
    return x.design.layers.get(this.layer) as Part;
  }

  /** CR 613.8a: whether `a` depends on `b` in this layer. */
  private dependsOn(a: Instance, b: Instance): boolean {
    tick();
    if (a === b || a.cda !== b.cda || !meet(this.part(b).changes, this.readsOf(a))) return false;
    const known = entry(this.pairs, a);
    let result = known.get(b);
    if (result === undefined) {
      result = this.isLocal(a) && this.isSimple(b) ? this.byObjects(a, b) : this.byTrial(a, b);
      known.set(b, result);
    }
    return result;
  }

  /** What decides now whether `a` is there, what it applies to and what it does. */
  private readsOf(a: Instance): Traits {
    let known = this.reads.get(a);
    if (!known) {
      const { values } = this.part(a);
      let { types, kinds } = values;
      if (!a.started && a.ability !== null) {
        types |= a.design.there.types;
        kinds |= a.design.there.kinds;
      }
      if (a.set === null) {
        types |= a.design.target.types;
        kinds |= a.design.target.kinds | CONTROL.kinds;
      }
      known = { types, kinds };
      this.reads.set(a, known);
    }
    return known;
  }

  /** Whether it can be said object by object what changes for `a`. */
  private isLocal(a: Instance): boolean {
    const conditional = a.design.conditional && !a.started;
    return !conditional && this.part(a).values.local && (a.set !== null || a.design.target.local);
  }

  /** Whether `b` does to each object what it would do to it alone. */
  private isSimple(b: Instance): boolean {
    const part = this.part(b);
    return part.simple && part.values.local && (part.changes.kinds & CONTROL.kinds) === 0;
  }

  private byTrial(a: Instance, b: Instance): boolean {
    let before = this.before.get(a);
    if (before === undefined) {
      before = this.records.signature(a, this.layer);
      this.before.set(a, before);
    }
    return before !== this.records.trial(b, this.layer, () => this.records.signature(a, this.layer));
  }

  private byObjects(a: Instance, b: Instance): boolean {
    const { records } = this;
    if (!a.started && a.ability !== null && this.wouldLose(a, b)) return true;
    const as = a.set === null ? records.baseOf(a) : a.base;
    const bs = b.set === null ? records.baseOf(b) : b.base;
    if (as === null || bs === null || a.group === 0 || b.group === 0) {
      const own = records.envOf(a);
      const env = records.envOf(b);
      const set = a.set === null ? null : this.named(a.set).has;
      return records.setOf(b).some((id) => this.differs(a, own, set, b, env, id));
    }
    const known = entry(this.differences, keyOf(a.group, a.set === null ? 0 : this.named(as).id));
    const key = keyOf(b.group, this.named(bs).id);
    let found = known.get(key);
    if (!found) {
      found = this.differing(a, b, bs);
      known.set(key, found);
    }
    return found.some((id) => !this.leavesOut(a, id) && !this.leavesOut(b, id));
  }

  private leavesOut(x: Instance, id: Id): boolean {
    return x.design.target.other && id === x.env.source;
  }

  /** Objects on which `b` would make a difference to `a`, sources not left out; no more than are needed. */
  private differing(a: Instance, b: Instance, among: readonly Id[]): Id[] {
    const own = { ...this.records.envOf(a), source: 0 };
    const env = { ...this.records.envOf(b), source: 0 };
    const set = a.base === null ? null : this.named(a.base).has;
    const found: Id[] = [];
    for (const id of among) {
      if (this.differs(a, own, set, b, env, id)) found.push(id);
      if (found.length >= ENOUGH) break;
    }
    return found;
  }

  /** Whether `b`, applied to this object, changes what `a` does to it. */
  private differs(a: Instance, own: Env, set: ReadonlySet<Id> | null, b: Instance, env: Env, id: Id): boolean {
    const { records, layer } = this;
    const before = records.signatureOn(a, layer, own, id, set);
    const had = records.d.characteristics[slotOf(id)];
    records.tryOn(b, layer, env, id);
    try {
      return before !== records.signatureOn(a, layer, own, id, set);
    } finally {
      records.d.characteristics[slotOf(id)] = had;
    }
  }

  /** Whether the ability that makes `a` would be gone once `b` is applied. */
  private wouldLose(a: Instance, b: Instance): boolean {
    const { records, layer } = this;
    const { source } = a.env;
    if (this.leavesOut(b, source) || !this.named(records.baseOf(b) ?? records.setOf(b)).has.has(source)) return false;
    const known = entry(this.losses, b.group === 0 ? b : b.group);
    let left = known.get(source);
    if (!left) {
      const o = live(records.s, source);
      const had = records.d.characteristics[slotOf(source)];
      records.tryOn(b, layer, records.envOf(b), source);
      left = o === null ? [] : records.read(o).abilities;
      records.d.characteristics[slotOf(source)] = had;
      known.set(source, left);
    }
    return !left.includes(a.node);
  }

  /** A set with a number, to find it again by. */
  private named(set: readonly Id[]): { id: number; has: Set<Id> } {
    let known = this.sets.get(set);
    if (!known) {
      known = { id: this.sets.size + 1, has: new Set(set) };
      this.sets.set(set, known);
    }
    return known;
  }
}
