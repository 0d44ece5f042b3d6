/**
 * What else happens when a permanent is tapped for mana, for the payment planner: effects that change what it produces (CR 106.12b) and
 * triggered mana abilities (CR 605.4a), whose mana counts with that of the ability they trigger on.
 */
import type { EventPattern, TriggeredAbility } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { totalOf, unitsMultiplied, unitsRepeated } from '../payment/counted.js';
import { type Output, type OutputUnit, typeMask } from '../payment/solver.js';
import { isTriggeredManaAbility } from '../reading/adds-mana.js';
import { derived, staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { matches } from '../reading/filter.js';
import { manaLeaf } from '../reading/mana-abilities.js';
import { quantity } from '../reading/quantity.js';
import { players } from '../reading/select.js';
import type { Env } from '../state/objects.js';
import { nodeOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { inOrder, manaReplacements, manaTypes, optionsOf, setTypes } from './produce.js';

/** A triggered mana ability that waits for permanents to be tapped for mana. */
interface Waiting {
  what: EventPattern;
  ability: Pick<TriggeredAbility, 'program' | 'condition' | 'while'>;
  env: Env;
}

/** What there is to reckon with, by state. */
export interface Taps {
  triggers: readonly Waiting[];
  replaced: boolean;
}

/** What else tapping for mana does here; null when nothing, as almost always. */
export function tapsOf(s: State): Taps | null {
  const d = derived(s);
  const triggers: Waiting[] = [];
  for (const t of d.triggers.get('tapForMana') ?? [])
    if (t.ability.perTurn === undefined && isTriggeredManaAbility(t.ability.event, t.ability.program))
      triggers.push({ what: t.ability.event, ability: t.ability, env: staticEnv(t.source, t.controller) });
  for (const l of s.lasting) {
    const e = nodeOf<{ do: string; event?: EventPattern; uses?: string; program?: TriggeredAbility['program'] }>(s._pool, l.node);
    if (e.do === 'delayed' && e.uses === 'each' && e.event && e.program && isTriggeredManaAbility(e.event, e.program))
      triggers.push({ what: e.event, ability: { program: e.program }, env: l.env });
  }
  const replaced = d.replacements.some((r) => r.replacement.replace === 'mana');
  return triggers.length > 0 || replaced ? { triggers, replaced } : null;
}

/** The outputs of a source that is tapped for mana, with all of this. There are as many as before, in the same order. */
export const withTaps = (s: State, seat: number, id: Id, outputs: readonly Output[], taps: Taps): readonly Output[] =>
  outputs.map((o) => withTriggers(s, seat, id, taps.replaced ? withReplacements(s, id, o) : o, taps));

const several = (mask: number): boolean => (mask & (mask - 1)) !== 0;

function withReplacements(s: State, id: Id, output: Output): Output {
  let { units } = output;
  let choose = output.choose;
  const left = inOrder(manaReplacements(s, id)).slice();
  for (;;) {
    // CR 616.1: what doesn't apply yet may apply once another has changed the event
    const amount = totalOf(units);
    const next = left.findIndex((r) => amount >= (r.rule.least ?? 1));
    if (next < 0) break;
    const [r] = left.splice(next, 1);
    const { result } = r.rule;
    if (result.result === 'times') {
      const free = units.some((u) => several(u.types));
      units = unitsMultiplied(units, result.times);
      if (free) choose = 'same'; // of that mana: each mana as often as it is
    } else {
      const types = setTypes(r);
      const [first] = units;
      if (result.result === 'type') units = units.map((u) => ({ ...u, types }));
      else {
        const { n: _, ...one } = first;
        if (result.mana.options.length > 1) units = [{ ...one, types }];
        else units = manaTypes(result.mana.options[0]).map((t) => ({ ...one, types: typeMask(t) }));
      }
      if (several(types)) choose = 'same';
    }
  }
  return { ...output, units, ...(choose ? { choose } : {}) };
}

function withTriggers(s: State, seat: number, id: Id, output: Output, taps: Taps): Output {
  const own = output.units.reduce((m, u) => m | u.types, 0);
  const free = output.units.some((u) => several(u.types));
  const bonus: OutputUnit[] = [];
  let same = false;
  for (const t of taps.triggers) {
    const more = bonusOf(s, seat, id, t, own);
    if (!more) continue;
    const chosen = more.units.some((u) => several(u.types));
    // a choice of its own beside another choice can't be said to the solver: that mana is not counted on
    if (chosen && free && !more.produced) continue;
    if (chosen && free) same = true;
    bonus.push(...more.units);
  }
  if (bonus.length === 0) return output;
  return { ...output, units: [...output.units, ...bonus], extra: bonus.length, ...(same ? { choose: 'same' as const } : {}) };
}

/** The mana a trigger adds for the seat when the permanent is tapped for mana of these types; null when none that can be told. */
function bonusOf(s: State, seat: number, id: Id, t: Waiting, types: number): { units: readonly OutputUnit[]; produced: boolean } | null {
  const { what } = t;
  if (what.on !== 'tapForMana' || !matches({ s, env: t.env, it: 0 }, what.what, id)) return null;
  const env: Env = { ...t.env, event: { event: 0, object: id, source: 0, recipient: 0, player: seat, amount: 0, became: 0 } };
  const leaf = manaLeaf(t.ability.program.effect);
  if (!leaf || leaf.mana.spendOnly) return null;
  for (const c of [t.ability.condition, t.ability.while]) if (c && !conditionHolds(s, c, env)) return null;
  const cx = { s, env, it: 0 };
  const who = players(cx, leaf.who);
  if (who.length !== 1 || who[0] !== seat) return null;
  const times = quantity(cx, leaf.mana.times);
  const produced = leaf.mana.types !== undefined && 'produced' in leaf.mana.types;
  const options = produced ? null : optionsOf(cx, leaf.mana).map(manaTypes);
  if (options?.some((o) => o.length !== 1) && options.length > 1) return null;
  const one: OutputUnit[] = options
    ? options.length === 1
      ? options[0].map((x) => ({ types: typeMask(x) }))
      : [{ types: typeMask(...options.map((o) => o[0])) }]
    : [{ types: leaf.mana.types?.of === 'color' ? types & 0b11111 : types }];
  if (one.some((u) => u.types === 0)) return null;
  return { units: unitsRepeated(one, times), produced };
}
