/** Commit, of players: life and counters, each with the event that says so. What a team shares is written for all of it (CR 810.9, 810.10). */

import { counterCount } from '@apnap/ability';
import { invalidate } from '../reading/characteristics.js';
import { player, writePlayer } from '../state/access.js';
import { withCounters } from '../state/counters.js';
import { withinReach } from '../state/limits.js';
import { type G, log } from '../state/log.js';
import { inCommon, lifeWith } from '../state/teams.js';
import type { State } from '../state/types.js';

/** CR 810.9: what happens to one player's life happens to the life total that the team shares. */
function setLife(s: State, seat: number, life: number): void {
  for (const each of lifeWith(s, seat)) writePlayer(s, each).life = life;
}

/** CR 119.3. Returns whether it happened. */
export function loseLifeNow(g: G, seat: number, amount: number, rule = '119.3'): boolean {
  if (amount <= 0) return false;
  setLife(g.s, seat, withinReach(player(g.s, seat).life - amount));
  if (g.s._pool.reads.life) invalidate(g.s);
  log(g, 'loseLife', rule, { player: seat, amount });
  return true;
}

export function gainLifeNow(g: G, seat: number, amount: number, rule = '119.3'): boolean {
  if (amount <= 0) return false;
  setLife(g.s, seat, withinReach(player(g.s, seat).life + amount));
  if (g.s._pool.reads.life) invalidate(g.s);
  log(g, 'gainLife', rule, { player: seat, amount });
  return true;
}

/** Puts or removes counters of a player (CR 122.1f). @returns the change */
export function commitPlayerCounters(g: G, seat: number, kind: string, n: number, rule = '122.1'): number {
  const p = player(g.s, seat);
  const have = counterCount(p.counters, kind);
  const now = withinReach(Math.max(0, have + n));
  const stamp = g.s.nextTimestamp++;
  // CR 810.10: a team shares its poison counters
  for (const each of kind === 'poison' ? inCommon(g.s, seat) : [seat])
    writePlayer(g.s, each).counters = withCounters(player(g.s, each).counters, kind, now, stamp) ?? [];
  invalidate(g.s);
  log(g, 'counters', rule, { object: -(seat + 1), word: kind, amount: now - have, player: seat });
  return now - have;
}
