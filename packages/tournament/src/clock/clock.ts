/** Round clocks: what is left, for whom, and what is to be called out when. All times are given, none are read. */

import type { DraftCall } from '../draft/timers.js';
import { type Message, message } from '../messages.js';
import { hasResult, isPlayed } from '../state/look.js';
import type { Clock, Round, State, Table } from '../state/types.js';
import { momentText, secondsOf } from '../time.js';

export type ClockPhase = 'pregame' | 'running' | 'paused' | 'lastTen' | 'time' | 'noLimit' | 'over';

export interface RoundClock {
  phase: ClockPhase;
  /** Seconds left of the round; below 0 after time was called; null without a limit. */
  left: number | null;
  /** Tables that still play with more time, the one that ends first in front. */
  extended: { table: number; left: number }[];
  /** Tables without a result. */
  outstanding: number[];
}

/** Turns after time was called: five, three for teams at one table (MTR 2.5), and those of slow play (IPG 3.3). */
export const turnsAfterTime = (state: State, t: Table): number => (state.kind === 'twoHeaded' ? 3 : 5) + t.extraTurns;

export const extensionOf = (t: Table): number => t.extensions.reduce((sum, e) => sum + e.seconds, 0);

/** More time for the whole round, in seconds. */
export const roundExtension = (round: Pick<Round, 'extensions'>): number => (round.extensions ?? []).reduce((sum, e) => sum + e.seconds, 0);

/** Whether a clock stands still now. */
export const isPaused = (clock: Clock): boolean => clock.pauses !== undefined && clock.pauses.at(-1)?.to === undefined;

/** Seconds for which a clock has stood still, without the pause that it is in. */
export const pausedSeconds = (clock: Clock): number =>
  (clock.pauses ?? []).reduce(
    (sum, { from, to }) => sum + (to === undefined ? 0 : Math.max(0, (secondsOf(to) ?? 0) - (secondsOf(from) ?? 0))),
    0,
  );

/** Seconds from one moment to another for which a clock did not stand still. */
export function playedBetween(clock: Clock, from: string, to: string): number {
  const [a, b] = [secondsOf(from) ?? 0, secondsOf(to) ?? 0];
  const paused = (clock.pauses ?? []).map((p) => {
    const end = p.to === undefined ? b : (secondsOf(p.to) ?? b);
    return Math.max(0, Math.min(b, end) - Math.max(a, secondsOf(p.from) ?? a));
  });
  return b - a - paused.reduce((sum, s) => sum + s, 0);
}

/** Seconds of the round that were played until a moment; below 0 before it began. */
export const playedUntil = (clock: Clock, now: string): number => playedBetween(clock, clock.begun, now);

/** The moment at which so many seconds of the round have been played; undefined where the clock stands still before that. */
export function momentPlayed(clock: Clock, seconds: number): string | undefined {
  let at = (secondsOf(clock.begun) ?? 0) + seconds;
  for (const p of clock.pauses ?? []) {
    const from = secondsOf(p.from) ?? 0;
    if (at <= from) break;
    if (p.to === undefined) return undefined;
    at += Math.max(0, (secondsOf(p.to) ?? from) - from);
  }
  return momentText(at);
}

const TEN_MINUTES = 600;
/** Handbook: a deck that is checked is back with its player after seven minutes. */
const CHECK_RETURNS = 420;

/** The clock of a round at a moment. */
export function roundClock(round: Round, now: string): RoundClock {
  const playing = round.tables.filter((t) => isPlayed(t) && !hasResult(t));
  const outstanding = playing.map((t) => t.table);
  const { clock } = round;
  if (round.status === 'closed' || clock?.ended !== undefined) return { phase: 'over', left: null, extended: [], outstanding };
  if (!clock) return { phase: 'pregame', left: null, extended: [], outstanding };
  if (clock.minutes === null) return { phase: 'noLimit', left: null, extended: [], outstanding };
  const played = playedUntil(clock, now);
  const left = clock.minutes * 60 + roundExtension(round) - Math.max(0, played);
  const extended = playing
    .filter((t) => extensionOf(t) > 0)
    .map((t) => ({ table: t.table, left: left + extensionOf(t) }))
    .sort((a, b) => a.left - b.left || a.table - b.table);
  // Asked of a moment before it began.
  if (played < 0) return { phase: 'pregame', left, extended, outstanding };
  if (isPaused(clock)) return { phase: 'paused', left, extended, outstanding };
  return { phase: left <= 0 ? 'time' : left <= TEN_MINUTES ? 'lastTen' : 'running', left, extended, outstanding };
}

/** Something to call out, so many seconds after the beginning; `staff` is told to the officials alone. */
export interface CallOut {
  at: number;
  to: 'all' | 'staff' | 'table';
  message: Message;
}

/** Minutes of a round, of which the final has no number (MTR appendix B): null. */
export function usualMinutes(state: State, round: Pick<Round, 'stage' | 'tables'>): number | null {
  if (round.stage === 'swiss') return state.settings.roundMinutes;
  return round.tables.length === 1 ? null : state.settings.eliminationMinutes;
}

/** Calls about who is late, and about deck checks that take as long as the handbook allows. */
function staffCalls(state: State, round: Round): CallOut[] {
  const { clock } = round;
  const { grace } = state.settings;
  const late: CallOut[] = [
    ...(grace > 0 ? [{ at: grace * 60, to: 'staff' as const, message: message('call.graceOver', { minutes: grace }) }] : []),
    { at: TEN_MINUTES, to: 'staff', message: message('call.tenLate') },
  ];
  const checks = round.tables.flatMap((t): CallOut[] => {
    if (!clock || !t.check || t.check.ended !== undefined) return [];
    const begun = Math.max(0, playedUntil(clock, t.check.begun));
    return [{ at: begun + CHECK_RETURNS, to: 'staff', message: message('call.checkLong', { table: t.table }) }];
  });
  return [...late, ...checks];
}

/** All calls of a round in order. */
export function roundCalls(state: State, round: Round): CallOut[] {
  const minutes = round.clock ? round.clock.minutes : usualMinutes(state, round);
  if (minutes === null) {
    const begin: CallOut = { at: 0, to: 'all', message: message('call.beginUntimed', { round: round.number }) };
    return [begin, ...staffCalls(state, round)].sort((a, b) => a.at - b.at);
  }
  const end = minutes * 60 + roundExtension(round);
  const calls: CallOut[] = [
    { at: 0, to: 'all', message: message('call.begin', { round: round.number, minutes }) },
    ...staffCalls(state, round),
  ];
  // Handbook: ten minutes before the end the judges gather.
  if (end > TEN_MINUTES) calls.push({ at: end - TEN_MINUTES, to: 'all', message: message('call.tenLeft') });
  calls.push({
    at: end,
    to: 'all',
    message: message(round.stage === 'playoff' ? 'call.timePlayoff' : 'call.time', { turns: state.kind === 'twoHeaded' ? 3 : 5 }),
  });
  for (const t of round.tables)
    if (extensionOf(t) > 0)
      calls.push({
        at: end + extensionOf(t),
        to: 'table',
        message: message('call.timeTable', { table: t.table, turns: turnsAfterTime(state, t) }),
      });
  return calls.sort((a, b) => a.at - b.at);
}

/** A call of a draft in words. */
export function draftCallMessage(c: DraftCall): Message {
  switch (c.call) {
    case 'look':
      return message('call.booster', { booster: c.booster, direction: message(c.direction === 'left' ? 'call.left' : 'call.right') });
    case 'pick':
      return c.seconds > 0
        ? message('call.pick', { pick: c.pick, left: c.left, seconds: c.seconds })
        : message('call.lastCard', { left: c.left });
    case 'put':
      return message('call.put');
    case 'review':
      return message('call.review', { seconds: c.seconds });
    case 'over':
      return message('call.draftOver');
    default: {
      const unknown: never = c;
      throw new Error(`unknown call ${String(unknown)}`);
    }
  }
}

/** Calls while decks are built. */
export function buildCalls(minutes: number): CallOut[] {
  const marks = [10, 5, 1].filter((m) => m < minutes);
  return [
    { at: 0, to: 'all', message: message('call.build', { minutes }) },
    ...marks.map((m): CallOut => ({ at: (minutes - m) * 60, to: 'all', message: message('call.buildLeft', { minutes: m }) })),
    { at: minutes * 60, to: 'all', message: message('call.buildOver') },
  ];
}

/** Calls while Sealed pools are registered, and then decks are built. */
export function registrationCalls(register: number, build: number): CallOut[] {
  const end = register * 60;
  return [
    { at: 0, to: 'all', message: message('call.register', { minutes: register }) },
    ...buildCalls(build).map((c): CallOut => ({ ...c, at: end + c.at })),
  ];
}
