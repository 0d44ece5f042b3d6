/** Leaving and ending the game (CR 104, 800.4). */
import type { Message } from '@apnap/kernel';
import { settle } from '../events/perform.js';
import { cantLoseGame } from '../events/prohibitions.js';
import { opponents, player, writePlayer } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { markersAfterLeaving, markersTooMany } from '../state/markers.js';
import { fallsWith, inCommon, sameTeam } from '../state/teams.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { revealConspiracies } from '../variants/conspiracy.js';
import { rulesOf } from '../years/differences.js';
import { leaveGame } from './leaving.js';

/** A player who is to lose the game, by which rule, and why. */
export interface Loss {
  seat: number;
  rule: string;
  reason: Message;
  /** Event that led to it; absent: what is going on now. */
  cause?: number;
}

/**
 * Players lose and leave the game at once; with one player left that player wins (CR 104.2a). What is done instead (614.1a) is done after all have lost.
 * @returns whether anybody lost, or anything was done instead.
 */
export function loseGame(g: G, losses: readonly Loss[]): boolean {
  const open = losses.filter(({ seat }) => !player(g.s, seat).lost && !cantLoseGame(g.s, seat));
  const judged = open.map((loss) => ({ loss, ...settle(g, { p: 'loseGame', seat: loss.seat }) }));
  // CR 810.8a: a team loses as one, so what is done instead for one of its players is done for all
  const stays = judged.flatMap(({ loss, left }) => (left ? [] : inCommon(g.s, loss.seat)));
  for (const { loss, left } of judged) if (left && !stays.includes(loss.seat)) lost(g, loss);
  for (const { besides } of judged) besides();
  return open.length > 0;
}

/** CR 104.3a, 810.8b: nothing prevents or replaces a concession. */
export const concede = (g: G, seat: number): void => lost(g, { seat, rule: '104.3a', reason: { id: 'end.concede' } });

function lost(g: G, { seat, rule, reason, cause }: Loss): void {
  const { s } = g;
  const before = s.cause;
  s.cause = cause ?? before;
  for (const each of fallsWith(s, seat)) {
    if (player(s, each).lost) continue;
    writePlayer(s, each).lost = 1;
    s._derived = null;
    noteTriggers(g, [log(g, 'loseGame', rule, { player: each, word: reason.id })], null);
  }
  s.lossReason = { rule, reason };
  s.cause = before;
}

/** CR 104.1, 104.2b: ends the game with this winner, unless that player can't win or something is done instead. */
export function winGame(g: G, seat: number, rule: string, reason: Message): void {
  const { s } = g;
  // 2015:104.3h: among three or more nobody wins by it: the opponents lose
  if (s.players.rows.length > 2 && rulesOf(s).winning === 'othersLose') {
    opponentsLose(g, seat, s.range ? '801.14' : '104.3h', reason);
    return;
  }
  const { left, besides } = settle(g, { p: 'winGame', seat });
  besides();
  if (left === null) return;
  if (s.range) {
    // CR 801.14: all opponents within the range of influence lose instead
    opponentsLose(g, seat, '801.14', reason);
    return;
  }
  revealConspiracies(g, s.order);
  log(g, 'winGame', rule, { player: seat, word: reason.id });
  s.result = { winners: winnersWith(s, seat), rule, reason };
  s.frames = [];
}

/** CR 104.2c, 810.8a: with a player the whole team wins, those who had lost before among it. */
const winnersWith = (s: State, seat: number): number[] =>
  s.teams === undefined ? [seat] : [...s.players.rows.keys()].filter((other) => sameTeam(s, other, seat));

function opponentsLose(g: G, seat: number, rule: string, reason: Message): void {
  loseGame(
    g,
    opponents(g.s, seat).map((other) => ({ seat: other, rule, reason })),
  );
  endIfDecided(g);
}

/** Ends the game when at most one player or team is left: the last one wins (CR 104.2a, 104.2c), or all lost at once and it is a draw (104.4a). */
export function endIfDecided(g: G): boolean {
  const { s } = g;
  if (s.result) return true;
  const left = s.order.filter((seat) => !player(s, seat).lost);
  if (left.some((seat) => !sameTeam(s, seat, left[0]))) {
    const leaving = s.order.filter((seat) => player(s, seat).lost && !player(s, seat).gone);
    const fewer = markersTooMany(s) > 0;
    for (const seat of leaving) leaveGame(g, seat, fewer);
    markersAfterLeaving(g, leaving);
    return false;
  }
  revealConspiracies(g, s.order);
  const why = s.lossReason ?? { rule: '104.2a', reason: { id: 'end.last' } };
  if (left.length > 0) {
    log(g, 'winGame', s.teams === undefined ? '104.2a' : '104.2c', { player: left[0], word: 'end.last' });
    s.result = { winners: winnersWith(s, left[0]), rule: why.rule, reason: why.reason };
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
  const all = [...new Set(seats.flatMap((seat) => fallsWith(s, seat)))]; // CR 809.5c
  const out = all.filter((seat) => !player(s, seat).lost);
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
