/** Whether a seat is meant. */

import type { PlayerRef } from '@apnap/ability';
import { seatEntity } from '@apnap/kernel';
import type { Cx } from '../state/context.js';
import { procedures } from '../state/procedures.js';
import { affects } from './range.js';

/** Whether a seat is among those denoted; cheaper than listing them. */
export function includesSeat(cx: Cx, ref: PlayerRef, seat: number): boolean {
  switch (ref.player) {
    case 'you':
    case 'yourTeam': // CR 102.3: no game here is between teams
      return seat === cx.env.you;
    case 'each':
      return affects(cx.s, cx.env, seatEntity(seat));
    case 'eachOpponent':
    case 'eachOther':
      return seat !== cx.env.you && affects(cx.s, cx.env, seatEntity(seat));
    default:
      return procedures.players(cx, ref).includes(seat);
  }
}
