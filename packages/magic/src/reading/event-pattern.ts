/** Whether an event is of the kind a pattern describes: for triggers (CR 603.2), and for questions about this turn. */

import { compareNumbers, describesPermanent, type EventPattern, type Filter, type PlayerRef } from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf } from '@apnap/kernel';
import { player, record } from '../state/access.js';
import { eventsOf, stepOf } from '../state/asked.js';
import type { Cx } from '../state/context.js';
import { type GameEvent, isVerb } from '../state/events.js';
import type { EventData } from '../state/objects.js';
import { procedures } from '../state/procedures.js';
import { isActive } from '../state/teams.js';
import type { State } from '../state/types.js';
import { isDefender } from './defenders.js';
import { matches, matchesDescribed } from './filter.js';
import { asThen } from './past.js';
import { planarFace } from './planar-die.js';
import { affects } from './range.js';
import { isCausedBy } from './resolving.js';
import { reached } from './sagas.js';
import { includesSeat, isTurnOf } from './seats.js';

/** The object a zone-change pattern speaks of: as it was when it looks back (CR 603.10a), else as it is now. */
export function zoneSubject(pattern: Extract<EventPattern, { on: 'zone' }>, e: GameEvent): Id {
  if (pattern.from === 'battlefield' && e.from === 'battlefield') return e.object;
  return e.became !== 0 ? e.became : e.object;
}

/** Whether the pattern looks back in time: it is judged by the state before the event (CR 603.10). */
export function looksBack(pattern: EventPattern): boolean {
  return pattern.on === 'zone' && pattern.from === 'battlefield';
}

/** Whether it is such a zone change. */
function matchZone(cx: Cx, pattern: Extract<EventPattern, { on: 'zone' }>, e: GameEvent): boolean {
  if (e.kind !== 'zone') return false;
  if (pattern.from !== undefined && e.from !== pattern.from) return false;
  if (pattern.to !== undefined && e.to !== pattern.to) return false;
  if (pattern.verb !== undefined && !isVerb(pattern.verb, e.word)) return false;
  if (!isCausedBy(cx, pattern.causedBy)) return false;
  return matches(cx, pattern.what, zoneSubject(pattern, e));
}

function matchDamage(cx: Cx, pattern: Extract<EventPattern, { on: 'damage' }>, e: GameEvent): boolean {
  if (e.kind !== 'damage' || (pattern.excess && e.excess === undefined)) return false;
  if (pattern.least !== undefined && e.amount < pattern.least) return false;
  if (pattern.exactly !== undefined && e.amount !== pattern.exactly) return false;
  if (pattern.kind !== 'any' && (pattern.kind === 'combat') !== (e.word === 'combat')) return false;
  return matches(cx, pattern.source, e.source) && matches(cx, pattern.to, e.recipient);
}

const matchCast = (cx: Cx, pattern: Extract<EventPattern, { on: 'cast' }>, e: GameEvent): boolean =>
  e.kind === 'cast' &&
  includesSeat(cx, pattern.who, e.player) &&
  (pattern.during === undefined || isTurnOf(cx, pattern.during)) &&
  matches(cx, pattern.what, e.object) &&
  isNth(cx, pattern, e) &&
  (pattern.expends === undefined || expends(cx.s, pattern.expends, e));

const matchDraw = (cx: Cx, pattern: Extract<EventPattern, { on: 'draw' }>, e: GameEvent): boolean =>
  e.kind === 'draw' &&
  includesSeat(cx, pattern.who, e.player) &&
  (pattern.during === undefined || isTurnOf(cx, pattern.during)) &&
  isNth(cx, pattern, e) &&
  !(pattern.except && drawnFirstInDrawStep(cx.s, e)) &&
  (!pattern.what || (e.object !== 0 && matches(cx, pattern.what, e.object)));

/** Whether it is the first card that its player draws in their draw step (CR 504.1). */
function drawnFirstInDrawStep(s: State, e: GameEvent): boolean {
  if (stepOf(s) !== 'draw' || !isActive(s, e.player)) return false;
  const rows = eventsOf(s);
  const begun = rows.findLastIndex((h) => h.kind === 'step' && h.id < e.id);
  return !rows.slice(begun + 1).some((h) => h.kind === 'draw' && h.player === e.player && h.id < e.id);
}

const matchActivation = (cx: Cx, pattern: Extract<EventPattern, { on: 'activate' }>, e: GameEvent): boolean =>
  e.kind === 'activate' &&
  (pattern.keyword === undefined ? e.object !== 0 : e.word === pattern.keyword) &&
  (pattern.kind === undefined || e.word === pattern.kind) &&
  (pattern.tapping === undefined || wasTappedFor(cx, pattern.tapping, e)) &&
  includesSeat(cx, pattern.who, e.player) &&
  (pattern.like === undefined || matches(cx, pattern.like, e.object)) &&
  (e.from === 'battlefield' || !describesPermanent(pattern.what)) &&
  matches(cx, pattern.what, e.source);

/** CR 702.122b: of what was tapped to pay for the ability. */
const wasTappedFor = (cx: Cx, what: Filter, e: GameEvent): boolean =>
  (record(cx.s, e.object)?.stack?.env.paid ?? []).some((u) => u.verb === 'tap' && matches(cx, what, u.id));

const matchCounters = (cx: Cx, pattern: Extract<EventPattern, { on: 'counters' }>, e: GameEvent): boolean =>
  e.kind === 'counters' &&
  (pattern.change === 'put') === e.amount > 0 &&
  (pattern.counter === 'any' || pattern.counter === e.word) &&
  (pattern.who === undefined || includesSeat(cx, pattern.who, e.player)) &&
  matchesDescribed(cx, pattern.what, e.object) &&
  reached(cx.s, pattern, e) > 0;

const matchCountering = (cx: Cx, pattern: Extract<EventPattern, { on: 'countered' }>, e: GameEvent): boolean =>
  e.kind === 'countered' &&
  (pattern.by === undefined || includesSeat(cx, pattern.by, e.player)) &&
  (pattern.who === undefined || wasCastBy(cx, pattern.who, e)) &&
  matches(cx, pattern.what, e.object);

const matchKeyword = (cx: Cx, pattern: Extract<EventPattern, { on: 'keywordDone' }>, e: GameEvent): boolean =>
  e.kind === 'keywordDone' &&
  e.word === pattern.keyword &&
  matches(cx, pattern.what, e.object) &&
  (pattern.to === undefined || matches(cx, pattern.to, e.recipient));

/** CR 709.5h-i */
function matchUnlocking(cx: Cx, pattern: Extract<EventPattern, { on: 'unlock' }>, e: GameEvent): boolean {
  if (e.kind !== 'unlock' || !includesSeat(cx, pattern.who, e.player) || !matches(cx, pattern.what, e.object)) return false;
  return pattern.door === undefined || (pattern.door === 'last' ? e.amount === 2 : e.word === pattern.door);
}

const matchStep = (cx: Cx, pattern: Extract<EventPattern, { on: 'step' }>, e: GameEvent): boolean =>
  e.kind === 'step' &&
  e.word === pattern.step &&
  includesSeat(cx, pattern.whose, e.player) &&
  isFirst(cx.s, pattern.first, e.player) &&
  (pattern.nth === undefined || mainPhases(cx.s, e) === pattern.nth);

const matchRoll = (cx: Cx, pattern: Extract<EventPattern, { on: 'roll' }>, e: GameEvent): boolean =>
  e.kind === 'roll' &&
  rollIsMeant(pattern, e) &&
  includesSeat(cx, pattern.who, e.player) &&
  (pattern.natural === undefined || compareNumbers(naturalResult(e.word), pattern.natural.cmp, pattern.natural.value)) &&
  (pattern.result === undefined || compareNumbers(e.amount, pattern.result.cmp, pattern.result.value));

const known = new WeakMap<Filter, Filter>();

/** What the event was about: of "a face-down permanent is turned face up" it is not face down any more as this is judged (CR 708.11). */
function asItWas({ on, what: f }: { on: string; what: Filter }): Filter {
  if (on !== 'turnFaceUp') return f;
  let rest = known.get(f);
  if (rest === undefined) {
    const down = (x: Filter): boolean => x.is === 'status' && x.status === 'faceDown';
    rest = down(f) ? { is: 'any' } : f.is === 'and' && f.of.some(down) ? { is: 'and', of: f.of.filter((x) => !down(x)) } : f;
    known.set(f, rest);
  }
  return rest;
}

/** Whether the event matches; entities are judged in the state of `cx`. */
export function matchEvent(cx: Cx, pattern: EventPattern, e: GameEvent): boolean {
  switch (pattern.on) {
    case 'or':
      return pattern.of.some((p) => matchEvent(cx, p, e));
    case 'zone':
      return matchZone(cx, pattern, e);
    case 'cast':
      return matchCast(cx, pattern, e);
    case 'copy':
      return e.kind === 'copy' && includesSeat(cx, pattern.who, e.player) && matches(cx, pattern.what, e.object);
    case 'activate':
      return matchActivation(cx, pattern, e);
    case 'attack':
      return (
        e.kind === 'attack' &&
        matches(cx, pattern.what, e.object) &&
        (pattern.defender === undefined || isDefender(cx, pattern.defender, e.recipient))
      );
    case 'block':
      return e.kind === 'block' && matches(cx, pattern.what, e.object) && matches(cx, pattern.attacker, e.source);
    case 'blocked':
      if (e.kind === 'blocked' && e.amount === 1 && pattern.batch === 'oneOrMore') return false; // CR 509.3c: it was blocked before
      return e.kind === 'blocked' && matches(cx, pattern.what, e.object) && blockedBySuch(cx, pattern.by, e);
    case 'unblocked':
      return e.kind === 'unblocked' && matches(cx, pattern.what, e.object);
    case 'damage':
      return matchDamage(cx, pattern, e);
    case 'step':
      return matchStep(cx, pattern, e);
    case 'draw':
      return matchDraw(cx, pattern, e);
    case 'search': // "searches a library" (CR 701.19)
      return e.kind === 'search' && e.word === 'library' && includesSeat(cx, pattern.who, e.player);
    case 'gainLife':
    case 'loseLife':
    case 'scry':
    case 'surveil':
    case 'shuffle':
    case 'crime':
    case 'clash':
    case 'loseGame':
      return e.kind === pattern.on && includesSeat(cx, pattern.who, e.player);
    case 'tap':
      return (
        e.kind === 'tap' &&
        matches(cx, pattern.what, e.object) &&
        (!pattern.by || (isSeat(e.recipient) && includesSeat(cx, pattern.by, seatOf(e.recipient))))
      );
    case 'untap':
    case 'turnFaceUp':
    case 'tapForMana':
    case 'monstrous':
    case 'regenerate':
    case 'miracle':
    case 'mutate':
    case 'explore':
    case 'connive':
    case 'exert':
    case 'phaseIn':
    case 'phaseOut':
    case 'planeswalkTo':
    case 'planeswalkFrom':
    case 'encounter':
    case 'setInMotion':
    case 'visit':
      return e.kind === pattern.on && matches(cx, asItWas(pattern), e.object);
    case 'chaos':
      return e.kind === 'chaos' && ensuesFor(cx, pattern.what, e);
    case 'transform':
      return e.kind === 'transform' && matches(cx, pattern.what, e.object) && (!pattern.into || matches(cx, pattern.into, e.object));
    case 'winFlip':
    case 'loseFlip':
      return e.kind === 'coin' && e.word === (pattern.on === 'winFlip' ? 'win' : 'lose') && includesSeat(cx, pattern.who, e.player);
    case 'designated':
      return e.kind === 'designated' && e.word === pattern.designation && includesSeat(cx, pattern.who, e.player);
    case 'roll':
      return matchRoll(cx, pattern, e);
    case 'acted':
      return matchAction(cx, pattern, e);
    case 'room':
      return e.kind === 'room' && e.object === cx.env.source && e.amount === pattern.room.index;
    case 'voted':
    case 'gameBegins':
      return e.kind === pattern.on;
    case 'dayNight':
      return e.kind === 'daytime' && e.amount === 1; // CR 728.1a
    case 'target':
      return e.kind === 'target' && matchesDescribed(cx, pattern.what, e.object) && matches(cx, pattern.by, e.source);
    case 'counters':
      return matchCounters(cx, pattern, e);
    case 'unlock':
      return matchUnlocking(cx, pattern, e);
    case 'level':
      return e.kind === 'level' && e.amount === pattern.level && matches(cx, pattern.what, e.object);
    case 'keywordDone':
      return matchKeyword(cx, pattern, e);
    case 'countered':
      return matchCountering(cx, pattern, e);
    case 'attach':
    case 'unattach':
      return e.kind === pattern.on && matches(cx, pattern.what, e.object) && matches(cx, pattern.to, e.recipient);
    case 'createToken':
      return e.kind === 'createToken' && includesSeat(cx, pattern.who, e.player) && matches(cx, pattern.what, e.object);
    case 'state':
      return procedures.holds(cx, pattern.condition);
    default:
      return pattern satisfies never;
  }
}

/** CR 311.7, 801.7: of which planes, and not beyond the range of who rolled. */
const ensuesFor = (cx: Cx, what: Filter, e: GameEvent): boolean =>
  affects(cx.s, cx.env, seatEntity(e.player)) && matches(cx, what, e.object === 0 ? cx.env.source : e.object);

/** A keyword action, and what was chosen in it. */
const matchAction = (cx: Cx, { action, who, chose }: Extract<EventPattern, { on: 'acted' }>, e: GameEvent): boolean =>
  e.kind === 'acted' &&
  e.word === action &&
  includesSeat(cx, who, e.player) &&
  (chose === undefined || (e.object !== 0 && matches(cx, chose, e.object)));

/** CR 801.7: "becomes blocked" says nothing of what blocks, which may be out of range. */
const blockedBySuch = (cx: Cx, by: Filter, e: GameEvent): boolean => by.is === 'any' || e.ids.some((id) => matches(cx, by, id));

/** CR 901.9d: the planar die is a die, too, but its rolls have no numerical result. */
function rollIsMeant(pattern: Extract<EventPattern, { on: 'roll' }>, e: GameEvent): boolean {
  const face = planarFace(e.word);
  if (pattern.planar !== undefined) return face !== undefined && (pattern.planar === 'any' || pattern.planar === face);
  return face === undefined || (pattern.natural === undefined && pattern.result === undefined);
}

/** Whether what the event is about was cast this turn, by one of these players; a copy was not cast (CR 707.10). */
const wasCastBy = (cx: Cx, who: PlayerRef, e: GameEvent): boolean =>
  eventsOf(cx.s).some((h) => h.kind === 'cast' && h.object === e.object && includesSeat(cx, who, h.player));

/** "Your second spell each turn": counts the spells of this kind that the player has cast this turn, or all cards drawn, up to the event. */
function isNth(cx: Cx, pattern: Extract<EventPattern, { on: 'cast' | 'draw' }>, e: GameEvent): boolean {
  if (pattern.nth === undefined) return true;
  const { nth, ...such } = pattern;
  const any: EventPattern = such.on === 'draw' ? { on: 'draw', who: such.who } : such;
  return matchHistory(cx, any, { before: e.id }).filter((h) => h.player === e.player).length === nth - 1;
}

/** CR 700.14: the mana the player had spent on casting spells this turn was less than so much, and no longer is. */
function expends(s: State, n: number, e: GameEvent): boolean {
  const before = eventsOf(s).reduce((sum, h) => (h.kind === 'cast' && h.player === e.player && h.id < e.id ? sum + h.amount : sum), 0);
  return before < n && before + e.amount >= n;
}

/** The roles of an event, for the environment of what it triggers. */
export function eventData(pattern: EventPattern, e: GameEvent): EventData {
  const flat = pattern.on === 'or' ? pattern.of[0] : pattern;
  const object = flat.on === 'zone' && e.kind === 'zone' ? zoneSubject(flat, e) : e.object;
  return {
    event: e.id,
    object: e.kind === 'damage' ? e.source : object,
    source: e.kind === 'blocked' ? (e.ids[0] ?? 0) : e.source,
    recipient: e.recipient,
    player: e.player,
    amount: flat.on === 'damage' && flat.excess ? (e.excess ?? 0) : Math.abs(e.amount),
    became: e.became,
  };
}

/** Events of this turn that match: with `before`, those earlier than that event; with `within`, those of this combat. */
export function matchHistory(cx: Cx, pattern: EventPattern, range: { before?: number; within?: 'combat' } = {}): GameEvent[] {
  const rows = eventsOf(cx.s);
  const from = range.within === undefined ? 0 : rows.findLastIndex((e) => e.kind === 'step' && e.word === 'beginCombat') + 1;
  // CR 608.2i
  const then = (e: GameEvent): Cx => {
    const s = asThen(cx.s, e);
    return s === cx.s ? cx : { ...cx, s };
  };
  return rows.filter((e, i) => i >= from && (range.before === undefined || e.id < range.before) && matchEvent(then(e), pattern, e));
}

/** CR 505.1b: how many main phases of the turn had begun with this one. */
const mainPhases = (s: State, e: GameEvent): number =>
  eventsOf(s).filter((x) => x.kind === 'step' && MAIN.includes(x.word) && x.id <= e.id).length;

const MAIN: readonly string[] = ['precombatMain', 'postcombatMain'];

/** Whether no upkeep of the player, or of anybody, is over yet. */
function isFirst(s: State, first: 'ofGame' | 'ofPlayer' | undefined, seat: number): boolean {
  if (first === undefined) return true;
  return (first === 'ofPlayer' ? [seat] : s.order).every((p) => player(s, p).lastUpkeep === 0);
}

/** The natural result of a roll (CR 706.2), as its event tells it. */
export const naturalResult = (word: string): number => Number(word.slice(word.indexOf(':') + 1));
