/** The line of materials (Y11.1). */
import type { Filter, MaterialSlot } from '../language/effects.js';
import { newest } from './normal.js';
import { GRAMMAR } from './table.js';

/** Reads a line of materials; null: it is not understood. */
export function readMaterials(line: string, xyz: boolean): MaterialSlot[] | null {
  const slots: MaterialSlot[] = [];
  for (const part of newest(line).split(' + ')) {
    const slot = readSlot(part);
    if (!slot) return null;
    slots.push(slot);
  }
  return xyz && slots.length > 1 ? null : slots;
}

function readSlot(part: string): MaterialSlot | null {
  const counted = /^(\d+)(\+| or more)? (.*)$/.exec(part);
  const text = (counted ? counted[3] : part)
    .replace(/\bnon-Tuners\b/, 'non-Tuner monsters')
    .replace(/\bnon-Tuner monster\(s\)/, 'non-Tuner monsters');
  const filter = (GRAMMAR.whole('nounN', text) ?? GRAMMAR.whole('noun1', text)) as Filter | null;
  if (!filter) return null;
  const min = counted ? Number(counted[1]) : 1;
  return { filter, min, max: counted?.[2] ? 99 : min };
}
