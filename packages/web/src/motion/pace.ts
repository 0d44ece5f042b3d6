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
      return 200;
  }
}

/** A group with when it begins, in milliseconds. */
export interface Timed {
  steps: Group;
  at: number;
  takes: number;
}

/**
 * When each group is shown. @param behind how long what is to be shown has waited already: the more, the less time it gets, so that all of it is
 * shown within {@link MOST_BEHIND}.
 */
export function timed(groups: readonly Group[], speed: Speed, behind = 0): Timed[] {
  const takes = groups.map((steps) => Math.max(...steps.map(usual)) * FACTOR[speed]);
  const all = takes.reduce((a, b) => a + b, 0);
  const rate = all === 0 ? 0 : Math.min(1, Math.max(0, MOST_BEHIND - behind) / all);
  let at = 0;
  return groups.map((steps, i) => {
    const begin = at;
    at += takes[i] * rate;
    return { steps, at: begin, takes: takes[i] * rate };
  });
}

export const lengthOf = (list: readonly Timed[]): number => {
  const last = list.at(-1);
  return last ? last.at + last.takes : 0;
};

/** Whether so much waits that it is shown as one change. @param oldest how long the first of it has waited */
export const crowded = (waiting: number, oldest: number): boolean => waiting > 1 && (waiting > 4 || oldest > MOST_BEHIND / 2);

/** Milliseconds a spell stands to be read: by its length, in letters of its text (Chinese has fewer, that take longer). */
export function readingTime(text: string, speed: Speed): number {
  const letters = [...text].reduce((n, c) => n + (c > '\u2e80' ? 2.5 : 1), 0);
  return FACTOR[speed] * Math.min(4200, 1000 + 20 * letters);
}
