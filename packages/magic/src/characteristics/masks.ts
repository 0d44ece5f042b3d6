/** Which kinds of characteristics language nodes read and modifications write: to find pairs of effects that could depend on each other. */
import type { Mod } from '@apnap/ability';

/** Bits of kinds of characteristics. `existence`: whether the ability that makes the effect is there at all. */
export const READS = { types: 1, colors: 2, abilities: 4, stats: 8, control: 16, name: 32, existence: 64 } as const;

const BY_FILTER: Readonly<Record<string, number>> = {
  type: READS.types,
  supertype: READS.types,
  subtype: READS.types,
  chosenType: READS.types,
  historic: READS.types,
  permanentCard: READS.types,
  color: READS.colors,
  colorCount: READS.colors,
  sharesColor: READS.colors,
  keyword: READS.abilities,
  stat: READS.stats,
  controlledBy: READS.control,
  named: READS.name,
  sameName: READS.name,
};

const masks = new WeakMap<object, number>();

/** Everything a node (selector, filter, quantity, condition, modification) reads, found by walking it once. */
export function readMask(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const known = masks.get(node);
  if (known !== undefined) return known;
  let mask = 0;
  if (Array.isArray(node)) for (const n of node) mask |= readMask(n);
  else {
    const record = node as Record<string, unknown>;
    if (typeof record.is === 'string') mask |= BY_FILTER[record.is] ?? 0;
    if (typeof record.q === 'string') mask |= BY_QUANTITY[record.q] ?? 0;
    for (const key of Object.keys(record)) mask |= readMask(record[key]);
  }
  masks.set(node, mask);
  return mask;
}

const BY_QUANTITY: Readonly<Record<string, number>> = {
  stat: READS.stats,
  extreme: READS.stats,
  distinct: READS.types | READS.colors | READS.name,
  devotion: READS.control,
};

/** What a modification can change. */
export function writeMask(mod: Mod): number {
  switch (mod.mod) {
    case 'copy':
      return READS.types | READS.colors | READS.abilities | READS.stats | READS.name | READS.existence;
    case 'control':
      return READS.control;
    case 'text':
    case 'rulesText':
      return READS.types | READS.colors | READS.abilities | READS.existence;
    case 'types':
    case 'allCreatureTypes':
      return READS.types;
    case 'setLandType':
      // CR 305.7: the land loses the abilities of its text, so effects of those abilities can cease to exist.
      return READS.types | READS.abilities | READS.existence;
    case 'colors':
      return READS.colors;
    case 'addAbility':
    case 'thisAbility':
      return READS.abilities;
    case 'loseAbility':
    case 'loseAllAbilities':
      return READS.abilities | READS.existence;
    case 'setPT':
    case 'pt':
    case 'switchPT':
      return READS.stats;
    case 'name':
      return READS.name;
    case 'manaCost':
      return READS.stats;
  }
}
