/** Looking back at what happened in the turn: things are judged as they were then, whatever they are now (CR 608.2i). */
import { same } from '@apnap/ability';
import { type Id, isSeat, slotOf } from '@apnap/kernel';
import { record } from '../state/access.js';
import type { GameEvent } from '../state/events.js';
import { type G, keepWith } from '../state/log.js';
import type { Characteristics, Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { characteristicsOf, derived } from './characteristics.js';

/** What an event is about, as far as it stays where it is and can change; what has left is known as it last was (CR 608.2h). */
function subjectsOf(e: GameEvent): readonly Id[] {
  if (e.kind === 'zone') return e.to === 'battlefield' ? [e.became] : [];
  if (e.kind === 'damage') return [e.source, e.recipient];
  return e.kind === 'cast' ? [] : [e.object];
}

/** Keeps with events what their objects are like now that all of a moment has happened; only where a card of this game asks about it. */
export function rememberAsTheyAre(g: G, events: readonly GameEvent[]): void {
  const { s } = g;
  if (!s._pool.asksPast) return;
  for (const e of events) {
    const then = subjectsOf(e).flatMap((id) => {
      const o = isSeat(id) ? null : record(s, id);
      return o?.zone === 'battlefield' ? [{ id, was: characteristicsOf(s, o) }] : [];
    });
    if (then.length > 0) keepWith(g, e, then);
  }
}

/** The state with the objects of an event as they were then: to be looked at, never to go on from. */
export function asThen(s: State, e: GameEvent): State {
  let seen = s;
  for (const { id, was } of e.then ?? []) {
    const o = record(s, id);
    if (o === null || same(characteristicsOf(s, o), was)) continue;
    seen = o.last === null ? withCharacteristics(seen, id, was) : withObject(seen, { ...o, last: was });
  }
  return seen;
}

function withCharacteristics(s: State, id: Id, was: Characteristics): State {
  const now = derived(s);
  const characteristics = now.characteristics.slice();
  characteristics[slotOf(id)] = was;
  return { ...s, _derived: { ...now, characteristics } };
}

/** What has left since is no longer known as it last was, but as it was then. */
function withObject(s: State, o: Obj): State {
  const rows = s.objects.rows.slice();
  rows[slotOf(o.id)] = o;
  return { ...s, objects: { ...s.objects, rows } };
}
