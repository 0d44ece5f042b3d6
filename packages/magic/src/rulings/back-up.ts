/**
 * Backing a game up (IPG 1.4). Every action is undone, the newest first, so the game is at a state it has been at; what is left is what nobody can undo
 * exactly. Of a card that came from a library into a hand and that the others can't tell, one is chosen at random among those it could be. A library that was
 * shuffled is shuffled again. One in which somebody has seen a card whose place he did not know is shuffled, too, but for what had its place before
 * (IPG 2.2); what left it goes back where it was and is not shuffled into it: who would draw it, draws it.
 */
import { generationOf, type Id, makeId, shuffled, slotOf } from '@apnap/kernel';
import { shuffleLibrary } from '../actions/shuffle.js';
import { invalidate } from '../reading/characteristics.js';
import { live, must, player, record, setZone, writeObj } from '../state/access.js';
import type { GameEvent } from '../state/events.js';
import type { G } from '../state/log.js';
import type { State } from '../state/types.js';
import { sightOf } from '../view/sight.js';

/** What is left to chance of one player's hand and library. */
export interface Restored {
  seat: number;
  /** Cards of the hand that could be those that came from the library. */
  hand: readonly Id[];
  /** Where those came from. */
  library: readonly Id[];
  /** Cards of the library that are not shuffled; null: nothing is. */
  kept: readonly Id[] | null;
}

/** A moment after the point, with what led to it. */
export interface Since {
  state: State;
  events: readonly GameEvent[];
}

/** What has become of the cards that lay in a library at the point. */
interface Traced {
  /** Came into the hand, and the others can't tell which. */
  drawn: Set<Id>;
  /** Left it otherwise, or as all could see. */
  left: Set<Id>;
  /** Were seen where they lay. */
  seen: Set<Id>;
  shuffled: boolean;
}

const namedBy = (e: GameEvent): readonly Id[] => [e.object, e.became, ...e.ids];

function namedIn(events: Iterable<GameEvent>): ReadonlySet<Id> {
  const named = new Set<Id>();
  for (const e of events) for (const id of namedBy(e)) named.add(id);
  return named;
}

/** Cards of a library that lie where they do by more than chance: they stay there when the rest is shuffled. @param events all that has happened in the game */
export function placedIn(s: State, seat: number, events: Iterable<GameEvent>): Id[] {
  const places = placesIn(s, events);
  return player(s, seat).library.filter(places);
}

/**
 * What must be left to chance when a game goes back to a point.
 * @param earlier all that happened up to the point
 * @param since what has happened after it, in its order
 */
export function planOf(point: State, earlier: Iterable<GameEvent>, since: readonly Since[]): Restored[] {
  const hasPlace = placesIn(point, earlier);
  return point.players.rows.flatMap((_, seat) => {
    const traced = trace(point, seat, since);
    const { library } = player(point, seat);
    // Whose place was known before it was drawn is no card of which it could be another.
    const drawn = library.filter((id) => traced.drawn.has(id) && !hasPlace(id));
    const hand = drawn.length > 0 ? untold(point, seat) : [];
    const unordered = traced.shuffled || [...traced.seen].some((id) => !hasPlace(id));
    if (hand.length === 0 && !unordered) return [];
    const kept = library.filter((id) => hasPlace(id) || traced.left.has(id));
    return [{ seat, hand, library: hand.length > 0 ? drawn : [], kept: unordered ? kept : null }];
  });
}

/** Cards of a hand of which nobody else can tell which they are. */
function untold(s: State, seat: number): readonly Id[] {
  const others = s.players.rows.flatMap((_, i) => (i === seat ? [] : [sightOf(s, i)]));
  return player(s, seat).hand.filter((id) => (must(s, id).known & ~(1 << seat)) === 0 && !others.some((sight) => sight.get(id)));
}

/** Tells of cards in libraries whether they lie where they do by more than chance: somebody put them there, or knows them there. */
function placesIn(s: State, events: Iterable<GameEvent>): (id: Id) => boolean {
  const named = namedIn(events);
  const knows = knowing(s);
  return (id) => named.has(id) || knows(id) !== 0;
}

const known = new WeakMap<State, (id: Id) => number>();

/** Tells of a card who knows it, a bit for each seat. Many points are looked at with the same states after them. */
function knowing(s: State): (id: Id) => number {
  const found = known.get(s) ?? newKnowing(s);
  known.set(s, found);
  return found;
}

function newKnowing(s: State): (id: Id) => number {
  const sights = s.players.rows.map((_, seat) => sightOf(s, seat));
  return (id) => sights.reduce((bits, sight, seat) => bits | (sight.get(id) === true ? 1 << seat : 0), must(s, id).known);
}

function trace(point: State, seat: number, since: readonly Since[]): Traced {
  const { library } = player(point, seat);
  const there = new Set(library);
  const knew = knowing(point);
  const t: Traced = { drawn: new Set(), left: new Set(), seen: new Set(), shuffled: false };
  for (const { state, events } of since) {
    for (const e of events) {
      if (e.kind === 'shuffle' && e.player === seat) t.shuffled = true;
      else if (e.kind === 'zone' && e.from === 'library' && e.to !== 'library' && e.player === seat)
        leaves(point, state, seat, e, there, t);
      else for (const id of namedBy(e)) if (there.has(id) && !t.left.has(id)) t.seen.add(id);
    }
    const knows = knowing(state);
    for (const id of library) if (live(state, id)?.zone === 'library' && (knows(id) & ~knew(id)) !== 0) t.seen.add(id);
  }
  return t;
}

/** A card has left the library. One that came there by a shuffle is found again by which card it is. */
function leaves(point: State, now: State, seat: number, e: GameEvent, there: ReadonlySet<Id>, t: Traced): void {
  const untold = e.to === 'hand' && e.known !== -1 && (e.known & ~(1 << seat)) === 0;
  if (there.has(e.object)) {
    t.seen.delete(e.object);
    t.left.add(e.object);
    if (untold) t.drawn.add(e.object);
    return;
  }
  const card = record(now, e.became)?.card ?? record(now, e.object)?.card;
  if (!untold || !t.shuffled || card === undefined) return;
  const same = player(point, seat).library.find((id) => must(point, id).card === card && !t.drawn.has(id) && !t.left.has(id));
  if (same !== undefined) t.drawn.add(same);
}

/** Carries out what is left to chance of one player's cards. */
export function restore(g: G, { seat, hand, library, kept }: Restored): void {
  const renewed = exchange(g, seat, hand, library);
  if (kept !== null)
    shuffleLibrary(
      g,
      seat,
      kept.map((id) => renewed.get(id) ?? id),
    );
}

/** CR 402.3: any of these can be any of those; each place gets a new id, as in a shuffle, so that nothing that was learned leads to a card. */
function exchange(g: G, seat: number, hand: readonly Id[], library: readonly Id[]): ReadonlyMap<Id, Id> {
  const { s } = g;
  const renewed = new Map<Id, Id>();
  if (library.length === 0 || hand.length === 0) return renewed;
  const places = [...hand, ...library];
  const cards = shuffled(
    s,
    places.map((id) => {
      const { card, face, flags, owner } = must(s, id);
      return { card, face, flags, owner };
    }),
  );
  places.forEach((id, i) => {
    const known = i < hand.length ? 1 << seat : 0;
    const w = writeObj(s, id);
    Object.assign(w, cards[i], { id: makeId(slotOf(id), generationOf(id) + 1), known, timestamp: s.nextTimestamp++ });
    renewed.set(id, w.id);
  });
  const now = (ids: readonly Id[]): Id[] => ids.map((id) => renewed.get(id) ?? id);
  setZone(s, 'hand', seat, now(player(s, seat).hand));
  setZone(s, 'library', seat, now(player(s, seat).library));
  invalidate(s);
  return renewed;
}
