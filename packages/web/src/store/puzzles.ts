/** Which puzzles have been solved on this device. */
import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from './kept.js';

const KEY = 'apnap.puzzles';

let current: readonly string[] | null = null;
const listeners = new Set<() => void>();

const read = (): readonly string[] => {
  if (current) return current;
  const kept = readKept(KEY);
  current = Array.isArray(kept) ? kept.filter((x) => typeof x === 'string') : [];
  return current;
};

/** Remembers that a puzzle has been solved. */
export function puzzleSolved(id: string): void {
  if (read().includes(id)) return;
  current = [...read(), id];
  writeKept(KEY, current);
  for (const f of listeners) f();
}

const subscribe = (f: () => void) => {
  listeners.add(f);
  return () => {
    listeners.delete(f);
  };
};

/** Ids of the puzzles that have been solved. */
export const useSolved = (): readonly string[] => useSyncExternalStore(subscribe, read);
