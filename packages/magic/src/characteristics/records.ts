/** The characteristics of objects while the layers are worked through: effects are applied to them, for good or on trial. */
import type { Mod } from '@apnap/ability';
import { type Id, slotOf, tick } from '@apnap/kernel';
import { staticHolds } from '../reading/condition.js';
import { matches } from '../reading/filter.js';
import { added, quantity } from '../reading/quantity.js';
import { affects } from '../reading/range.js';
import { select } from '../reading/select.js';
import { live } from '../state/access.js';
import type { Derived } from '../state/derived.js';
import type { Characteristics, Env, Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { applyMod } from './apply-mod.js';
import { baseCharacteristics } from './base.js';
import { Changes, changed } from './facts.js';
import type { Instance, Part } from './instance.js';
import { type Layer, modValues } from './mods.js';

type Given = (id: Id, mod: Extract<Mod, { mod: 'addAbility' }>, timestamp: number) => void;

/** What is remembered as long as nothing that it was made of has changed. */
interface Kept<T> {
  at: number;
  value: T;
}

export class Records {
  readonly changes = new Changes();
  // Made when they are first needed: most often there is nothing to share.
  /** Sets of equal effects, before the source of each is left out. */
  private sets: Map<number, Kept<readonly Id[]>> | null = null;
  /** Modifications of equal effects with their numbers worked out, by effect and modification, by object. */
  private values: Map<string, Map<Id, Kept<Mod>>> | null = null;
  /** What equal effects that do nothing a second time have left behind, by slot. */
  private done: Map<string, (Characteristics | undefined)[]> | null = null;

  /** @param told a copy is made of whatever is applied, for one who looks on. */
  constructor(
    readonly s: State,
    readonly d: Derived,
    private readonly told: boolean,
  ) {}

  read(o: Obj): Characteristics {
    return this.d.characteristics[slotOf(o.id)] ?? baseCharacteristics(this.s, o);
  }

  /** Changes what an object is by something that is no effect of a spell or ability. */
  update(id: Id, change: (w: Characteristics) => void): void {
    const o = live(this.s, id);
    if (!o) return;
    const before = this.read(o);
    const w = { ...before };
    this.d.characteristics[slotOf(id)] = w;
    change(w);
    const what = changed(before, w);
    if (what) this.changes.note(what);
  }

  /** The environment with the controller as it is now (an earlier layer may have changed it). */
  envOf(x: Instance): Env {
    if (x.ability === null) return x.env;
    const o = live(this.s, x.env.source);
    if (!o) return x.env;
    const c = this.read(o).controller;
    const you = c >= 0 ? c : o.controller;
    return you === x.env.you ? x.env : { ...x.env, you };
  }

  /** Whether the effect applies at all: an effect that started in an earlier layer goes on even when its ability is gone (CR 613.6). */
  exists(x: Instance): boolean {
    if (x.started || x.ability === null) return true;
    const o = live(this.s, x.env.source);
    if (!o || !this.read(o).abilities.includes(x.node)) return false;
    tick();
    return staticHolds(this.s, x.ability, this.envOf(x));
  }

  /** The set with the source in it, if it is the same for all equal effects; null where the effect is like no other. */
  baseOf(x: Instance): readonly Id[] | null {
    if (x.base !== null || x.group === 0 || x.set !== null) return x.base;
    const at = this.changes.of(x.design.target);
    this.sets ??= new Map();
    const known = this.sets.get(x.group);
    if (known?.at === at) return known.value;
    const env = { ...this.envOf(x), source: 0 };
    const value = x.affects === null ? [] : select({ s: this.s, env, it: 0 }, x.affects).filter((id) => id > 0);
    this.sets.set(x.group, { at, value });
    return value;
  }

  setOf(x: Instance): readonly Id[] {
    if (x.set !== null) return x.set;
    const base = this.baseOf(x);
    if (base !== null) return x.design.target.other ? base.filter((id) => id !== x.env.source) : base;
    return x.affects === null ? [] : select({ s: this.s, env: this.envOf(x), it: 0 }, x.affects).filter((id) => id > 0);
  }

  apply(x: Instance, layer: Layer, given: Given): void {
    const part = x.design.layers.get(layer) as Part;
    const set = this.setOf(x);
    x.base = this.baseOf(x);
    x.set = set;
    x.started = true;
    const env = this.envOf(x);
    const key = x.group === 0 ? '' : `${layer} ${x.group}`;
    const near = x.ability === null && layer !== '1' && layer !== '2' ? this.within(env, set) : set;
    const done = x.group === 0 || !part.idempotent || this.told ? null : this.doneBy(key);
    for (const id of near) {
      tick();
      const slot = slotOf(id);
      const had = this.d.characteristics[slot];
      if (done && had !== undefined && done[slot] === had) continue;
      const o = live(this.s, id);
      if (!o) continue;
      const before = had ?? baseCharacteristics(this.s, o);
      const copy = { ...before };
      this.d.characteristics[slot] = copy;
      const cx = { s: this.s, env, it: id, ongoing: true as const };
      for (let i = 0; i < part.mods.length; i++) {
        const mod = part.mods[i];
        applyMod(cx, copy, part.valued ? this.valued(x, part, `${key} ${i}`, mod, env, id) : mod, id);
        if (mod.mod === 'addAbility') given(id, mod, x.timestamp);
      }
      const what = changed(before, copy);
      if (what) this.changes.note(what);
      else if (had !== undefined && !this.told) this.d.characteristics[slot] = had;
      if (done) done[slot] = this.d.characteristics[slot];
    }
  }

  /** CR 801.10: of the objects that an effect was determined to be about, those that have not gone out of its controller's range; whose they are is known after layer 2. */
  private within(env: Env, set: readonly Id[]): readonly Id[] {
    return this.s.range === undefined ? set : set.filter((id) => affects(this.s, env, id));
  }

  private doneBy(key: string): (Characteristics | undefined)[] {
    this.done ??= new Map();
    let done = this.done.get(key);
    if (!done) {
      done = [];
      this.done.set(key, done);
    }
    return done;
  }

  /** The modification with its numbers worked out: of equal effects only once, as long as nothing they are made of changes. */
  private valued(x: Instance, part: Part, key: string, mod: Mod, env: Env, id: Id): Mod {
    if (x.group === 0 || (mod.mod !== 'pt' && mod.mod !== 'setPT')) return mod;
    this.values ??= new Map();
    let known = this.values.get(key);
    if (!known) {
      known = new Map();
      this.values.set(key, known);
    }
    const at = this.changes.of(part.values);
    const found = known.get(id);
    if (found?.at === at) return found.value;
    const value = workedOut({ s: this.s, env, it: id, ongoing: true }, mod);
    known.set(id, { at, value });
    return value;
  }

  /** Carries something out on trial: whatever it has applied is undone. */
  trial<T>(x: Instance, layer: Layer, look: () => T): T {
    const saved = this.d.characteristics.slice();
    tick(saved.length >> 3);
    const env = this.envOf(x);
    for (const id of this.setOf(x)) this.tryOn(x, layer, env, id);
    try {
      return look();
    } finally {
      this.d.characteristics = saved;
    }
  }

  /** Applies the effect to one object, for the caller to undo. */
  tryOn(x: Instance, layer: Layer, env: Env, id: Id): void {
    const o = live(this.s, id);
    if (!o) return;
    tick();
    const copy = { ...this.read(o) };
    this.d.characteristics[slotOf(id)] = copy;
    for (const mod of (x.design.layers.get(layer) as Part).mods) applyMod({ s: this.s, env, it: id, ongoing: true }, copy, mod, id);
  }

  /** What the effect would do now, as text: existence, set and values. Two equal signatures: no dependency. */
  signature(x: Instance, layer: Layer): string {
    if (!this.exists(x)) return '-';
    const env = this.envOf(x);
    const set = x.set ?? (x.affects === null ? [] : select({ s: this.s, env, it: 0 }, x.affects).filter((id) => id > 0));
    return `${set.join(' ')}|${set.map((id) => this.valuesOn(x, layer, env, id)).join(' ')}`;
  }

  /** What the effect would do to one object: nothing, or with which values. @param set what it applies to, where that is settled */
  signatureOn(x: Instance, layer: Layer, env: Env, id: Id, set: ReadonlySet<Id> | null): string {
    const member = set === null ? this.isMeant(x, env, id) : set.has(id);
    return member ? `+${this.valuesOn(x, layer, env, id)}` : '-';
  }

  private isMeant(x: Instance, env: Env, id: Id): boolean {
    const { affects } = x;
    if (affects === null) return false;
    if (affects.sel !== 'all') return select({ s: this.s, env, it: 0 }, affects).includes(id);
    return live(this.s, id)?.zone === affects.zone && matches({ s: this.s, env, it: 0 }, affects.filter, id);
  }

  private valuesOn(x: Instance, layer: Layer, env: Env, id: Id): string {
    return (x.design.layers.get(layer) as Part).mods.map((m) => modValues({ s: this.s, env, it: id, ongoing: true }, m)).join(',');
  }
}

function workedOut(cx: { s: State; env: Env; it: Id; ongoing: true }, mod: Extract<Mod, { mod: 'pt' | 'setPT' }>): Mod {
  if (mod.mod === 'pt') return { ...mod, power: added(mod)(cx, mod.power), toughness: added(mod)(cx, mod.toughness) };
  return {
    ...mod,
    ...(mod.power === undefined ? {} : { power: quantity(cx, mod.power) }),
    ...(mod.toughness === undefined ? {} : { toughness: quantity(cx, mod.toughness) }),
  };
}
