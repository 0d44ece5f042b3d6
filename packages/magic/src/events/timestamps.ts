/** The order of timestamps of what enters at the same time (CR 613.7m): asked where one of its effects could override what another does. */
import type { Mod, StaticPart } from '@apnap/ability';
import { type Layer, layerOf } from '../characteristics/mods.js';
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

function reachOf(s: State, m: Move): Reach {
  const reach: Reach = { any: new Set(), overrides: new Set() };
  for (const node of characteristicsAsEntered(s, m).abilities)
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

/** Who will control it. */
const controllerThere = (s: State, m: Move): number => (m.under >= 0 ? m.under : must(s, m.id).owner);

/** Whether they have the same effects, whichever is first: the same card under the same control, nothing having been chosen for it. */
function isAlike(s: State, a: Move, b: Move): boolean {
  const same = must(s, a.id).card === must(s, b.id).card && a.copyOf === b.copyOf && controllerThere(s, a) === controllerThere(s, b);
  return same && a.memory.length === 0 && b.memory.length === 0;
}

/** Those of which the order can matter. */
function contested(s: State, entering: readonly Move[]): Move[] {
  const reaches = entering.map((m) => reachOf(s, m));
  return entering.filter((m, i) =>
    entering.some(
      (other, j) =>
        i !== j && (meet(reaches[i].overrides, reaches[j].any) || meet(reaches[i].any, reaches[j].overrides)) && !isAlike(s, m, other),
    ),
  );
}

/** Who decides, in which order: CR 613.7m: each about those he or she controls, in APNAP order; 2015:613.6g: the active player about all. */
function inOrder(g: G, moves: readonly Move[], way: 'eachPlayer' | 'activePlayer'): Move[] {
  const { s } = g;
  const ask = (seat: number, own: readonly Move[], rule: string): Move[] => {
    const ids = own.map((m) => m.id);
    const order = orderObjects(g, seat, ids, ids[0] ?? 0, 'ask.orderTimestamps', rule);
    return order.map((id) => own[ids.indexOf(id)]);
  };
  if (way === 'activePlayer') return ask(s.turn.active, moves, '613.7m');
  return apnap(s).flatMap((seat) =>
    ask(
      seat,
      moves.filter((m) => controllerThere(s, m) === seat),
      '613.7m',
    ),
  );
}

/** Of what is about to enter at the same time, that of which the order can matter, in the order that is chosen. */
export function orderEntering(g: G, batch: readonly Proposal[]): Move[] {
  const way = rulesOf(g.s).simultaneous;
  if (way === 'asGiven' || batch.length < 2) return [];
  // tokens come from the command zone: those that are created at once are alike
  const entering = batch.filter((p): p is Move => p.p === 'move' && p.to === 'battlefield' && !p.faceDown && isEffective(g.s, p));
  if (entering.length < 2) return [];
  const moves = contested(g.s, entering);
  return moves.length < 2 ? [] : inOrder(g, moves, way);
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
