/** Lists of counters (CR 122). */
import type { Counter } from './types.js';

/** One entry for each kind of counter. */
export function mergeCounters(list: readonly Counter[]): Counter[] {
  const merged: Counter[] = [];
  for (const c of list) {
    const same = merged.findIndex((x) => x.kind === c.kind);
    if (same >= 0) merged[same] = { kind: c.kind, n: merged[same].n + c.n };
    else if (c.n > 0) merged.push({ kind: c.kind, n: c.n });
  }
  return merged;
}
