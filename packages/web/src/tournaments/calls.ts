/** What is called out in a round, found from two looks at its clock. */
import { type ClockNow, LAST_TEN } from './clock-time.js';

/** Something to say now. */
export type Call = { call: 'begin'; minutes: number | null } | { call: 'tenLeft' } | { call: 'time' } | { call: 'table'; table: number };

/** Nothing is said that should have been said so many seconds ago: the page was asleep. */
const LATE = 20;

/** A round and its clock, as they were seen. */
export interface Look {
  round: number;
  clock: ClockNow;
}

const between = (before: number, now: number, mark: number): boolean => before > mark && now <= mark && now > mark - LATE;

/** @param before what was seen before; null: nothing yet, so what has begun is not called */
export function callsBetween(before: Look | null, now: Look): Call[] {
  if (!before) return [];
  const { left, phase } = now.clock;
  const begun = phase === 'running' || phase === 'lastTen' || phase === 'noLimit';
  const waited = before.round !== now.round || before.clock.phase === 'pregame';
  if (waited) return begun ? [{ call: 'begin', minutes: left === null ? null : Math.round(left / 60) }] : [];
  const was = before.clock.left;
  if (left === null || was === null || phase === 'paused') return [];
  const calls: Call[] = [];
  if (between(was, left, LAST_TEN)) calls.push({ call: 'tenLeft' });
  if (between(was, left, 0)) calls.push({ call: 'time' });
  for (const { table, left: theirs } of now.clock.extended) {
    const theirsWas = before.clock.extended.find((e) => e.table === table)?.left;
    if (theirsWas !== undefined && between(theirsWas, theirs, 0)) calls.push({ call: 'table', table });
  }
  return calls;
}
