/** What objects remember for their linked abilities (CR 607). */
import type { Id } from '@apnap/kernel';
import { invalidate } from '../characteristics/derived.js';
import { record, writeObj } from '../state/access.js';
import type { Memory, Obj, State } from '../state/types.js';

/** Link under which an object remembers the X of the cost it was discarded for or turned face up for (CR 702.37f); no card uses it. */
export const COST_X = -1;

/** Link under which a card remembers the effect that gave it a foretell cost (CR 702.143d); no card uses it. */
export const FORETELL_COST = -2;

/** X for the abilities of an object (CR 107.3m): as its spell was cast, unless a later cost of its own had another. */
export const xOf = (o: Obj | null): number => o?.memory?.find((m) => m.link === COST_X)?.n ?? o?.cast?.x ?? 0;

/** Adds to what an object remembers under a link; objects are added to those already remembered, a word or number replaces. */
export function writeMemory(s: State, id: Id, memory: Memory): void {
  const o = record(s, id);
  if (!o) return;
  const old = o.memory?.find((m) => m.link === memory.link);
  const merged: Memory = memory.ids && old?.ids ? { ...memory, ids: [...old.ids, ...memory.ids] } : memory;
  writeObj(s, id).memory = [...(o.memory ?? []).filter((m) => m.link !== memory.link), merged];
  invalidate(s);
}
