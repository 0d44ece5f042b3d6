/**
 * The layer system (CR 613): which continuous effects apply, in which order, to what. Effects are ordered by layer, then characteristic-defining
 * abilities first, then dependency (613.8), then timestamp (613.7). Dependency is decided by trial, and only where what one effect writes meets
 * what another reads.
 */
import type { Mod, Selector, StaticAbility } from '@apnap/ability';
import { type Id, slotOf } from '@apnap/kernel';
import { select } from '../effects/select.js';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { live } from '../state/access.js';
import { abilityInfo, idOf, nodeOf } from '../state/pool.js';
import type { Characteristics, Env, Obj, State } from '../state/types.js';
import { baseCharacteristics, mayWorkIn } from './base.js';
import { type Derived, staticEnv, staticHolds } from './derived.js';
import { READS, readMask, writeMask } from './masks.js';
import { applyMod, LAYERS, type Layer, layerOf, modValues } from './mods.js';

/** One continuous effect while the layers are worked through. */
interface Instance {
  timestamp: number;
  env: Env;
  /** Static ability it comes from, or null for an effect of a resolved spell or ability. */
  ability: StaticAbility | null;
  node: number;
  affects: Selector | null;
  /** The set it applies to: locked in from the start (611.2c) or from its first layer on (613.6). */
  set: readonly Id[] | null;
  started: boolean;
  cda: boolean;
  layers: Map<Layer, Mod[]>;
  reads: number;
}

/** An effect, or counters, that changed what an object is. */
export interface LayerStep {
  layer: Layer;
  /** The object whose effect it is; of counters the object itself. */
  source: Id;
  /** Modifications of the effect in this layer; empty for counters. */
  mods: readonly Mod[];
  /** CR 604.3: it defines a characteristic of its own object. */
  cda: boolean;
  before: Characteristics;
  after: Characteristics;
}

/** One who looks on while the layers are worked through, for one object. */
export interface LayerWatch {
  object: Id;
  saw: (step: LayerStep) => void;
}

const instanceKey = (holder: Id, node: number): string => `${holder}:${node}`;

class Work {
  readonly instances: Instance[] = [];
  private readonly seen = new Set<string>();
  /** Timestamps of the effects that gave objects their abilities, by holder and ability. */
  private readonly given = new Map<string, number>();

  constructor(
    readonly s: State,
    readonly d: Derived,
    private readonly watch: LayerWatch | null,
  ) {}

  /** Does it, and tells the one who looks on what it changed. */
  watched(layer: Layer, source: Id, mods: readonly Mod[], cda: boolean, act: () => void): void {
    const o = this.watch && live(this.s, this.watch.object);
    const before = o && this.read(o);
    act();
    const after = o && this.read(o);
    if (before && after && after !== before) this.watch?.saw({ layer, source, mods, cda, before, after });
  }

  /** The record an effect may write: always a fresh copy, so that a trial can be undone by restoring the list. */
  write(id: Id): Characteristics | null {
    const o = live(this.s, id);
    if (!o) return null;
    const slot = slotOf(id);
    const copy = { ...(this.d.characteristics[slot] ?? baseCharacteristics(this.s, o)) };
    this.d.characteristics[slot] = copy;
    return copy;
  }

  read(o: Obj): Characteristics {
    return this.d.characteristics[slotOf(o.id)] ?? baseCharacteristics(this.s, o);
  }

  /** Adds the continuous effects of static abilities that objects have now and that were not seen before. */
  gatherStatics(): void {
    const { s } = this;
    for (const id of s.battlefield) this.gatherObject(id, 'battlefield');
    for (const id of s.command) this.gatherObject(id, 'command');
    const used = s._pool.zonesUsed;
    if (used.has('stack')) for (const id of s.stack) this.gatherObject(id, 'stack');
    if (used.has('exile')) for (const id of s.exile) this.gatherObject(id, 'exile');
    for (const p of s.players.rows) {
      if (used.has('graveyard')) for (const id of p.graveyard) this.gatherObject(id, 'graveyard');
      if (used.has('hand')) for (const id of p.hand) this.gatherObject(id, 'hand');
      if (used.has('library')) for (const id of p.library) this.gatherObject(id, 'library');
    }
  }

  private gatherObject(id: Id, zone: string): void {
    const o = live(this.s, id);
    if (!o || (zone !== 'battlefield' && this.d.characteristics[slotOf(id)] === undefined && !mayWorkIn(this.s, o, zone))) return;
    const c = this.read(o);
    for (const node of c.abilities) {
      const info = abilityInfo(this.s._pool, node);
      for (const part of info.statics) {
        for (const piece of part.ability.parts) {
          if (piece.part !== 'continuous') continue;
          const cda = isCda(piece.mods, piece.affects);
          // CR 604.3: characteristic-defining abilities function in all zones.
          if (!cda && (part.ability.zone ?? 'battlefield') !== zone && !(part.ability.zone === undefined && zone === 'command')) continue;
          const pieceNode = this.s._pool.ids.get(piece) as number;
          const key = instanceKey(id, pieceNode);
          if (this.seen.has(key)) continue;
          this.seen.add(key);
          this.add(
            this.timestampOf(o, node),
            staticEnv(id, c.controller >= 0 ? c.controller : o.controller),
            part.ability,
            node,
            piece.affects,
            null,
            piece.mods,
            cda,
          );
        }
      }
    }
  }

  /** CR 613.7a: the timestamp of its object, or of the effect that created the ability, whichever is later. */
  private timestampOf(o: Obj, node: number): number {
    return Math.max(o.timestamp, this.given.get(instanceKey(o.id, node)) ?? 0);
  }

  private noteGiven(id: Id, node: number, timestamp: number): void {
    const key = instanceKey(id, node);
    this.given.set(key, Math.max(this.given.get(key) ?? 0, timestamp));
  }

  add(
    timestamp: number,
    env: Env,
    ability: StaticAbility | null,
    node: number,
    affects: Selector | null,
    set: readonly Id[] | null,
    mods: readonly Mod[],
    cda: boolean,
  ): void {
    const layers = new Map<Layer, Mod[]>();
    for (const mod of mods) {
      const layer = layerOf(mod);
      const list = layers.get(layer);
      if (list) list.push(mod);
      else layers.set(layer, [mod]);
    }
    const reads =
      readMask(affects) | readMask(mods) | (ability?.condition ? readMask(ability.condition) : 0) | (ability ? READS.existence : 0);
    this.instances.push({ timestamp, env, ability, node, affects, set, started: false, cda, layers, reads });
  }

  /** Whether the effect applies at all: an effect that started in an earlier layer goes on even when its ability is gone (CR 613.6). */
  exists(x: Instance): boolean {
    if (x.started || x.ability === null) return true;
    const o = live(this.s, x.env.source);
    if (!o || !this.read(o).abilities.includes(x.node)) return false;
    return staticHolds(this.s, x.ability, this.envOf(x));
  }

  /** The environment with the controller as it is now (an earlier layer may have changed it). */
  private envOf(x: Instance): Env {
    if (x.ability === null) return x.env;
    const o = live(this.s, x.env.source);
    if (!o) return x.env;
    const c = this.read(o).controller;
    const you = c >= 0 ? c : o.controller;
    return you === x.env.you ? x.env : { ...x.env, you };
  }

  setOf(x: Instance): readonly Id[] {
    if (x.set !== null) return x.set;
    return x.affects === null ? [] : select({ s: this.s, env: this.envOf(x), it: 0 }, x.affects).filter((id) => id > 0);
  }

  apply(x: Instance, layer: Layer): void {
    const set = this.setOf(x);
    x.set = set;
    x.started = true;
    const env = this.envOf(x);
    for (const id of set) {
      const w = this.write(id);
      if (!w) continue;
      for (const mod of x.layers.get(layer) as Mod[]) {
        applyMod({ s: this.s, env, it: id }, w, mod, id);
        if (mod.mod === 'addAbility') this.noteGiven(id, idOf(this.s._pool, mod.ability), x.timestamp);
      }
    }
  }

  /** What the effect would do now, as text: existence, set and values. Two equal signatures: no dependency. */
  private signature(x: Instance, layer: Layer): string {
    if (!this.exists(x)) return '-';
    const set = this.setOf(x);
    const env = this.envOf(x);
    const values = set.map((id) => (x.layers.get(layer) as Mod[]).map((m) => modValues({ s: this.s, env, it: id }, m)).join(','));
    return `${set.join(' ')}|${values.join(' ')}`;
  }

  /** CR 613.8a: whether `a` depends on `b` in this layer, by applying `b` on trial. */
  private dependsOn(a: Instance, b: Instance, layer: Layer): boolean {
    if (a.cda !== b.cda) return false;
    let writes = 0;
    for (const mod of b.layers.get(layer) as Mod[]) writes |= writeMask(mod);
    if ((writes & a.reads) === 0) return false;
    const before = this.signature(a, layer);
    const saved = this.d.characteristics.slice();
    const { set, started } = b;
    this.apply(b, layer);
    const after = this.signature(a, layer);
    this.d.characteristics = saved;
    b.set = set;
    b.started = started;
    return before !== after;
  }

  runLayer(layer: Layer): void {
    const open = this.instances.filter((x) => x.layers.has(layer) && this.exists(x));
    open.sort((a, b) => Number(b.cda) - Number(a.cda) || a.timestamp - b.timestamp);
    while (open.length > 0) {
      const next = open.length === 1 ? 0 : this.nextOf(open, layer);
      const [x] = open.splice(next, 1);
      if (this.exists(x)) this.watched(layer, x.env.source, x.layers.get(layer) as Mod[], x.cda, () => this.apply(x, layer));
      // CR 613.8c: after each effect is applied, the rest are judged again; effects may have ceased or begun to exist.
      for (let i = open.length - 1; i >= 0; i--) if (!this.exists(open[i])) open.splice(i, 1);
    }
  }

  /** The first in timestamp order that depends on no other; within a dependency loop, simply the first in timestamp order (CR 613.8b). */
  private nextOf(open: Instance[], layer: Layer): number {
    for (let i = 0; i < open.length; i++) {
      if (!open.some((other, j) => j !== i && this.waitsFor(open, i, j, layer, other))) return i;
    }
    return 0;
  }

  private waitsFor(open: Instance[], i: number, j: number, layer: Layer, other: Instance): boolean {
    if (!this.dependsOn(open[i], other, layer)) return false;
    return !this.reaches(open, j, i, layer, new Set());
  }

  /** Whether `from` depends on `to`, directly or through others: then the two are in a loop. */
  private reaches(open: Instance[], from: number, to: number, layer: Layer, seen: Set<number>): boolean {
    seen.add(from);
    for (let k = 0; k < open.length; k++) {
      if (k === from || seen.has(k) || !this.dependsOn(open[from], open[k], layer)) continue;
      if (k === to || this.reaches(open, k, to, layer, seen)) return true;
    }
    return false;
  }
}

/** CR 604.3a: defines power, toughness, colour or subtypes of the object itself, unconditionally. */
const isCda = (mods: readonly Mod[], affects: Selector): boolean =>
  affects.sel === 'self' && mods.some((m) => m.mod === 'setPT' && m.as === 'cda');

/** Fills in the characteristics of every object that any effect or counter changes. */
export function computeLayers(s: State, d: Derived, watch: LayerWatch | null = null): void {
  const work = new Work(s, d, watch);
  work.gatherStatics();
  for (const lasting of s.lasting) {
    const effect = nodeOf<{ do: string; mods?: Mod[] }>(s._pool, lasting.node);
    if (effect.do === 'continuous' && effect.mods && effect.mods.length > 0) {
      work.add(lasting.id, lasting.env, null, 0, null, lasting.affected ?? [], effect.mods, false);
    }
  }
  const counted = s.battlefield.filter((id) => live(s, id)?.counters !== null);
  if (work.instances.length > 0) {
    for (const layer of LAYERS) {
      if (layer === '6') for (const id of counted) work.watched('6', id, [], false, () => keywordCounters(work, id));
      if (layer === '7c') for (const id of counted) work.watched('7c', id, [], false, () => statCounters(work, id));
      work.runLayer(layer);
      // CR 613.6: abilities gained in a layer begin to apply in the later ones.
      if (layer === '1' || layer === '3' || layer === '4' || layer === '6') work.gatherStatics();
    }
  } else {
    for (const id of counted) {
      work.watched('6', id, [], false, () => keywordCounters(work, id));
      work.watched('7c', id, [], false, () => statCounters(work, id));
    }
  }
}

/** CR 613.4c: counters that change power and toughness apply in layer 7c. Loyalty is the number of loyalty counters (CR 306.5c). */
function statCounters(work: Work, id: Id): void {
  const o = live(work.s, id) as Obj;
  let plus = 0;
  let toughness = 0;
  let loyalty: number | null = null;
  for (const c of o.counters ?? []) {
    const match = /^([+-]\d+)\/([+-]\d+)$/.exec(c.kind);
    if (match) {
      plus += Number(match[1]) * c.n;
      toughness += Number(match[2]) * c.n;
    } else if (c.kind === 'loyalty') loyalty = c.n;
  }
  if (plus === 0 && toughness === 0 && loyalty === null) return;
  const w = work.write(id) as Characteristics;
  if (w.power !== null) w.power += plus;
  if (w.toughness !== null) w.toughness += toughness;
  if (loyalty !== null) w.loyalty = loyalty;
}

/** CR 122.1b, 613.1f: keyword counters give their ability in layer 6. */
function keywordCounters(work: Work, id: Id): void {
  const o = live(work.s, id) as Obj;
  for (const c of o.counters ?? []) {
    const bit = KEYWORD_COUNTERS[c.kind];
    if (bit !== undefined) (work.write(id) as Characteristics).keywords |= bit;
  }
}

const KEYWORD_COUNTERS: Readonly<Record<string, number>> = {
  deathtouch: KEYWORD_BITS.deathtouch,
  'double strike': KEYWORD_BITS.doubleStrike,
  'first strike': KEYWORD_BITS.firstStrike,
  flying: KEYWORD_BITS.flying,
  haste: KEYWORD_BITS.haste,
  hexproof: KEYWORD_BITS.hexproof,
  indestructible: KEYWORD_BITS.indestructible,
  lifelink: KEYWORD_BITS.lifelink,
  menace: KEYWORD_BITS.menace,
  reach: KEYWORD_BITS.reach,
  shadow: KEYWORD_BITS.shadow,
  trample: KEYWORD_BITS.trample,
  vigilance: KEYWORD_BITS.vigilance,
};
