/** What follows from a change of control, or from no longer being a creature (CR 302.6, 506.4). */
import type { Id } from '@apnap/kernel';
import { isBattle } from '../actions/battles.js';
import { partnerOf } from '../actions/pairs.js';
import { characteristicsOf, controllerOf } from '../characteristics/derived.js';
import { hasType } from '../effects/filter.js';
import type { G } from '../engine.js';
import { hasFlag, live, writeObj } from '../state/access.js';
import { FLAG, type Obj } from '../state/types.js';
import { commitFlag, commitPair, removeFromCombat } from './commit.js';

/**
 * Notes who controls each permanent now. A change makes the permanent new to its controller (CR 302.6) and takes it out of combat, as does
 * no longer being a creature or, for a permanent that is attacked, a planeswalker (CR 506.4).
 */
export function noteControl(g: G): void {
  const changed = new Set<Id>();
  const fighters: Id[] = [];
  for (const id of g.s.battlefield) {
    const o = live(g.s, id) as Obj;
    const seat = controllerOf(g.s, id);
    if (o.attacking !== 0 || o.blocking !== null) fighters.push(id);
    // CR 702.95e: also when the one it is paired with went to another player together with it.
    if (o.paired !== 0 && (partnerOf(g.s, id) === 0 || (o.heldBy >= 0 && o.heldBy !== seat))) commitPair(g, id, 0);
    if (o.heldBy === seat) continue;
    if (o.heldBy >= 0) changed.add(id);
    const w = writeObj(g.s, id);
    if (o.heldBy >= 0) w.since = g.s.turn.number;
    w.heldBy = seat;
  }
  for (const id of fighters) {
    const o = live(g.s, id) as Obj;
    if (changed.has(id) || !hasType(characteristicsOf(g.s, o), 'Creature')) removeFromCombat(g, id);
    else if (
      o.attacking > 0 &&
      !hasFlag(o, FLAG.attacksNothing) &&
      ((changed.has(o.attacking) && !isBattle(g.s, o.attacking)) || !attackable(g, o.attacking))
    )
      commitFlag(g, id, FLAG.attacksNothing, 'on'); // CR 506.4c
  }
}

function attackable(g: G, id: Id): boolean {
  const o = live(g.s, id);
  if (o?.zone !== 'battlefield') return false;
  const c = characteristicsOf(g.s, o);
  return hasType(c, 'Planeswalker') || hasType(c, 'Battle');
}
