/** The clock of a round as a whole: it stands still for everybody, goes on, and everybody is given more time. */
import { isPaused } from '../clock/clock.js';
import type { CommandOf, Entry } from '../commands.js';
import { refuse } from '../messages.js';
import { roundOf } from '../state/look.js';
import type { Clock, State } from '../state/types.js';
import { wholeNumber } from './guards.js';

/** The clock of a round that is being played. */
function clockOf(state: State, round: number): Clock {
  const { clock, status } = roundOf(state, round);
  if (status === 'closed') refuse('error.roundClosed', { round });
  if (!clock || clock.ended !== undefined) return refuse('error.noClock', { round });
  return clock;
}

export function pauseClock(state: State, c: CommandOf<'pauseClock'>, at: Entry): void {
  const clock = clockOf(state, c.round);
  if (isPaused(clock)) refuse('error.clockPaused', { round: c.round });
  clock.pauses = [...(clock.pauses ?? []), { from: at.at }];
}

export function resumeClock(state: State, c: CommandOf<'resumeClock'>, at: Entry): void {
  const clock = clockOf(state, c.round);
  if (!isPaused(clock)) refuse('error.clockRuns', { round: c.round });
  clock.pauses = (clock.pauses ?? []).map((p) => (p.to === undefined ? { ...p, to: at.at } : p));
}

export function extendAll(state: State, c: CommandOf<'extendAll'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status === 'review') refuse('error.notPublished', { round: c.round });
  if (round.status === 'closed') refuse('error.roundClosed', { round: c.round });
  wholeNumber('seconds', c.seconds, 1);
  round.extensions = [...(round.extensions ?? []), { seconds: c.seconds, reason: c.reason, at: at.at }];
}
