/** Freeing the slots of objects that are gone and that nothing refers to any more, once a turn. */
import { generationOf, ownTable } from '@apnap/kernel';

import type { State } from './types.js';

/** Generations are 16 bits; a slot that has used them up is not used again. */
const LAST_GENERATION = 65_000;

/**
 * Marks conservatively: any number anywhere in what can refer to objects counts as a reference. Run at the beginning of a turn, when the
 * history of the last turn is gone.
 */
export function reclaim(s: State): void {
  const used = new Set<number>();
  mark(s.frames, used);
  mark(s.lasting, used);
  mark(s.waiting, used);
  mark(s.usedThisTurn, used);
  mark(s.markers, used);
  for (const skip of s.skips) used.add(skip.source);
  for (const o of s.objects.rows) {
    if (o.zone === 'gone') continue;
    used.add(o.attachedTo);
    used.add(o.attacking);
    if (o.memory) mark(o.memory, used);
    if (o.stack) mark(o.stack, used);
    if (o.cast?.used) mark(o.cast.used, used);
    if (o.blocking) mark(o.blocking, used);
  }
  const free = new Set(s.freeSlots);
  const freed: number[] = [];
  s.objects.rows.forEach((o, slot) => {
    if (o.zone === 'gone' && !used.has(o.id) && !free.has(slot) && generationOf(o.id) < LAST_GENERATION) freed.push(slot);
  });
  if (freed.length === 0) return;
  s.freeSlots = [...s.freeSlots, ...freed];
  // The old record must resolve to nothing: it keeps its id for its generation, and loses what it held.
  s.objects = ownTable(s, s.objects);
  for (const slot of freed)
    s.objects.rows[slot] = { ...s.objects.rows[slot], _e: s._e, last: null, stack: null, memory: null, cast: null, counters: null };
}

function mark(value: unknown, into: Set<number>): void {
  if (typeof value === 'number') into.add(value);
  else if (Array.isArray(value)) for (const v of value) mark(v, into);
  else if (typeof value === 'object' && value !== null) {
    // Not `_e`: the number of an epoch is no reference, and it differs from process to process.
    const record = value as Record<string, unknown>;
    for (const key of Object.keys(record)) if (key[0] !== '_') mark(record[key], into);
  }
}
