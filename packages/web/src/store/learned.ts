/** Which lessons have been done on this device, and whether they have been offered. */
import { keptStore } from './kept-store.js';

/** The lessons, in the order in which they are best done. */
export const LESSON_IDS = ['land', 'creature', 'attack', 'block', 'spell', 'stack', 'trigger', 'why', 'rewind', 'deck'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface Learned {
  done: readonly LessonId[];
  /** They need not be offered any more: one has been begun, or declined. */
  offered: boolean;
}

const learned = keptStore<Learned>('apnap.learned', (found) => {
  const kept = found as { done?: unknown; offered?: unknown } | null;
  const done = Array.isArray(kept?.done) ? kept.done : [];
  return { done: LESSON_IDS.filter((id) => done.includes(id)), offered: kept?.offered === true };
});

/** Remembers that a lesson has been done. */
export function lessonDone(id: LessonId): void {
  const { done } = learned.now();
  if (!done.includes(id)) learned.keep({ done: LESSON_IDS.filter((x) => x === id || done.includes(x)), offered: true });
}

/** Offers the lessons no more. */
export function lessonsOffered(): void {
  if (!learned.now().offered) learned.keep({ ...learned.now(), offered: true });
}

export const useLearned = learned.use;
