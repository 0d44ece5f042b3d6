/** What a player may not have done in the turn in which an effect is activated (Y20.18). */

import type { Activated } from '../language/effects.js';
import { card, monstersOf } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { bans } from './summonable.js';
import { fits, holds } from './values.js';

/** Whether nothing that was done this turn stands against an activation. */
export function mayVow(s: State, seat: Seat, row: number, a: Activated): boolean {
  const attacked = (r: number): boolean => card(s, r).attackedIn === s.turn && card(s, r).attacks > 0;
  return (a.vows ?? []).every((v) => {
    if ('selfAttack' in v) return v.directly === true || !attacked(row);
    if ('othersAttack' in v) return !monstersOf(s, seat).some((r) => r !== row && attacked(r));
    if ('needs' in v) return holds(s, v.needs, { you: seat, self: row });
    if (!('ban' in v)) return true;
    const { ban } = v;
    switch (ban.ban) {
      case 'summon':
        return !s.deeds.some((d) => d.seat === seat && bans(s, ban, d.row, d.kind, seat, d.from));
      case 'battlePhase':
        return seat !== s.active || s.phase === 'draw' || s.phase === 'standby' || (s.phase === 'main1' && s.uses.toBattle !== 1);
      case 'attack':
        return !monstersOf(s, seat).some((r) => attacked(r) && !(ban.except && fits(s, r, ban.except, { you: seat, self: row })));
      default:
        return true;
    }
  });
}
