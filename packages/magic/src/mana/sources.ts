/** What a player could pay mana with: floating mana, mana abilities, and help (convoke, delve), in the solver's terms. */
import {
  type ActivatedAbility,
  CARD_TYPES,
  COLORS,
  type Cost,
  type Effect,
  type Filter,
  type ManaRider,
  type ManaSpec,
  type ManaText,
  parseMana,
} from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { characteristicsOf, controllerOf, staticEnv } from '../characteristics/derived.js';
import { holds } from '../effects/condition.js';
import type { Cx } from '../effects/context.js';
import { matches } from '../effects/filter.js';
import { cantActivate, cantPayWith } from '../events/prohibitions.js';
import { hasFlag, live, player } from '../state/access.js';
import { nodeOf } from '../state/pool.js';
import { FLAG, type State } from '../state/types.js';
import { addsMana, isSnowSource, manaAbilitiesOf, manaLeaf, manaTypes, sickToActivate, tapsItself } from './abilities.js';
import { timesAdded } from './amount.js';
import { spentAs, widened } from './as-though.js';
import { addOtherMeans, hasCounters, takesOwnCounters } from './other-means.js';
import { manaEffects, optionsOf } from './produce.js';
import { type Board, createBoard, type Output, type PoolUnit, type Source, typeMask } from './solver.js';
import { addSpendingMeans } from './spending.js';
import { type Taps, tapsOf, withTaps } from './taps.js';

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
  cast?: 1;
  convoke: 0 | 1;
  delve: 0 | 1;
  improvise?: 1;
}

export const NO_PURPOSE: Purpose = { object: 0, convoke: 0, delve: 0 };

type ManaEffect = Extract<Effect, { do: 'mana' }>;

export const PRICE = { basic: 1, land: 2, rock: 3, creature: 5, convoke: 4, delve: 1, sacrifice: 9 } as const;

/** Everything the seat could pay with, in battlefield order, but for `without`. Sources are keyed by their index. */
export function meansOf(s: State, seat: number, purpose: Purpose, without: readonly Id[] = []): Means[] {
  const means: Means[] = [];
  const taps = tapsOf(s);
  for (const id of s.battlefield) {
    if (controllerOf(s, id) !== seat || without.includes(id)) continue;
    const m = manaMeans(s, seat, id, purpose, means.length, taps);
    const helper = helpOf(s, id, purpose);
    if (m && helper) means.push({ ...m, source: { ...m.source, outputs: joined(m.source.outputs, helper) } });
    else if (m) means.push(m);
    else if (helper) {
      const source: Source = { key: means.length, outputs: helper, price: PRICE.convoke, kind: 'convoke', irreversible: 'no' };
      means.push({ source, id, kind: 'convoke', ability: null, node: 0 });
    }
  }
  if (purpose.delve) {
    for (const id of player(s, seat).graveyard) {
      means.push({
        source: { key: means.length, outputs: DELVE, price: PRICE.delve, kind: 'delve', irreversible: 'no' },
        id,
        kind: 'delve',
        ability: null,
        node: 0,
      });
    }
  }
  if (s._pool.tapsOthers || s._pool.repeatsMana) addOtherMeans(s, seat, purpose, without, means, taps);
  if (s._pool.spendsForMana) addSpendingMeans(s, seat, purpose, without, means, taps);
  if (!s._pool.spendsAsThough) return means;
  const as = spentAs(s, seat, purpose);
  return as.types === 0 ? means : means.map((m) => (m.kind === 'mana' ? widened(m, as.types, as.narrow) : m));
}

/** What tapping the permanent pays for instead of mana (CR 702.51a, 702.126a). */
function helpOf(s: State, id: Id, purpose: Purpose): readonly Output[] | null {
  const convoked = purpose.convoke ? convokeOutputs(s, id) : null;
  if (convoked || !purpose.improvise) return convoked;
  const o = live(s, id);
  if (!o || hasFlag(o, FLAG.tapped) || (characteristicsOf(s, o).types & ARTIFACT) === 0) return null;
  return IMPROVISE;
}

/** CR 702.51a: an untapped creature can be tapped for {1} or one mana of its colours; summoning sickness doesn't matter. */
function convokeOutputs(s: State, id: Id): readonly Output[] | null {
  const o = live(s, id);
  if (!o || hasFlag(o, FLAG.tapped)) return null;
  const c = characteristicsOf(s, o);
  if ((c.types & CREATURE) === 0) return null;
  let outputs = convokes.get(c.colors);
  if (!outputs) {
    outputs = [{ units: [{ types: typeMask(...COLORS.filter((_, i) => c.colors & (1 << i))) }], price: PRICE.convoke, kind: 'convoke' }];
    convokes.set(c.colors, outputs);
  }
  return outputs;
}

const convokes = new Map<number, readonly Output[]>();
const IMPROVISE: readonly Output[] = [{ units: [{ types: 0 }], price: PRICE.convoke, kind: 'convoke' }];
const DELVE: readonly Output[] = [{ units: [{ types: 0 }] }];

const ARTIFACT = 1 << CARD_TYPES.indexOf('Artifact');
const CREATURE = 1 << CARD_TYPES.indexOf('Creature');
const LAND = 1 << CARD_TYPES.indexOf('Land');

function manaMeans(s: State, seat: number, id: Id, purpose: Purpose, key: number, taps: Taps | null): Means | null {
  const o = live(s, id);
  if (!o || cantActivate(s, seat, id, 'mana')) return null;
  const c = characteristicsOf(s, o);
  const usable = manaAbilitiesOf(s, id).filter((p) => payableSimply(s, seat, id, p.ability));
  if (usable.length === 0) return null;
  // One source, several ways: all of them tap it (or sacrifice it), so at most one is used.
  let outputs: readonly Output[] = NO_OUTPUTS;
  for (const p of usable) outputs = joined(outputs, outputsOf(s, seat, id, p.ability, purpose, taps));
  if (outputs.length === 0) return null;
  const first = usable[0];
  const price =
    (c.types & LAND) !== 0
      ? (c.supertypes & 1) !== 0
        ? PRICE.basic
        : PRICE.land
      : (c.types & CREATURE) !== 0
        ? PRICE.creature
        : PRICE.rock;
  return {
    source: { key, outputs, price, kind: 'mana', irreversible: 'no' },
    id,
    kind: 'mana',
    ability: first.ability,
    node: first.node,
  };
}

/** The ability behind an output of a source, in the order of {@link meansOf}. */
export function abilityOfOutput(
  s: State,
  seat: number,
  id: Id,
  index: number,
  purpose: Purpose,
): { ability: ActivatedAbility; node: number } | null {
  let at = 0;
  for (const p of manaAbilitiesOf(s, id)) {
    if (!payableSimply(s, seat, id, p.ability)) continue;
    const n = outputsOf(s, seat, id, p.ability, purpose, null).length;
    if (index < at + n) return { ability: p.ability, node: p.node };
    at += n;
  }
  return null;
}

/** Abilities whose whole cost is {T}, mana, life or the source itself: those the solver can plan with. Others are activated by hand. */
function payableSimply(s: State, seat: number, id: Id, a: ActivatedAbility): boolean {
  const o = live(s, id);
  if (!o || a.timing === 'asInstant') return false; // CR 304.5: not while something is being paid for
  if ((a.zone ?? 'battlefield') !== 'battlefield' || !a.cost.every(isSimple) || leafNow(s, seat, id, a) === null) return false;
  if (!a.cost.every((c) => c.pay !== 'counters' || hasCounters(s, id, c))) return false;
  if (a.condition && !holds({ s, env: staticEnv(id, seat), it: 0 }, a.condition)) return false;
  if (!tapsItself(a.cost)) return a.cost.some((c) => c.pay === 'self' && c.verb === 'sacrifice');
  return !hasFlag(o, FLAG.tapped) && !sickToActivate(s, id);
}

const isSimple = (c: Cost): boolean =>
  (c.pay === 'self' && (c.verb === 'tap' || c.verb === 'sacrifice')) ||
  c.pay === 'mana' ||
  (c.pay === 'life' && typeof c.amount === 'number') ||
  takesOwnCounters(c);

/** CR 118.3: whether an effect keeps the seat from paying this part of the cost. */
const barsCost = (s: State, seat: number, id: Id, c: Cost): boolean =>
  c.pay === 'life' ? cantPayWith(s, seat, 'life', 0) : c.pay === 'self' && c.verb === 'sacrifice' && cantPayWith(s, seat, 'sacrifice', id);

/** The mana an ability would add now; null when it is not known beforehand. */
export function leafNow(s: State, seat: number, id: Id, a: ActivatedAbility): ManaEffect | null {
  if (a.cost.some((c) => barsCost(s, seat, id, c))) return null;
  const { effect } = a.program;
  const plain = manaLeaf(effect);
  return plain ?? manaEffects({ s, env: staticEnv(id, seat), it: 0 }, effect)[0] ?? null;
}

export const NO_OUTPUTS: readonly Output[] = [];
const joins = new WeakMap<readonly Output[], WeakMap<readonly Output[], readonly Output[]>>();

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

const made = new WeakMap<ManaEffect, Map<string, readonly Output[]>>();

/** The ways to use a mana ability now; none when its mana may not be spent on the purpose. */
export function outputsOf(s: State, seat: number, id: Id, a: ActivatedAbility, purpose: Purpose, taps: Taps | null): readonly Output[] {
  const leaf = leafNow(s, seat, id, a);
  if (!leaf) return NO_OUTPUTS;
  const cx = { s, env: staticEnv(id, seat), it: 0 };
  if (leaf.mana.spendOnly && !mayBeSpentOn(cx, leaf.mana.spendOnly, purpose)) return NO_OUTPUTS;
  const times = timesAdded(cx, a.program.effect, leaf) ?? 0;
  const options = leaf.mana.types ? optionsOf(cx, leaf.mana) : leaf.mana.options;
  if (times <= 0 || options.length === 0) return NO_OUTPUTS;
  let known = made.get(leaf);
  if (!known) {
    known = new Map();
    made.set(leaf, known);
  }
  const snow = isSnowSource(s, id);
  const wanted = leaf.mana.rider !== undefined && ridesOn(cx, leaf.mana.rider, purpose);
  const key = `${times}${snow ? 's' : ''}${wanted ? 'w' : ''}${leaf.mana.types ? options.join('') : ''}`;
  let outputs = known.get(key);
  if (!outputs) {
    outputs = makeOutputs(a, leaf.mana, options, times, snow);
    // mana that does the spell good is what the player would rather spend on it
    if (wanted) outputs = outputs.map((o) => ({ ...o, price: o.price ?? 0 }));
    known.set(key, outputs);
  }
  return taps && tapsItself(a.cost) ? withTaps(s, seat, id, outputs, taps) : outputs;
}

/** CR 106.6: whether restricted mana may be spent on this. What is no spell or ability is nothing that such mana "can't be spent to cast". */
const mayBeSpentOn = (cx: Cx, only: Filter, purpose: Purpose): boolean =>
  purpose.object === 0 ? only.is === 'not' : matches(purpose.cast ? { ...cx, casting: purpose.object } : cx, only, purpose.object);

/** Whether spending the mana on this comes to more than paying (CR 106.6). */
const ridesOn = (cx: Cx, { event }: ManaRider, purpose: Purpose): boolean =>
  event.on === 'cast' && purpose.cast === 1 && matches({ ...cx, casting: purpose.object }, event.what, purpose.object);

/** What an ability's cost and side effects add to each of its outputs. */
function extras(a: ActivatedAbility): Partial<Output> {
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

function makeOutputs(a: ActivatedAbility, mana: ManaSpec, options: readonly ManaText[], times: number, snow: boolean): readonly Output[] {
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
    return [{ units: Array.from({ length: times }, () => unit), ...same, ...extra }];
  }
  return amounts.map((m) => ({
    units: Array.from({ length: times }, () => m)
      .flat()
      .map((t) => ({ types: typeMask(t), ...restricted })),
    ...extra,
  }));
}

/** Damage a mana ability deals to its controller besides ("This deals 1 damage to you"). */
function damageToYou(a: ActivatedAbility): number {
  const e = a.program.effect;
  if (e.do !== 'seq') return 0;
  let n = 0;
  for (const x of e.of) if (x.do === 'damage' && typeof x.amount === 'number' && !addsMana(x)) n += x.amount;
  return n;
}

/** Floating mana that may be spent for the purpose, keyed by its index in the pool. */
export function poolUnits(s: State, seat: number, purpose: Purpose): PoolUnit[] {
  const units: PoolUnit[] = [];
  const as = s._pool.spendsAsThough ? spentAs(s, seat, purpose).types : 0;
  player(s, seat).pool.forEach((u, key) => {
    const spec = u.restriction === 0 ? undefined : nodeOf<ManaSpec>(s._pool, u.restriction);
    const only = spec?.spendOnly;
    if (only && !mayBeSpentOn({ s, env: staticEnv(u.source, seat), it: 0 }, only, purpose)) return;
    units.push({
      key,
      type: u.type,
      ...(only ? { restricted: true } : {}),
      ...(spec?.notFor ? { notGeneric: true } : {}),
      ...(u.snow ? { snow: true } : {}),
      ...(as ? { as } : {}),
    });
  });
  return units;
}

/** A board for many `canPayBoard` questions about the same seat; `without`: a source that is used otherwise. */
export const boardOf = (s: State, seat: number, purpose: Purpose, without: Id = 0): Board =>
  createBoard(
    poolUnits(s, seat, purpose),
    meansOf(s, seat, purpose)
      .filter((m) => m.id !== without)
      .map((m) => m.source),
  );
