/** What players may not do (Y23.19). */

import type { Ban } from '../language/effects.js';
import type { Seat, State } from '../state/types.js';
import { seatsFor } from './looks.js';
import { statics } from './values.js';

/** All that a player is forbidden now: by continuous effects, then by what lasts, in the order in which it began. */
export const bansOn = (s: State, seat: Seat): Ban[] => [
  ...(s._pool.holds
    ? statics(s).flatMap((e) => (e.text.kind === 'ban' && seatsFor(e.text.who, s, e.env.you).includes(seat) ? [e.text.ban] : []))
    : []),
  ...s.lasting.flatMap((l) => (l.on === 'ban' && l.who === seat ? [l.ban] : [])),
];

/** Y6.11: how many cards a player may keep at the end of their turn. */
export const handLimit = (s: State, seat: Seat): number => bansOn(s, seat).reduce((n, b) => (b.ban === 'handOver' ? b.n : n), 6);
