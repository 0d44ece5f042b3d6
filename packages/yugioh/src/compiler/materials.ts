/** The line of materials (Y11.1). */
import type { Filter, MaterialSlot } from '../language/effects.js';
import type { Place, Whose } from '../language/index.js';
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

const TOGETHER = {
  names: 'name',
  Attributes: 'attribute',
  Types: 'type',
  Levels: 'level',
  name: 'name',
  Attribute: 'attribute',
  Type: 'type',
} as const;
type Together = keyof typeof TOGETHER;

/** What is said of all materials of a slot: "with different names", "with the same Type but different Attributes", "including a Tuner". */
function togetherOf(text: string): [string, Partial<MaterialSlot>] | null {
  // What is left out may stand after it.
  const except = / with different (?:names|Attributes|Types)(, except .*)$/.exec(text);
  if (except) return togetherOf(text.slice(0, -except[1].length).replace(/ with different/, `${except[1]}$&`));
  const different = / with different (names|Attributes|Types|Levels)$/.exec(text);
  if (different) return [text.slice(0, different.index), { different: TOGETHER[different[1] as Together] }];
  const both = / with the same (Attribute|Type),? but different (names|Attributes|Types|Levels)$/.exec(text);
  if (both) return [text.slice(0, both.index), { same: TOGETHER[both[1] as 'Type'], different: TOGETHER[both[2] as Together] }];
  const same = / with the same (name|Attribute|Type)$/.exec(text);
  if (same) return [text.slice(0, same.index), { same: TOGETHER[same[1] as 'Type'] }];
  const including = /,? including (?:at least )?(?:(?:an? |1 )|(?="))(.*)$/.exec(text);
  if (!including) return [text, {}];
  const filter = filterOf(including[1]);
  return filter && [text.slice(0, including.index), { including: filter }];
}

const PLACES: readonly (readonly [string, Place, Whose])[] = [
  [' on the field', 'field', 'either'],
  [' you control', 'field', 'you'],
  [' in the hand', 'hand', 'either'],
  [' in your GY', 'gy', 'you'],
  [" in your opponent's GY", 'gy', 'opponent'],
];

/** "2 DARK monsters on the field": a material that must be there. */
function placedOf(text: string): Filter | null {
  const placed = PLACES.find(([words]) => text.endsWith(words) || text.includes(`${words}, except `));
  const filter = filterOf(placed ? text.replace(placed[0], '') : text);
  if (!placed || !filter) return filter;
  return { is: 'and', of: [...(filter.is === 'and' ? filter.of : [filter]), { is: 'lies', at: placed[1], whose: placed[2] }] };
}

function readSlot(part: string): MaterialSlot | null {
  const counted = /^(\d+)(\+| or more)?(?: \(max\. (\d+)\))? (.*)$/.exec(part);
  const plain = (counted ? counted[4] : part)
    .replace(/\bnon-Tuners?$/, 'non-Tuner monsters')
    .replace(/\bnon-Tuners\b/, 'non-Tuner monsters')
    .replace(/\bnon-Tuner monster\(s\)/, 'non-Tuner monsters');
  const together = togetherOf(plain);
  const filter = together && placedOf(together[0]);
  if (!together || !filter) return null;
  const min = counted ? Number(counted[1]) : 1;
  return { filter, min, max: counted?.[3] ? Number(counted[3]) : counted?.[2] ? 99 : min, ...together[1] };
}
