/** Boosters that lie before seats, one behind the other: who is given a second one drafts from it when the first is passed (CR 905.2). */
import { nextAfter } from './passing.js';
import type { DraftFrame, DraftState, Place } from './types.js';

/** The place of a booster before a seat. @param n how many boosters lie there first */
const placeAt = (at: number, n: number): Place => (n > 0 ? { at, behind: n } : { at });

/** Moves what is known of boosters by where they lie; what is known of those that are empty is gone. */
function move(s: DraftState, to: (place: Place) => Place | undefined): void {
  const moved = <P extends Place>(places: readonly P[]): P[] =>
    places.flatMap((p): P[] => {
      const place = to(p);
      const { behind: _, ...rest } = p;
      return place ? [{ ...(rest as P), ...place }] : [];
    });
  s.matters = { ...s.matters, marks: moved(s.matters.marks), fresh: moved(s.matters.fresh) };
}

/** All pass what is left of the boosters they drafted from, behind those that already lie there; nobody passes an empty one. */
export function passAll(s: DraftState, frame: DraftFrame): void {
  const to = (seat: number): number => nextAfter(s, frame, seat);
  const { packs, behind } = s;
  const queues = packs.map((_, seat) => {
    const from = packs.findIndex((_pack, i) => to(i) === seat);
    return [...behind[seat], packs[from]].filter((pack) => pack.length > 0);
  });
  s.packs = queues.map(([first = []]) => first);
  s.behind = queues.map((queue) => queue.slice(1));
  // A booster that was passed was opened by somebody else.
  s.matters = { ...s.matters, fresh: s.matters.fresh.filter((p) => p.behind) };
  move(s, (p) => {
    if (p.behind) return placeAt(p.at, p.behind - 1);
    return packs[p.at].length > 0 ? placeAt(to(p.at), behind[to(p.at)].length) : undefined;
  });
}

/** A booster is opened before a seat: its next pick is from it, before what lies there. */
export function layFirst(s: DraftState, seat: number, booster: readonly number[]): void {
  const there = s.packs[seat].length > 0 ? [s.packs[seat]] : [];
  s.behind = s.behind.map((queue, i) => (i === seat ? [...there, ...queue] : queue));
  s.packs = s.packs.map((pack, i) => (i === seat ? booster : pack));
  move(s, (p) => placeAt(p.at, (p.behind ?? 0) + (p.at === seat ? 1 : 0)));
  s.matters = { ...s.matters, fresh: [...s.matters.fresh, { at: seat }] };
}
