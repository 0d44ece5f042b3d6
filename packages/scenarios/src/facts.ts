/** Facts about a state that expectations ask for: types, colours, abilities, counters, mana. */
import { CARD_TYPES, COLORS, KEYWORDS, type KeywordAbility, SUPERTYPES } from '@apnap/ability';
import { type Id, isSeat } from '@apnap/kernel';
import { abilityInfo, characteristics, FLAG, live, type Obj, player, record, type State, totalMana } from '@apnap/magic';
import { abilityTextOf, nameAbility, normalise } from './texts.js';

const word = (t: string): string => t.charAt(0).toUpperCase() + t.slice(1).toLowerCase();

export const hasType = (s: State, id: Id, type: string): boolean => {
  const i = (CARD_TYPES as readonly string[]).indexOf(word(type) === 'Tribal' ? 'Kindred' : word(type));
  return i >= 0 && (characteristics(s, id).types & (1 << i)) !== 0;
};

export const hasSupertype = (s: State, id: Id, type: string): boolean => {
  const i = (SUPERTYPES as readonly string[]).indexOf(word(type));
  return i >= 0 && (characteristics(s, id).supertypes & (1 << i)) !== 0;
};

export const typeCount = (s: State, id: Id): number => CARD_TYPES.filter((_, i) => characteristics(s, id).types & (1 << i)).length;

export function hasSubtype(s: State, id: Id, subtype: string): boolean {
  const c = characteristics(s, id);
  return c.subtypes.some((t) => t.toLowerCase() === subtype.toLowerCase()) || (c.everyCreatureType === 1 && !NOT_CREATURE.has(subtype));
}

/** Subtypes that are not creature types: having every creature type does not give them (CR 205.3m). */
const NOT_CREATURE: ReadonlySet<string> = new Set([
  ...[
    'Plains',
    'Island',
    'Swamp',
    'Mountain',
    'Forest',
    'Gate',
    'Desert',
    'Lair',
    'Locus',
    'Cave',
    'Sphere',
    'Town',
    'Mine',
    'Tower',
    'Urza’s',
  ],
  ...['Aura', 'Curse', 'Saga', 'Shrine', 'Class', 'Room', 'Case', 'Role', 'Background', 'Rune', 'Cartouche', 'Shard'],
  ...[
    'Equipment',
    'Vehicle',
    'Clue',
    'Food',
    'Treasure',
    'Gold',
    'Blood',
    'Map',
    'Powerstone',
    'Lander',
    'Fortification',
    'Contraption',
    'Attraction',
  ],
  ...['Adventure', 'Arcane', 'Trap', 'Lesson', 'Omen'],
]);

export const colorOf = (s: State, id: Id): string[] => COLORS.filter((_, i) => characteristics(s, id).colors & (1 << i));

export const hasColor = (s: State, id: Id, color: string): boolean => {
  const letter = color.length === 1 ? color : (COLOR_LETTERS[color.toLowerCase()] ?? color);
  return letter === 'C' ? colorOf(s, id).length === 0 : colorOf(s, id).includes(letter);
};
const COLOR_LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colorless: 'C' };

const counterIn = (list: readonly { kind: string; n: number }[] | null, kind: string): number =>
  (list ?? []).filter((c) => c.kind.toLowerCase() === kind.toLowerCase()).reduce((n, c) => n + c.n, 0);

/** Counters of a kind on an object or player. */
export function countersOn(s: State, id: Id, kind: string): number {
  return counterIn(isSeat(id) ? player(s, -id - 1).counters : (record(s, id)?.counters ?? null), kind);
}

export const isTapped = (o: Obj): boolean => (o.flags & FLAG.tapped) !== 0;

/** What an expectation says about an ability. */
export interface AbilityFact {
  keyword?: string;
  value?: number | string;
  from?: string;
  mana?: string;
  raw?: string;
}

/** How often a permanent has the ability. */
export function countAbility(s: State, id: Id, fact: AbilityFact): number {
  const nodes = characteristics(s, id).abilities;
  if (fact.mana !== undefined) return nodes.filter((n) => makesMana(s, id, n, fact.mana as string)).length;
  const wanted = normalise(fact.keyword ?? fact.raw ?? '').replace(/-/g, '');
  return nodes.filter((n) => {
    const info = abilityInfo(s._pool, n);
    const text = normalise(abilityTextOf(s, id, n), characteristics(s, id).name).replace(/[-—]/g, '');
    if (!info.keyword) return fact.keyword === undefined || wanted.includes(' ') ? text.startsWith(wanted) : false;
    return isKeyword(info.keyword, text, wanted, fact);
  }).length;
}

function isKeyword(k: KeywordAbility, text: string, wanted: string, fact: AbilityFact): boolean {
  const en = (KEYWORDS.find((i) => i.keyword === k.keyword)?.en ?? k.keyword).replace(/-/g, '');
  const named = en === wanted || text === wanted || text.startsWith(`${wanted} `);
  // "hexproof" alone is not "hexproof from blue"
  if (!named || (en === 'hexproof' && wanted === 'hexproof' && k.filter !== undefined)) return false;
  if (fact.value !== undefined && String(k.n ?? '') !== String(fact.value)) return false;
  return fact.from === undefined || text.includes(normalise(fact.from));
}

/** Whether the ability makes mana of this colour. */
function makesMana(s: State, id: Id, node: number, color: string): boolean {
  return abilityInfo(s._pool, node).activated.some((p) => {
    const { effect } = nameAbility(s, id, p.node);
    const letter = (COLOR_LETTERS[color.toLowerCase()] ?? color).toLowerCase();
    return effect.includes(`{${letter}}`) || effect.includes('any color');
  });
}

/** Mana of a type in a player's pool. */
export const manaIn = (s: State, seat: number, color: string): number => {
  const letter = COLOR_LETTERS[color.toLowerCase()] ?? color;
  return totalMana(player(s, seat).pool.filter((u) => u.type === letter));
};

/** What is attached to an object. */
export const attachmentsOf = (s: State, id: Id): Id[] => s.battlefield.filter((a) => live(s, a)?.attachedTo === id);
