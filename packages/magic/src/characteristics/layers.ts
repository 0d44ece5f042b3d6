/**
 * The layer system (CR 613): which continuous effects apply, in which order, to what. Effects are ordered by layer, then characteristic-defining
 * abilities first, then dependency (613.8), then timestamp (613.7). Dependency is decided by trial, and only where what one effect writes meets
 * what another reads.
 */
import { COUNTERS, type Mod, statsOfCounter } from '@apnap/ability';
import { type Id, slotOf, tick } from '@apnap/kernel';
import { staticEnv } from '../reading/characteristics.js';
import { hangsOnSource } from '../reading/range.js';
import { live } from '../state/access.js';
import { libraryOf } from '../state/asked.js';
import type { Derived } from '../state/derived.js';
import { stacks } from '../state/markers.js';
import type { Characteristics, Obj } from '../state/objects.js';
import { abilityInfo, idOf, isCharacteristicDefining, nodeOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { mayWorkIn, worksIn } from './base.js';
import { Dependency } from './dependency.js';
import { groupOf, type Instance, instance, type Part } from './instance.js';
import { givenKeyword, keepOwnSubtypes, LAYERS, type Layer, layerOf, layerOfCounters, ownSubtypes } from './mods.js';
import { Records } from './records.js';

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

const CONTROL: Mod = { mod: 'control', who: { player: 'you' } };

const NONE: ReadonlySet<string> = new Set();

const instanceKey = (holder: Id, node: number): string => `${holder}:${node}`;

class Work {
  readonly instances: Instance[] = [];
  readonly records: Records;
  private readonly seen = new Set<string>();
  /** Timestamps of the effects that gave objects their abilities, by holder and ability. */
  private readonly given = new Map<string, number>();
  /** By slot: the abilities among which the effects of an object have been looked for. */
  private readonly gathered: (readonly number[] | undefined)[] = [];
  /** How much had changed when they were looked for last, and whether that was the first time. */
  private gatheredAt = -1;
  private again = false;
  private readonly zeroOutside: boolean;
  /** The place in the order of the layer that settles control. */
  private readonly controlAt: number;

  constructor(
    readonly s: State,
    readonly d: Derived,
    private readonly watch: LayerWatch | null,
    /** Effects that are left out, by the keys of instances. */
    private readonly without: ReadonlySet<string> = NONE,
  ) {
    this.records = new Records(s, d, watch !== null);
    this.controlAt = LAYERS.indexOf(layerOf(CONTROL, s._pool.rules.layers));
    this.zeroOutside = rulesOf(s).definedOutside === 'zero';
  }

  /** Does it, and tells the one who looks on what it changed. */
  watched(layer: Layer, source: Id, mods: readonly Mod[], cda: boolean, act: () => void): void {
    const o = this.watch && live(this.s, this.watch.object);
    const before = o && this.records.read(o);
    act();
    const after = o && this.records.read(o);
    if (before && after && after !== before) this.watch?.saw({ layer, source, mods, cda, before, after });
  }

  /** Adds the continuous effects of static abilities that objects have now and that were not seen before: after the first time only what has changed can have any. */
  gatherStatics(): void {
    const { s } = this;
    if (this.gatheredAt === this.records.changes.moment) return;
    this.again = this.gatheredAt >= 0;
    this.gatheredAt = this.records.changes.moment;
    for (const id of s.battlefield) this.gatherObject(id, 'battlefield');
    for (const id of s.command) this.gatherObject(id, 'command');
    const used = s._pool.zonesUsed;
    if (used.has('stack')) for (const id of stacks(s)) this.gatherObject(id, 'stack');
    if (used.has('exile')) for (const id of s.exile) this.gatherObject(id, 'exile');
    for (const p of s.players.rows) {
      if (used.has('graveyard')) for (const id of p.graveyard) this.gatherObject(id, 'graveyard');
      if (used.has('hand')) for (const id of p.hand) this.gatherObject(id, 'hand');
      if (used.has('library')) for (const id of libraryOf(p)) this.gatherObject(id, 'library');
    }
  }

  private gatherObject(id: Id, zone: string): void {
    const slot = slotOf(id);
    const changed = this.d.characteristics[slot] !== undefined;
    if (this.again && !changed) return;
    const o = live(this.s, id);
    if (!o || (zone !== 'battlefield' && !changed && !mayWorkIn(this.s, o, zone))) return;
    const c = this.records.read(o);
    if (this.gathered[slot] === c.abilities) return;
    this.gathered[slot] = c.abilities;
    tick();
    for (const node of c.abilities) {
      const info = abilityInfo(this.s._pool, node);
      for (const part of info.statics) {
        for (const piece of part.ability.parts) {
          if (piece.part !== 'continuous') continue;
          const cda = isCharacteristicDefining(part.ability, piece);
          // CR 604.3: characteristic-defining abilities function in all zones.
          if (!cda && !worksIn(this.s, o, part.ability, zone)) continue;
          // classic:208.2: outside the battlefield such a power or toughness is 0
          if (cda && zone !== 'battlefield' && this.zeroOutside && piece.mods.some((m) => m.mod === 'setPT')) continue;
          const pieceNode = this.s._pool.ids.get(piece) as number;
          const key = instanceKey(id, pieceNode);
          if (this.seen.has(key) || this.without.has(key)) continue;
          this.seen.add(key);
          const env = staticEnv(id, c.controller >= 0 ? c.controller : o.controller);
          const fields = { timestamp: this.timestampOf(o, node), env, ability: part.ability, node, affects: piece.affects, set: null, cda };
          this.instances.push(instance(this.s._pool, fields, piece.mods));
        }
      }
    }
  }

  /**
   * classic:402.3: what defines a power or toughness is an ability, unlike what a card says of its colors and types. It comes before all that takes abilities
   * away (classic:418.5e), and depends on it (classic:418.5b): that it is lost is known when all has been applied.
   */
  lostStats(): Set<string> {
    const lost = new Set<string>();
    for (const x of this.instances) {
      if (!x.cda || !x.started) continue;
      const o = live(this.s, x.env.source);
      if (!o || this.records.read(o).abilities.includes(x.node)) continue;
      for (const piece of x.ability?.parts ?? [])
        if (piece.part === 'continuous' && piece.mods.some((m) => m.mod === 'setPT'))
          lost.add(instanceKey(o.id, this.s._pool.ids.get(piece) as number));
    }
    return lost;
  }

  /** CR 613.7a: the timestamp of its object, or of the effect that created the ability, whichever is later. */
  private timestampOf(o: Obj, node: number): number {
    return Math.max(o.timestamp, this.given.get(instanceKey(o.id, node)) ?? 0);
  }

  private readonly noteGiven = (id: Id, mod: Extract<Mod, { mod: 'addAbility' }>, timestamp: number): void => {
    const key = instanceKey(id, idOf(this.s._pool, mod.ability));
    this.given.set(key, Math.max(this.given.get(key) ?? 0, timestamp));
  };

  /**
   * CR 205.3d: what has been given subtypes and is not of their type does not have them. What makes it of that type applies first, since they depend on it
   * (613.8a), so this is known when all has been applied.
   */
  dropSubtypes(): void {
    for (const x of this.instances) {
      const mods = x.design.layers.get('4')?.mods ?? [];
      if (!mods.some((m) => m.mod === 'types')) continue;
      for (const id of x.set ?? []) {
        const c = this.d.characteristics[slotOf(id)];
        if (c && !ownSubtypes(c)) this.records.update(id, (w) => keepOwnSubtypes(w));
      }
    }
  }

  runLayer(layer: Layer): void {
    const { records } = this;
    const open: Instance[] = [];
    // CR 613.1b: whose an effect is, is settled after layer 2 (in 2003 at the end); in some games it also matters what its source is.
    const settled = LAYERS.indexOf(layer) > this.controlAt && !hangsOnSource(this.s);
    const join = (from: number): void => {
      for (const x of this.instances.slice(from)) {
        if (!x.design.layers.has(layer) || !records.exists(x)) continue;
        x.group = x.shared && settled ? groupOf(x, records.envOf(x).you) : 0;
        open.push(x);
      }
      open.sort((a, b) => Number(b.cda) - Number(a.cda) || a.timestamp - b.timestamp);
    };
    join(0);
    let dependency: Dependency | null = null;
    for (let seen = records.changes.moment; open.length > 0; ) {
      if (open.length > 1) dependency ??= new Dependency(records, layer);
      const next = open.length === 1 ? 0 : (dependency?.nextOf(open) ?? 0);
      const [x] = open.splice(next, 1);
      const { mods } = x.design.layers.get(layer) as Part;
      this.watched(layer, x.env.source, x.counter ? [] : mods, x.cda, () => records.apply(x, layer, this.noteGiven));
      if (seen === records.changes.moment) continue;
      seen = records.changes.moment;
      // CR 613.8c: after each effect is applied, the rest are judged again; effects may have ceased or begun to exist.
      for (let i = open.length - 1; i >= 0; i--) if (!records.exists(open[i])) open.splice(i, 1);
      if (!mods.some((m) => m.mod === 'addAbility' && m.ability.kind === 'static')) continue;
      const known = this.instances.length;
      this.gatherStatics();
      join(known);
    }
  }
}

/** Fills in the characteristics of every object that any effect or counter changes. */
export function computeLayers(s: State, d: Derived, watch: LayerWatch | null = null): void {
  switch (s._pool.rules.layers) {
    case 'layers':
      runLayers(new Work(s, d, watch));
      return;
    case 'typesFirst': {
      const first = new Work(s, d, null);
      runLayers(first);
      const lost = first.lostStats();
      if (lost.size === 0 && !watch) return;
      d.characteristics = [];
      runLayers(new Work(s, d, watch, lost));
      return;
    }
    default:
      s._pool.rules.layers satisfies never;
  }
}

function runLayers(work: Work): void {
  const { s } = work;
  work.gatherStatics();
  for (const lasting of s.lasting) {
    const effect = nodeOf<{ do: string; mods?: Mod[] }>(s._pool, lasting.node);
    if (effect.do !== 'continuous' || !effect.mods || effect.mods.length === 0) continue;
    const fields = {
      timestamp: lasting.id,
      env: lasting.env,
      ability: null,
      node: 0,
      affects: null,
      set: lasting.affected ?? [],
      cda: false,
    };
    const { denied } = lasting;
    const mods = denied ? effect.mods.filter((m) => !denied.includes(givenKeyword(m) ?? '')) : effect.mods;
    if (mods.length > 0) work.instances.push(instance(s._pool, fields, mods));
  }
  const counted = s.battlefield.filter((id) => live(s, id)?.counters !== null);
  gatherCounters(work, counted);
  const countersIn = layerOfCounters(s._pool.rules.layers);
  if (work.instances.length > 0) {
    for (const layer of LAYERS) {
      if (layer === countersIn) for (const id of counted) work.watched(layer, id, [], false, () => statCounters(work, id));
      work.runLayer(layer);
      if (layer === '4') work.dropSubtypes();
      // CR 613.6: abilities gained in a layer begin to apply in the later ones.
      if (layer === '1' || layer === '3' || layer === '4' || layer === '6') work.gatherStatics();
    }
  } else {
    for (const id of counted) work.watched(countersIn, id, [], false, () => statCounters(work, id));
  }
}

/** CR 613.4c: counters that change power and toughness apply in layer 7c; classic:418.5e: before all that is neither copying nor a type. Loyalty is the number of loyalty counters (CR 306.5c). */
function statCounters(work: Work, id: Id): void {
  const o = live(work.s, id) as Obj;
  let plus = 0;
  let toughness = 0;
  let loyalty: number | null = null;
  for (const c of o.counters ?? []) {
    const stats = statsOfCounter(c.kind);
    if (stats) {
      plus += stats.power * c.n;
      toughness += stats.toughness * c.n;
    } else if (c.kind === 'loyalty') loyalty = c.n;
  }
  if (plus === 0 && toughness === 0 && loyalty === null) return;
  work.records.update(id, (w) => {
    if (w.power !== null) w.power += plus;
    if (w.toughness !== null) w.toughness += toughness;
    if (loyalty !== null) w.loyalty = loyalty;
  });
}

/** Of an ability that counters of one kind give: the rules know no limit, a machine has one. */
const MOST_INSTANCES = 1000;

/** CR 122.1b, 613.1f, 613.7c: keyword counters give their ability in layer 6, at the time the last of them was put there. */
function gatherCounters(work: Work, counted: readonly Id[]): void {
  for (const id of counted) {
    const o = live(work.s, id) as Obj;
    for (const { kind, n, timestamp } of o.counters ?? []) {
      const given = COUNTERS[kind]?.keyword === undefined ? undefined : work.s._pool.counterAbilities.get(kind);
      if (!given) continue;
      const fields = {
        timestamp,
        env: staticEnv(id, o.controller),
        ability: null,
        node: 0,
        affects: null,
        set: [id],
        cda: false,
        counter: true,
      };
      const times = COUNTERS[kind].instances === 'each' ? Math.min(n, MOST_INSTANCES) : 1;
      for (let i = 0; i < times; i++) work.instances.push(instance(work.s._pool, fields, given));
    }
  }
}
