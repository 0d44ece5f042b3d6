/** Turns, winning and losing, players' counters (CR 500.7, 104, 122). */
import { commitPlayerCounters } from '../../events/commit.js';
import { cantWinGame } from '../../events/prohibitions.js';
import { endIfDecided, loseGame, winGame } from '../../state-based/ending.js';
import type { Perform } from '../leaf.js';
import { quantity } from '../quantity.js';
import { players } from '../select.js';

/** CR 500.7: an extra turn is taken right after this one; the most recently created first. */
const extraTurn: Perform<'extraTurn'> = (g, env, e) => {
  for (const seat of players({ s: g.s, env, it: 0 }, e.who)) g.s.extraTurns = [...g.s.extraTurns, seat];
  return env;
};

/** CR 104.3e; several who lose at once are a draw (104.4a), so the game ends after all of them. */
const lose: Perform<'loseGame'> = (g, env, e) => {
  for (const seat of players({ s: g.s, env, it: 0 }, e.who))
    loseGame(g, seat, '104.3e', { id: 'end.effect', params: { source: env.source } });
  endIfDecided(g);
  return env;
};

/** CR 104.2b */
const win: Perform<'winGame'> = (g, env, e) => {
  const seat = players({ s: g.s, env, it: 0 }, e.who)[0];
  if (seat !== undefined && !cantWinGame(g.s, seat)) winGame(g, seat, '104.2b', { id: 'end.effect', params: { source: env.source } });
  return env;
};

const playerCounters: Perform<'playerCounters'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const n = quantity(cx, e.count);
  for (const seat of players(cx, e.who)) commitPlayerCounters(g, seat, e.counter, e.change === 'put' ? n : -n, '122.1');
  return env;
};

export const EFFECTS = { extraTurn, loseGame: lose, winGame: win, playerCounters };
