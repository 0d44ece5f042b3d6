/** What objects remember for their linked abilities (CR 607). */
import type { Id } from '@apnap/kernel';
import { invalidate } from '../reading/characteristics.js';
import { record, writeObj } from '../state/access.js';
import type { Memory } from '../state/objects.js';
import type { State } from '../state/types.js';

/** Adds to what an object remembers under a link; objects are added to those already remembered, a word or number replaces. */
export function writeMemory(s: State, id: Id, memory: Memory): void {
  const o = record(s, id);
  if (!o) return;
  const old = o.memory?.find((m) => m.link === memory.link && m.seat === memory.seat);
  const merged: Memory = memory.ids && old?.ids ? { ...memory, ids: [...old.ids, ...memory.ids] } : memory;
  writeObj(s, id).memory = [...(o.memory ?? []).filter((m) => m.link !== memory.link || m.seat !== memory.seat), merged];
  invalidate(s);
}
