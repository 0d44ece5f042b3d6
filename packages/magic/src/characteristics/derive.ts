/** Makes what continuous effects make of the state: characteristics through the layers (CR 613), the rules statements in force, replacement effects and triggered abilities by event. Computed whole. */

import type { EventPattern, ManaRider, Mod, Replacement, Rule } from '@apnap/ability';
import { type Id, slotOf } from '@apnap/kernel';
import { meant } from '../cardforms/built-in.js';
import { COUNTER_EFFECTS } from '../cardforms/counters.js';
import { staticEnv } from '../reading/characteristics.js';
import { staticHolds } from '../reading/condition.js';
import { live } from '../state/access.js';
import type { Derived, TriggerInForce } from '../state/derived.js';
import { stacks } from '../state/markers.js';
import type { Env, Obj } from '../state/objects.js';
import { abilityInfo, nodeOf, type Pool } from '../state/pool.js';
import type { State } from '../state/types.js';
import { baseCharacteristics, mayWorkIn, worksIn } from './base.js';
import { computeLayers, type LayerStep } from './layers.js';

/** Computes without the cache, for tests: cached must equal fresh. */
export const freshDerived = (s: State): Derived => compute(s);

export function compute(s: State): Derived {
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

function gather(s: State, d: Derived): void {
  const pool = s._pool;
  for (const id of s.battlefield) gatherObject(s, pool, d, id, 'battlefield');
  for (const id of s.battlefield) gatherCounters(s, pool, d, id);
  for (const id of s.command) gatherObject(s, pool, d, id, 'command');
  const used = pool.zonesUsed;
  if (used.has('stack')) for (const id of stacks(s)) gatherObject(s, pool, d, id, 'stack');
  if (used.has('exile')) for (const id of s.exile) gatherObject(s, pool, d, id, 'exile');
  for (const p of s.players.rows) {
    if (used.has('graveyard')) for (const id of p.graveyard) gatherObject(s, pool, d, id, 'graveyard');
    if (used.has('hand')) for (const id of p.hand) gatherObject(s, pool, d, id, 'hand');
  }
  for (const lasting of s.lasting) {
    const effect = nodeOf<{ do: string; rules?: Rule[]; replacement?: Replacement }>(pool, lasting.node);
    if (effect.do === 'continuous') {
      for (const rule of (effect.rules as Rule[]).flatMap(meant)) {
        d.rules.push({ rule, env: lasting.env, lasting: lasting.id, affected: lasting.affected });
        if (rule.rule === 'nextSpell') grantNext(pool, d, rule.next, lasting.env);
      }
    } else if (effect.do === 'replacement') {
      d.replacements.push({ replacement: effect.replacement as Replacement, node: lasting.node, env: lasting.env, lasting: lasting.id });
    }
  }
}

/** How a spell may be paid for, and what it costs. */
const OF_COSTS: ReadonlySet<string> = new Set(['affinity', 'convoke', 'improvise']);

/** CR 601.2f-h: the next spell of a kind has what says how it is paid already while it is cast. */
function grantNext(pool: Pool, d: Derived, { event, program: { effect } }: ManaRider, env: Env): void {
  if (event.on !== 'cast' || effect.do !== 'continuous') return;
  const mods = effect.mods.filter((m) => m.mod === 'addAbility' && m.ability.kind === 'keyword' && OF_COSTS.has(m.ability.keyword));
  if (mods.length > 0)
    d.grants.push({
      filter: { is: 'and', of: [event.what, { is: 'controlledBy', who: event.who }] },
      abilities: granted(pool, mods),
      env,
      next: 'next',
    });
}

/** CR 122.1c-d, 122.1h: the replacement and prevention effects that counters create. */
function gatherCounters(s: State, pool: Pool, d: Derived, id: Id): void {
  const o = live(s, id) as Obj;
  for (const { kind } of o.counters ?? [])
    for (const replacement of COUNTER_EFFECTS.get(kind) ?? []) {
      const c = d.characteristics[slotOf(id)] ?? baseCharacteristics(s, o);
      const env = staticEnv(id, c.controller >= 0 ? c.controller : o.controller);
      d.replacements.push({ replacement, node: pool.ids.get(replacement) as number, env, lasting: 0 });
    }
}

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
      if (!worksIn(s, o, part.ability, zone)) continue;
      addTrigger(d, part.ability.event, { ability: part.ability, node: part.node, source: id, controller: you });
    }
    for (const part of info.statics) {
      if (!worksIn(s, o, part.ability, zone) || !staticHolds(s, part.ability, env)) continue;
      for (const piece of part.ability.parts) {
        if (piece.part === 'continuous' && piece.affects.sel === 'all' && piece.affects.zone === 'stack')
          d.grants.push({ filter: piece.affects.filter, abilities: granted(pool, piece.mods), env });
        else if (piece.part === 'rule') for (const rule of meant(piece.rule)) d.rules.push({ rule, env, lasting: 0, affected: null });
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
