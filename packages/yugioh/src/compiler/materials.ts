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

const filterOf = (text: string): Filter | null => (GRAMMAR.whole('nounN', text) ?? GRAMMAR.whole('noun1', text)) as Filter | null;

const TOGETHER = { names: 'name', Attributes: 'attribute', Types: 'type', name: 'name', Attribute: 'attribute', Type: 'type' } as const;

/** What is said of all materials of a slot: "with different names", "including a Tuner". */
function togetherOf(text: string): [string, Partial<MaterialSlot>] | null {
  const different = / with different (names|Attributes|Types)$/.exec(text);
  if (different) return [text.slice(0, different.index), { different: TOGETHER[different[1] as keyof typeof TOGETHER] }];
  const same = / with the same (name|Attribute|Type)$/.exec(text);
  if (same) return [text.slice(0, same.index), { same: TOGETHER[same[1] as keyof typeof TOGETHER] }];
  const including = /,? including (?:at least )?(?:an? |1 )(.*)$/.exec(text);
  if (!including) return [text, {}];
  const filter = filterOf(including[1]);
  return filter && [text.slice(0, including.index), { including: filter }];
}

function readSlot(part: string): MaterialSlot | null {
  const counted = /^(\d+)(\+| or more)? (.*)$/.exec(part);
  const plain = (counted ? counted[3] : part)
    .replace(/\bnon-Tuners\b/, 'non-Tuner monsters')
    .replace(/\bnon-Tuner monster\(s\)/, 'non-Tuner monsters');
  const together = togetherOf(plain);
  const filter = together && filterOf(together[0]);
  if (!together || !filter) return null;
  const min = counted ? Number(counted[1]) : 1;
  return { filter, min, max: counted?.[2] ? 99 : min, ...together[1] };
}
