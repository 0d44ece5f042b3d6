/** Mana abilities whose cost is more than {T} of their source: other permanents are tapped, counters removed, life paid (CR 605.3a, 601.2g). */
import { type ActivatedAbility, type Cost, counterCount } from '@apnap/ability';
import { type Id, tick } from '@apnap/kernel';
import { cantActivate } from '../events/prohibitions.js';
import { controllerOf, staticEnv } from '../reading/characteristics.js';
import { holds } from '../reading/condition.js';
import { matches } from '../reading/filter.js';
import { manaAbilitiesOf, sickToActivate } from '../reading/mana-abilities.js';
import { hasFlag, live, player } from '../state/access.js';
import { FLAG } from '../state/objects.js';
import type { State } from '../state/types.js';
import { tapsItself } from './abilities.js';
import { joined, leafNow, type Means, outputsOf, PRICE, type Purpose } from './means.js';
import type { Taps } from './taps.js';

type TapCost = Extract<Cost, { pay: 'objects' }>;
type CounterCost = Extract<Cost, { pay: 'counters' }>;

/** At most so often a repeatable ability is counted. */
const MOST = 12;

/** "Remove a charge counter from ~". */
export const takesOwnCounters = (c: Cost): c is CounterCost =>
  c.pay === 'counters' && c.change === 'remove' && c.from.sel === 'self' && typeof c.count === 'number';

export const hasCounters = (s: State, id: Id, c: CounterCost): boolean =>
  typeof c.count === 'number' && counterCount(live(s, id)?.counters ?? null, c.counter) >= c.count;

/** The one other permanent that is tapped for it. */
const otherTapped = (a: ActivatedAbility): TapCost | undefined =>
  a.cost.find(
    (c): c is TapCost => c.pay === 'objects' && c.verb === 'tap' && c.zone === 'battlefield' && c.count === 1 && c.total === undefined,
  );

/** Adds to the means what abilities with such costs could give. @param makers permanents among which those are that have such abilities */
export function addOtherMeans(
  s: State,
  seat: number,
  purpose: Purpose,
  without: readonly Id[],
  means: Means[],
  taps: Taps | null,
  makers: readonly Id[],
): void {
  for (const id of makers) {
    if (controllerOf(s, id) !== seat || without.includes(id) || cantActivate(s, seat, id, 'mana')) continue;
    for (const { ability } of manaAbilitiesOf(s, id)) {
      if (ability.timing === 'asInstant' || (ability.zone ?? 'battlefield') !== 'battlefield' || !leafNow(s, seat, id, ability)) continue;
      if (ability.condition && !holds({ s, env: staticEnv(id, seat), it: 0 }, ability.condition)) continue;
      const tapped = otherTapped(ability);
      const rest = ability.cost.filter((c) => c !== tapped);
      if (tapped && rest.length === 0) tapFor(s, seat, id, ability, tapped, purpose, without, means);
      else if (tapped && rest.length === 1 && tapsItself(rest)) tapBoth(s, seat, id, ability, tapped, purpose, without, means, taps);
      else if (!tapped && ability.perTurn === undefined && !tapsItself(ability.cost)) repeated(s, seat, id, ability, purpose, means);
    }
  }
}

/** What could be tapped as that part of the cost. Summoning sickness doesn't matter (CR 302.6). */
const tappable = (s: State, seat: number, source: Id, c: TapCost, without: readonly Id[]): Id[] =>
  s.battlefield.filter((id) => {
    const o = live(s, id);
    if (!o || hasFlag(o, FLAG.tapped) || controllerOf(s, id) !== seat || without.includes(id)) return false;
    return matches({ s, env: staticEnv(source, seat), it: 0 }, c.filter, id);
  });

/** "Tap an untapped Druid you control: Add {G}": one more way to use each of them. */
function tapFor(
  s: State,
  seat: number,
  source: Id,
  ability: ActivatedAbility,
  c: TapCost,
  purpose: Purpose,
  without: readonly Id[],
  means: Means[],
): void {
  const outputs = outputsOf(s, seat, source, ability, purpose, null);
  if (outputs.length === 0) return;
  for (const id of tappable(s, seat, source, c, without)) {
    tick(1 + (means.length >> 2));
    const at = means.findIndex((m) => m.id === id && m.again === undefined);
    const before = means[at];
    const from = before?.source.outputs.length ?? 0;
    if (before?.others?.some((w) => w.ability === ability)) continue;
    const way = { from, count: outputs.length, source, ability, taps: 1 as const };
    if (before) {
      const price = Math.max(before.source.price, PRICE.creature);
      means[at] = {
        ...before,
        kind: 'mana',
        source: { ...before.source, kind: 'mana', outputs: joined(before.source.outputs, outputs), price },
        others: [...(before.others ?? []), way],
      };
    } else
      means.push({
        source: { key: means.length, outputs, price: PRICE.creature, kind: 'mana', irreversible: 'no' },
        id,
        kind: 'mana',
        ability,
        node: 0,
        others: [way],
      });
  }
}

/** "{T}, Tap an untapped creature you control: Add …": with one that gives no mana itself, so that neither is counted twice. */
function tapBoth(
  s: State,
  seat: number,
  source: Id,
  ability: ActivatedAbility,
  c: TapCost,
  purpose: Purpose,
  without: readonly Id[],
  means: Means[],
  taps: Taps | null,
): void {
  const o = live(s, source);
  if (!o || hasFlag(o, FLAG.tapped) || sickToActivate(s, source) || means.some((m) => m.id === source)) return;
  const used = new Set(means.flatMap((m) => [m.id, m.with ?? 0]));
  const helper = tappable(s, seat, source, c, without).find((id) => id !== source && !used.has(id));
  const outputs = helper === undefined ? [] : outputsOf(s, seat, source, ability, purpose, taps);
  if (helper === undefined || outputs.length === 0) return;
  means.push({
    source: { key: means.length, outputs, price: PRICE.creature, kind: 'mana', irreversible: 'no' },
    id: source,
    kind: 'mana',
    ability,
    node: 0,
    others: [{ from: 0, count: outputs.length, source, ability, taps: 1 }],
    with: helper,
  });
}

/** "Pay 3 life: Add {R}", "Remove a charge counter: Add one mana of any color": as often as it can be paid for. */
function repeated(s: State, seat: number, id: Id, ability: ActivatedAbility, purpose: Purpose, means: Means[]): void {
  const [cost] = ability.cost;
  if (ability.cost.length !== 1 || means.some((m) => m.id === id)) return;
  const often =
    cost.pay === 'life' && typeof cost.amount === 'number' && cost.amount > 0
      ? Math.floor(player(s, seat).life / cost.amount)
      : takesOwnCounters(cost) && typeof cost.count === 'number' && cost.count > 0
        ? Math.floor(counterCount(live(s, id)?.counters ?? null, cost.counter) / cost.count)
        : 0;
  const outputs = often > 0 ? outputsOf(s, seat, id, ability, purpose, null) : [];
  if (outputs.length === 0) return;
  for (let i = 0; i < Math.min(often, MOST); i++)
    means.push({
      source: { key: means.length, outputs, price: PRICE.rock, kind: 'mana', irreversible: cost.pay === 'life' ? 'life' : 'counters' },
      id,
      kind: 'mana',
      ability,
      node: 0,
      others: [{ from: 0, count: outputs.length, source: id, ability, taps: 0 }],
      ...(i > 0 ? { again: 1 as const } : {}),
    });
}
