/** The order of timestamps that are received at the same time (CR 613.7m), by entering or by becoming attached: asked where one effect could override another. */
import type { Mod, StaticPart } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { type Layer, layerOf } from '../characteristics/mods.js';
import { characteristics, controllerOf } from '../reading/characteristics.js';
import { apnap, live, must } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Obj } from '../state/objects.js';
import { abilityInfo, isCharacteristicDefining } from '../state/pool.js';
import type { Move, Proposal } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { characteristicsAsEntered } from './as-entered.js';
import { orderObjects } from './choose.js';
import { commitTimestamp } from './commit.js';

/** Layers in which the effects of an object do anything, and in which they can override others. */
interface Reach {
  any: Set<Layer>;
  overrides: Set<Layer>;
}

/** What only adds to what is there comes to the same in any order, among its like. */
const ADDS: ReadonlySet<Mod['mod']> = new Set(['addAbility', 'pt', 'switchPT', 'allCreatureTypes']);

/** What receives a timestamp together with others. */
interface Receiver {
  id: Id;
  /** Who controls it, or will. */
  seat: number;
  /** The abilities it has, or will have. */
  abilities: readonly number[];
  /** What is the same in another that has the same effects; null where no other has. */
  like: readonly unknown[] | null;
}

function reachOf(s: State, abilities: readonly number[]): Reach {
  const reach: Reach = { any: new Set(), overrides: new Set() };
  for (const node of abilities)
    for (const { ability } of abilityInfo(s._pool, node).statics)
      for (const piece of ability.parts) {
        if (piece.part !== 'continuous' || isCharacteristicDefining(ability, piece)) continue;
        for (const mod of piece.mods) {
          const layer = layerOf(mod, s._pool.rules.layers);
          reach.any.add(layer);
          if (!ADDS.has(mod.mod)) reach.overrides.add(layer);
        }
      }
  return reach;
}

const meet = (a: ReadonlySet<Layer>, b: ReadonlySet<Layer>): boolean => [...a].some((layer) => b.has(layer));

/** Whether they have the same effects, whichever is first. */
const isAlike = ({ like: a }: Receiver, { like: b }: Receiver): boolean =>
  a !== null && b !== null && a.length === b.length && a.every((one, i) => one === b[i]);

/** Those of which the order can matter. */
function contested(s: State, all: readonly Receiver[]): Receiver[] {
  const reaches = all.map((one) => reachOf(s, one.abilities));
  return all.filter((one, i) =>
    all.some(
      (other, j) =>
        i !== j && (meet(reaches[i].overrides, reaches[j].any) || meet(reaches[i].any, reaches[j].overrides)) && !isAlike(one, other),
    ),
  );
}

/**
 * Those of which the order can matter, in the order that is chosen: CR 613.7m: by each player about those he or she controls, in APNAP
 * order; 2015:613.6g: by the active player about all. Empty where nothing hangs on it.
 */
function inOrder<R extends Receiver>(g: G, all: readonly R[], prompt: string): R[] {
  const { s } = g;
  const way = rulesOf(s).simultaneous;
  const some = contested(s, all) as R[];
  if (way === 'asGiven' || some.length < 2) return [];
  const ask = (seat: number, own: readonly R[]): R[] => {
    const ids = own.map((one) => one.id);
    return orderObjects(g, seat, ids, ids[0] ?? 0, prompt, '613.7m').map((id) => own[ids.indexOf(id)]);
  };
  if (way === 'activePlayer') return ask(s.turn.active, some);
  return apnap(s).flatMap((seat) =>
    ask(
      seat,
      some.filter((one) => one.seat === seat),
    ),
  );
}

/** A card as it will be on the battlefield. */
function entrant(s: State, m: Move): Receiver & { move: Move } {
  const o = must(s, m.id);
  const seat = m.under >= 0 ? m.under : o.owner;
  const like = m.memory.length === 0 ? [o.card, m.copyOf, seat] : null;
  return { id: m.id, seat, abilities: characteristicsAsEntered(s, m).abilities, like, move: m };
}

/** Of what is about to enter at the same time, that of which the order can matter, in the order that is chosen. */
export function orderEntering(g: G, batch: readonly Proposal[]): Move[] {
  if (rulesOf(g.s).simultaneous === 'asGiven' || batch.length < 2) return [];
  // tokens come from the command zone: those that are created at once are alike
  const entering = batch.filter((p): p is Move => p.p === 'move' && p.to === 'battlefield' && !p.faceDown && isEffective(g.s, p));
  if (entering.length < 2) return [];
  const chosen = inOrder(
    g,
    entering.map((m) => entrant(g.s, m)),
    'ask.orderTimestamps',
  );
  return chosen.map(({ move }) => move);
}

/** A permanent that will be attached to something. */
function attachment(s: State, id: Id): Receiver {
  const o = must(s, id);
  const seat = controllerOf(s, id);
  const { abilities } = characteristics(s, id);
  const like = o.memory?.length || o.counters?.length ? null : [o.card, o.copyOf, seat, ...abilities];
  return { id, seat, abilities, like };
}

/** What is about to become attached at the same time, in the order in which it does, so that it is the order of timestamps (CR 613.7e, 613.7m). */
export function orderAttaching(g: G, ids: readonly Id[]): readonly Id[] {
  if (ids.length < 2) return ids;
  const chosen = inOrder(
    g,
    ids.map((id) => attachment(g.s, id)),
    'ask.orderAttached',
  ).map(({ id }) => id);
  return [...ids.filter((id) => !chosen.includes(id)), ...chosen];
}

/** Whether it is a card with continuous effects of its own, or will be a copy of something: what is not need not be looked at as it will be. */
function isEffective(s: State, m: Move): boolean {
  const o = live(s, m.id);
  if (!o || o.zone === 'command') return false;
  return (
    m.copyOf !== null ||
    printed(s, o).some((node) => abilityInfo(s._pool, node).statics.some(({ ability }) => ability.parts.some(isContinuous)))
  );
}

const printed = (s: State, { card, face }: Obj): readonly number[] => s._pool.cards[card].faces[face].base.abilities;

const isContinuous = ({ part }: StaticPart): boolean => part === 'continuous';

/** They have entered: their timestamps are in that order. */
export function settleTimestamps(g: G, order: readonly Move[]): void {
  const there = order.flatMap((m) => live(g.s, m.became) ?? []);
  if (there.length < 2) return;
  const times = there.map((o) => o.timestamp).sort((a, b) => a - b);
  there.forEach((o, i) => {
    commitTimestamp(g, o.id, times[i]);
  });
}
