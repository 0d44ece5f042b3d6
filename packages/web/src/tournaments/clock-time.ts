/** Clocks of rounds, counted on in the browser from what the server told last. */
import type { RoundClockView, TournamentHead } from '@apnap/protocol';
import { useEffect, useState } from 'react';

/** Seconds before the end at which the judges gather, by the handbook. */
export const LAST_TEN = 600;

/** A clock at a moment. */
export interface ClockNow {
  phase: RoundClockView['phase'];
  /** Seconds; below 0 after time was called; null without a limit. */
  left: number | null;
  extended: readonly { table: number; left: number }[];
}

const runs = (phase: RoundClockView['phase']): boolean => phase === 'running' || phase === 'lastTen' || phase === 'time';

/** A clock, so many seconds after it was told of. */
export function clockAfter(clock: RoundClockView, passed: number): ClockNow {
  if (clock.left === null || !runs(clock.phase)) return clock;
  const on = (seconds: number): number => Math.ceil(seconds - passed);
  const left = on(clock.left);
  return {
    phase: left <= 0 ? 'time' : left <= LAST_TEN ? 'lastTen' : 'running',
    left,
    extended: clock.extended.map((e) => ({ table: e.table, left: on(e.left) })),
  };
}

/** Seconds as m:ss, with a minus where they are over. */
export function clockText(seconds: number): string {
  const s = Math.abs(seconds);
  return `${seconds < 0 ? '−' : ''}${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
}

const heard = new WeakMap<TournamentHead, number>();

/** Seconds since a head came. The server's clock need not be that of this device, so it is counted from then on. */
function passedSince(head: TournamentHead): number {
  const now = Date.now();
  const since = heard.get(head);
  if (since === undefined) heard.set(head, now);
  return since === undefined ? 0 : (now - since) / 1000;
}

/** The server's clock as far as it is known, in milliseconds: what it told with the clock of the round, and what has passed since then. */
export const serverNow = (head: TournamentHead): number => (head.clock?.at ?? Date.now()) + passedSince(head) * 1000;

const TICK = 500;
/** Often enough for what is told in seconds. */
export const SECOND = 1000;

/** Draws anew, again and again. @param every milliseconds */
export function useTick(every: number, going = true): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!going) return;
    const timer = window.setInterval(() => tick((n) => n + 1), every);
    return () => window.clearInterval(timer);
  }, [going, every]);
}

/** The clock of a round as it is now; drawn anew while it runs. */
export function useClock(head: TournamentHead | null): ClockNow | null {
  const passed = head ? passedSince(head) : 0;
  const clock = head?.clock ?? null;
  useTick(TICK, clock !== null && clock.left !== null && runs(clock.phase));
  return clock && clockAfter(clock, passed);
}

/** What is left for a table, in a word and a number; `own` is the time of the table, with what it was given. */
export interface TimeLeft {
  own: number | null;
  said: 'clock.pregame' | 'clock.noLimit' | 'clock.paused' | 'clock.timeSaid' | 'clock.left';
  /** How it is shown. */
  tone: 'usual' | 'low' | 'over';
}

/** @param extension seconds that a table has more */
export function timeLeft({ phase, left }: ClockNow, extension: number): TimeLeft {
  const own = left === null || phase === 'pregame' ? null : left + extension;
  const over = own !== null && own <= 0;
  const said =
    phase === 'pregame' || phase === 'noLimit' || phase === 'paused' ? (`clock.${phase}` as const) : over ? 'clock.timeSaid' : 'clock.left';
  return { own, said, tone: own === null || phase === 'paused' ? 'usual' : over ? 'over' : own <= LAST_TEN ? 'low' : 'usual' };
}

/** Seconds that are left for building; null: nobody builds. */
export function useBuildLeft(head: TournamentHead | null): number | null {
  const passed = head ? passedSince(head) : 0;
  useTick(TICK, head?.build != null);
  return head?.build ? Math.ceil(head.build.left - passed) : null;
}
