/**
 * Corrections of a game by an official, each with the section of the guide it is done by. They are done while a player has priority and has begun nothing:
 * state-based actions are checked after it, and he has priority again. Those of opening hands are done while players decide whether they keep theirs.
 */
import { counterCount } from '@apnap/ability';
import { type Id, isSeat, type Refusal, seatOf } from '@apnap/kernel';
import { shuffleLibrary } from '../actions/shuffle.js';
import { randomOf } from '../events/choose.js';
import { choicesAsEntering } from '../events/choose-anew.js';
import { commitCounters, commitMove, commitTap } from '../events/commit.js';
import { gainLifeNow, loseLifeNow } from '../events/commit-players.js';
import { handLimit } from '../reading/hand-limit.js';
import { live, player } from '../state/access.js';
import { pushFrames, setFrame } from '../state/frame-stack.js';
import type { PriorityFrame, StartFrame } from '../state/frames.js';
import type { G } from '../state/log.js';
import { FLAG } from '../state/objects.js';
import { move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { noteAgain, triggersAgain } from '../triggers/again.js';

/** Where a card is put that is in the wrong zone. What enters the battlefield would make choices as it does: that is backed up. */
export const PUT_BACK = ['hand', 'graveyard', 'exile', 'libraryTop', 'libraryBottom'] as const;
export type PutBack = (typeof PUT_BACK)[number];

export type Correction =
  /** The life total is this. */
  | { rule: 'life'; seat: number; life: number }
  /** There are so many counters of a kind on an object or a player. */
  | { rule: 'counters'; of: Id; counter: string; n: number }
  | { rule: 'tapped'; object: Id; to: 'tapped' | 'untapped' }
  | { rule: 'move'; object: Id; to: PutBack }
  /** So many cards of a hand, chosen at random, on top of the library. */
  | { rule: 'toLibrary'; seat: number; n: number }
  /** The library, but for these. */
  | { rule: 'shuffle'; seat: number; kept: readonly Id[] }
  | { rule: 'draw'; seat: number; n: number }
  /** `n`: so many; 0: down to the maximum hand size. */
  | { rule: 'discard'; seat: number; n: number }
  /** What is chosen for a permanent as it enters is chosen now: it was not, or was no legal choice. */
  | { rule: 'choice'; object: Id }
  /** So many cards of an opening hand, chosen at random, are shuffled into the library: those that were drawn too many, and one more. */
  | { rule: 'opening'; seat: number; n: number }
  /** A triggered ability that an event of this turn triggers. */
  | { rule: 'trigger'; source: Id; node: number; event: number };

/** The section by which it is done: what is known to all goes back (2.5), what was drawn goes back at random (1.4), what was seen is shuffled (2.2). */
export function sectionOf({ rule }: Pick<Correction, 'rule'>): string {
  switch (rule) {
    case 'life':
    case 'counters':
    case 'tapped':
    case 'move':
    case 'draw':
    case 'discard':
    case 'choice':
      return 'IPG 2.5';
    case 'opening':
      return 'IPG 2.4';
    case 'toLibrary':
      return 'IPG 1.4';
    case 'shuffle':
      return 'IPG 2.2';
    case 'trigger':
      return 'IPG 2.1';
    default:
      return rule satisfies never;
  }
}

/** Most of anything that is put right at once. */
const MOST = 1000;

/** Whether a player has priority and has begun nothing. */
const isCalm = (s: State): boolean => s.frames.at(-1)?.kind === 'priority' && s.pending?.kind === 'act' && s.answers.length === 0;

/** Whether players decide about their opening hands (CR 103.5), before any of them is asked for more. */
const isBeforeTurns = (s: State): boolean => s.frames.at(-1)?.kind === 'start' && s.pending?.kind === 'mulligan' && s.answers.length === 0;

/** Why it can't be carried out; null: it can. */
export function obstacleTo(s: State, c: Correction): Refusal | null {
  const no = (id: string): Refusal => ({ message: { id }, rule: sectionOf(c) });
  if (c.rule === 'opening' && !isBeforeTurns(s)) return no('ruling.notOpening');
  if (c.rule !== 'opening' && !isCalm(s)) return no('ruling.notNow');
  if ('seat' in c && (!s.players.rows[c.seat] || player(s, c.seat).lost)) return no('ruling.noPlayer');
  return obstacleOf(s, c, no);
}

function obstacleOf(s: State, c: Correction, no: (id: string) => Refusal): Refusal | null {
  const whole = (n: number, least: number): boolean => Number.isInteger(n) && n >= least && n <= MOST;
  switch (c.rule) {
    case 'life':
      return !Number.isSafeInteger(c.life) || c.life === player(s, c.seat).life ? no('ruling.isSo') : null;
    case 'counters':
      return whole(c.n, 0) ? countersObstacle(s, c, no) : no('ruling.number');
    case 'tapped':
      return tapObstacle(s, c, no);
    case 'move':
      return moveObstacle(s, c, no);
    case 'toLibrary':
    case 'opening':
      return whole(c.n, 1) && c.n <= player(s, c.seat).hand.length ? null : no('ruling.number');
    case 'choice':
      return choicesAsEntering(s, c.object).length > 0 ? null : no('ruling.noChoice');
    case 'shuffle':
      return null;
    case 'draw':
      return whole(c.n, 1) ? null : no('ruling.number');
    case 'discard':
      return whole(c.n, 0) && discards(s, c) > 0 && discards(s, c) <= player(s, c.seat).hand.length ? null : no('ruling.number');
    case 'trigger':
      return triggersAgain(s, c.source, c.node, c.event) ? null : no('ruling.noTrigger');
    default:
      return c satisfies never;
  }
}

function tapObstacle(s: State, { object, to }: Extract<Correction, { rule: 'tapped' }>, no: (id: string) => Refusal): Refusal | null {
  const o = live(s, object);
  if (o?.zone !== 'battlefield') return no('ruling.noPermanent');
  return (o.flags & FLAG.tapped ? 'tapped' : 'untapped') === to ? no('ruling.isSo') : null;
}

function countersObstacle(
  s: State,
  { of, n, counter }: Extract<Correction, { rule: 'counters' }>,
  no: (id: string) => Refusal,
): Refusal | null {
  const on = isSeat(of) ? s.players.rows[seatOf(of)] : live(s, of);
  if (!on || ('zone' in on && on.zone !== 'battlefield')) return no('ruling.noPermanent');
  return counterCount(on.counters, counter) === n ? no('ruling.isSo') : null;
}

/** Only what is a card by itself has a zone to go back to. */
function moveObstacle(s: State, { object, to }: Extract<Correction, { rule: 'move' }>, no: (id: string) => Refusal): Refusal | null {
  const o = live(s, object);
  const from = o?.zone;
  if (!o || !(from === 'battlefield' || from === 'graveyard' || from === 'exile' || from === 'hand')) return no('ruling.noCard');
  if ((o.flags & (FLAG.token | FLAG.copy)) !== 0 || o.components) return no('ruling.noCard');
  return from === to ? no('ruling.isSo') : null;
}

const discards = (s: State, { seat, n }: { seat: number; n: number }): number =>
  n > 0 ? n : player(s, seat).hand.length - handLimit(s, seat);

/** Carries a correction out; what it lets follow is done when the game runs on. */
export function correct(g: G, c: Correction): void {
  if (c.rule === 'opening') {
    shuffleIn(g, c.seat, c.n);
    return;
  }
  setFrame(g.s, { ...(g.s.frames.at(-1) as PriorityFrame), _e: g.s._e, pc: 0, passed: 0 });
  g.s.refused = [];
  carryOut(g, c);
}

/** IPG 2.4: the cards are shuffled in, and the player may still take a mulligan: all who have not kept, and he, decide anew. */
function shuffleIn(g: G, seat: number, n: number): void {
  const { s } = g;
  const frame = s.frames.at(-1) as StartFrame;
  for (const id of randomOf(g, player(s, seat).hand, n)) commitMove(g, move(id, 'library', '400.7'));
  shuffleLibrary(g, seat);
  setFrame(s, { ...frame, _e: s._e, pc: 1, deciding: s.order.filter((p) => p === seat || frame.deciding.includes(p)) });
}

function carryOut(g: G, c: Exclude<Correction, { rule: 'opening' }>): void {
  const { s } = g;
  switch (c.rule) {
    case 'life': {
      const by = c.life - player(s, c.seat).life;
      if (by > 0) gainLifeNow(g, c.seat, by);
      else loseLifeNow(g, c.seat, -by);
      return;
    }
    case 'counters': {
      const on = isSeat(c.of) ? player(s, seatOf(c.of)) : live(s, c.of);
      commitCounters(g, c.of, c.counter, c.n - counterCount(on?.counters ?? null, c.counter));
      return;
    }
    case 'tapped':
      commitTap(g, c.object, c.to);
      return;
    case 'move': {
      const to = c.to === 'libraryTop' || c.to === 'libraryBottom' ? 'library' : c.to;
      commitMove(g, move(c.object, to, '400.7', c.to === 'libraryBottom' ? { position: 'bottom' } : {}));
      return;
    }
    case 'toLibrary':
      for (const id of randomOf(g, player(s, c.seat).hand, c.n)) commitMove(g, move(id, 'library', '400.7'));
      return;
    case 'shuffle':
      shuffleLibrary(g, c.seat, c.kept);
      return;
    case 'draw':
    case 'discard':
      pushFrames(s, { _e: s._e, kind: 'ordered', pc: 0, act: c.rule, player: c.seat, n: c.rule === 'draw' ? c.n : discards(s, c) });
      return;
    case 'choice':
      pushFrames(s, { _e: s._e, kind: 'ordered', pc: 0, act: 'choose', object: c.object });
      return;
    case 'trigger':
      noteAgain(g, c.source, c.node, c.event);
      return;
    default:
      c satisfies never;
  }
}
