/** Costs as groups of equal slots, and the bits that say which unit can pay which slot. */
import { MANA_TYPES, type ManaSymbol, type ManaType } from '@apnap/ability';
import type { OutputUnit, PaymentCost, SourceKind, TypeMask } from './types.js';

/** The most mana that is paid for one cost (CR 601.2h): a cost of more can't be paid, and X is announced no greater than that allows. */
export const MOST_PAID = 10_000;

/*
 * Every unit is a set of "kinds" it can be, every slot the set of kinds it accepts; a unit can pay a slot if the sets meet.
 *   0-5 mana of a type, 6-11 the same from a snow source, 12-23 the same again for mana that may not pay activation costs,
 *   24-28 help in place of mana of a colour (convoke), 29 help in place of generic mana only, 30 two life.
 * Mana that may not be spent on generic costs is like help in place of mana of a colour, without help in place of generic mana.
 */
const SNOW = 6;
const RESTRICTED = 12;
const HELP = 24;
/** Help in place of generic mana. */
export const HELP_GENERIC = 1 << 29;
/** Two life in place of a Phyrexian symbol. */
export const LIFE = 1 << 30;
/** Mana that may be spent on anything. */
export const FREE_MANA = 0xfff;
/** All mana. */
export const ALL_MANA = 0xffffff;
const ALL_HELP = 0x3f << HELP;
const SNOW_MANA = (0x3f << SNOW) | (0x3f << (SNOW + RESTRICTED));
const COLOR_BITS = 0x1f;

/** The bits of the given types. */
export function typeMask(...types: readonly ManaType[]): TypeMask {
  let mask = 0;
  for (const t of types) mask |= 1 << MANA_TYPES.indexOf(t);
  return mask;
}

/** One mana of any colour (CR 106.1a). */
export const ANY_COLOR: TypeMask = COLOR_BITS;

/** The kinds a unit can be. */
export function unitKinds(unit: OutputUnit, kind: SourceKind): number {
  if (kind === 'mana' && unit.notGeneric) return (unit.types & COLOR_BITS) << HELP; // CR 106.6
  if (kind === 'mana') return unit.types << ((unit.snow ? SNOW : 0) + (unit.restricted ? RESTRICTED : 0));
  // CR 702.51a: a creature of that colour for coloured mana, any creature for generic; 702.66a, 702.126a: generic only.
  return kind === 'convoke' ? ((unit.types & COLOR_BITS) << HELP) | HELP_GENERIC : HELP_GENERIC;
}

/** The lowest type among some kinds of mana or coloured help. */
export function typeOfKinds(kinds: number): ManaType | undefined {
  const all = kinds | (kinds >> SNOW) | (kinds >> RESTRICTED) | (kinds >> (SNOW + RESTRICTED));
  const low = kinds & ALL_MANA ? all & 0x3f : (kinds >> HELP) & COLOR_BITS;
  return low === 0 ? undefined : MANA_TYPES[31 - Math.clz32(low & -low)];
}

/** Is this (part of a) mask snow mana? */
export const isSnow = (kinds: number): boolean => (kinds & SNOW_MANA) !== 0;

/** Mana of these types, snow or not, restricted or not. */
const manaOf = (types: TypeMask): number => types | (types << SNOW) | (types << RESTRICTED) | (types << (SNOW + RESTRICTED));
/** What pays a symbol of these types: the mana, and creatures of its colours (CR 702.51a). */
const typed = (types: TypeMask): number => manaOf(types) | ((types & COLOR_BITS) << HELP);
/** What pays generic mana (CR 107.4b), where there is no mana that may not. */
export const GENERIC = ALL_MANA | ALL_HELP;
/** What pays generic mana where there is other mana, too. */
const REALLY_GENERIC = ALL_MANA | HELP_GENERIC;
/** Whether a unit pays for coloured mana only. */
export const isNotGeneric = (kinds: number): boolean => kinds !== 0 && (kinds & REALLY_GENERIC) === 0;

/** Slots that accept the same kinds. `refs` says what each one belongs to: the index of a symbol, or -1 for the restricted part of X. */
export interface SlotGroup {
  accept: number;
  need: number;
  refs: number[];
}

/** One way to read a cost once every {2/W} is decided (CR 118.13a): groups of slots, generic ones apart. */
export interface Alternative {
  groups: SlotGroup[];
  /** Number of generic slots and what they belong to. */
  generic: number;
  genericRefs: number[];
  total: number;
  /** Slots that life could pay. */
  phyrexian: number;
}

export interface CompiledCost {
  /** None: more than may be paid for one cost. */
  alternatives: Alternative[];
  /** Number of {X} symbols. */
  xs: number;
}

interface Draft {
  groups: Map<number, SlotGroup>;
  genericRefs: number[];
}

function addSlot(draft: Draft, accept: number, ref: number, n = 1): void {
  let group = draft.groups.get(accept);
  if (!group) {
    group = { accept, need: 0, refs: [] };
    draft.groups.set(accept, group);
  }
  group.need += n;
  for (let i = 0; i < n; i++) group.refs.push(ref);
}

function addSymbol(draft: Draft, s: ManaSymbol, ref: number, asColor: boolean): void {
  const addGeneric = (n: number): void => {
    for (let i = 0; i < n; i++) draft.genericRefs.push(ref);
  };
  switch (s.sym) {
    case 'generic':
      addGeneric(s.n);
      break;
    case 'one':
      addSlot(draft, typed(typeMask(s.type)), ref); // CR 107.4a, 107.4c
      break;
    case 'x':
      break; // CR 107.3g; an announced X reaches the solver as generic mana
    case 'hybrid':
      addSlot(draft, typed(typeMask(s.a, s.b)), ref); // CR 107.4e
      break;
    case 'twobrid':
      if (asColor) addSlot(draft, typed(typeMask(s.color)), ref);
      else addGeneric(s.n);
      break;
    case 'phyrexian':
      addSlot(draft, typed(typeMask(...s.colors)) | LIFE, ref); // CR 107.4f
      break;
    case 'snow':
      addSlot(draft, SNOW_MANA, ref); // CR 107.4h
      break;
    default: {
      const never: never = s;
      throw new TypeError(`unknown mana symbol ${JSON.stringify(never)}`);
    }
  }
}

/** The ways to split the {2/W} symbols between colour and generic: for equal symbols only the number paid in colour matters. */
function* colorChoices(symbols: readonly ManaSymbol[]): Generator<Set<number>> {
  const equal = new Map<string, number[]>();
  symbols.forEach((s, i) => {
    if (s.sym !== 'twobrid') return;
    const id = `${s.n}${s.color}`;
    equal.set(id, [...(equal.get(id) ?? []), i]);
  });
  const lists = [...equal.values()];
  const walk = function* (at: number, chosen: number[]): Generator<Set<number>> {
    if (at === lists.length) return yield new Set(chosen);
    for (let n = lists[at].length; n >= 0; n--) yield* walk(at + 1, [...chosen, ...lists[at].slice(0, n)]);
  };
  yield* walk(0, []);
}

/** The least mana that a cost with these symbols can take. */
const leastOf = (symbols: readonly ManaSymbol[]): number =>
  symbols.reduce((n, s) => n + (s.sym === 'generic' ? s.n : s.sym === 'x' ? 0 : 1), 0);

function compile(symbols: readonly ManaSymbol[], xOnly?: PaymentCost['xOnly']): CompiledCost {
  // so much is never paid: there is no way to
  if (leastOf(symbols) + (xOnly?.n ?? 0) > MOST_PAID) return { alternatives: [], xs: symbols.filter((s) => s.sym === 'x').length };
  const alternatives: Alternative[] = [];
  for (const inColor of colorChoices(symbols)) {
    const draft: Draft = { groups: new Map(), genericRefs: [] };
    symbols.forEach((s, i) => {
      addSymbol(draft, s, i, inColor.has(i));
    });
    // "Spend only ..." limits the mana; convoke and delve spend none, and the slot is generic.
    if (xOnly && xOnly.n > 0) addSlot(draft, manaOf(xOnly.types) | HELP_GENERIC, -1, xOnly.n);
    const groups = [...draft.groups.values()].sort((a, b) => a.accept - b.accept);
    let total = draft.genericRefs.length;
    let phyrexian = 0;
    for (const g of groups) {
      total += g.need;
      if (g.accept & LIFE) phyrexian += g.need;
    }
    alternatives.push({ groups, generic: draft.genericRefs.length, genericRefs: draft.genericRefs, total, phyrexian });
  }
  let xs = 0;
  for (const s of symbols) if (s.sym === 'x') xs++;
  return { alternatives, xs };
}

const cache = new WeakMap<readonly ManaSymbol[], CompiledCost>();

/** Compiles a cost; lists of symbols are remembered by identity. `narrow`: among what pays is mana that may not be spent on generic costs. */
export function compileCost(cost: PaymentCost, narrow = false): CompiledCost {
  const compiled = cost.xOnly ? compile(cost.symbols, cost.xOnly) : compileSymbols(cost.symbols);
  return narrow ? { ...compiled, alternatives: compiled.alternatives.map(genericApart) } : compiled;
}

/** The generic slots as a group like the others, which not everything pays for. */
function genericApart(alt: Alternative): Alternative {
  if (alt.generic === 0) return alt;
  const group: SlotGroup = { accept: REALLY_GENERIC, need: alt.generic, refs: alt.genericRefs };
  return { ...alt, groups: [...alt.groups, group], generic: 0, genericRefs: [] };
}

/** Compiles a list of symbols; remembered by identity. */
export function compileSymbols(symbols: readonly ManaSymbol[]): CompiledCost {
  let known = cache.get(symbols);
  if (!known) {
    known = compile(symbols);
    cache.set(symbols, known);
  }
  return known;
}
