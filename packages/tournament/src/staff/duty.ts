/** When officials work, and their breaks: a plan in the clock times of the place, which says nothing about the rules of the event. */
import type { Break, Staff } from '../state/types.js';

const MINUTES = 60;
/** Breaks begin at these minutes. */
const GRID = 15;
/** Who works for less has no break planned for him. */
const LONG = 4 * MINUTES;

/** Minutes since midnight of "09:30"; undefined for a text that is no time of a day. */
export function minuteOf(time: string): number | undefined {
  const m = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return m ? Number(m[1]) * MINUTES + Number(m[2]) : undefined;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The time of a day as "09:30". @param minute since midnight */
export const dayTime = (minute: number): string => `${two(Math.floor(minute / MINUTES))}:${two(minute % MINUTES)}`;

/** `unsaid`: nobody has said when he works. */
export type DutyNow = 'on' | 'break' | 'off' | 'unsaid';

const within = (minute: number, { from, until }: Break): boolean => minute >= (minuteOf(from) ?? 0) && minute < (minuteOf(until) ?? 0);

/** Whether somebody works at a minute of the day. */
export function dutyAt({ from, until, breaks }: Staff, minute: number): DutyNow {
  if (from === undefined || until === undefined) return 'unsaid';
  if (!within(minute, { from, until })) return 'off';
  return (breaks ?? []).some((b) => within(minute, b)) ? 'break' : 'on';
}

/** As texts compare everywhere, in whatever language the machine is. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const judges = (s: Staff): boolean => s.role === 'judge' || s.role === 'headJudge';

/** Judges for whom a break was found, and those for whom there was none. */
export interface BreakPlan {
  planned: Staff[];
  without: Staff[];
}

/**
 * A break for every judge who works for four hours or more and has none, in the middle half of his time, as near its middle as can be, while at least
 * `least` judges stay at work. One after the other, by the beginning of their work and then by name.
 * @param minutes of each break
 */
export function planBreaks(staff: readonly Staff[], minutes: number, least: number): BreakPlan {
  const plan: BreakPlan = { planned: [], without: [] };
  const now = staff.filter(judges);
  const asked = now
    .filter((s) => s.from !== undefined && s.until !== undefined && (s.breaks ?? []).length === 0)
    .filter((s) => (minuteOf(s.until ?? '') ?? 0) - (minuteOf(s.from ?? '') ?? 0) >= LONG)
    .sort((a, b) => inOrder(a.from as string, b.from as string) || inOrder(a.name, b.name));
  for (const who of asked) {
    const slot = slotFor(now, who, minutes, least);
    if (!slot) {
      plan.without.push(who);
      continue;
    }
    const next: Staff = { ...who, breaks: [slot] };
    now[now.indexOf(who)] = next;
    plan.planned.push(next);
  }
  return plan;
}

function slotFor(staff: readonly Staff[], who: Staff, minutes: number, least: number): Break | null {
  const [from, until] = [minuteOf(who.from ?? '') ?? 0, minuteOf(who.until ?? '') ?? 0];
  const quarter = (until - from) / 4;
  const middle = (from + until - minutes) / 2;
  const begins: number[] = [];
  for (let at = Math.ceil((from + quarter) / GRID) * GRID; at + minutes <= until - quarter; at += GRID) begins.push(at);
  begins.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
  const others = staff.filter((s) => s !== who);
  const enough = (at: number): boolean => {
    for (let m = at; m < at + minutes; m++) if (others.filter((s) => dutyAt(s, m) === 'on').length < least) return false;
    return true;
  };
  const at = begins.find(enough);
  return at === undefined ? null : { from: dayTime(at), until: dayTime(at + minutes) };
}
