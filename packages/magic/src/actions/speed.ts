/** A player's speed (CR 702.179): start your engines!, and the ability that comes with having speed. */

import { MARKERS } from '../cardforms/markers.js';
import { commitSpeed, place } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { hasKeyword } from '../reading/traits.js';
import { apnap, live, newObject, player } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Obj } from '../state/objects.js';
import type { State } from '../state/types.js';

/** CR 702.179e */
export const MAX_SPEED = 4;

/** CR 702.179c: who has no speed gets this much. The inherent ability (702.179d) belongs to whoever has speed. */
export function increaseSpeed(g: G, seat: number, by: number): void {
  if (by <= 0 || player(g.s, seat).lost) return;
  const none = player(g.s, seat).speed === 0;
  commitSpeed(g, seat, player(g.s, seat).speed + by);
  if (!none) return;
  const card = g.s._pool.byName.get(MARKERS.speed) as number;
  place(g, newObject(g.s, { card, face: 0, owner: seat, controller: seat, zone: 'command' }));
}

const startsEngines = (s: State, id: number, seat: number): boolean =>
  controllerOf(s, id) === seat && hasKeyword({ s }, characteristicsOf(s, live(s, id) as Obj), 'startYourEngines');

/** CR 704.5z, 702.179a. @returns whether it was performed. */
function startEngines(g: G): boolean {
  const { s } = g;
  if (!s._pool.marks.has('speed')) return false;
  const seats = apnap(s).filter((seat) => player(s, seat).speed === 0 && s.battlefield.some((id) => startsEngines(s, id, seat)));
  for (const seat of seats) increaseSpeed(g, seat, 1);
  return seats.length > 0;
}

export const SPEED: Mechanic = { name: 'speed', isIn: (node) => node.keyword === 'startYourEngines', check: startEngines };
