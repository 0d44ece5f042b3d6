/**
 * Mana abilities whose cost spends other things: permanents that are sacrificed or tapped in groups, cards that are discarded or exiled, energy,
 * exertion, a use each turn (CR 605.3a, 601.2g). The plan counts on them last of all, and whoever pays chooses what is spent.
 */
import { type ActivatedAbility, type Cost, counterCount } from '@apnap/ability';
import { type Id, tick } from '@apnap/kernel';
import { costOptions, restPayable } from '../costs/parts.js';
import { cantActivate } from '../events/prohibitions.js';
import { characteristicsOf, controllerOf, staticEnv } from '../reading/characteristics.js';
import { holds } from '../reading/condition.js';
import { manaAbilitiesOf } from '../reading/mana-abilities.js';
import { hasFlag, live, player } from '../state/access.js';
import { FLAG } from '../state/objects.js';
import type { State } from '../state/types.js';
import { isUsedUp } from '../triggers/note.js';
import { tapsItself } from './abilities.js';
import { joined, leafNow, type Means, type OtherWay, outputsOf, PRICE, type Purpose, type Spent } from './means.js';
import type { Taps } from './taps.js';

type ObjectsCost = Extract<Cost, { pay: 'objects' }>;

/** An ability that is looked at here, and what of its cost is objects. */
interface Costly {
  id: Id;
  ability: ActivatedAbility;
  node: number;
  objects: readonly ObjectsCost[];
}

/** At most so often a repeatable ability is counted; one that costs mana, which seldom comes to more. */
const MOST = 12;
const MOST_FILTERED = 4;

const onItself = (c: Cost): boolean => c.pay === 'self';
const isObjects = (c: Cost): c is ObjectsCost => c.pay === 'objects';

/** Whether each part of the cost is of a kind that can be planned with. */
const isPlanned = (c: Cost): boolean => {
  switch (c.pay) {
    case 'self':
      return true;
    case 'mana':
      return c.times === undefined && !c.mana.includes('X');
    case 'life':
    case 'energy':
      return typeof c.amount === 'number';
    case 'counters':
      return typeof c.count === 'number' && c.from.sel === 'self';
    case 'objects':
      return (
        typeof c.count === 'number' && c.total === undefined && c.atMost === undefined && c.together === undefined && c.how === 'choice'
      );
    default:
      return false;
  }
};

const plans = new WeakMap<ActivatedAbility, boolean>();

/** Whether the ability is one of these: the solver knows what it makes whatever is spent on it, and no simpler way of counting does. */
function isCostly(a: ActivatedAbility): boolean {
  let costly = plans.get(a);
  if (costly === undefined) {
    const { cost } = a;
    const [first] = cost;
    const taps = cost.filter((c) => isObjects(c) && c.verb === 'tap' && c.count === 1);
    const simple = cost.every((c) => (c.pay === 'self' && (c.verb === 'tap' || c.verb === 'sacrifice')) || (!isObjects(c) && !onItself(c)));
    const once = cost.some((c) => c.pay === 'self' && (c.verb === 'tap' || c.verb === 'sacrifice'));
    const elsewhere =
      (simple && once && !cost.some((c) => c.pay === 'energy' || (c.pay === 'counters' && c.change === 'put'))) ||
      (taps.length === 1 && (cost.length === 1 || (cost.length === 2 && tapsItself(cost)))) ||
      (cost.length === 1 && a.perTurn === undefined && (first.pay === 'life' || (first.pay === 'counters' && first.change === 'remove')));
    costly =
      cost.length > 0 &&
      !elsewhere &&
      a.timing === 'instant' &&
      a.inAll === undefined &&
      a.keyword === undefined &&
      cost.every(isPlanned) &&
      !JSON.stringify(a.program).includes('"sel":"paid"');
    plans.set(a, costly);
  }
  return costly;
}

/** Those of the seat that could be activated now, as far as anything but mana is concerned. */
function costlyOf(s: State, seat: number, purpose: Purpose, without: readonly Id[]): Costly[] {
  const found: Costly[] = [];
  const look = (id: Id): void => {
    const zone = live(s, id)?.zone;
    if (without.includes(id)) return;
    for (const { ability, node } of manaAbilitiesOf(s, id)) {
      if (!isCostly(ability) || (ability.zone ?? 'battlefield') !== zone || !leafNow(s, seat, id, ability)) continue;
      // Asked for last: while nothing here asks what is paid for, it is the same for everything.
      if (id === purpose.object || cantActivate(s, seat, id, 'mana')) continue;
      if (ability.perTurn !== undefined && isUsedUp(s, id, node, ability.perTurn, 'usedThisTurn')) continue;
      const env = staticEnv(id, seat);
      if (ability.condition && !holds({ s, env, it: 0 }, ability.condition)) continue;
      const rest = ability.cost.filter((c) => c.pay !== 'mana');
      if (restPayable(s, seat, rest, env)) found.push({ id, ability, node, objects: ability.cost.filter(isObjects) });
    }
  };
  for (const id of s.battlefield) if (controllerOf(s, id) === seat) look(id);
  if (s._pool.spendsCards) for (const id of player(s, seat).hand) look(id);
  return found;
}

/** What is counted on already and can't be counted on again. */
class Reckoning {
  energy: number;
  /** Objects that a way of paying spends or taps besides its own source. */
  readonly taken = new Set<Id>();
  /** Sources of these abilities are not spent on one another, those that are tapped for theirs not tapped. */
  readonly feeders: ReadonlySet<Id>;
  readonly tappers: ReadonlySet<Id>;

  constructor(
    readonly s: State,
    readonly seat: number,
    readonly purpose: Purpose,
    readonly without: readonly Id[],
    readonly means: Means[],
    readonly taps: Taps | null,
    costly: readonly Costly[],
  ) {
    this.energy = counterCount(player(s, seat).counters, 'energy');
    this.feeders = new Set(costly.map((c) => c.id));
    this.tappers = new Set(costly.filter((c) => tapsItself(c.ability.cost)).map((c) => c.id));
    for (const m of means) if (m.with) this.taken.add(m.with);
  }

  /** Objects this part could be paid with, the least worth first. */
  candidates(c: Costly, part: ObjectsCost): Id[] {
    const { s, seat } = this;
    tick(s.battlefield.length + (this.means.length >> 2));
    return costOptions(s, seat, part, staticEnv(c.id, seat))
      .filter((id) => id !== this.purpose.object && !this.taken.has(id) && !this.without.includes(id))
      .filter((id) => (part.verb === 'tap' ? !this.tappers.has(id) && !this.means.some((m) => m.id === id) : !this.feeders.has(id)))
      .sort((a, b) => worth(s, a) - worth(s, b));
  }

  outputs(c: Costly) {
    return outputsOf(this.s, this.seat, c.id, c.ability, this.purpose, this.taps);
  }

  push(id: Id, c: Costly, price: number, way: Partial<OtherWay>, again?: 'again'): void {
    const outputs = this.outputs(c);
    const irreversible = spends(c.ability);
    this.means.push({
      source: { key: this.means.length, outputs, price, kind: 'mana', irreversible },
      id,
      kind: 'mana',
      ability: c.ability,
      node: c.node,
      others: [{ from: 0, count: outputs.length, source: c.id, ability: c.ability, node: c.node, taps: 0, spends: [], ...way }],
      ...(again ? { again: 1 as const } : {}),
    });
  }

  /** One more way to use a source, instead of its others. */
  join(at: number, c: Costly, way: Partial<OtherWay>): void {
    const before = this.means[at];
    const outputs = this.outputs(c);
    const from = before.source.outputs.length;
    const own = { from, count: outputs.length, source: c.id, ability: c.ability, node: c.node, taps: 0 as const, spends: [], ...way };
    this.means[at] = {
      ...before,
      kind: 'mana',
      source: { ...before.source, kind: 'mana', outputs: joined(before.source.outputs, outputs) },
      others: [...(before.others ?? []), own],
    };
  }
}

/** What paying takes away for good, for the solver's choice. */
function spends(a: ActivatedAbility): Means['source']['irreversible'] {
  for (const c of a.cost) {
    if (c.pay === 'energy' || c.pay === 'counters') return 'counters';
    if (c.pay === 'life') return 'life';
    if ((c.pay !== 'self' && c.pay !== 'objects') || c.verb === 'tap' || c.verb === 'untap') continue;
    return c.verb === 'sacrifice' || c.verb === 'discard' || c.verb === 'exile' ? c.verb : 'other';
  }
  return 'no';
}

/** What the player would sooner keep counts more: a token least. */
function worth(s: State, id: Id): number {
  const o = live(s, id);
  if (!o) return 0;
  return hasFlag(o, FLAG.token) ? 0 : 1 + characteristicsOf(s, o).manaValue;
}

/** Adds to the means what abilities with such costs could give. */
export function addSpendingMeans(
  s: State,
  seat: number,
  purpose: Purpose,
  without: readonly Id[],
  means: Means[],
  taps: Taps | null,
): void {
  const costly = costlyOf(s, seat, purpose, without);
  if (costly.length === 0) return;
  // those whose source gives nothing otherwise have the first claim to what they share
  const free = (c: Costly): number => (means.some((m) => m.id === c.id) ? 1 : 0);
  costly.sort((a, b) => free(a) - free(b));
  const r = new Reckoning(s, seat, purpose, without, means, taps, costly);
  for (const c of costly) if (c.ability.cost.some(onItself)) addOnce(r, c);
  for (const c of costly) if (!c.ability.cost.some(onItself) && !isFedSingly(c)) addRepeated(r, c);
  for (const c of costly) if (isFedSingly(c)) addFed(r, c);
}

/** "Sacrifice a creature: Add …", as often as there is something to spend. */
const isFedSingly = ({ ability, objects }: Costly): boolean =>
  ability.cost.length === 1 && objects.length === 1 && objects[0].count === 1 && objects[0].verb !== 'tap' && ability.perTurn === undefined;

/** Objects for every part of the cost, set aside for it; null when there are too few that are free. */
function setAside(r: Reckoning, c: Costly): Spent[] | null {
  const spent: Spent[] = [];
  const mine = new Set<Id>();
  for (const part of c.objects) {
    const n = part.count as number;
    const ids = r
      .candidates(c, part)
      .filter((id) => !mine.has(id))
      .slice(0, n);
    if (ids.length < n) return null;
    for (const id of ids) mine.add(id);
    spent.push({ part, ids });
  }
  for (const id of mine) r.taken.add(id);
  return spent;
}

/** Energy set aside for one activation; false when there is too little. */
function takeEnergy(r: Reckoning, c: Costly): boolean {
  const n = c.ability.cost.reduce((sum, x) => sum + (x.pay === 'energy' ? (x.amount as number) : 0), 0);
  if (n > r.energy) return false;
  r.energy -= n;
  return true;
}

/** The source is tapped, sacrificed, exiled … for it: another way to use it. */
function addOnce(r: Reckoning, c: Costly): void {
  if (r.taken.has(c.id) || r.outputs(c).length === 0 || r.means.some((m) => m.id === c.id && m.again)) return;
  if (!takeEnergy(r, c)) return;
  const spent = setAside(r, c);
  if (!spent) return;
  const at = r.means.findIndex((m) => m.id === c.id);
  if (at < 0) r.push(c.id, c, PRICE.sacrifice, { spends: spent });
  else r.join(at, c, { spends: spent });
}

/** As often as there is energy, life, counters, groups of permanents to tap … for it. */
function addRepeated(r: Reckoning, c: Costly): void {
  const { cost, perTurn } = c.ability;
  const o = live(r.s, c.id);
  if (!o || r.outputs(c).length === 0 || r.means.some((m) => m.id === c.id)) return;
  const used = r.s.usedThisTurn.find((u) => u.object === c.id && u.ability === c.node)?.n ?? 0;
  let often = perTurn === undefined ? MOST : perTurn - used;
  for (const x of cost) {
    if (x.pay === 'mana') often = Math.min(often, MOST_FILTERED);
    if (x.pay === 'life' && (x.amount as number) > 0) often = Math.min(often, Math.floor(player(r.s, r.seat).life / (x.amount as number)));
    if (x.pay === 'counters' && x.change === 'remove')
      often = Math.min(often, Math.floor(counterCount(o.counters, x.counter) / Math.max(1, x.count as number)));
  }
  for (let i = 0; i < often; i++) {
    if (!takeEnergy(r, c)) return;
    const spent = setAside(r, c);
    if (!spent) return;
    r.push(c.id, c, PRICE.rock, { spends: spent }, i > 0 ? 'again' : undefined);
  }
}

/**
 * Everything that can be spent on it is a source: besides its own mana, which it gives first; or instead of that, where it would be gone, or be
 * tapped only as the spell is paid for (CR 601.2g-h).
 */
function addFed(r: Reckoning, c: Costly): void {
  const [part] = c.objects;
  if (r.outputs(c).length === 0) return;
  for (const id of r.candidates(c, part)) {
    tick(1 + (r.means.length >> 2));
    const spends = [{ part, ids: [id] }];
    const fed = r.means.findIndex((m) => m.id === id && m.fed);
    const at = fed >= 0 ? fed : r.means.findIndex((m) => m.id === id);
    if (at >= 0 && (r.means[at].fed || !isJustMana(r.means[at]))) {
      r.join(at, c, { spends });
      continue;
    }
    const offset = at < 0 ? 0 : r.means[at].source.outputs.length;
    r.push(id, c, PRICE.sacrifice + worth(r.s, id), { spends });
    const last = r.means.length - 1;
    r.means[last] = { ...r.means[last], fed: 1, ...(offset > 0 ? { offset } : {}) };
  }
}

/** It is tapped for mana or does nothing, at no cost of mana. */
const isJustMana = (m: Means): boolean =>
  m.source.kind === 'mana' &&
  m.source.irreversible === 'no' &&
  m.source.outputs.every((o) => (o.kind ?? 'mana') === 'mana' && (o.irreversible ?? 'no') === 'no' && (o.cost?.length ?? 0) === 0);
