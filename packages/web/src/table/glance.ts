/** What the pointer or the focus rests on: kept beside the table's state, so that moving over a crowded board draws nothing anew but what it touches. */
import { useSyncExternalStore } from 'react';

function cell() {
  let value: number | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: number | null): void => {
      if (next === value) return;
      value = next;
      for (const f of listeners) f();
    },
    subscribe: (f: () => void) => {
      listeners.add(f);
      return () => {
        listeners.delete(f);
      };
    },
  };
}

const looked = cell();
const lit = cell();

/** What the pointer or the focus is on: the reason why a card is shown. */
let reason: Element | null = null;

/** Shows the whole card of an object beside what is pointed at. */
export function look(id: number, at: Element): void {
  reason = at;
  looked.set(id);
}

/** No card is looked at any more. */
export function forgetLooked(): void {
  reason = null;
  looked.set(null);
}

/** Forgets the card where neither pointer nor focus is on what showed it; what is taken off the page hears of no leaving. */
export function stillLooked(): void {
  if (!reason?.isConnected || !reason.matches(':hover, :focus-visible')) forgetLooked();
}

/** Lights up an object or player (-1 - seat) wherever it is shown. */
export const light = lit.set;

export const useLooked = (): number | null => useSyncExternalStore(looked.subscribe, looked.get);

/** Whether one of these objects is lit. */
export const useLit = (ids: readonly number[]): boolean =>
  useSyncExternalStore(lit.subscribe, () => {
    const id = lit.get();
    return id !== null && ids.includes(id);
  });
