/** What objects remember for their linked abilities (CR 607). */
import type { Id } from '@apnap/kernel';
import { invalidate } from '../reading/characteristics.js';
import { record, writeObj } from '../state/access.js';
import type { Memory } from '../state/objects.js';
import type { Move } from '../state/proposals.js';
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

/** What the object has become by its move, and each of its components; what has exiled it in place of what would have happened remembers it (CR 607.2b). */
export function becomes(s: State, m: Move, id: Id, others: Id[]): void {
  m.became = id;
  m.others = others;
  if (m.linkedTo && m.to === 'exile') writeMemory(s, m.linkedTo.source, { link: m.linkedTo.link, ids: [id, ...others] });
}
