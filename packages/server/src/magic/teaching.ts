/**
 * Whether an answer has taught anybody anything: what all seats see is compared before and after, and the state of chance; it doesn't matter by what kind
 * of event they came to see it.
 */
import { type Id, sameRng } from '@apnap/kernel';
import { FLAG, type GameEvent, idsTold, live, record, type Sight, type State } from '@apnap/magic';
import type { Sights } from '../games/hosted.js';

const sameChance = (x: State, y: State): boolean =>
  sameRng(x.rng, y.rng) && JSON.stringify([x.coins, x.dice]) === JSON.stringify([y.coins, y.dice]);

/** Whether by an answer of the seat `by` chance was used up, or anybody came to know a card, besides the seat's own that it knew and showed. */
export function teaches(before: State, after: State, events: readonly GameEvent[], by: number, seats: readonly Sights[]): boolean {
  if (!sameChance(before, after)) return true;
  const origins = originsOf(events);
  const giver = seats[by];
  return seats.some((sights, seat) => {
    const knew = (id: Id): boolean =>
      knewAs(before, id, seat, sights.before) || (giver !== undefined && knewAs(before, id, by, giver.before));
    const isNews = (id: Id): boolean => isCardNow(before, after, id) && !knew(originOf(origins, id));
    for (const [id, card] of sights.after) if (card && sights.before.get(id) !== true && isNews(id)) return true;
    return events.some((e) =>
      idsTold(e, seat).some((id) => id > 0 && sights.after.get(id) !== false && sights.before.get(id) !== true && isNews(id)),
    );
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
