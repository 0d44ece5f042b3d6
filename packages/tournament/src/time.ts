/** Moments and days as text, without a clock: `2017-01-20T09:30:00Z`, `2017-01-20`. */

/** The number of a day, 1970-01-01 being 0; undefined for a text that is no day. */
export function dayNumber(day: string): number | undefined {
  const m = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!m) return undefined;
  const [y, mo, d] = [Number(m[1]), Number(m[2]), Number(m[3])];
  if (mo < 1 || mo > 12 || d < 1 || d > daysInMonth(y, mo)) return undefined;
  // Days since the first of March of year 0, in cycles of 400 years.
  const year = mo <= 2 ? y - 1 : y;
  const cycle = Math.floor(year / 400);
  const inCycle = year - cycle * 400;
  const inYear = Math.floor((153 * (mo + (mo > 2 ? -3 : 9)) + 2) / 5) + d - 1;
  return cycle * 146097 + inCycle * 365 + Math.floor(inCycle / 4) - Math.floor(inCycle / 100) + inYear - 719468;
}

function daysInMonth(y: number, m: number): number {
  if (m === 2) return (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(m) ? 30 : 31;
}

/** The day with this number. */
export function dayText(number: number): string {
  const z = number + 719468;
  const cycle = Math.floor(z / 146097);
  const inCycle = z - cycle * 146097;
  const year =
    Math.floor((inCycle - Math.floor(inCycle / 1460) + Math.floor(inCycle / 36524) - Math.floor(inCycle / 146096)) / 365) + cycle * 400;
  const inYear = inCycle - (365 * (year - cycle * 400) + Math.floor((year - cycle * 400) / 4) - Math.floor((year - cycle * 400) / 100));
  const mp = Math.floor((5 * inYear + 2) / 153);
  const d = inYear - Math.floor((153 * mp + 2) / 5) + 1;
  const m = mp < 10 ? mp + 3 : mp - 9;
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(m <= 2 ? year + 1 : year).padStart(4, '0')}-${two(m)}-${two(d)}`;
}

/** The day `days` later. */
export const addDays = (day: string, days: number): string => dayText((dayNumber(day) ?? 0) + days);

/** The same day `months` later; the last day of the month where there is no such day. */
export function addMonths(day: string, months: number): string {
  const [y, m, d] = day.split('-').map(Number);
  const index = y * 12 + (m - 1) + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(Math.min(d, daysInMonth(year, month)))}`;
}

/** Many entries of a log say the same moment one after the other. */
let newest: { moment: string; seconds: number | undefined } = { moment: '', seconds: undefined };

/** Seconds since 1970 of a moment in UTC; undefined for a text that is none. */
export function secondsOf(moment: string): number | undefined {
  if (newest.moment !== moment) newest = { moment, seconds: readMoment(moment) };
  return newest.seconds;
}

function readMoment(moment: string): number | undefined {
  const m = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.exec(moment);
  if (!m) return undefined;
  const day = dayNumber(m[1]);
  const [h, mi, s] = [Number(m[2]), Number(m[3]), Number(m[4] ?? 0)];
  if (day === undefined || h > 23 || mi > 59 || s > 60) return undefined;
  const offset = m[6] === 'Z' ? 0 : (m[6][0] === '-' ? -1 : 1) * (Number(m[6].slice(1, 3)) * 3600 + Number(m[6].slice(4)) * 60);
  return day * 86400 + h * 3600 + mi * 60 + s + Number(m[5] ?? 0) - offset;
}

/** The moment so many seconds since 1970, to the second. */
export function momentText(seconds: number): string {
  const whole = Math.floor(seconds);
  const day = Math.floor(whole / 86400);
  const s = whole - day * 86400;
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${dayText(day)}T${two(Math.floor(s / 3600))}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}Z`;
}

/** Seconds from one moment to another. */
export const secondsBetween = (from: string, to: string): number => (secondsOf(to) ?? 0) - (secondsOf(from) ?? 0);

/** "9:30", "1:05:00", "-0:15" */
export function clockText(seconds: number): string {
  const s = Math.abs(Math.round(seconds));
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(s / 3600);
  const rest = hours > 0 ? `${hours}:${two(Math.floor(s / 60) % 60)}` : String(Math.floor(s / 60));
  return `${seconds < 0 && s > 0 ? '-' : ''}${rest}:${two(s % 60)}`;
}

/** Seconds of "9:30" or "1:05:00" or "3" (minutes); undefined for a text that is none. */
export function secondsOfClock(text: string): number | undefined {
  const said = text.normalize('NFKC').trim();
  const m = /^(?:(\d+):)?(\d+):(\d\d)$/.exec(said);
  if (m) return Number(m[1] ?? 0) * 3600 + Number(m[2]) * 60 + Number(m[3]);
  return /^\d+$/.test(said) ? Number(said) * 60 : undefined;
}
