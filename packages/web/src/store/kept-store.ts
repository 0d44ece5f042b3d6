/** A value that is kept in this browser and drawn where it is used. */
import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from './kept.js';

export interface KeptStore<T> {
  /** As it is now. */
  now(): T;
  keep(value: T): void;
  /** As it is now, for what draws it: it is drawn anew when it changes. */
  use(): T;
}

/** @param load what is made of what was kept; of anything, as it may be of an earlier version */
export function keptStore<T>(key: string, load: (kept: unknown) => T): KeptStore<T> {
  let current: { value: T } | null = null;
  const listeners = new Set<() => void>();
  const now = (): T => {
    current ??= { value: load(readKept(key)) };
    return current.value;
  };
  const subscribe = (f: () => void) => {
    listeners.add(f);
    return () => {
      listeners.delete(f);
    };
  };
  return {
    now,
    keep(value) {
      current = { value };
      writeKept(key, value);
      for (const f of listeners) f();
    },
    use: () => useSyncExternalStore(subscribe, now),
  };
}
