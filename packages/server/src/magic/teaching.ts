/**
 * Whether an answer has taught anybody anything: what all seats see is compared before and after, and the state of chance; it doesn't matter by what kind
 * of event they came to see it.
 */
import { type Id, sameRng } from '@apnap/kernel';
import { FLAG, type GameEvent, idsTold, live, record, type Sight, type State, sightOf } from '@apnap/magic';
import type { Sights } from '../games/hosted.js';

/** Whether no chance was used up. */
export const sameChance = (x: State, y: State): boolean =>
  sameRng(x.rng, y.rng) && JSON.stringify([x.coins, x.dice]) === JSON.stringify([y.coins, y.dice]);

/** Whether by an answer of the seat `by` chance was used up, or anybody came to know a card, besides the seat's own that it knew and showed. */
export function teaches(before: State, after: State, events: readonly GameEvent[], by: number, seats: readonly Sights[]): boolean {
  if (!sameChance(before, after)) return true;
  const giver = seats[by];
  const knew = (id: Id): boolean => giver !== undefined && knewAs(before, id, by, giver.before);
  return seats.some((sights, seat) => newsFor({ before, after, events }, seat, sights).some(({ was }) => !knew(was)));
}

/** A step of a game, with what led to it. */
interface Change {
  before: State;
  after: State;
  events: readonly GameEvent[];
}

/** A card that a seat came to know, by what it is now and what it was before. */
interface News {
  id: Id;
  was: Id;
}

/** The cards that a seat knows after a step, or was told of by it, and did not know before. */
function newsFor({ before, after, events }: Change, seat: number, sights: Sights): News[] {
  const origins = originsOf(events);
  const shown = [...sights.after].flatMap(([id, card]) => (card ? [id] : []));
  const named = events.flatMap((e) => idsTold(e, seat)).filter((id) => id > 0 && sights.after.get(id) !== false);
  return [...new Set([...shown, ...named])].flatMap((id) => {
    if (sights.before.get(id) === true || !isCardNow(before, after, id)) return [];
    const was = originOf(origins, id);
    return knewAs(before, was, seat, sights.before) ? [] : [{ id, was }];
  });
}

/** What a seat came to know: of whose cards, where they were, and how many. */
export interface Heard {
  who: number;
  whose: number;
  from: 'library' | 'hand' | 'other';
  n: number;
}

/** What all seats came to know by a step, of their own cards and of others'. */
export function newsOf(before: State, after: State, events: readonly GameEvent[]): Heard[] {
  return before.players.rows.flatMap((_, who) => {
    const heard = new Map<string, Heard>();
    const cards = new Set<Id>();
    for (const { was } of newsFor({ before, after, events }, who, { before: sightOf(before, who), after: sightOf(after, who) })) {
      const o = live(before, was) ?? record(before, was);
      if (!o || cards.has(was)) continue;
      cards.add(was);
      const from = o.zone === 'library' || o.zone === 'hand' ? o.zone : 'other';
      const known = heard.get(`${o.owner}/${from}`);
      heard.set(`${o.owner}/${from}`, { who, whose: o.owner, from, n: (known?.n ?? 0) + 1 });
    }
    return [...heard.values()];
  });
}

/** From what an object is now to what it was (CR 400.7): each change of zones makes a new object. */
function originsOf(events: readonly GameEvent[]): Map<Id, Id> {
  const out = new Map<Id, Id>();
  for (const e of events) if (e.became > 0 && e.became !== e.object) out.set(e.became, e.object);
  return out;
}

function originOf(origins: ReadonlyMap<Id, Id>, id: Id): Id {
  let at = id;
  for (let from = origins.get(at); from !== undefined && from !== at; from = origins.get(at)) at = from;
  return at;
}

/** Whether the seat knew which card the object was. What was gone by then is nobody's secret any more; one's own cards outside the game one knows. */
function knewAs(before: State, id: Id, seat: number, sight: Sight): boolean {
  if (sight.get(id) === true) return true;
  const o = live(before, id);
  if (!o) return record(before, id) !== null;
  return o.zone === 'outside' && o.owner === seat;
}

/** Whether it is a card that somebody could come to know: tokens, copies and abilities come from nowhere, and what they are is said as they come. */
function isCardNow(before: State, after: State, id: Id): boolean {
  const o = record(after, id) ?? record(before, id);
  return o !== null && (o.flags & (FLAG.token | FLAG.copy)) === 0 && (o.stack === null || o.stack.kind === 'spell');
}
