/** Events as a viewer may see them: what was hidden stays unnamed (CR 400.2). */
import type { Id } from '@apnap/kernel';
import { faceOf } from '../characteristics/base.js';
import { characteristicsOf } from '../reading/characteristics.js';
import { live, record } from '../state/access.js';
import { numberIn } from '../state/editions.js';
import type { GameEvent } from '../state/events.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';

/** Why an object has no name: it is face down (CR 708.2), an emblem (114.3), has none of its own (709.5), or nobody can tell any more what it was. */
export type Unnamed = 'faceDown' | 'emblem' | 'nameless' | 'forgotten';

/** An object named in an event. */
export interface Named {
  id: Id;
  name: string;
  zhName: string;
  /** Why it has no name; present exactly where `name` is empty. */
  unnamed?: Unnamed;
}

/** An event with its objects named, or left out where the viewer may not know them. */
export interface EventView extends Omit<GameEvent, 'object' | 'became' | 'source' | 'recipient' | 'ids'> {
  object: Named | null;
  source: Named | null;
  recipient: Named | null;
  objects: Named[];
  /** The number of its rule in the rules the game is played by, where it is another there. */
  number?: string;
  /** The words of another year that it is told in (classic:409.1, classic:217.1). */
  words?: 'classic';
}

const withoutName = (id: Id, unnamed: Unnamed): Named => ({ id, name: '', zhName: '', unnamed });

/** Why an object that is there has no name. */
function whyUnnamed(s: State, o: Obj): Unnamed {
  if (o.flags & FLAG.faceDown) return 'faceDown';
  return s._pool.cards[o.card].card.layout === 'emblem' ? 'emblem' : 'nameless';
}

/** The object's names; seats have their player's name. */
export function named(s: State, id: Id): Named | null {
  if (id === 0) return null;
  if (id < 0) return { id, name: s.players.rows[-id - 1].name, zhName: '' };
  const o = record(s, id);
  if (!o) return withoutName(id, 'forgotten');
  if (o.stack && o.stack.kind !== 'spell') {
    // CR 708.2: an ability of a face-down permanent is named as little as the permanent.
    const source = live(s, o.stack.env.source);
    if (source && source.flags & FLAG.faceDown) return withoutName(id, 'faceDown');
    const face = faceOf(s, o).face;
    return face.name === '' ? withoutName(id, whyUnnamed(s, o)) : { id, name: face.name, zhName: face.zhName ?? '' };
  }
  const c = characteristicsOf(s, o);
  return c.name === '' ? withoutName(id, whyUnnamed(s, o)) : { id, name: c.name, zhName: faceOf(s, o).face.zhName ?? '' };
}

/**
 * What a change of zones happened to, as what it is now where it may be told, or else as what it was: records don't last for ever. What enters is told as what
 * has entered, with whichever face is up (CR 712.14).
 */
function subjectOf(s: State, e: GameEvent): Id {
  if (e.kind !== 'zone' || e.became === 0) return e.object;
  const asNow = e.to === 'battlefield' || e.from === 'hand' || e.from === 'library' || e.from === 'stack';
  const [first, second] = asNow ? [e.became, e.object] : [e.object, e.became];
  return record(s, first) ? first : second;
}

/** Hidden from the viewer: everything the event could name. */
const hides = (e: GameEvent, seat: number | null): boolean => e.known !== -1 && (seat === null || (e.known & (1 << seat)) === 0);

/** Objects that an event names to a seat. */
export const idsTold = (e: GameEvent, seat: number | null): readonly Id[] =>
  hides(e, seat) ? [e.source, e.recipient] : [e.object, e.became, e.source, e.recipient, ...e.ids];

function eventView(s: State, e: GameEvent, seat: number | null | 'all'): EventView {
  const hidden = seat !== 'all' && hides(e, seat);
  const { object: _, became: __, source, recipient, ids, ...rest } = e;
  const number = numberIn(s, e.rule);
  return {
    ...rest,
    ...(number === e.rule ? {} : { number }),
    ...(rulesOf(s).words === 'classic' ? { words: 'classic' as const } : {}),
    word: hidden && e.kind === 'choose' ? '' : rest.word,
    object: hidden ? null : named(s, subjectOf(s, e)),
    source: named(s, source),
    recipient: named(s, recipient),
    objects: hidden ? [] : ids.flatMap((id) => named(s, id) ?? []),
  };
}

/** The other half of what an object shows, of a card that has two (CR 712.1, 710.1). */
function otherHalf(s: State, id: Id, now: Named): Named {
  const o = record(s, id);
  const faces = o ? s._pool.cards[(o.copyOf ?? o).card].faces : [];
  const other = faces.find(({ face }) => face.name !== now.name)?.face;
  return faces.length === 2 && other && other.name !== '' ? { id, name: other.name, zhName: other.zhName ?? '' } : now;
}

/** The view with objects called what they were called then. */
function renamed(view: EventView, then: ReadonlyMap<Id, Named>): EventView {
  const called = (n: Named): Named => (n.name === '' ? n : (then.get(n.id) ?? n));
  const one = (n: Named | null): Named | null => n && called(n);
  return { ...view, object: one(view.object), source: one(view.source), recipient: one(view.recipient), objects: view.objects.map(called) };
}

/**
 * The events for a seat; `'all'`: everything, for the account of a finished game. What has transformed or was flipped among them is called by its other half before
 * that; the event itself has the new one in `objects`.
 */
export function viewEvents(s: State, events: readonly GameEvent[], seat: number | null | 'all'): EventView[] {
  const views = events.map((e) => eventView(s, e, seat));
  if (!events.some((e) => e.kind === 'transform' || e.kind === 'flip')) return views;
  const then = new Map<Id, Named>();
  for (let i = views.length - 1; i >= 0; i--) {
    const view = renamed(views[i], then);
    views[i] = view;
    const { object } = view;
    if ((view.kind !== 'transform' && view.kind !== 'flip') || !object || object.name === '') continue;
    then.set(object.id, otherHalf(s, object.id, object));
    views[i] = { ...renamed(view, then), objects: [object] };
  }
  return views;
}
