/**
 * The damage assignment order (2015:509.2-2015:509.3, 2015:510.1c-d): among the creatures that block an attacking creature, and among those that a creature
 * blocks. Where the rules know none, damage is divided freely.
 */
import { type Id, own } from '@apnap/kernel';
import { chooseFrom, orderObjects } from '../../events/choose.js';
import { controllerOf } from '../../reading/characteristics.js';
import { live } from '../../state/access.js';
import type { G } from '../../state/log.js';
import type { Obj } from '../../state/objects.js';
import type { State } from '../../state/types.js';
import { rulesOf } from '../../years/differences.js';

/** The creatures that block it, in the order in which they came. */
export const blockersOf = (s: State, attacker: Id): Id[] => s.battlefield.filter((id) => live(s, id)?.blocking?.includes(attacker));

/** The attacking creatures that it blocks. */
export const blockedBy = (s: State, blocker: Obj): Id[] => (blocker.blocking ?? []).filter((id) => (live(s, id)?.attacking ?? 0) !== 0);

function keep(s: State, of: Id, among: readonly Id[]): void {
  const turn = own(s, s.turn);
  turn.damageOrder = [...(turn.damageOrder ?? []).filter((x) => x.of !== of), { of, among }];
  s.turn = turn;
}

/** 2015:509.2-2015:509.3: the active player orders the blockers of each attacking creature, then each defending player what a creature blocks. */
export function announceDamageOrder(g: G): void {
  const { s } = g;
  if (rulesOf(s).damageOrder !== 'ordered') return;
  const announce = (of: Id, seat: number, among: readonly Id[], rule: string): void => {
    if (among.length > 1) keep(g.s, of, orderObjects(g, seat, among, of, 'ask.damageOrder', rule));
  };
  for (const id of s.battlefield) if ((live(s, id) as Obj).attacking !== 0) announce(id, s.turn.active, blockersOf(s, id), '2015:509.2');
  for (const id of s.battlefield) {
    const o = live(s, id) as Obj;
    if (o.blocking !== null) announce(id, controllerOf(s, id), blockedBy(s, o), '2015:509.3');
  }
}

/**
 * These in the order that was announced for a creature. For what came to block later, the active player announces its place now (2015:509.6-2015:509.7
 * have it announced as it comes).
 */
export function inDamageOrder(g: G, of: Id, among: readonly Id[]): Id[] {
  if (rulesOf(g.s).damageOrder !== 'ordered') return among.slice();
  const known = g.s.turn.damageOrder?.find((x) => x.of === of)?.among ?? [];
  const order = known.filter((id) => among.includes(id));
  for (const id of among) {
    if (order.includes(id)) continue;
    const [next] = order.length === 0 ? [] : chooseFrom(g, g.s.turn.active, order, 0, 1, id, 'ask.damageBefore', '2015:509.7');
    order.splice(next === undefined ? order.length : order.indexOf(next), 0, id);
  }
  return order;
}

/** The orders are of this combat only. */
export function forgetDamageOrder(s: State): void {
  if (s.turn.damageOrder === undefined) return;
  const { damageOrder: _, ...turn } = own(s, s.turn);
  s.turn = turn;
}
