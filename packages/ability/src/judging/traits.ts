/** Characteristics as bits and words: types, colours, subtypes, names, numbers of mana symbols. */
import { CARD_TYPES, type Cmp, COLORS, SUPERTYPES } from '../basics.js';
import { CREATURE_TYPES, FORMER_CREATURE_TYPES } from '../subtypes.js';
import type { Cast, Traits } from './world.js';

/** A bit for each by its place in the list. */
const bitsOf = (names: readonly string[]): Readonly<Record<string, number>> => Object.fromEntries(names.map((name, i) => [name, 1 << i]));

export const COLOR_BIT = bitsOf(COLORS);
export const TYPE_BIT = bitsOf(CARD_TYPES);
export const SUPERTYPE_BIT = bitsOf(SUPERTYPES);

/** The bits of some of them. */
export const bitsIn = (bits: Readonly<Record<string, number>>, some: readonly string[]): number =>
  some.reduce((n, x) => n | (bits[x] ?? 0), 0);

/** Card types that have creature types (CR 205.3m). */
export const CREATURE = TYPE_BIT.Creature | TYPE_BIT.Kindred;

/** CR 110.4: types of permanents. */
export const PERMANENT_TYPES = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'].reduce(
  (n, t) => n | TYPE_BIT[t],
  0,
);

/** CR 702.73a: changeling and the like have every creature type. */
export const hasSubtype = (c: Pick<Traits, 'types' | 'subtypes' | 'everyCreatureType'>, subtype: string): boolean =>
  c.subtypes.includes(subtype) || (c.everyCreatureType === 1 && (c.types & CREATURE) !== 0 && !NOT_CREATURE_TYPES.has(subtype));

const NOT_CREATURE_TYPES = new Set([
  'Plains',
  'Island',
  'Swamp',
  'Mountain',
  'Forest',
  'Aura',
  'Equipment',
  'Vehicle',
  'Saga',
  'Curse',
  'Arcane',
  'Gate',
  'Desert',
  'Clue',
  'Food',
  'Treasure',
  'Shrine',
]);

const ALL_CREATURE_TYPES: ReadonlySet<string> = new Set<string>([...CREATURE_TYPES, ...FORMER_CREATURE_TYPES]);

const sharesOwnType = (a: Traits, b: Traits): boolean => a.subtypes.some((t) => ALL_CREATURE_TYPES.has(t) && hasSubtype(b, t));

/** CR 205.3m: a creature type in common; of an object with all of them, any that the other has. */
export function shareCreatureType(a: Traits, b: Traits): boolean {
  if ((a.types & CREATURE) === 0 || (b.types & CREATURE) === 0) return false;
  if (a.everyCreatureType === 1) return b.everyCreatureType === 1 || b.subtypes.some((t) => ALL_CREATURE_TYPES.has(t));
  return sharesOwnType(a, b);
}

/** The greatest number of them that have one creature type in common (CR 205.3m): one with all of them counts for each. */
export function mostOfOneType(things: readonly Traits[]): number {
  const able = things.filter((c) => (c.types & CREATURE) !== 0);
  const counts = new Map<string, number>();
  for (const c of able)
    if (c.everyCreatureType !== 1)
      for (const t of new Set(c.subtypes)) if (ALL_CREATURE_TYPES.has(t)) counts.set(t, (counts.get(t) ?? 0) + 1);
  return Math.max(0, ...counts.values()) + able.filter((c) => c.everyCreatureType === 1).length;
}

/** Whether an object of this name has that one: an object with two names has both (CR 709.4a). */
export const hasName = (own: string, name: string): boolean => own === name || (own.includes(' // ') && own.split(' // ').includes(name));

/** Names that objects have in common (CR 201.2a); objects without a name share a name with nothing. */
export const sharesName = (a: string, b: string): boolean =>
  a !== '' && b !== '' && (hasName(a, b) || hasName(b, a) || (a.includes(' // ') && a.split(' // ').some((n) => hasName(b, n))));

/** CR 202.1: a symbol that stands more than once in a mana cost. */
export function repeatsSymbol(manaCost: string): boolean {
  const symbols = manaCost.match(/\{[^{}]+\}/g) ?? [];
  return new Set(symbols).size < symbols.length;
}

export const bitCount = (n: number): number => {
  let count = 0;
  for (let x = n; x !== 0; x &= x - 1) count++;
  return count;
};

export function compareNumbers(left: number, cmp: Cmp, right: number): boolean {
  switch (cmp) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
    default:
      return cmp satisfies never;
  }
}

/** How often a cost with this label was paid; "kicked" counts every kicker (CR 702.33d). */
export const timesPaid = (cast: Pick<Cast, 'paid'> | null, label: string): number =>
  cast === null ? 0 : cast.paid.filter((l) => l === label || (label === 'kicker' && l.startsWith('kicker '))).length;

/** How many counters of this kind, or of any. */
export function counterCount(counters: readonly { kind: string; n: number }[] | null, kind: string): number {
  let n = 0;
  if (counters !== null) for (const k of counters) if (kind === 'any' || k.kind === kind) n += k.n;
  return n;
}
