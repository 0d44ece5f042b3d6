/** A continuous effect while the layers are worked through (CR 613): what it is, and what is known of it without a trial. */
import type { Mod, Selector, StaticAbility } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { Env } from '../state/objects.js';
import type { Pool } from '../state/pool.js';
import type { Rules } from '../years/differences.js';
import {
  conditionFacts,
  EXISTENCE,
  type Facts,
  isIdempotent,
  isShared,
  meet,
  selectorFacts,
  type Traits,
  valueFacts,
  writesOf,
} from './facts.js';
import { LAYERS, type Layer, layerOf } from './mods.js';

/** What an effect does in one layer. */
export interface Part {
  mods: readonly Mod[];
  /** All that it can change. */
  changes: Traits;
  /** What its values are worked out from. */
  values: Facts;
  /** Numbers that are worked out, rather than stated. */
  valued: boolean;
  idempotent: boolean;
  /** What it makes of an object depends on that object and on the effect alone. */
  simple: boolean;
}

/** What all effects of the same ability, or of the same spell, have in common. */
interface Design {
  /** Equal effects of different sources have the same number. */
  id: number;
  ability: StaticAbility | null;
  affects: Selector | null;
  /** What decides that it is there (a condition, the ability itself), and what it is applied to. */
  there: Traits;
  conditional: boolean;
  target: Facts;
  /** It is the same effect whichever source has it, but for leaving out that source itself. */
  shared: boolean;
  layers: ReadonlyMap<Layer, Part>;
}

export interface Instance {
  timestamp: number;
  env: Env;
  /** Static ability it comes from, or null for an effect of a resolved spell or ability. */
  ability: StaticAbility | null;
  node: number;
  affects: Selector | null;
  /** The set it applies to: locked in from the start (611.2c) or from its first layer on (613.6). */
  set: readonly Id[] | null;
  /** The set before its own source is left out of it, the same list for equal effects. */
  base: readonly Id[] | null;
  started: boolean;
  cda: boolean;
  /** It comes from counters on the object. */
  counter?: boolean;
  design: Design;
  /** Whether other sources can have the same effect. */
  shared: boolean;
  /** Equal effects with the same controller have the same number; 0: it is like no other, or control is not settled yet. */
  group: number;
}

const designs: Readonly<Record<Rules['layers'], WeakMap<readonly Mod[], Design>>> = { layers: new WeakMap(), typesFirst: new WeakMap() };
const SEATS = 64;
let lastDesign = 0;

function partOf(mods: readonly Mod[]): Part {
  const values = mods.map(valueFacts).reduce((a, b) => ({
    types: a.types | b.types,
    kinds: a.kinds | b.kinds,
    local: a.local && b.local,
    shared: a.shared && b.shared,
    other: a.other || b.other,
  }));
  const changes = mods.map(writesOf).reduce((a, b) => ({ types: a.types | b.types, kinds: a.kinds | b.kinds }));
  return {
    mods,
    changes,
    values,
    valued: mods.some(
      (m) => (m.mod === 'pt' || m.mod === 'setPT') && (typeof (m.power ?? 0) !== 'number' || typeof (m.toughness ?? 0) !== 'number'),
    ),
    idempotent: mods.every(isIdempotent) && values.local && !meet(values, changes),
    simple: mods.every((m) => isShared(m) || m.mod === 'types' || m.mod === 'setLandType' || m.mod === 'colors' || m.mod === 'addAbility'),
  };
}

function designOf(order: Rules['layers'], fields: Pick<Instance, 'ability' | 'affects' | 'cda'>, mods: readonly Mod[]): Design {
  const { ability, affects, cda } = fields;
  const known = designs[order].get(mods);
  if (known && known.ability === ability && known.affects === affects) return known;
  const byLayer = new Map<Layer, Mod[]>();
  const withTypes = mods.some((m) => m.mod === 'types');
  for (const mod of mods) {
    const layer = layerOf(mod, order, withTypes, cda);
    const list = byLayer.get(layer);
    if (list) list.push(mod);
    else byLayer.set(layer, [mod]);
  }
  const layers = new Map(LAYERS.flatMap((layer) => (byLayer.has(layer) ? [[layer, partOf(byLayer.get(layer) as Mod[])] as const] : [])));
  const condition = ability?.condition ? conditionFacts(ability.condition) : null;
  const target = selectorFacts(affects ?? { sel: 'slot', slot: 0 });
  const design: Design = {
    id: ++lastDesign,
    ability,
    affects,
    there: { types: condition?.types ?? 0, kinds: EXISTENCE.kinds | (condition?.kinds ?? 0) },
    conditional: condition !== null,
    target,
    shared: ability !== null && target.shared && mods.every(isShared) && [...layers.values()].every((p) => p.values.shared),
    layers,
  };
  designs[order].set(mods, design);
  return design;
}

/** An effect as it begins to be looked at. @param pool for the abilities it gives, which can be different ones for each source */
export function instance(
  pool: Pool,
  fields: Pick<Instance, 'timestamp' | 'env' | 'ability' | 'node' | 'affects' | 'set' | 'cda' | 'counter'>,
  mods: readonly Mod[],
): Instance {
  const design = designOf(pool.rules.layers, fields, mods);
  const own = mods.some((m) => m.mod === 'addAbility' && pool.colorAbilities.has(m.ability));
  return { ...fields, base: null, started: false, design, shared: design.shared && !own, group: 0 };
}

/** Numbers of designs and of seats make one. */
export const groupOf = (x: Instance, you: number): number => x.design.id * SEATS + you + 1;
