/** What the rules of 2003 put on the stack that is today done at once: combat damage (CR 310.2), and the draw of the draw step (304.1). */
import type { Program } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { MARKERS } from '../cardforms/markers.js';
import { cease, place } from '../events/commit.js';
import { damage as dealt, perform } from '../events/perform.js';
import { characteristicsOf, staticEnv } from '../reading/characteristics.js';
import { hasType } from '../reading/traits.js';
import { live, newObject, writeObj } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { AssignedDamage, StackInfo } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import type { State } from '../state/types.js';

/** An object of the stack that is no card and has no source: the first ability of a built-in card. */
function put(g: G, marker: string, seat: number, kind: StackInfo['kind'], damage?: readonly AssignedDamage[]): Id {
  const { s } = g;
  const card = s._pool.byName.get(marker) as number;
  const [ability] = s._pool.cards[card].card.faces[0].abilities;
  const o = newObject(s, { card, face: 0, owner: seat, controller: seat, zone: 'stack' });
  const program = idOf(s._pool, (ability as { program: Program }).program);
  const env = staticEnv(o.id, seat);
  const info: StackInfo = { kind, program, ability: idOf(s._pool, ability), modes: [], env, modeTargets: [], cause: s.cause };
  o.stack = damage === undefined ? info : { ...info, damage };
  place(g, o);
  return o.id;
}

/** classic:310.2: all the combat damage that was assigned goes on the stack. It is no spell or ability, so nothing can counter it (310.3). */
export function combatDamageOnStack(g: G, damage: readonly AssignedDamage[]): void {
  const id = put(g, MARKERS.combatDamage, g.s.turn.active, 'damage', damage);
  log(g, 'damageOnStack', 'classic:310.2', { object: id, player: g.s.turn.active });
}

/** classic:304.1: an ability that no player's object has makes the active player draw. */
export function drawOnStack(g: G): void {
  const seat = g.s.turn.active;
  const id = put(g, MARKERS.turnDraw, seat, 'triggered');
  const event = log(g, 'trigger', 'classic:304.1', { object: id, source: id, player: seat });
  const w = writeObj(g.s, id);
  w.stack = { ...(w.stack as StackInfo), cause: event.id };
}

/** Whether what the damage was assigned to can still be dealt it (classic:310.4): a player, or a creature that is still there. */
function isThere(s: State, to: Id): boolean {
  if (to < 0) return true;
  const o = live(s, to);
  return o?.zone === 'battlefield' && hasType(characteristicsOf(s, o), 'Creature');
}

/** classic:310.4: the damage is dealt as it was assigned, even if its source is gone or another by now. */
export function dealFromStack(g: G, id: Id, damage: readonly AssignedDamage[]): void {
  cease(g, id);
  perform(
    g,
    damage.filter((d) => isThere(g.s, d.to)).map((d) => dealt(d.source, d.to, d.amount, '510.2', { combat: 1 })),
  );
}
