/** What mana can be paid with: one source of it, and what it can put out (CR 106, 118.3). */

import type { ActivatedAbility, Cost, Effect, Filter, ManaRider, ManaSpec, ManaText } from '@apnap/ability';
import { COLORS, MANA_TYPES, parseMana } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { cantPayWith } from '../events/prohibitions.js';
import { unitsRepeated } from '../payment/counted.js';
import type { Output, Source } from '../payment/solver.js';
import { typeMask } from '../payment/solver.js';
import { addsMana } from '../reading/adds-mana.js';
import { staticEnv } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { manaLeaf } from '../reading/mana-abilities.js';
import type { Cx } from '../state/context.js';
import type { State } from '../state/types.js';
import { keepsColors, outsideIdentity } from '../variants/commander.js';
import { isSnowSource, tapsItself } from './abilities.js';
import { timesAdded } from './amount.js';
import { colorChoice, withColor } from './chosen-color.js';
import { manaEffects, manaTypes, optionsOf } from './produce.js';
import { type Taps, withTaps } from './taps.js';

/** A source with what is needed to use it. */
export interface Means {
  source: Source;
  id: Id;
  kind: 'mana' | 'convoke' | 'delve';
  ability: ActivatedAbility | null;
  node: number;
  /** Outputs by abilities of other objects that this one is tapped for. */
  others?: readonly OtherWay[];
  /** Another object that is tapped besides. */
  with?: Id;
  /** What its outputs really make, where its mana may be spent as though it were of another type. */
  real?: readonly Output[];
  /** The same means once more. */
  again?: 1;
  /** It is spent on abilities of others, besides what it gives itself: by hand its outputs are numbered from `offset` on. */
  fed?: 1;
  offset?: number;
}

/** Outputs from `from` on, so many, of an ability of another object. */
export interface OtherWay {
  from: number;
  count: number;
  source: Id;
  ability: ActivatedAbility;
  /** The object itself is tapped for it. */
  taps: 0 | 1;
  /** Its cost is more than can be told by the outputs: what the plan spends on it besides, and the number of the ability. */
  spends?: readonly Spent[];
  node?: number;
}

/** Objects with which the plan pays a part of a cost. */
export interface Spent {
  part: Extract<Cost, { pay: 'objects' }>;
  ids: readonly Id[];
}

/** What mana is wanted for: restrictions of mana and help depend on it. */
export interface Purpose {
  /** The spell, or the source of the ability, that is paid for; 0 for other payments. */
  object: Id;
  /** The object is being cast, or asked about as if it were: it counts as a spell (CR 106.6, 601.3). */
  cast?: 1 | undefined;
  convoke: 0 | 1;
  delve: 0 | 1;
  improvise?: 1;
  /** Artifacts and creatures help, each for {1}. */
  waterbend?: 1;
}

export const NO_PURPOSE: Purpose = { object: 0, convoke: 0, delve: 0 };

export const PRICE = { basic: 1, land: 2, rock: 3, creature: 5, convoke: 4, delve: 1, sacrifice: 9 } as const;

/** The mana an ability would add now; null when it is not known beforehand. */
export function leafNow(s: State, seat: number, id: Id, a: ActivatedAbility): ManaEffect | null {
  if (a.cost.some((c) => barsCost(s, seat, id, c))) return null;
  const { effect } = a.program;
  const plain = manaLeaf(effect);
  return plain ?? manaEffects({ s, env: staticEnv(id, seat), it: 0 }, effect)[0] ?? null;
}

export const NO_OUTPUTS: readonly Output[] = [];

/** Two lists of ways as one. Equal inputs give the same list: the solver caches by identity. */
export function joined(a: readonly Output[], b: readonly Output[]): readonly Output[] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  let by = joins.get(a);
  if (!by) {
    by = new WeakMap();
    joins.set(a, by);
  }
  let list = by.get(b);
  if (!list) {
    list = [...a, ...b];
    by.set(b, list);
  }
  return list;
}

/** The ways to use a mana ability now; none when its mana may not be spent on the purpose. */
export function outputsOf(s: State, seat: number, id: Id, a: ActivatedAbility, purpose: Purpose, taps: Taps | null): readonly Output[] {
  const leaf = leafNow(s, seat, id, a);
  if (!leaf) return NO_OUTPUTS;
  const cx = { s, env: staticEnv(id, seat), it: 0 };
  if (leaf.mana.spendOnly && !mayBeSpentOn(cx, leaf.mana.spendOnly, purpose)) return NO_OUTPUTS;
  const outputs = ofChosenColors(cx, a, leaf, purpose) ?? ofOptions(cx, a, leaf, purpose);
  return inIdentity(s, seat, taps && tapsItself(a.cost) ? withTaps(s, seat, id, outputs, taps) : outputs);
}

/** One way for each color that can be chosen first, as much of it as there would be then (CR 608.2c); null where none is chosen. */
function ofChosenColors(cx: Cx, a: ActivatedAbility, leaf: ManaEffect, purpose: Purpose): readonly Output[] | null {
  const choice = colorChoice(a.program.effect, leaf);
  if (!choice) return null;
  // 2015:903.9: what it makes says no more which color was chosen
  if (!keepsColors(cx.s, cx.env.you)) return NO_OUTPUTS;
  return COLORS.reduce(
    (ways, color) => joined(ways, ofOptions({ ...cx, env: withColor(cx.env, choice, color) }, a, leaf, purpose)),
    NO_OUTPUTS,
  );
}

/** The ways to add what is one of several amounts. */
function ofOptions(cx: Cx, a: ActivatedAbility, leaf: ManaEffect, purpose: Purpose): readonly Output[] {
  const times = timesAdded(cx, a.program.effect, leaf) ?? 0;
  const options = leaf.mana.types ? optionsOf(cx, leaf.mana) : leaf.mana.options;
  if (times <= 0 || options.length === 0) return NO_OUTPUTS;
  let known = made.get(leaf);
  if (!known) {
    known = new Map();
    made.set(leaf, known);
  }
  const snow = isSnowSource(cx.s, cx.env.source);
  const wanted = leaf.mana.rider !== undefined && ridesOn(cx, leaf.mana.rider, purpose);
  const key = `${times}${snow ? 's' : ''}${wanted ? 'w' : ''}${leaf.mana.types ? options.join('') : ''}`;
  let outputs = known.get(key);
  if (!outputs) {
    outputs = makeOutputs(a, leaf.mana, options, times, snow);
    // mana that does the spell good is what the player would rather spend on it
    if (wanted) outputs = outputs.map((o) => ({ ...o, price: o.price ?? 0 }));
    known.set(key, outputs);
  }
  return outputs;
}

/** 2015:903.9: what would be mana of a color outside the identity of the player's commander is colorless. */
function inIdentity(s: State, seat: number, outputs: readonly Output[]): readonly Output[] {
  if (keepsColors(s, seat)) return outputs;
  const changed = (types: number): number =>
    MANA_TYPES.reduce(
      (mask, type, i) => ((types & (1 << i)) === 0 ? mask : mask | typeMask(outsideIdentity(s, seat, type) ? 'C' : type)),
      0,
    );
  return outputs.map((o) => ({ ...o, units: o.units.map((u) => ({ ...u, types: changed(u.types) })) }));
}

export type ManaEffect = Extract<Effect, { do: 'mana' }>;

/** CR 118.3: whether an effect keeps the seat from paying this part of the cost. */
export const barsCost = (s: State, seat: number, id: Id, c: Cost): boolean =>
  c.pay === 'life' ? cantPayWith(s, seat, 'life', 0) : c.pay === 'self' && c.verb === 'sacrifice' && cantPayWith(s, seat, 'sacrifice', id);

export const joins = new WeakMap<readonly Output[], WeakMap<readonly Output[], readonly Output[]>>();

export const made = new WeakMap<ManaEffect, Map<string, readonly Output[]>>();

/** CR 106.6: whether restricted mana may be spent on this. What is no spell or ability is nothing that such mana "can't be spent to cast". */
export const mayBeSpentOn = (cx: Cx, only: Filter, purpose: Purpose): boolean =>
  purpose.object === 0 ? only.is === 'not' : matches(purpose.cast ? { ...cx, casting: purpose.object } : cx, only, purpose.object);

/** Whether spending the mana on this comes to more than paying (CR 106.6). */
export const ridesOn = (cx: Cx, { event }: ManaRider, purpose: Purpose): boolean =>
  event.on === 'cast' && purpose.cast === 1 && matches({ ...cx, casting: purpose.object }, event.what, purpose.object);

export function makeOutputs(
  a: ActivatedAbility,
  mana: ManaSpec,
  options: readonly ManaText[],
  times: number,
  snow: boolean,
): readonly Output[] {
  const extra = extras(a);
  const restricted = {
    ...(mana.spendOnly !== undefined ? { restricted: true } : {}),
    ...(mana.notFor !== undefined ? { notGeneric: true } : {}),
    ...(snow ? { snow: true } : {}),
  };
  const amounts = options.map(manaTypes);
  if (amounts.every((m) => m.length === 1)) {
    const unit = { types: typeMask(...amounts.map((m) => m[0])), ...restricted };
    const same = mana.choose === 'once' && times > 1 ? { choose: 'same' as const } : {};
    return [{ units: unitsRepeated([unit], times), ...same, ...extra }];
  }
  return amounts.map((m) => ({
    units: unitsRepeated(
      m.map((t) => ({ types: typeMask(t), ...restricted })),
      times,
    ),
    ...extra,
  }));
}

/** What an ability's cost and side effects add to each of its outputs. */
export function extras(a: ActivatedAbility): Partial<Output> {
  const extra: Partial<Output> = {};
  for (const c of a.cost) {
    if (c.pay === 'mana') extra.cost = parseMana(c.mana);
    else if (c.pay === 'life') extra.life = c.amount as number;
    else if (c.pay === 'counters' || c.pay === 'energy') extra.irreversible = 'counters';
    else if (c.pay === 'objects' && c.verb !== 'tap') {
      extra.irreversible = c.verb === 'sacrifice' || c.verb === 'discard' || c.verb === 'exile' ? c.verb : 'other';
      if (a.cost.length > 1) extra.price = PRICE.sacrifice;
    } else if (c.pay === 'self' && (c.verb === 'exile' || c.verb === 'discard' || c.verb === 'return' || c.verb === 'exert'))
      extra.irreversible = c.verb === 'exile' || c.verb === 'discard' ? c.verb : 'other';
    else if (c.pay === 'self' && c.verb === 'sacrifice') {
      extra.irreversible = 'sacrifice';
      extra.price = PRICE.sacrifice;
    }
  }
  const hurt = damageToYou(a);
  if (hurt > 0) extra.damage = hurt;
  return extra;
}

/** Damage a mana ability deals to its controller besides ("This deals 1 damage to you"). */
export function damageToYou(a: ActivatedAbility): number {
  const e = a.program.effect;
  if (e.do !== 'seq') return 0;
  let n = 0;
  for (const x of e.of) if (x.do === 'damage' && typeof x.amount === 'number' && !addsMana(x)) n += x.amount;
  return n;
}
