/**
 * What continuous effects make of the state: characteristics (CR 613), the rules statements in force, replacement effects and triggered
 * abilities by event. Computed whole, kept beside the state, dropped when something that could matter changes.
 */
import type { EventPattern, Filter, Mod, Replacement, Rule, StaticAbility, TriggeredAbility } from '@apnap/ability';
import { type Id, slotOf } from '@apnap/kernel';
import { conditionHolds } from '../effects/condition.js';
import { live, record } from '../state/access.js';
import { abilityInfo, nodeOf, type Pool } from '../state/pool.js';
import type { Characteristics, Env, Obj, State } from '../state/types.js';
import { baseCharacteristics, mayWorkIn } from './base.js';
import { computeLayers, type LayerStep } from './layers.js';

/** A rules statement in force (CR 613.11): from a static ability or a resolved spell. */
export interface RuleInForce {
  rule: Rule;
  env: Env;
  /** Lasting effect it comes from, or 0 for a static ability. */
  lasting: number;
  /** Objects it is about, when locked in. */
  affected: readonly Id[] | null;
}

export interface ReplacementInForce {
  replacement: Replacement;
  node: number;
  env: Env;
  lasting: number;
}

export interface TriggerInForce {
  ability: TriggeredAbility;
  node: number;
  source: Id;
  controller: number;
}

export interface Derived {
  /** By slot; absent: the base characteristics. */
  characteristics: (Characteristics | undefined)[];
  rules: RuleInForce[];
  /** Abilities that static abilities give to spells: what a card would have as a spell is asked before it is one (CR 601.3). */
  grants: { filter: Filter; abilities: number[]; env: Env }[];
  replacements: ReplacementInForce[];
  /** By the `on` of the event pattern. */
  triggers: Map<EventPattern['on'], TriggerInForce[]>;
}

/** An environment for an ability of an object that is not on the stack. */
export const staticEnv = (source: Id, you: number): Env => ({ source, you, x: 0, targets: [], event: null, slots: [] });

/** The derived view of a state, computed when it is not there. */
export function derived(s: State): Derived {
  if (s._derived === null) s._derived = compute(s);
  return s._derived;
}

/** Must be called by whatever changes a fact that continuous effects can depend on. */
export function invalidate(s: State): void {
  s._derived = null;
}

/** Computes without the cache, for tests: cached must equal fresh. */
export const freshDerived = (s: State): Derived => compute(s);

function compute(s: State): Derived {
  const d: Derived = { characteristics: [], rules: [], grants: [], replacements: [], triggers: new Map() };
  s._derived = d; // while layers run, characteristics so far are what effects see
  try {
    computeLayers(s, d);
    gather(s, d);
  } finally {
    s._derived = null;
  }
  return d;
}

/** What made the object what it is, effect by effect in the order of the layers (CR 613.1); the state is left as it was. */
export function layersOf(s: State, object: Id): LayerStep[] {
  const steps: LayerStep[] = [];
  const kept = s._derived;
  const d: Derived = { characteristics: [], rules: [], grants: [], replacements: [], triggers: new Map() };
  s._derived = d;
  try {
    computeLayers(s, d, { object, saw: (step) => steps.push(step) });
  } finally {
    s._derived = kept;
  }
  return steps;
}

/** Layers whose effects make the text an object has: copies and changes of text (CR 613.1a, 613.1c). */
const TEXT_LAYERS: ReadonlySet<string> = new Set(['1', '3']);

/** CR 612.5: the abilities an object's text gives it, without those that other effects add. */
export function rulesTextOf(s: State, id: Id): readonly number[] {
  const o = live(s, id);
  if (!o) return [];
  const read = layersOf(s, id).findLast((step) => TEXT_LAYERS.has(step.layer));
  return (read?.after ?? baseCharacteristics(s, o)).abilities;
}

/** Current characteristics, or last-known ones of an object that is gone. */
export function characteristics(s: State, id: Id): Characteristics {
  const o = record(s, id);
  if (!o) throw new Error(`no object ${id}`);
  return characteristicsOf(s, o);
}

export function characteristicsOf(s: State, o: Obj): Characteristics {
  if ((o.zone === 'gone' || o.zone === 'phased') && o.last) return o.last;
  return derived(s).characteristics[slotOf(o.id)] ?? baseCharacteristics(s, o);
}

/** Who controls the object (CR 108.4, 110.2; owner where nothing has a controller). */
export function controllerOf(s: State, id: Id): number {
  const o = record(s, id);
  if (!o) throw new Error(`no object ${id}`);
  const c = characteristicsOf(s, o).controller;
  return c >= 0 ? c : o.controller;
}

function gather(s: State, d: Derived): void {
  const pool = s._pool;
  for (const id of s.battlefield) gatherObject(s, pool, d, id, 'battlefield');
  for (const id of s.command) gatherObject(s, pool, d, id, 'command');
  const used = pool.zonesUsed;
  if (used.has('stack')) for (const id of s.stack) gatherObject(s, pool, d, id, 'stack');
  if (used.has('exile')) for (const id of s.exile) gatherObject(s, pool, d, id, 'exile');
  for (const p of s.players.rows) {
    if (used.has('graveyard')) for (const id of p.graveyard) gatherObject(s, pool, d, id, 'graveyard');
    if (used.has('hand')) for (const id of p.hand) gatherObject(s, pool, d, id, 'hand');
  }
  for (const lasting of s.lasting) {
    const effect = nodeOf<{ do: string; rules?: Rule[]; replacement?: Replacement }>(pool, lasting.node);
    if (effect.do === 'continuous') {
      for (const rule of effect.rules as Rule[]) d.rules.push({ rule, env: lasting.env, lasting: lasting.id, affected: lasting.affected });
    } else if (effect.do === 'replacement') {
      d.replacements.push({ replacement: effect.replacement as Replacement, node: lasting.node, env: lasting.env, lasting: lasting.id });
    }
  }
}

/** Zone a static or triggered ability works in (CR 113.6): stated, or the battlefield; abilities of emblems work in the command zone. */
const worksIn = (ability: StaticAbility | TriggeredAbility, zone: string): boolean =>
  ability.zone === undefined ? zone === 'battlefield' || zone === 'command' : ability.zone === zone;

function gatherObject(s: State, pool: Pool, d: Derived, id: Id, zone: string): void {
  const o = live(s, id);
  if (!o || (o.stack !== null && o.stack.kind !== 'spell')) return;
  if (zone !== 'battlefield' && d.characteristics[slotOf(id)] === undefined && !mayWorkIn(s, o, zone)) return;
  const c = d.characteristics[slotOf(id)] ?? baseCharacteristics(s, o);
  if (c.abilities.length === 0) return;
  const you = c.controller >= 0 ? c.controller : o.controller;
  // CR 107.3a, 107.3i: of a spell on the stack X has the value announced, wherever the spell says it.
  const env: Env = { ...staticEnv(id, you), x: zone === 'stack' ? (o.stack?.env.x ?? 0) : 0 };
  for (const node of c.abilities) {
    const info = abilityInfo(pool, node);
    for (const part of info.triggered) {
      if (!worksIn(part.ability, zone)) continue;
      addTrigger(d, part.ability.event, { ability: part.ability, node: part.node, source: id, controller: you });
    }
    for (const part of info.statics) {
      if (!worksIn(part.ability, zone) || !staticHolds(s, part.ability, env)) continue;
      for (const piece of part.ability.parts) {
        if (piece.part === 'continuous' && piece.affects.sel === 'all' && piece.affects.zone === 'stack')
          d.grants.push({ filter: piece.affects.filter, abilities: granted(pool, piece.mods), env });
        else if (piece.part === 'rule') d.rules.push({ rule: piece.rule, env, lasting: 0, affected: null });
        else if (piece.part === 'replacement')
          d.replacements.push({
            replacement: piece.replacement,
            node: pool.ids.get(piece.replacement) as number,
            env,
            lasting: 0,
          });
      }
    }
  }
}

/** Pool nodes of the abilities that modifications give. */
const granted = (pool: Pool, mods: readonly Mod[]): number[] =>
  mods.flatMap((m) => (m.mod === 'addAbility' ? [pool.ids.get(m.ability) as number] : []));

/** Whether the condition of a static ability holds; `layers.ts` asks the same. */
export function staticHolds(s: State, ability: StaticAbility, env: Env): boolean {
  return ability.condition === undefined || conditionHolds(s, ability.condition, env);
}

function addTrigger(d: Derived, pattern: EventPattern, trigger: TriggerInForce): void {
  if (pattern.on === 'or') {
    for (const on of new Set(pattern.of.map((p) => p.on))) push(d, on, trigger);
  } else push(d, pattern.on, trigger);
}

function push(d: Derived, on: EventPattern['on'], trigger: TriggerInForce): void {
  const list = d.triggers.get(on);
  if (list) list.push(trigger);
  else d.triggers.set(on, [trigger]);
}
