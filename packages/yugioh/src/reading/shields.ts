/** What keeps cards from being destroyed or affected (Y14.19, Y23.16, Y23.17). */

import { card } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { isOf, kindOf, shields } from './looks.js';
import { type Env, fits, isOfSuch, traitsOf } from './values.js';

/** Y23.17, Y14.19: whether something keeps a card from being destroyed so; `source`: the card whose effect it is, or -1. */
export const isIndestructible = (s: State, row: number, by: 'battle' | 'effect', from: Seat, source = -1, foe = -1): boolean =>
  traitsOf(s, row).some(
    (t) =>
      t.trait === 'indestructible' &&
      (t.by === by || t.by === 'both') &&
      (!t.foe || (foe >= 0 && fits(s, foe, t.foe, { you: card(s, row).controller, self: row }))) &&
      (!t.kinds || (source >= 0 && t.kinds.includes(kindOf(s, source)))) &&
      isOf(t.whose, from, card(s, row).controller),
  );

/** Y23.16: a card that is unaffected by an effect of that card. */
export const isUnaffected = (s: State, row: number, env: Env): boolean => {
  const { zone } = card(s, row);
  return (
    s._pool.shields &&
    (zone === 'monster' || zone === 'spell') &&
    traitsOf(s, row).some((t) => shields(s, t, row, env) && isOfSuch(s, t, row, env))
  );
};
