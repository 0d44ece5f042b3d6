/** Whether a seat is meant. */

import type { PlayerRef } from '@apnap/ability';
import { seatEntity } from '@apnap/kernel';
import type { Cx } from '../state/context.js';
import { takingTurns } from '../state/markers.js';
import { procedures } from '../state/procedures.js';
import { sameTeam } from '../state/teams.js';
import { affects, meansTeam } from './range.js';

/** Whether a seat is among those denoted; cheaper than listing them. */
export function includesSeat(cx: Cx, ref: PlayerRef, seat: number): boolean {
  switch (ref.player) {
    case 'you':
      return seat === cx.env.you || (meansTeam(cx.s, cx.env.source) && sameTeam(cx.s, seat, cx.env.you));
    case 'yourTeam':
      return sameTeam(cx.s, seat, cx.env.you); // CR 102.3
    case 'eachTeammate':
      return isTeammate(cx, seat) && affects(cx.s, cx.env, seatEntity(seat));
    case 'each':
      return affects(cx.s, cx.env, seatEntity(seat));
    case 'eachOpponent':
      return !sameTeam(cx.s, seat, cx.env.you) && affects(cx.s, cx.env, seatEntity(seat));
    case 'eachOther':
      return seat !== cx.env.you && affects(cx.s, cx.env, seatEntity(seat));
    default:
      return procedures.players(cx, ref).includes(seat);
  }
}

/** CR 102.3 */
const isTeammate = (cx: Cx, seat: number): boolean => seat !== cx.env.you && sameTeam(cx.s, seat, cx.env.you);

/** Whether it is the turn of a seat among those denoted; of a team's turn, of any of its members (CR 805.4a). */
export const isTurnOf = (cx: Cx, ref: PlayerRef): boolean => takingTurns(cx.s).some((seat) => includesSeat(cx, ref, seat));
