/** The Ring tempts a player (CR 701.52). */

import { type Id, isSeat } from '@apnap/kernel';
import { MARKERS } from '../cardforms/markers.js';
import { chooseFrom } from '../events/choose.js';
import { commitBearer, commitLevel, place } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { hasType } from '../reading/traits.js';
import { live, newObject, player } from '../state/access.js';
import type { G } from '../state/log.js';
import type { State } from '../state/types.js';
import { acted } from './acted.js';

const ringOf = (s: State, seat: number): Id =>
  s.command.find((id) => live(s, id)?.card === s._pool.byName.get(MARKERS.ring) && live(s, id)?.owner === seat) ?? 0;

/** CR 701.52a, 701.52c: the emblem first, then the Ring-bearer; how often it has tempted the player is the level of the emblem. */
export function tempt(g: G, seat: number, source: Id): void {
  const { s } = g;
  let ring = ringOf(s, seat);
  if (ring === 0) {
    const o = newObject(s, { card: s._pool.byName.get(MARKERS.ring) as number, face: 0, owner: seat, controller: seat, zone: 'command' });
    place(g, o);
    ring = o.id;
  }
  commitLevel(g, ring, (live(s, ring)?.level ?? 0) + 1);
  const creatures = s.battlefield.filter((id) => {
    const o = live(s, id);
    return o !== null && controllerOf(s, id) === seat && hasType(characteristicsOf(s, o), 'Creature');
  });
  const [chosen] = chooseFrom(g, seat, creatures, 1, 1, source, 'ask.ringBearer', '701.52a');
  if (chosen !== undefined && !isSeat(chosen)) commitBearer(g, seat, chosen);
  acted(g, seat, 'ringTempts', live(s, ring)?.level ?? 1, '701.52d', chosen !== undefined && !isSeat(chosen) ? chosen : 0);
}

/** CR 701.52a: until another player gains control of it; what has left the battlefield is another object. */
function lostBearers(g: G): void {
  g.s.players.rows.forEach((_, seat) => {
    const { bearer } = player(g.s, seat);
    if (bearer !== 0 && (live(g.s, bearer)?.zone !== 'battlefield' || controllerOf(g.s, bearer) !== seat)) commitBearer(g, seat, 0);
  });
}

export const THE_RING: Mechanic = {
  name: 'the Ring',
  check: (g) => {
    lostBearers(g);
    return false;
  },
};
