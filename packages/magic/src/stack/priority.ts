/** Priority (CR 117.3-117.5): who may act, what passing leads to, and what is done each time before. */
import { ask, canonicalText, fork, own, remember } from '@apnap/kernel';
import { activateAbility, castSpell } from '../casting/cast.js';
import { playLand } from '../casting/land.js';
import type { ActOption } from '../casting/legal.js';
import { offers } from '../casting/offers.js';
import {
  companionToHand,
  endEffect,
  ignoreEffect,
  setAsideCard,
  suspendCard,
  takePlanarDie,
  turnUp,
  unlockHalf,
} from '../casting/special.js';
import { waysToCast } from '../casting/ways.js';
import { noteControl } from '../events/control.js';
import { endConditional } from '../events/perform.js';
import { apnap, live, nextSeat, player, seatInRange } from '../state/access.js';
import { firstSeat, popFrame, pushFrames, setFrame } from '../state/frame-stack.js';
import type { PriorityFrame } from '../state/frames.js';
import type { G } from '../state/log.js';
import { isActive, turnSeat } from '../state/teams.js';
import type { State } from '../state/types.js';
import { checkStateBased } from '../state-based/check.js';
import { endIfDecided } from '../state-based/ending.js';
import { noteLoop } from '../state-based/loops.js';
import { noteStateTriggers } from '../triggers/note.js';
import { orderWaiting, putWaiting } from '../triggers/waiting.js';
import { handOver, mayWait } from '../turn/markers.js';

/** One step of a priority frame. */
export function runPriority(g: G, frame: PriorityFrame): void {
  if (frame.pc === 0) {
    beforePriority(g, frame);
    return;
  }
  const { s } = g;
  const seat = frame.player;
  if (player(s, seat).lost) {
    // CR 800.4a, 800.4j: instead the next player in turn order has priority, or what follows when all have passed happens
    if (frame.passed >= seatsWithPriority(s)) allPassed(g, frame);
    else setFrame(s, { ...own(s, frame), player: nextWithPriority(s, seat) }); // of a team its next member
    return;
  }
  if (s.brisk && s.answers.length === 0 && hardlyEverUsed(s, seat)) {
    s.priority = seat;
    pass(g, frame);
    return;
  }
  const options = remember(g, () => offered(s, seat));
  const answer = ask(g, {
    seat,
    kind: 'act',
    ask: { form: 'pick', options, min: 1, max: 1 },
    rule: '117.1',
    prompt: { id: 'ask.act' },
    fallback: PASS,
  });
  s.priority = seat;
  const option = options['pick' in answer ? answer.pick[0] : 0];
  if (option.act === 'pass') pass(g, frame);
  else act(g, frame, option);
}

/** Steps in which players with an empty stack usually have something to do: the active player, and the others. */
const BUSY: Record<'active' | 'others', ReadonlySet<string>> = {
  active: new Set(['precombatMain', 'declareBlockers', 'postcombatMain']),
  others: new Set(['declareAttackers', 'declareBlockers', 'end']),
};

/** Whether a made-up game passes over this moment. */
const hardlyEverUsed = (s: State, seat: number): boolean =>
  s.stack.length === 0 && !BUSY[isActive(s, seat) ? 'active' : 'others'].has(s.turn.step);

/** How often a player may begin the same action and not complete it before it is no longer offered in this position. */
const TRIES = 10;

/** Legal actions, without those that were tried in this very position and could not be completed. */
function offered(s: State, seat: number): ActOption[] {
  const options = offers(s, seat);
  return s.refused.length === 0 ? options : options.filter((o) => s.refused.filter((k) => k === keyOf(o)).length < TRIES);
}

/** The action that a player with priority has begun, while more is asked for it: costs, targets, modes; null where none is under way. */
export function actionBegun(s: State): Exclude<ActOption, { act: 'pass' }> | null {
  const frame = s.frames.at(-1);
  const answer = s.answers[0];
  if (frame?.kind !== 'priority' || frame.pc !== 1 || answer === undefined || !('pick' in answer)) return null;
  const options = (s._memo?.[0] as readonly ActOption[] | undefined) ?? offered(s, frame.player);
  const option = options[answer.pick[0]];
  return option === undefined || option.act === 'pass' ? null : option;
}

const PASS = { pick: [0] };
/** The same text for an option that has been through a save, whose keys are sorted. */
const keyOf = (o: ActOption): string => canonicalText(o);

/** CR 117.5, 704.3: state-based actions until none applies, then waiting triggers, again until nothing happens. */
function beforePriority(g: G, frame: PriorityFrame): void {
  endConditional(g);
  noteControl(g);
  if (checkStateBased(g)) {
    endIfDecided(g);
    return;
  }
  noteStateTriggers(g);
  const { s } = g;
  if (s.waiting.length > 0) {
    putWaiting(g, orderWaiting(g));
    return;
  }
  setFrame(s, { ...own(s, frame), pc: 1 });
  if (frame.resolved === 1) othersGoOn(g, frame);
}

/** CR 807.4: when an object has resolved, the turns that are taken at the same time go on, too. */
function othersGoOn(g: G, { resolved: _, ...round }: PriorityFrame): void {
  setFrame(g.s, { ...round, _e: g.s._e, pc: 1 });
  if (mayWait(g.s)) handOver(g);
}

/** CR 807.5a: in a Grand Melee a player has priority only where the turn marker, or who controls an object on its stack, is within range. */
const getsPriority = (s: State, seat: number): boolean =>
  s.melee === undefined ||
  seatInRange(s, seat, s.turn.active) ||
  s.stack.some((id) => seatInRange(s, seat, live(s, id)?.controller ?? s.turn.active));

/** How many players must pass in succession (CR 117.4). */
const seatsWithPriority = (s: State): number =>
  s.melee === undefined ? apnap(s).length : apnap(s).filter((seat) => getsPriority(s, seat)).length;

/** The next player in turn order who receives priority (CR 117.3d). */
function nextWithPriority(s: State, seat: number): number {
  let next = nextSeat(s, seat);
  for (let n = s.order.length; n > 0 && !getsPriority(s, next); n--) next = nextSeat(s, next);
  return next;
}

/** CR 117.3d */
function pass(g: G, frame: PriorityFrame): void {
  const { s } = g;
  const passed = frame.passed + 1;
  if (passed < seatsWithPriority(s)) {
    setFrame(s, { ...own(s, frame), player: nextWithPriority(s, frame.player), passed, pc: 1 });
    return;
  }
  allPassed(g, frame);
}

/** CR 117.4: with an empty stack the step ends, otherwise the object on top of the stack resolves. */
function allPassed(g: G, frame: PriorityFrame): void {
  const { s } = g;
  if (s.stack.length === 0) {
    popFrame(s);
    s.refused = [];
    return;
  }
  if (noteLoop(g)) return;
  // CR 117.3b: after a resolution the active player gets priority.
  const next: PriorityFrame = { ...own(s, frame), player: firstSeat(s), passed: 0, pc: 0 };
  if (s.markers !== undefined) next.resolved = 1;
  setFrame(s, next);
  s.refused = [];
  pushFrames(s, { _e: s._e, kind: 'resolve', pc: 0, object: s.stack[s.stack.length - 1], cause: 0 });
}

/** CR 117.3c: a player who acts gets priority again. */
function act(g: G, frame: PriorityFrame, option: Exclude<ActOption, { act: 'pass' }>): void {
  const seat = frame.player;
  const before = g.s;
  g.s = fork(before);
  const done = perform(g, seat, option);
  const s = g.s;
  s.loop = [];
  s.refused = done ? [] : [...s.refused, keyOf(option)];
  // CR 805.5: of a team each member may act before another team does
  setFrame(s, { ...own(s, frame), player: turnSeat(s, seat), passed: 0, pc: 0 });
}

function perform(g: G, seat: number, o: Exclude<ActOption, { act: 'pass' }>): boolean {
  g.s.cause = 0;
  switch (o.act) {
    case 'cast': {
      const way = waysToCast(g.s, seat, o.object).find((w) => w.key === o.way);
      return way !== undefined && castSpell(g, seat, o.object, way);
    }
    case 'land':
      playLand(g, seat, o.object, o.face ?? -1);
      return true;
    case 'activate':
    case 'mana':
      return activateAbility(g, seat, o.object, o.ability);
    case 'suspend':
      return suspendCard(g, seat, o.object);
    case 'foretell':
    case 'plot':
      return setAsideCard(g, seat, o.object, o.act);
    case 'companion':
      return companionToHand(g, seat, o.object);
    case 'turnFaceUp':
      return turnUp(g, seat, o.object);
    case 'planarDie':
      return takePlanarDie(g, seat, o.object);
    case 'unlock':
      return unlockHalf(g, seat, o.object, o.face);
    case 'endEffect':
      return endEffect(g, seat, o.effect);
    case 'ignore':
      return ignoreEffect(g, seat, o.object);
  }
}
