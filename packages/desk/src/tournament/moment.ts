/** The moment at which something is done: as people say, or by the clock of the machine, which may be wrong. */
import { Refused } from '@apnap/system';
import { type Doing, secondsBetween, secondsOf, type Tournament } from '@apnap/tournament';
import type { Desk } from '../desk.js';
import { textAt } from '../said.js';
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
export function doingOf(desk: Desk, o: MomentOptions): Doing {
  const at = o.at === undefined || o.at === NOW ? new Date().toISOString().replace(/\.\d+Z$/, 'Z') : o.at;
  if (secondsOf(at) === undefined) throw new Refused('input', textAt(desk.at, desk.lang, 't.moment', { value: at }));
  return { at, by: o.by ?? desk.user, why: o.why };
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

const question = (desk: Desk, at: string, t: Tournament): string =>
  text(desk.lang, 't.clockDoubt', { now: at, last: t.log.at(-1)?.at ?? '' });

/**
 * The moment for what follows from it: how late somebody is, what is left of the round. @throws Refused asking for it where the clock of the machine is
 * far from the last entry of the log.
 */
export function momentFor(desk: Desk, o: MomentOptions, at: string, t: Tournament): string {
  if (standingOf(o, at, t) !== 'plausible') throw new Refused('input', question(desk, at, t));
  return at;
}

/** Before something is written: a clock that is behind the log is asked about; one that is far ahead is pointed out. */
export function checkMoment(desk: Desk, o: MomentOptions, at: string, t: Tournament): void {
  const standing = standingOf(o, at, t);
  if (standing === 'behind') throw new Refused('input', question(desk, at, t));
  if (standing === 'farAhead') desk.notice(question(desk, at, t));
}
