/** What moving tells the table to show: a number of life that has not arrived yet, a sign, a spell to read. */
import { useSyncExternalStore } from 'react';
import type { Reading } from './steps.js';

/** Something shown, that changes. */
class Cell<T> {
  private readonly listeners = new Set<() => void>();
  constructor(private value: T) {}
  get = (): T => this.value;
  set(next: T): void {
    if (next === this.value) return;
    this.value = next;
    for (const f of this.listeners) f();
  }
  subscribe = (f: () => void): (() => void) => {
    this.listeners.add(f);
    return () => {
      this.listeners.delete(f);
    };
  };
}

const NO_LIVES: Readonly<Record<number, number>> = {};

/** Life as it is shown while damage is under way; by seat. */
export const lives = new Cell(NO_LIVES);
/** Whose turn begins; numbered, so that the same twice is seen twice. */
export const sign = new Cell<{ seat: number; count: number; takes: number } | null>(null);
/** The spell that stands to be read. */
export const reading = new Cell<(Reading & { takes: number }) | null>(null);

/** How the game ends for who looks: first not yet (`takes` 0: what ends it is under way), then as a sign. */
export const ending = new Cell<{ won: boolean; takes: number } | null>(null);

export const useLife = (seat: number, life: number): number => useSyncExternalStore(lives.subscribe, () => lives.get()[seat] ?? life);
export const useSign = () => useSyncExternalStore(sign.subscribe, sign.get);
export const useReading = () => useSyncExternalStore(reading.subscribe, reading.get);
export const useEnding = () => useSyncExternalStore(ending.subscribe, ending.get);

/** What was under way has arrived; a sign stays its time. */
export function arrived(): void {
  lives.set(NO_LIVES);
  reading.set(null);
}

/** Forgets all of it. */
export function clearCells(): void {
  arrived();
  sign.set(null);
  ending.set(null);
}
