/**
 * What effects read and write, finely enough to know without a trial that one can't matter to another, and that several are the same effect. It
 * errs on one side only: what is not known here reads and writes everything, looks at other objects, and is like no other.
 */
import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  type ColorRef,
  type Condition,
  type Filter,
  type Mod,
  type PlayerRef,
  type Quantity,
  type Selector,
  type WordRef,
} from '@apnap/ability';
import type { Characteristics } from '../state/objects.js';

/** Kinds of characteristics besides card types, as bits. */
const KIND = { supertypes: 1, subtypes: 2, colors: 4, abilities: 8, stats: 16, mana: 32, control: 64, name: 128 } as const;
const ALL_KINDS = 255;
const TYPE_BITS = Object.fromEntries(CARD_TYPES.map((t, i) => [t, 1 << i]));
const ALL_TYPES = (1 << CARD_TYPES.length) - 1;

/** Characteristics of objects: single card types, and kinds of others. */
export interface Traits {
  types: number;
  kinds: number;
}

export interface Facts extends Traits {
  /** Only the object that is judged is looked at, besides what no effect of the layers changes. */
  local: boolean;
  /** It is the same for whichever source has it, but for `other`. */
  shared: boolean;
  /** Its own source is not meant ("each other creature"). */
  other: boolean;
}

const NOTHING: Facts = { types: 0, kinds: 0, local: true, shared: true, other: false };
const UNKNOWN: Facts = { types: ALL_TYPES, kinds: ALL_KINDS, local: false, shared: false, other: false };
/** Of the source, and not changed by any layer. */
const OWN: Facts = { ...NOTHING, shared: false };

const reads = (traits: Partial<Traits>): Facts => ({ ...NOTHING, ...traits });

const both = (a: Facts, b: Facts): Facts => ({
  types: a.types | b.types,
  kinds: a.kinds | b.kinds,
  local: a.local && b.local,
  shared: a.shared && b.shared,
  other: a.other || b.other,
});

const every = (list: readonly Facts[]): Facts => list.reduce(both, NOTHING);

/** As a part of something larger, where leaving the source out is no longer simply that. */
const within = (f: Facts): Facts => (f.other ? { ...f, shared: false, other: false } : f);

/** Looked at in other objects than the one that is judged. */
const elsewhere = (f: Facts): Facts => ({ ...within(f), local: f.types === 0 && f.kinds === 0 });

export const meet = (a: Traits, b: Traits): boolean => (a.types & b.types) !== 0 || (a.kinds & b.kinds) !== 0;

/** The source's abilities, by which its effect is there; and whose it is. */
export const EXISTENCE: Traits = { types: 0, kinds: KIND.abilities | KIND.control };
export const CONTROL: Traits = { types: 0, kinds: KIND.control };

const word = (ref: WordRef | ColorRef, traits: Partial<Traits>): Facts =>
  typeof ref === 'string' ? reads(traits) : { ...reads(traits), shared: false };

const SUBTYPES: Partial<Traits> = { kinds: KIND.subtypes, types: TYPE_BITS.Creature | TYPE_BITS.Kindred };

const STATS: Readonly<Record<string, Partial<Traits>>> = {
  power: { kinds: KIND.stats },
  toughness: { kinds: KIND.stats },
  basePower: { kinds: KIND.stats },
  baseToughness: { kinds: KIND.stats },
  loyalty: { kinds: KIND.stats },
  manaValue: { kinds: KIND.mana },
  level: {},
};

/** Statuses that only the object itself knows, and no effect of the layers changes. */
const PLAIN_STATUS: ReadonlySet<string> = new Set([
  'tapped',
  'untapped',
  'faceDown',
  'faceUp',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'monstrous',
  'renowned',
  'attackingAlone',
  'blockingAlone',
  'transformed',
  'suspected',
  'solved',
  'saddled',
]);

/** Players that depend on nothing but whose effect it is. */
const plainSeat = (who: PlayerRef): boolean => ['you', 'each', 'eachOpponent', 'eachOther', 'yourTeam'].includes(who.player);

type Shares = Extract<Filter, { is: 'sharesColor' | 'sharesCreatureType' | 'sharesCardType' | 'sharesPermanentType' }>;

function sharedFacts(f: Shares): Facts {
  if (f.with.sel !== 'it') return UNKNOWN;
  const what = f.is === 'sharesColor' ? { kinds: KIND.colors } : f.is === 'sharesCreatureType' ? SUBTYPES : { types: ALL_TYPES };
  return { ...reads(what), local: false };
}

export function filterFacts(f: Filter): Facts {
  switch (f.is) {
    case 'any':
    case 'permanent':
    case 'spell':
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
    case 'token':
    case 'manaAbility':
    case 'inZone':
    case 'commander':
      return NOTHING;
    case 'and':
      return every(f.of.map(filterFacts));
    case 'or':
      return every(f.of.map(filterFacts).map(within));
    case 'not':
      return within(filterFacts(f.of));
    case 'other':
      return { ...NOTHING, other: true };
    case 'oneOf':
      return f.of.sel === 'it' ? NOTHING : f.of.sel === 'self' ? OWN : UNKNOWN;
    case 'type':
      return reads({ types: TYPE_BITS[f.type] });
    case 'supertype':
      return reads({ kinds: KIND.supertypes });
    case 'subtype':
      return word(f.subtype, SUBTYPES);
    case 'color':
      return word(f.color, { kinds: KIND.colors });
    case 'colorCount':
      return reads({ kinds: KIND.colors });
    case 'permanentCard':
      return reads({ types: ALL_TYPES });
    case 'historic':
      return reads({ types: TYPE_BITS.Artifact, kinds: KIND.supertypes | KIND.subtypes });
    case 'controlledBy':
      return plainSeat(f.who) ? reads({ kinds: KIND.control }) : UNKNOWN;
    case 'ownedBy':
      return plainSeat(f.who) ? NOTHING : UNKNOWN;
    case 'stat':
    case 'parity':
      return f.is === 'stat' && typeof f.value !== 'number' ? UNKNOWN : STATS[f.stat] ? reads(STATS[f.stat]) : UNKNOWN;
    case 'repeatsSymbol':
    case 'costSymbol':
      return reads({ kinds: KIND.mana });
    case 'hasAbility':
    case 'keyword':
      return reads({ kinds: KIND.abilities });
    case 'status':
      return PLAIN_STATUS.has(f.status) ? NOTHING : UNKNOWN;
    case 'named':
      return typeof f.name === 'string' ? reads({ kinds: KIND.name }) : UNKNOWN;
    case 'counters':
      return typeof f.value === 'number' ? NOTHING : UNKNOWN;
    case 'sharesCreatureType':
    case 'sharesCardType':
    case 'sharesPermanentType':
    case 'sharesColor':
      return sharedFacts(f);
    default:
      return UNKNOWN;
  }
}

/** Which objects a selector means, judged one by one. */
export function selectorFacts(sel: Selector): Facts {
  switch (sel.sel) {
    case 'self':
    case 'host':
      return OWN;
    case 'it':
      return NOTHING;
    case 'all':
      return sel.of === undefined ? filterFacts(sel.filter) : UNKNOWN;
    case 'filter':
      return both(selectorFacts(sel.of), filterFacts(sel.filter));
    case 'attachedTo':
      return sel.to.sel === 'self' || sel.to.sel === 'it' ? OWN : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function quantityFacts(q: Quantity): Facts {
  if (typeof q === 'number') return NOTHING;
  switch (q.q) {
    case 'count':
      return elsewhere(selectorFacts(q.of));
    case 'stat':
      if (!STATS[q.stat]) return UNKNOWN;
      return q.of.sel === 'it' ? reads(STATS[q.stat]) : elsewhere(both(selectorFacts(q.of), reads(STATS[q.stat])));
    case 'counters':
      return q.of.sel === 'it' ? NOTHING : elsewhere(selectorFacts(q.of));
    case 'sum':
    case 'product':
    case 'min':
    case 'max':
      return every(q.of.map(quantityFacts));
    case 'minus':
      return both(quantityFacts(q.left), quantityFacts(q.right));
    case 'half':
      return both(quantityFacts(q.of), quantityFacts(q.by ?? 2));
    case 'x':
    case 'slot':
      return OWN;
    case 'life':
      return plainSeat(q.who) ? NOTHING : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

/** What a condition looks at. None is of the object that is judged. */
export function conditionFacts(c: Condition): Facts {
  switch (c.if) {
    case 'and':
    case 'or':
      return every(c.of.map(conditionFacts));
    case 'not':
      return conditionFacts(c.of);
    case 'compare':
      return elsewhere(both(quantityFacts(c.left), quantityFacts(c.right)));
    case 'matches':
      return elsewhere(both(selectorFacts(c.what), filterFacts(c.filter)));
    default:
      return UNKNOWN;
  }
}

/** What the values of a modification are worked out from. */
export function valueFacts(mod: Mod): Facts {
  switch (mod.mod) {
    case 'setPT':
      return both(quantityFacts(mod.power ?? 0), quantityFacts(mod.toughness ?? 0));
    case 'pt':
      return both(quantityFacts(mod.power), quantityFacts(mod.toughness));
    case 'abilitiesOf':
      return 'sel' in mod.of ? { ...elsewhere(both(selectorFacts(mod.of), reads({ kinds: KIND.abilities }))), shared: false } : NOTHING;
    default:
      return NOTHING;
  }
}

const isPlain = (refs: readonly unknown[]): boolean => refs.every((r) => typeof r === 'string');

/** Whether the modification does the same whichever source it is of, its values aside. */
export function isShared(mod: Mod): boolean {
  switch (mod.mod) {
    case 'types':
      return isPlain(mod.subtypes);
    case 'setLandType':
      return isPlain(mod.types);
    case 'colors':
      return isPlain(mod.colors);
    case 'addAbility':
      return mod.keeps === undefined;
    case 'allCreatureTypes':
    case 'loseAbility':
    case 'loseAllAbilities':
    case 'setPT':
    case 'pt':
    case 'switchPT':
    case 'name':
    case 'manaCost':
      return true;
    case 'copy':
    case 'control':
    case 'text':
    case 'rulesText':
    case 'thisAbility':
    case 'abilitiesOf':
      return false;
    default:
      return mod satisfies never;
  }
}

/** Whether doing it a second time changes nothing, with the same values. */
export function isIdempotent(mod: Mod): boolean {
  switch (mod.mod) {
    case 'types':
      return mod.change !== 'set' || mod.subtypes.length === 0;
    case 'colors':
    case 'allCreatureTypes':
    case 'loseAbility':
    case 'loseAllAbilities':
    case 'name':
    case 'manaCost':
      return true;
    case 'setPT':
      return true;
    default:
      return false;
  }
}

function typesWritten(mod: Extract<Mod, { mod: 'types' }>): Traits {
  const types = mod.change === 'set' ? ALL_TYPES : mod.types.reduce((n, t) => n | TYPE_BITS[t], 0);
  // CR 305.6: land types come and go with mana abilities
  const lands = mod.change === 'add' && isPlain(mod.subtypes) && !mod.subtypes.some((t) => LAND_TYPES.has(t));
  const subtypes = mod.subtypes.length > 0 || mod.change !== 'add' ? KIND.subtypes : 0;
  return {
    types,
    kinds: subtypes | (mod.supertypes.length > 0 || mod.change === 'set' ? KIND.supertypes : 0) | (lands ? 0 : KIND.abilities),
  };
}

/** All that a modification can change. */
export function writesOf(mod: Mod): Traits {
  switch (mod.mod) {
    case 'types':
      return typesWritten(mod);
    case 'setLandType':
      return { types: 0, kinds: KIND.subtypes | KIND.abilities | KIND.supertypes };
    case 'allCreatureTypes':
      return { types: 0, kinds: KIND.subtypes };
    case 'colors':
      return { types: 0, kinds: KIND.colors };
    case 'addAbility':
    case 'loseAbility':
    case 'loseAllAbilities':
    case 'abilitiesOf':
      return { types: 0, kinds: KIND.abilities };
    case 'setPT':
    case 'pt':
    case 'switchPT':
      return { types: 0, kinds: KIND.stats };
    case 'name':
      return { types: 0, kinds: KIND.name };
    case 'manaCost':
      return { types: 0, kinds: KIND.mana };
    case 'control':
      return { types: 0, kinds: KIND.control };
    case 'copy':
    case 'text':
    case 'rulesText':
    case 'thisAbility':
      return { types: ALL_TYPES, kinds: ALL_KINDS };
    default:
      return mod satisfies never;
  }
}

const LAND_TYPES: ReadonlySet<unknown> = new Set<string>(BASIC_LAND_TYPES);

const sameList = <T>(a: readonly T[], b: readonly T[]): boolean => a === b || (a.length === b.length && a.every((x, i) => x === b[i]));

/** What really is different between two records of an object; null: nothing. */
export function changed(a: Characteristics, b: Characteristics): Traits | null {
  let kinds = 0;
  const types = a.types ^ b.types;
  if (a.supertypes !== b.supertypes) kinds |= KIND.supertypes;
  if (a.everyCreatureType !== b.everyCreatureType || !sameList(a.subtypes, b.subtypes)) kinds |= KIND.subtypes;
  if (a.colors !== b.colors) kinds |= KIND.colors;
  if (a.keywords !== b.keywords || a.keeps !== b.keeps || !sameList(a.abilities, b.abilities)) kinds |= KIND.abilities;
  if (a.power !== b.power || a.toughness !== b.toughness || a.loyalty !== b.loyalty) kinds |= KIND.stats;
  if (a.basePower !== b.basePower || a.baseToughness !== b.baseToughness) kinds |= KIND.stats;
  if (a.manaCost !== b.manaCost || a.manaValue !== b.manaValue) kinds |= KIND.mana;
  if (a.controller !== b.controller) kinds |= KIND.control;
  if (a.name !== b.name || a.halves !== b.halves) kinds |= KIND.name;
  return kinds === 0 && types === 0 ? null : { types, kinds };
}

/** Counts changes of what is read: as long as the number is the same, nothing of it has changed. */
export class Changes {
  private types: number[] | null = null;
  private kinds: number[] = [];
  /** Changes of anything. */
  moment = 0;

  note(what: Traits): void {
    this.moment++;
    if (this.types === null) {
      this.types = CARD_TYPES.map(() => 0);
      this.kinds = Array.from({ length: 8 }, () => 0);
    }
    for (let i = 0; what.types >> i !== 0; i++) if (what.types & (1 << i)) this.types[i]++;
    for (let i = 0; what.kinds >> i !== 0; i++) if (what.kinds & (1 << i)) this.kinds[i]++;
  }

  of(what: Traits): number {
    let n = 0;
    if (this.types === null) return 0;
    for (let i = 0; what.types >> i !== 0; i++) if (what.types & (1 << i)) n += this.types[i];
    for (let i = 0; what.kinds >> i !== 0; i++) if (what.kinds & (1 << i)) n += this.kinds[i];
    return n;
  }
}
