/** What follows from a change of control, or from no longer being a creature (CR 302.6, 506.4). */
import type { Id } from '@apnap/kernel';
import { isBattle } from '../reading/battles.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { partnerOf } from '../reading/pairs.js';
import { hasType } from '../reading/traits.js';
import { hasFlag, latestTurn, live, writeObj } from '../state/access.js';
import type { G } from '../state/log.js';
import { stacks } from '../state/markers.js';
import { FLAG, type Obj } from '../state/objects.js';
import { commitFlag, commitPair, commitSpellController, removeFromCombat } from './commit.js';

/**
 * Notes who controls each permanent now. A change makes the permanent new to its controller (CR 302.6) and takes it out of combat, as does
 * no longer being a creature or, for a permanent that is attacked, a planeswalker (CR 506.4).
 */
export function noteControl(g: G): void {
  noteSpells(g);
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
    if (o.heldBy >= 0) w.since = latestTurn(g.s);
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

/** CR 112.2, 608.2: whoever controls a spell makes its choices and does what it says. */
function noteSpells(g: G): void {
  for (const id of stacks(g.s)) {
    const o = live(g.s, id) as Obj;
    if (o.stack?.kind === 'spell' && o.stack.env.you !== controllerOf(g.s, id)) commitSpellController(g, id, controllerOf(g.s, id));
  }
}

function attackable(g: G, id: Id): boolean {
  const o = live(g.s, id);
  if (o?.zone !== 'battlefield') return false;
  const c = characteristicsOf(g.s, o);
  return hasType(c, 'Planeswalker') || hasType(c, 'Battle');
}
