/** Leaving and ending the game (CR 104, 800.4). */
import type { Message } from '@apnap/kernel';
import { cantLoseGame } from '../events/prohibitions.js';
import { derived } from '../reading/characteristics.js';
import { includesSeat } from '../reading/seats.js';
import { opponents, player, writePlayer } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { idOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { revealConspiracies } from '../variants/conspiracy.js';
import { leaveGame } from './leaving.js';

/** A player loses and leaves the game; with one player left that player wins (CR 104.2a). Conceding can't be prevented (104.3a). */
export function loseGame(g: G, seat: number, rule: string, reason: Message): void {
  const { s } = g;
  if (player(s, seat).lost || (rule !== '104.3a' && cantLoseGame(s, seat))) return;
  if (rule !== '104.3a' && replaced(g, 'loseGame', seat)) return;
  writePlayer(s, seat).lost = 1;
  s._derived = null;
  noteTriggers(g, [log(g, 'loseGame', rule, { player: seat, word: reason.id })], null);
  s.lossReason = { rule, reason };
}

/** CR 614.1a: "if you would lose the game, instead …". */
function replaced(g: G, what: 'loseGame' | 'winGame', seat: number): boolean {
  const { s } = g;
  for (const r of derived(s).replacements) {
    const { replacement } = r;
    if (replacement.replace !== what || !includesSeat({ s, env: r.env, it: 0 }, replacement.who, seat)) continue;
    if (r.lasting !== 0) useUp(s, r.lasting);
    const roles = { event: 0, object: 0, source: 0, recipient: 0, player: seat, amount: 0, became: 0 };
    procedures.runInline(g, idOf(s._pool, replacement.instead), { ...r.env, event: roles });
    return true;
  }
  return false;
}

/** One use of a lasting effect. */
function useUp(s: State, id: number): void {
  s.lasting = s.lasting.flatMap((l) => (l.id !== id ? [l] : l.uses < 0 ? [l] : l.uses > 1 ? [{ ...l, uses: l.uses - 1 }] : []));
  s._derived = null;
}

/** CR 104.1: ends the game with these winners. */
export function winGame(g: G, seat: number, rule: string, reason: Message): void {
  const { s } = g;
  if (replaced(g, 'winGame', seat)) return;
  if (s.range) {
    // CR 801.14: all opponents within the range of influence lose instead
    for (const other of opponents(s, seat)) loseGame(g, other, '801.14', reason);
    endIfDecided(g);
    return;
  }
  revealConspiracies(g, s.order);
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
  revealConspiracies(g, s.order);
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
  revealConspiracies(g, g.s.order);
  log(g, 'draw game', rule, { word: reason.id });
  g.s.result = { winners: [], rule, reason };
  g.s.frames = [];
}

/** CR 801.15-801.16: the game is a draw for these players, who leave it; the others go on. */
export function drawFor(g: G, seats: readonly number[], rule: string, reason: Message): void {
  const { s } = g;
  const out = seats.filter((seat) => !player(s, seat).lost);
  if (s.order.every((seat) => player(s, seat).lost || out.includes(seat))) {
    drawGame(g, rule, reason);
    return;
  }
  for (const seat of out) {
    writePlayer(s, seat).lost = 1;
    log(g, 'draw game', rule, { player: seat, word: reason.id });
  }
  s._derived = null;
  endIfDecided(g);
}
