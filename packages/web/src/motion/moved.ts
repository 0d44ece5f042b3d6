/** Which card that is gone is which card that has come: a card that changes zones is another object, and often has another number. */

import type { CardView, MagicView, StackItem } from '@apnap/protocol';
import type { Pile } from './steps.js';

export type Zone = Pile | 'battlefield' | 'stack';

/** Everything on a stack: also on those of turns that are taken at the same time (CR 807.5). The last of this turn's is on top. */
export const onStacks = ({ stack, turn }: MagicView): readonly StackItem[] =>
  turn.others ? [...turn.others.flatMap((other) => other.stack), ...stack] : stack;

/** A card where a view shows it. `id`: by which it is found on the page. */
export interface Lying {
  id: number;
  card: CardView;
  zone: Zone;
  seat: number;
}

/** All cards of a view that lie somewhere, by number. */
export function lying(game: MagicView): Map<number, Lying> {
  const all = new Map<number, Lying>();
  const add = (id: number, card: CardView, zone: Zone, seat: number) => all.set(id, { id, card, zone, seat });
  for (const p of game.players) {
    for (const c of p.hand) add(c.id, c, 'hand', p.seat);
    for (const c of p.graveyard) add(c.id, c, 'graveyard', p.seat);
    for (const c of p.exile) add(c.id, c, 'exile', p.seat);
  }
  for (const c of game.command) add(c.id, c, 'command', c.owner);
  for (const c of game.battlefield) add(c.id, c, 'battlefield', c.controller);
  for (const s of onStacks(game)) if (s.kind === 'spell' && s.card) add(s.id, s.card, 'stack', s.controller);
  return all;
}

export interface Moved {
  moved: { was: Lying; is: Lying }[];
  gone: Lying[];
  come: Lying[];
}

const face = ({ card }: Lying): string => `${card.owner}|${card.face}`;
const owner = ({ card }: Lying): string => `${card.owner}`;

/** Cards that changed zones between two views; those that came out of sight or went there are told apart. */
export function movedCards(before: MagicView, after: MagicView): Moved {
  const old = lying(before);
  const now = lying(after);
  const moved: Moved['moved'] = [];
  let gone: Lying[] = [];
  let come: Lying[] = [];
  for (const [id, was] of old) {
    const is = now.get(id);
    if (!is) gone.push(was);
    else if (is.zone !== was.zone) moved.push({ was, is });
  }
  for (const [id, is] of now) if (!old.has(id)) come.push(is);
  const pair = (key: (x: Lying) => string, fits: (was: Lying, is: Lying) => boolean) => {
    for (const is of come.slice()) {
      const was = gone.find((g) => g.zone !== is.zone && key(g) === key(is) && fits(g, is));
      if (!was) continue;
      moved.push({ was, is });
      gone = gone.filter((g) => g !== was);
      come = come.filter((c) => c !== is);
    }
  };
  pair(face, (was, is) => !was.card.token || is.card.token === true);
  // What had another face, or none, on the battlefield or the stack has its own elsewhere.
  pair(owner, (was) => !was.card.token && (was.zone === 'battlefield' || was.zone === 'stack'));
  return { moved, gone, come };
}
