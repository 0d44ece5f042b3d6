/** Committing a crime (CR 700.13). */
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import type { Mechanic } from '../events/mechanics.js';
import { controllerOf } from '../reading/characteristics.js';
import { live, opponents } from '../state/access.js';
import type { GameEvent } from '../state/events.js';
import { type G, log } from '../state/log.js';
import type { State } from '../state/types.js';

/** Cards speak of it: otherwise nothing of it is told. */
export const CRIMES: Mechanic = { name: 'crimes', isIn: (node) => node.on === 'crime' };

/** Whether the target is one of these players, something one of them controls, or a card in the graveyard of one of them. */
function concerns(s: State, others: readonly number[], target: Id): boolean {
  if (isSeat(target)) return others.includes(seatOf(target));
  const o = live(s, target);
  if (!o) return false;
  if (o.zone === 'graveyard') return others.includes(o.owner);
  return (o.zone === 'battlefield' || o.zone === 'stack') && others.includes(controllerOf(s, target));
}

/**
 * What is told of a spell cast, an ability activated or a triggered ability put onto the stack by this player.
 * @returns one event however many of its targets make it a crime; none where no target does
 */
export function crimeOf(g: G, seat: number, source: Id, targets: readonly Id[]): GameEvent[] {
  const { s } = g;
  if (targets.length === 0 || !s._pool.marks.has(CRIMES.name)) return [];
  const others = opponents(s, seat);
  return targets.some((id) => concerns(s, others, id)) ? [log(g, 'crime', '700.13', { player: seat, source })] : [];
}
