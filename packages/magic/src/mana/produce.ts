/** Which mana is produced: types that permanents could produce (CR 106.7), and what replaces the production (CR 106.12b). */

import { COLORS, type Effect, MANA_TYPES, type ManaSpec, type ManaText, type ManaType, parseMana, type Replacement } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { counted, LISTED, type Made, totalOf } from '../payment/counted.js';
import { isManaAbility } from '../reading/adds-mana.js';
import { characteristicsOf, controllerOf, derived, staticEnv } from '../reading/characteristics.js';
import { holds } from '../reading/condition.js';
import { matches } from '../reading/filter.js';
import { quantity } from '../reading/quantity.js';
import { select } from '../reading/select.js';
import { record } from '../state/access.js';
import { eventsOf } from '../state/asked.js';
import { type Cx, wordsOf } from '../state/context.js';
import { withinReach } from '../state/limits.js';
import type { Env } from '../state/objects.js';
import { abilityInfo } from '../state/pool.js';
import type { ProduceMana } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { commanderIdentity } from '../variants/commander.js';
import { timesAdded } from './amount.js';

type ManaEffect = Extract<Effect, { do: 'mana' }>;
export type ManaReplacement = { rule: Extract<Replacement, { replace: 'mana' }>; env: Env; node: number; lasting: number };

const COLORED = 0b11111;

const bitOf = (type: ManaType): number => 1 << MANA_TYPES.indexOf(type);
const maskOf = (types: readonly ManaType[]): number => types.reduce((m, t) => m | bitOf(t), 0);

const texts: readonly (readonly ManaText[])[] = Array.from({ length: 64 }, (_, mask) =>
  MANA_TYPES.filter((t) => mask & bitOf(t)).map((t) => `{${t}}`),
);

/** Whether one mana of each of the colours is added. */
const isOfEach = ({ types }: ManaSpec): boolean => types !== undefined && 'among' in types && types.each === true;

/** The amounts among which one is added. None: no mana is added. */
export function optionsOf(cx: Cx, mana: ManaSpec): readonly ManaText[] {
  if (!mana.types) return mana.options;
  const made = typesOf(cx, mana.types, (ids) => couldProduce(cx.s, ids));
  const open = texts[mana.types.of === 'color' ? made & COLORED : made];
  if (isOfEach(mana)) return open.length === 0 ? [] : [open.join('') as ManaText];
  return mana.options.length === 0 ? open : [...mana.options, ...open.filter((x) => !mana.options.includes(x))];
}

/** The types that the words for them stand for, as bits. */
function typesOf(cx: Cx, types: NonNullable<ManaSpec['types']>, could: (ids: readonly Id[]) => number): number {
  if ('could' in types) return could(select(cx, types.could));
  if ('produced' in types) return producedBy(cx);
  if ('identity' in types) return commanderIdentity(cx.s, cx.env.you);
  if ('chosen' in types) {
    const words = wordsOf(cx, types.chosen);
    // of one that is chosen the first, of those that were noted each (CR 905.2b)
    const chosen = typeof types.chosen === 'object' && 'noted' in types.chosen ? words : words.slice(0, 1);
    return maskOf(COLORS.filter((c) => chosen.includes(c)));
  }
  // CR 105.2: colourless objects have none to give; the bits of colours and of mana are in the same order
  return select(cx, types.among).reduce((m, id) => {
    const o = record(cx.s, id);
    return o ? m | characteristicsOf(cx.s, o).colors : m;
  }, 0);
}

/** CR 106.12a: the types that the permanent tapped for mana produced, as bits. */
function producedBy(cx: Cx): number {
  const { event } = cx.env;
  const log = event ? eventsOf(cx.s).findLast((e) => e.id === event.event) : undefined;
  return log?.kind === 'tapForMana' ? maskOf(log.word.split('') as ManaType[]) : 0;
}

/** CR 106.7: the types of mana that these could produce, as bits; what they could produce may depend on what others could. */
export function couldProduce(s: State, ids: readonly Id[]): number {
  const known = new Map<Id, number>(ids.map((id) => [id, 0]));
  for (let changed = true; changed; ) {
    const before = known.size;
    changed = false;
    for (const [id, had] of known) {
      const now = had | typesMade(s, id, known);
      if (had !== now) changed = true;
      known.set(id, now);
    }
    if (known.size > before) changed = true;
  }
  return ids.reduce((m, id) => m | (known.get(id) ?? 0), 0);
}

/** The types one object would make with what is known of the others so far; others it asks about are added to `known`. */
function typesMade(s: State, id: Id, known: Map<Id, number>): number {
  const o = record(s, id);
  if (!o) return 0;
  // costs are ignored, and with them how great an X they make (CR 106.7)
  const cx: Cx = { s, env: { ...staticEnv(id, controllerOf(s, id)), x: 1 }, it: 0 };
  let mask = 0;
  for (const node of characteristicsOf(s, o).abilities)
    for (const { ability } of abilityInfo(s._pool, node).activated) {
      if (!isManaAbility(ability)) continue;
      for (const leaf of manaEffects(cx, ability.program.effect)) mask |= changedTypes(s, id, cx, leaf, known, ability.program.effect);
    }
  return mask;
}

/** What an effect would add now: the branch of an "if" that holds. */
export function manaEffects(cx: Cx, effect: Effect): ManaEffect[] {
  switch (effect.do) {
    case 'mana':
      return [effect];
    case 'seq':
      return effect.of.flatMap((e) => manaEffects(cx, e));
    case 'if':
      if (holds(cx, effect.cond)) return manaEffects(cx, effect.then);
      return effect.else ? manaEffects(cx, effect.else) : [];
    default:
      return [];
  }
}

function changedTypes(s: State, id: Id, cx: Cx, leaf: ManaEffect, known: Map<Id, number>, effect: Effect): number {
  const { mana } = leaf;
  const times = timesAdded(cx, effect, leaf) ?? quantity(cx, mana.times);
  if (times <= 0) return 0;
  let mask = 0;
  let units = times;
  if (mana.types) {
    mask = typesOf(cx, mana.types, (ids) =>
      ids.reduce((m, other) => {
        if (!known.has(other)) known.set(other, 0);
        return m | (known.get(other) as number);
      }, 0),
    );
    if (mana.types.of === 'color') mask &= COLORED;
    if (isOfEach(mana)) units *= texts[mask].length;
    mask |= maskOf(mana.options.flatMap(manaTypes));
  } else {
    mask = maskOf(mana.options.flatMap(manaTypes));
    units = times * Math.max(0, ...mana.options.map((o) => manaTypes(o).length));
  }
  if (mask === 0) return 0;
  // CR 106.7: in any possible order, so any of those that set the type could come last
  const sets = manaReplacements(s, id).filter((r) => r.rule.result.result !== 'times' && units >= (r.rule.least ?? 1));
  return sets.length === 0 ? mask : sets.reduce((m, r) => m | setTypes(r), 0);
}

/** The types a replacement makes of every mana, as bits. */
export function setTypes(r: ManaReplacement): number {
  const { result } = r.rule;
  if (result.result === 'times') return 0;
  return maskOf(result.mana.options.flatMap(manaTypes));
}

/** The effects that change what the permanent produces when it is tapped for mana. */
export function manaReplacements(s: State, id: Id): ManaReplacement[] {
  const found: ManaReplacement[] = [];
  for (const r of derived(s).replacements)
    if (r.replacement.replace === 'mana' && matches({ s, env: r.env, it: 0 }, r.replacement.what, id))
      found.push({ rule: r.replacement, env: r.env, node: r.node, lasting: r.lasting });
  return found;
}

/** Those that say which mana it is come before those that multiply it: the order that gives the most, for a payment plan (CR 616.1). */
export function inOrder(list: readonly ManaReplacement[]): ManaReplacement[] {
  const multiplies = (r: ManaReplacement): boolean => r.rule.result.result === 'times';
  return [...list.filter((r) => !multiplies(r)), ...list.filter(multiplies)];
}

/** The same so many times as one after the other: {R}{G} twice is {R}{G}{R}{G}. @throws Beyond where that is too much to count. */
export function repeatedly(types: readonly ManaType[], times: number): Made[] {
  if (types.length === 0 || times <= 0) return [];
  if (types.length > 1 && types.length * times <= LISTED) return counted(Array.from({ length: times }, () => types).flat());
  return types.map((type) => ({ type, n: withinReach(times) }));
}

/** So many of each for one. @throws Beyond where that is too much to count. */
export const multiplied = (made: readonly Made[], times: number): Made[] =>
  made.map((m) => ({ type: m.type, n: withinReach(m.n * times) }));

/** Whether the order in which they apply could make a difference. */
export const orderMatters = (list: readonly ManaReplacement[]): boolean => {
  const sets = list.filter((r) => r.rule.result.result !== 'times');
  return sets.length > 1 || (list.length > 1 && sets.some((r) => r.rule.result.result === 'typeAndAmount' || r.rule.least !== undefined));
};

/** CR 106.12b: the effects that change the mana a permanent would produce now; others may once one has changed it. */
export function changingMana(s: State, p: ProduceMana): readonly ManaReplacement[] {
  const amount = totalOf(p.made);
  return inOrder(manaReplacements(s, p.id).filter((r) => amount >= (r.rule.least ?? 1)));
}

/**
 * The mana after this effect.
 * @param choose which of several types it is
 * @throws Beyond where it is too much to count.
 */
export function changedMana(
  made: readonly Made[],
  { result }: ManaReplacement['rule'],
  choose: (options: readonly ManaText[]) => ManaText,
): readonly Made[] {
  if (result.result === 'times') return multiplied(made, result.times);
  const { options } = result.mana;
  const [only] = options;
  const types = manaTypes(options.length > 1 ? choose(options) : only);
  return result.result === 'type' ? [{ type: types[0], n: totalOf(made) }] : counted(types);
}

export const types = new Map<ManaText, ManaType[]>();

/** The types of mana in an amount like {R}{G}; generic numbers never occur in what is added. */
export function manaTypes(text: ManaText): ManaType[] {
  let list = types.get(text);
  if (!list) {
    list = parseMana(text).flatMap((m): ManaType[] =>
      m.sym === 'one' ? [m.type] : m.sym === 'generic' ? Array.from({ length: m.n }, () => 'C' as const) : [],
    );
    types.set(text, list);
  }
  return list;
}
