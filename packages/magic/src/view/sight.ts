/**
 * Which objects a viewer can see, and of which he can tell which card they are: the ids of his view, without the view (CR 400.2, 708.5). A test holds
 * the two together.
 */
import type { Id } from '@apnap/kernel';
import { hasFlag, live, must, player } from '../state/access.js';
import { stacks } from '../state/markers.js';
import { FLAG } from '../state/objects.js';
import type { State } from '../state/types.js';
import { type Eyes, eyesFor, handShownTo, mayLookAt, offeredCards, topShownTo, visibleZone } from './view.js';

/** For each object that is seen: whether its card is, too. A face-down object is seen by all, its card by few. */
export type Sight = ReadonlyMap<Id, boolean>;

/** What the seat (null: a spectator) sees of the objects of a state. */
export function sightOf(s: State, seat: number | null): Sight {
  const eyes = eyesFor(s, seat);
  const out = new Map<Id, boolean>();
  const see = (id: Id): void => {
    out.set(id, !hasFlag(must(s, id), FLAG.faceDown) || (eyes !== 0 && mayLookAt(s, id, eyes)));
  };
  for (const id of s.battlefield) see(id);
  for (const p of s.phased) see(p.id);
  for (const id of s.exile) see(id);
  for (const id of s.command) see(id);
  s.players.rows.forEach((p, i) => {
    for (const id of handShownTo(s, i, eyes)) out.set(id, true);
    for (const id of p.graveyard) out.set(id, true);
    const top = topShownTo(s, i, eyes);
    if (top) out.set(top, true);
    if (companionOf(s, i)) out.set(p.companion, true);
  });
  for (const id of stacks(s)) seeOnStack(s, id, eyes, out);
  seeOffered(s, seat, out);
  return out;
}

const companionOf = (s: State, seat: number): boolean => {
  const { companion } = player(s, seat);
  return companion !== 0 && live(s, companion)?.zone === 'outside';
};

/** Of an ability the source is seen where it is in a zone all can see. Whoever cast a spell face down knows it (CR 708.5). */
function seeOnStack(s: State, id: Id, eyes: Eyes, out: Map<Id, boolean>): void {
  const o = must(s, id);
  const mine = (eyes & (1 << o.controller)) !== 0;
  out.set(id, !hasFlag(o, FLAG.faceDown) || mine);
  if (!o.stack || o.stack.kind === 'spell') return;
  const { source } = o.stack.env;
  if (live(s, source) && visibleZone(s, source) && !out.has(source)) out.set(source, !hasFlag(must(s, source), FLAG.faceDown));
}

/** What is offered to whoever decides. */
function seeOffered(s: State, seat: number | null, out: Map<Id, boolean>): void {
  if (!s.pending) return;
  for (const id of offeredCards(s, s.pending, seat)) if (!out.get(id)) out.set(id, !hasFlag(must(s, id), FLAG.faceDown));
}

/** What everybody together sees of a game that is over, and of hands all. */
export function sightOfAll(s: State): Sight {
  const out = new Map<Id, boolean>();
  const add = (sight: Sight): void => {
    for (const [id, card] of sight) out.set(id, card || out.get(id) === true);
  };
  add(sightOf(s, null));
  s.players.rows.forEach((_, seat) => {
    add(sightOf(s, seat));
  });
  return out;
}
