/** Lists of counters (CR 122). */
import type { Counter, CounterCount } from './objects.js';

/** One entry for each kind of counter. */
export function mergeCounters(list: readonly CounterCount[]): CounterCount[] {
  const merged: CounterCount[] = [];
  for (const c of list) {
    const same = merged.findIndex((x) => x.kind === c.kind);
    if (same >= 0) merged[same] = { kind: c.kind, n: merged[same].n + c.n };
    else if (c.n > 0) merged.push({ kind: c.kind, n: c.n });
  }
  return merged;
}

/** Counters as they are on something, all with this timestamp; null for none. */
export function countersAt(list: readonly CounterCount[], timestamp: number): Counter[] | null {
  const merged = mergeCounters(list);
  return merged.length > 0 ? merged.map(({ kind, n }) => ({ kind, n, timestamp })) : null;
}

/**
 * The list with so many counters of a kind. CR 613.7c: with more of them than before, all of the kind have the timestamp of the new ones;
 * those that are left keep theirs.
 */
export function withCounters(list: readonly Counter[] | null, kind: string, n: number, timestamp: number): Counter[] | null {
  const had = list?.find((c) => c.kind === kind);
  const rest = (list ?? []).filter((c) => c.kind !== kind);
  if (n > 0) rest.push({ kind, n, timestamp: had && had.n >= n ? had.timestamp : timestamp });
  return rest.length > 0 ? rest : null;
}

/** What others may know of counters: their kinds and numbers. */
export const counted = (list: readonly Counter[] | null): CounterCount[] => (list ?? []).map(({ kind, n }) => ({ kind, n }));
