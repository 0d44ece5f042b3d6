/** Looking ahead from a decision of a seat: answers tried in worlds dealt from what it believes. */
import type { Answer } from '@apnap/kernel';
import type { Asked } from '../player.js';
import type { Craft, Thumb } from './craft.js';
import type { Task } from './lines.js';
import { Crew } from './playout.js';
import { type Found, search } from './tree.js';

/** A decision as the seat sees it. `mind`: as it was before it was answered; `tried`: the first is what the others are compared with. */
export interface Ahead<V, G, W> {
  view: V;
  d: Asked;
  worlds: W;
  mind: Thumb<V, G>;
  tried: readonly Answer[];
}

export const lookAhead = <V, G, W>(
  seed: string,
  craft: Craft<V, G, W>,
  options: Task<V, G>['options'],
  { view, d, worlds, mind, tried }: Ahead<V, G, W>,
): Found =>
  search({
    seat: d.seat,
    turn: craft.turn(view),
    size: craft.size(view),
    craft,
    stride: craft.stride?.(view) ?? 1,
    options,
    tried,
    deal: (n) => craft.deal(worlds, `${seed} ${d.id} ${n}`),
    crew: (answer) => {
      const own = mind.copy();
      own.follow(view, answer);
      return Crew.of(craft, d.seat, own);
    },
  });
