/** How long things take to be shown, and how what comes too fast is caught up with. */
import type { Group, Step } from './steps.js';

export type Speed = 'off' | 'fast' | 'normal' | 'calm';

/** Milliseconds that what is shown may be behind what is, besides time to read. */
const MOST_BEHIND = 1200;

const FACTOR: Readonly<Record<Speed, number>> = { off: 0, fast: 0.55, normal: 1, calm: 1.6 };

/** Milliseconds of a step at the usual speed. */
function usual(step: Step): number {
  switch (step.do) {
    case 'move':
      return step.how === 'die' ? 460 : step.how === 'draw' ? 300 : 360;
    case 'vanish':
      return step.dies ? 460 : 240;
    case 'hit':
      return 420;
    case 'life':
      return 320;
    case 'appear':
      return step.token ? 320 : 180;
    case 'attack':
    case 'block':
      return 260;
    case 'counters':
      return 340;
    case 'tap':
      return 120;
    case 'turn':
      return 420;
    case 'over':
      return 700;
  }
}

/** A group with when it begins, in milliseconds. */
export interface Timed {
  steps: Group;
  at: number;
  takes: number;
}

/** When each group is shown. @param rate the share of its usual time that it gets */
export function timed(groups: readonly Group[], speed: Speed, rate = 1): Timed[] {
  let at = 0;
  return groups.map((steps) => {
    const begin = at;
    const takes = Math.max(...steps.map(usual)) * FACTOR[speed] * rate;
    at += takes;
    return { steps, at: begin, takes };
  });
}

export const lengthOf = (list: readonly Timed[]): number => {
  const last = list.at(-1);
  return last ? last.at + last.takes : 0;
};

/**
 * The share of its usual time that what waits can have, so that all of it is shown before it is too far behind.
 * @param all its usual time @param behind how long it has waited
 */
export function rateFor(all: number, behind: number, speed: Speed = 'normal'): number {
  // Who wants it calm has time.
  const most = MOST_BEHIND * Math.max(1, FACTOR[speed]);
  return all <= 0 ? 1 : Math.min(1, Math.max(0, most - behind) / all);
}

/** Whether so much waits that nobody could follow it: then it is shown as one change. */
export const tooFast = (rate: number): boolean => rate < 0.28;

/** Milliseconds a spell stands to be read: by its length, in letters of its text (Chinese has fewer, that take longer). */
export function readingTime(text: string, speed: Speed): number {
  const letters = [...text].reduce((n, c) => n + (c > '\u2e80' ? 2.5 : 1), 0);
  return FACTOR[speed] * Math.min(4200, 1000 + 20 * letters);
}
