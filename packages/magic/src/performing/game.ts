/** Turns, winning and losing, players' counters (CR 500.7, 104, 122). */
import { ask, seatEntity } from '@apnap/kernel';
import { controlNext } from '../actions/control-player.js';
import { becomeDaytime } from '../actions/daytime.js';
import { designate } from '../actions/designations.js';
import { restartGame } from '../actions/restart.js';
import { increaseSpeed } from '../actions/speed.js';
import { bind, chooseEntities, chooseFrom } from '../events/choose.js';
import { commitPlayerCounters } from '../events/commit.js';
import { perform } from '../events/perform.js';
import { quantity } from '../reading/quantity.js';
import { players } from '../reading/select.js';
import { endIfDecided, loseGame, winGame } from '../state-based/ending.js';
import { addPhases, endTheTurn, skipNext } from '../turn/phases.js';
import { endCombat } from '../turn/steps.js';
import type { Perform } from './family.js';

/** CR 500.7: an extra turn is taken right after this one; the most recently created first. */
const extraTurn: Perform<'extraTurn'> = (g, env, e) => {
  const seats = players({ s: g.s, env, it: 0 }, e.who);
  if (e.after) g.s.turnsAfter = [...g.s.turnsAfter, ...seats];
  else g.s.extraTurns = [...g.s.extraTurns, ...seats];
  return env;
};

/** CR 720.1 */
const controlPlayer: Perform<'controlPlayer'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const by = players(cx, e.who)[0];
  if (by !== undefined) for (const whom of players(cx, e.whom)) controlNext(g.s, by, whom, e.during ?? 'turn');
  return env;
};

/** CR 104.3e; several who lose at once are a draw (104.4a), so the game ends after all of them. */
const lose: Perform<'loseGame'> = (g, env, e) => {
  const reason = { id: 'end.effect', params: { source: env.source } };
  loseGame(
    g,
    players({ s: g.s, env, it: 0 }, e.who).map((seat) => ({ seat, rule: '104.3e', reason })),
  );
  endIfDecided(g);
  return env;
};

/** CR 104.2b */
const win: Perform<'winGame'> = (g, env, e) => {
  const seat = players({ s: g.s, env, it: 0 }, e.who)[0];
  if (seat !== undefined) winGame(g, seat, '104.2b', { id: 'end.effect', params: { source: env.source } });
  return env;
};

const playerCounters: Perform<'playerCounters'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const n = quantity(cx, e.count);
  const seats = players(cx, e.who);
  if (e.change === 'remove') for (const seat of seats) commitPlayerCounters(g, seat, e.counter, -n, '122.1');
  else
    perform(
      g,
      seats.map((seat) => ({ p: 'counters', id: seatEntity(seat), counter: e.counter, n, rule: '122.1', source: env.source })),
    );
  return env;
};

const extraPhase: Perform<'extraPhase'> = (g, env, e) => {
  addPhases(g.s, e.phase);
  return env;
};

const skip: Perform<'skip'> = (g, env, e) => {
  for (const seat of players({ s: g.s, env, it: 0 }, e.who)) skipNext(g.s, seat, e.step, env.source);
  return env;
};

const endTurn: Perform<'endTurn'> = (g, env) => {
  endTheTurn(g, endCombat);
  return env;
};

/** The players' order of turns, from the one whose turn it is. */
const reverseTurns: Perform<'reverseTurns'> = (g, env) => {
  g.s.order = g.s.order.slice().reverse();
  return env;
};

const gainDesignation: Perform<'gainDesignation'> = (g, env, e) => {
  for (const seat of players({ s: g.s, env, it: 0 }, e.who)) designate(g, seat, e.designation);
  return env;
};

/** CR 702.179c */
const speed: Perform<'speed'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  for (const seat of players(cx, e.who)) increaseSpeed(g, seat, quantity(cx, e.increase));
  return env;
};

const dayNight: Perform<'dayNight'> = (g, env, e) => {
  becomeDaytime(g, e.becomes, '728.1');
  return env;
};

/** CR 700.3: a player separates, another chooses a pile. */
const piles: Perform<'piles'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const all = chooseEntities(g, env, e.of);
  const divider = players(cx, e.who)[0] ?? env.you;
  const first = chooseFrom(g, divider, all, 0, all.length, env.source, 'ask.separate', '700.3');
  const second = all.filter((id) => !first.includes(id));
  const answer = ask(g, {
    seat: players(cx, e.chooser)[0] ?? env.you,
    kind: 'option',
    ask: { form: 'pick', options: [{ pile: first }, { pile: second }], min: 1, max: 1 },
    rule: '700.3',
    prompt: { id: 'ask.pile' },
    source: env.source,
    visible: 'all',
  });
  const taken = 'pick' in answer && answer.pick[0] === 1 ? [second, first] : [first, second];
  return bind(bind(env, e.bindChosen, taken[0]), e.bindOther, taken[1]);
};

/** CR 724.1 */
const restart: Perform<'restartGame'> = (g, env, e) => {
  const keep = chooseEntities(g, env, e.keep);
  const after = bind(env, e.bind, keep);
  restartGame(g, env, keep, after);
  return after;
};

export const EFFECTS = {
  restartGame: restart,
  extraPhase,
  skip,
  endTurn,
  reverseTurns,
  gainDesignation,
  speed,
  dayNight,
  piles,
  extraTurn,
  controlPlayer,
  loseGame: lose,
  winGame: win,
  playerCounters,
};
