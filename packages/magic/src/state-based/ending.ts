/** Leaving and ending the game (CR 104, 800.4). */
import type { Message } from '@apnap/kernel';
import { type G, log } from '../engine.js';
import { cantLoseGame } from '../events/prohibitions.js';
import { player, writePlayer } from '../state/access.js';
import { leaveGame } from '../variants/leaving.js';

/** A player loses and leaves the game; with one player left that player wins (CR 104.2a). Conceding can't be prevented (104.3a). */
export function loseGame(g: G, seat: number, rule: string, reason: Message): void {
  const { s } = g;
  if (player(s, seat).lost || (rule !== '104.3a' && cantLoseGame(s, seat))) return;
  writePlayer(s, seat).lost = 1;
  s._derived = null;
  log(g, 'loseGame', rule, { player: seat, word: reason.id });
  s.lossReason = { rule, reason };
}

/** CR 104.1: ends the game with these winners. */
export function winGame(g: G, seat: number, rule: string, reason: Message): void {
  const { s } = g;
  log(g, 'winGame', rule, { player: seat, word: reason.id });
  s.result = { winners: [seat], rule, reason };
  s.frames = [];
}

/** Ends the game when at most one player is left: the last one wins (CR 104.2a), or all lost at once and it is a draw (104.4a). */
export function endIfDecided(g: G): boolean {
  const { s } = g;
  if (s.result) return true;
  const left = s.order.filter((seat) => !player(s, seat).lost);
  if (left.length > 1) {
    for (const seat of s.order) if (player(s, seat).lost && !player(s, seat).gone) leaveGame(g, seat);
    return false;
  }
  const why = s.lossReason ?? { rule: '104.2a', reason: { id: 'end.last' } };
  if (left.length === 1) {
    log(g, 'winGame', '104.2a', { player: left[0], word: 'end.last' });
    s.result = { winners: left, rule: why.rule, reason: why.reason };
  } else drawGame(g, '104.4a', { id: 'end.allLost' });
  s.frames = [];
  return true;
}

/** CR 104.4 */
export function drawGame(g: G, rule: string, reason: Message): void {
  log(g, 'draw game', rule, { word: reason.id });
  g.s.result = { winners: [], rule, reason };
  g.s.frames = [];
}
