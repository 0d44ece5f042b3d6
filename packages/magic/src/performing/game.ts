/** Turns, winning and losing, players' counters (CR 500.7, 104, 122). */
import { ask, type Id, randomInt, seatEntity } from '@apnap/kernel';
import { controlNext } from '../actions/control-player.js';
import { becomeDaytime } from '../actions/daytime.js';
import { designate } from '../actions/designations.js';
import { restartGame } from '../actions/restart.js';
import { increaseSpeed } from '../actions/speed.js';
import { bind, chooseEntities, chooseFrom } from '../events/choose.js';
import { commitPlayerCounters } from '../events/commit-players.js';
import { perform } from '../events/perform.js';
import { revealCards } from '../events/reveal.js';
import { quantity } from '../reading/quantity.js';
import { players, select } from '../reading/select.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { turnSeat } from '../state/teams.js';
import { endIfDecided, loseGame, winGame } from '../state-based/ending.js';
import { addPhases, endTheTurn, skipNext } from '../turn/phases.js';
import { endCombat } from '../turn/steps.js';
import type { Perform } from './family.js';

/** CR 500.7: an extra turn is taken right after this one; the most recently created first. */
const extraTurn: Perform<'extraTurn'> = (g, env, e) => {
  // CR 805.8: of several players of a team the team takes one
  const seats = [...new Set(players({ s: g.s, env, it: 0 }, e.who).map((seat) => turnSeat(g.s, seat)))];
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

/** CR 700.3: players separate, and then one pile of each is chosen. */
const piles: Perform<'piles'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const each = e.who.player === 'each' || e.who.player === 'eachOpponent' || e.who.player === 'eachOther';
  const own = (seat: number): readonly Id[] => select({ s: g.s, env, it: seatEntity(seat) }, e.of);
  const separated = each
    ? players(cx, e.who).map((seat) => separate(g, env, seat, own(seat), e.into ?? 2, undefined))
    : [separate(g, env, players(cx, e.who)[0] ?? env.you, chooseEntities(g, env, e.of), e.into ?? 2, e.faceUp && 'ask.faceDownPile')];
  if (e.faceUp) revealCards(g, separated[0][1], env.source);
  const by = e.chooser && (players(cx, e.chooser)[0] ?? env.you);
  const taken = separated.map((all) => (by === undefined ? randomInt(g.s, all.length) : pileChosen(g, env, by, all)));
  return bind(
    bind(
      env,
      e.bindChosen,
      separated.flatMap((all, i) => all[taken[i]]),
    ),
    e.bindOther,
    separated.flatMap((all, i) => all.filter((_, k) => k !== taken[i]).flat()),
  );
};

/** CR 700.3a-b: each object in one of so many piles, any of which can be empty. */
function separate(g: G, env: Env, seat: number, all: readonly Id[], into: number, first: string | undefined): Id[][] {
  const out: Id[][] = [];
  let left = all;
  while (out.length < into - 1) {
    const prompt = first ?? (into - out.length === 2 ? 'ask.separate' : 'ask.nextPile');
    const pile = chooseFrom(g, seat, left, 0, left.length, env.source, prompt, '700.3');
    left = left.filter((id) => !pile.includes(id));
    out.push(pile);
  }
  return [...out, left.slice()];
}

/** Which of the piles a player chooses. */
function pileChosen(g: G, env: Env, seat: number, all: readonly Id[][]): number {
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: all.map((pile) => ({ pile })), min: 1, max: 1 },
    rule: '700.3',
    prompt: { id: 'ask.pile' },
    source: env.source,
    visible: 'all',
  });
  return 'pick' in answer ? answer.pick[0] : 0;
}

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
