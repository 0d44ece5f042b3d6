/** What players could give each other (Y25.13). */

import type { Effect, Filter } from '../language/effects.js';
import { card, monstersOf, player } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { type Env, fits, traitsOf } from './values.js';

/** Monsters of a player that can go to the other's field. */
export const tradeable = (s: State, seat: Seat, what: Filter, env: Env): number[] =>
  monstersOf(s, seat).filter(
    (row) =>
      card(s, row).place < 5 && (seat !== env.you || fits(s, row, what, env)) && !traitsOf(s, row).some((t) => t.trait === 'noSwitch'),
  );

/** Whether both have something to give; a card of a hand that is being activated is not there any more. */
export const mayTrade = (s: State, effect: Extract<Effect, { do: 'tradeMonsters' | 'tradeHands' }>, env: Env): boolean =>
  ([0, 1] as const).every((seat) =>
    effect.do === 'tradeHands' ? player(s, seat).hand.some((r) => r !== env.self) : tradeable(s, seat, effect.what, env).length > 0,
  );

/** Y17.3: whether both can draw what they would discard, and somebody has something to discard. */
export const mayRenew = (s: State, n: number | undefined, env: Env): boolean =>
  ([0, 1] as const).every((seat) => player(s, seat).deck.length >= (n ?? player(s, seat).hand.length)) &&
  ([0, 1] as const).some((seat) => player(s, seat).hand.some((r) => r !== env.self));
