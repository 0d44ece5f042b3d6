/** The moment at which something is done: as people say, or by the clock of the machine, which may be wrong. */
import { type Doing, secondsBetween, secondsOf, type Tournament } from '@apnap/tournament';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

/** Options that say when, by whom and why. */
export interface MomentOptions {
  at?: string;
  by?: string;
  why?: string;
}

/** What people say when the clock is right although it seems not to be. */
const NOW = 'now';

/** So many seconds may clocks of two machines be apart. */
const APART = 60;
/** An event that is being played rests for less than that between two entries, in seconds. */
const REST = 86_400;

/** The moment and the person; the clock of the machine unless said. */
export function doingOf(cx: Context, o: MomentOptions): Doing {
  const at = o.at === undefined || o.at === NOW ? new Date().toISOString().replace(/\.\d+Z$/, 'Z') : o.at;
  if (secondsOf(at) === undefined) throw new CliError(2, text(cx.lang, 't.moment', { value: at }));
  return { at, by: o.by ?? (cx.io.env.USER || 'desk'), why: o.why };
}

/** How the clock of the machine stands to the last entry of the log, where nobody said the moment. */
type Standing = 'plausible' | 'behind' | 'farAhead';

function standingOf(o: MomentOptions, at: string, { log, state }: Tournament): Standing {
  const last = log.at(-1);
  if (o.at !== undefined || !last) return 'plausible';
  const passed = secondsBetween(last.at, at);
  if (passed < -APART) return 'behind';
  return passed > REST && (state.status === 'running' || state.status === 'playoff') ? 'farAhead' : 'plausible';
}

const question = (cx: Context, at: string, t: Tournament): string =>
  text(cx.lang, 't.clockDoubt', { now: at, last: t.log.at(-1)?.at ?? '' });

/**
 * The moment for what follows from it: how late somebody is, what is left of the round. @throws CliError 2 asking for it where the clock of the machine is
 * far from the last entry of the log.
 */
export function momentFor(cx: Context, o: MomentOptions, at: string, t: Tournament): string {
  if (standingOf(o, at, t) !== 'plausible') throw new CliError(2, question(cx, at, t));
  return at;
}

/** Before something is written: a clock that is behind the log is asked about; one that is far ahead is pointed out. */
export function checkMoment(cx: Context, o: MomentOptions, at: string, t: Tournament): void {
  const standing = standingOf(o, at, t);
  if (standing === 'behind') throw new CliError(2, question(cx, at, t));
  if (standing === 'farAhead') cx.io.err(`${question(cx, at, t)}\n`);
}
