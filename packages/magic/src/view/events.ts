/** Events as a viewer may see them: what was hidden stays unnamed (CR 400.2). */
import type { Id } from '@apnap/kernel';
import { faceOf } from '../characteristics/base.js';
import { characteristicsOf } from '../characteristics/derived.js';
import type { GameEvent } from '../events/types.js';
import { live, record } from '../state/access.js';
import { FLAG, type State } from '../state/types.js';

/** An object named in an event. */
export interface Named {
  id: Id;
  name: string;
  zhName: string;
}

/** An event with its objects named, or left out where the viewer may not know them. */
export interface EventView extends Omit<GameEvent, 'object' | 'became' | 'source' | 'recipient' | 'ids'> {
  object: Named | null;
  source: Named | null;
  recipient: Named | null;
  objects: Named[];
}

/** The object's names; seats have their player's name. */
export function named(s: State, id: Id): Named | null {
  if (id === 0) return null;
  if (id < 0) return { id, name: s.players.rows[-id - 1].name, zhName: '' };
  const o = record(s, id);
  if (!o) return { id, name: '', zhName: '' };
  if (o.stack && o.stack.kind !== 'spell') {
    // CR 708.2: an ability of a face-down permanent is named as little as the permanent.
    const source = live(s, o.stack.env.source);
    if (source && source.flags & FLAG.faceDown) return { id, name: '', zhName: '' };
    const face = faceOf(s, o).face;
    return { id, name: face.name, zhName: face.zhName ?? '' };
  }
  const c = characteristicsOf(s, o);
  return { id, name: c.name, zhName: c.name === '' ? '' : (faceOf(s, o).face.zhName ?? '') };
}

/** Hidden from the viewer: everything the event could name. */
const hides = (e: GameEvent, seat: number | null): boolean => e.known !== -1 && (seat === null || (e.known & (1 << seat)) === 0);

function eventView(s: State, e: GameEvent, seat: number | null | 'all'): EventView {
  const hidden = seat !== 'all' && hides(e, seat);
  const { object, became, source, recipient, ids, ...rest } = e;
  const subject = e.kind === 'zone' && became !== 0 && (e.from === 'hand' || e.from === 'library' || e.from === 'stack') ? became : object;
  return {
    ...rest,
    word: hidden && e.kind === 'choose' ? '' : rest.word,
    object: hidden ? null : named(s, subject),
    source: named(s, source),
    recipient: named(s, recipient),
    objects: hidden ? [] : ids.flatMap((id) => named(s, id) ?? []),
  };
}

/** The events for a seat; `'all'`: everything, for the account of a finished game. */
export function viewEvents(s: State, events: readonly GameEvent[], seat: number | null | 'all'): EventView[] {
  return events.map((e) => eventView(s, e, seat));
}
