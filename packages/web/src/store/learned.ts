/** Which lessons have been done on this device, and whether they have been offered. */
import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from './kept.js';

/** The lessons, in the order in which they are best done. */
export const LESSON_IDS = ['land', 'creature', 'attack', 'block', 'spell', 'stack', 'trigger', 'why', 'rewind', 'deck'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface Learned {
  done: readonly LessonId[];
  /** They need not be offered any more: one has been begun, or declined. */
  offered: boolean;
}

const KEY = 'apnap.learned';

function load(): Learned {
  const kept = readKept(KEY) as { done?: unknown; offered?: unknown } | null;
  const done = Array.isArray(kept?.done) ? kept.done : [];
  return { done: LESSON_IDS.filter((id) => done.includes(id)), offered: kept?.offered === true };
}

let current: Learned | null = null;
const listeners = new Set<() => void>();

const read = (): Learned => {
  current ??= load();
  return current;
};

function keep(learned: Learned): void {
  current = learned;
  writeKept(KEY, learned);
  for (const f of listeners) f();
}

/** Remembers that a lesson has been done. */
export function lessonDone(id: LessonId): void {
  const { done } = read();
  if (!done.includes(id)) keep({ done: LESSON_IDS.filter((x) => x === id || done.includes(x)), offered: true });
}

/** Offers the lessons no more. */
export function lessonsOffered(): void {
  if (!read().offered) keep({ ...read(), offered: true });
}

const subscribe = (f: () => void) => {
  listeners.add(f);
  return () => {
    listeners.delete(f);
  };
};

export const useLearned = (): Learned => useSyncExternalStore(subscribe, read);
