/** The sequence of turns and their steps (CR 500). */

import { STEPS, type Step } from '@apnap/ability';
import { own } from '@apnap/kernel';
import { controlTurn } from '../actions/control-player.js';
import { changeLasting, endLasting } from '../events/lasting.js';
import { derived } from '../reading/characteristics.js';
import { castsOf } from '../reading/condition.js';
import { determineRanges } from '../reading/range.js';
import { isPhasedOut, latestTurn, live, record, writePlayer } from '../state/access.js';
import { setFrame } from '../state/frame-stack.js';
import type { StepFrame, TurnsFrame } from '../state/frames.js';
import { type G, log } from '../state/log.js';
import { changeMarker, markerHere } from '../state/markers.js';
import { reclaim } from '../state/reclaim.js';
import { activeSeats, sharesTurn } from '../state/teams.js';
import type { Entered, Lasting, State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { passPlanarControl } from '../variants/planechase.js';
import { amongMarkers } from './markers.js';
import { nextTurn } from './next.js';
import { setPlan, skipsStep, skipsTurn } from './phases.js';

/** The next step of this turn, or the next turn. */
export function runTurns(g: G, frame: TurnsFrame): void {
  const { s } = g;
  if (s.markers !== undefined && amongMarkers(g, frame)) return;
  if (s.turn.plan.length === 0 && !beginTurn(g)) return;
  if (skipsStep(g, g.s.turn.plan[0])) return;
  const [step, ...plan] = g.s.turn.plan;
  const turn = own(g.s, g.s.turn);
  turn.plan = plan;
  g.s.turn = turn;
  setFrame(g.s, { ...own(g.s, frame), pc: 0 });
  const next: StepFrame = { _e: g.s._e, kind: 'step', pc: 0, step };
  g.s.frames = [...g.s.frames, next];
}

/** CR 500.7: extra turns come first, the most recently created one first. @returns false when the turn is skipped. */
function beginTurn(g: G): boolean {
  const { s } = g;
  const { active, regular, extra: waiting } = nextTurn(s);
  const extra = waiting >= 0;
  if (extra) s.extraTurns = s.extraTurns.filter((_, i) => i !== waiting);
  if (skipsTurn(g, active, extra)) {
    // CR 500.7: what is of that turn alone never comes
    endLasting(g, (l) => l.awaits === waiting);
    followExtraTurns(g, waiting);
    const skipped = own(g.s, g.s.turn);
    skipped.regular = regular;
    if (s.markers !== undefined) skipped.active = active;
    g.s.turn = skipped;
    markBegun(g.s);
    log(g, 'skip', '500.11', { player: active, word: 'turn' });
    return false;
  }
  if (extra) changeLasting(g, (l) => (l.awaits === waiting ? ofThisTurn(s, l) : l));
  followExtraTurns(g, waiting);
  s.lastTurn = lastTurnOf(s);
  s.castBefore = [...s.castBefore, ...castsOf(s)];
  const turn = own(s, s.turn);
  turn.number = latestTurn(s) + 1;
  turn.active = active;
  turn.regular = regular;
  turn.strike = 0;
  turn.plan = s.from && turn.number === 1 ? STEPS.slice(STEPS.indexOf(s.from)) : STEPS; // CR 500.1
  s.turn = turn;
  markBegun(s);
  determineRanges(s);
  s.priority = active;
  s.history = { _e: s._e, rows: [] };
  s.usedThisTurn = [];
  if (s.usedInAll.length > 0) s.usedInAll = s.usedInAll.filter((u) => live(s, u.object) !== null || isPhasedOut(s, u.object));
  endTurnOfEffects(s, active);
  controlTurn(g, activeSeats(s));
  extraAfter(s, active);
  // of a turn that goes on at the same time the land has been played (CR 807.4)
  for (const seat of s.markers === undefined ? s.order : activeSeats(s)) writePlayer(s, seat).landsPlayed = 0;
  for (const seat of activeSeats(s)) {
    const p = writePlayer(s, seat);
    p.lastTurn = turn.number;
    p.turns = (p.turns ?? 0) + 1;
  }
  const { reads } = s._pool;
  if (reads.turn || reads.history || s.range !== undefined) s._derived = null;
  reclaim(s);
  s.cause = 0;
  log(g, 'turn', '500.1', { player: active, amount: turn.number });
  passPlanarControl(g, active); // CR 901.6
  if (turn.number === 1 && derived(s).triggers.has('gameBegins')) noteTriggers(g, [log(g, 'gameBegins', '103.8', {})], null);
  return true;
}

/** The turn of who has the marker has begun, or has been skipped (CR 807.4d). */
function markBegun(s: State): void {
  if (s.markers !== undefined) changeMarker(s, markerHere(s.markers), { begun: 1 });
}

/** What waits for an extra turn is known by the turn's place in the list: that of later ones has changed when one before them was taken (CR 807.4j). */
function followExtraTurns(g: G, taken: number): void {
  if (taken < 0 || taken === g.s.extraTurns.length) return;
  changeLasting(g, (l) => (l.awaits !== undefined && l.awaits > taken ? { ...l, awaits: l.awaits - 1 } : l));
}

/** What was waiting for the turn that begins is about it, and about no other. */
function ofThisTurn(s: State, { awaits: _, ...rest }: Lasting): Lasting {
  return { ...rest, until: { until: 'endOfTurn', turn: latestTurn(s) + 1 } };
}

/** The turns to be taken after the one that begins (CR 500.7). */
function extraAfter(s: State, active: number): void {
  const now = (seat: number): boolean => sharesTurn(s, seat, active);
  if (!s.turnsAfter.some(now)) return;
  s.extraTurns = [...s.extraTurns, ...s.turnsAfter.filter(now)];
  s.turnsAfter = s.turnsAfter.filter((seat) => !now(seat));
}

const enteredIn = (s: State): Entered[] =>
  s.history.rows.flatMap((e) => {
    if (e.kind !== 'zone' || e.to !== 'battlefield') return [];
    return (e.then ?? []).map(({ id, was }) => ({
      object: id,
      seat: was.controller < 0 ? (record(s, id)?.controller ?? e.player) : was.controller,
      types: was.types,
    }));
  });

/** What is remembered of the turn that is over (CR 728.2). */
const lastTurnOf = (s: State): State['lastTurn'] => ({
  active: s.turn.number === 0 ? -1 : s.turn.active,
  casts: s.players.rows.map((_, seat) => s.history.rows.filter((e) => e.kind === 'cast' && e.player === seat).length),
  ...(s._pool.asksPast ? { entered: enteredIn(s) } : {}),
  lostLife: [...s.players.rows.keys()].filter((seat) => s.history.rows.some((e) => e.kind === 'loseLife' && e.player === seat)),
});

/** "Until your next turn" ends as that turn begins (CR 500.5, 611.2a). */
function endTurnOfEffects(s: State, active: number): void {
  const over = ({ until }: Lasting): boolean =>
    until.until === 'turnOf' && sharesTurn(s, until.seat, active) && until.after < s.turn.number;
  if (s.lasting.some(over)) {
    s.lasting = s.lasting.filter((l) => !over(l));
    s._derived = null;
  }
  if (s.lasting.some(({ until }) => until.until === 'endOfCombatOf'))
    s.lasting = s.lasting.map((l) => (begunTurn(s, active, l) ? { ...l, until: { ...l.until, turn: s.turn.number } } : l));
}

/** Whether the turn that begins is "your next turn" of something that lasts until combat on it ends. */
function begunTurn(s: State, active: number, l: Lasting): l is Lasting & { until: { until: 'endOfCombatOf' } } {
  const { until } = l;
  return until.until === 'endOfCombatOf' && until.turn === undefined && sharesTurn(s, until.seat, active) && until.after < s.turn.number;
}

/** Whether the first draw of the game is skipped: of two players (CR 103.8a), or of teams that share their life (103.8b). */
export const skipsFirstDraw = (s: State): boolean => s.turn.number === 1 && (s.order.length === 2 || s.teams?.share === 'life');

/** Takes steps out of the rest of the turn. */
export function skipSteps(s: State, ...steps: Step[]): void {
  setPlan(
    s,
    s.turn.plan.filter((x) => !steps.includes(x)),
  );
}

/** Puts a step next. */
export function insertStep(s: State, step: Step): void {
  setPlan(s, [step, ...s.turn.plan]);
}
