/**
 * What a filter means, once for all who ask: whether an entity is as it says, in a world that may know everything (a state) or not (a view). No
 * closure and no list is made on the way: this is what a game spends most of its time with.
 */
import type { Filter, Quantity, Selector } from '../language/expressions.js';
import { controllerOf, isMarkedOrSo } from './status.js';
import {
  bitCount,
  COLOR_BIT,
  compareNumbers,
  counterCount,
  hasName,
  hasSubtype,
  PERMANENT_TYPES,
  repeatsSymbol,
  SUPERTYPE_BIT,
  shareCreatureType,
  sharesName,
  TYPE_BIT,
  timesPaid,
} from './traits.js';
import type { Answer, Asking, Thing, World } from './world.js';

type Of<K extends Filter['is']> = Extract<Filter, { is: K }>;

/** Keyword abilities that are variants of others, by those. */
const VARIANTS: Readonly<Record<string, string | undefined>> = { morph: 'megamorph', kicker: 'multikicker' };

/** Whether an entity is as the filter says. Objects that are gone are judged by their last-known information, where the world has it (CR 608.2h). */
export const judge = <C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Filter, id: number): Answer =>
  w.reaches(cx, id) ? isLike(w, cx, f, id) : false;

/** What is not known makes the whole unknown, unless the rest decides it. */
function isLike<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Filter, id: number): Answer {
  switch (f.is) {
    case 'any':
      return true;
    case 'and': {
      let all: Answer = true;
      for (const x of f.of) {
        const one = isLike(w, cx, x, id);
        if (one === false) return false;
        if (one === null) all = null;
      }
      return all;
    }
    case 'or': {
      let some: Answer = false;
      for (const x of f.of) {
        const one = isLike(w, cx, x, id);
        if (one === true) return true;
        if (one === null) some = null;
      }
      return some;
    }
    case 'not': {
      const one = isLike(w, cx, f.of, id);
      return one === null ? null : !one;
    }
    default: {
      const one = judged(w, cx, f, id);
      return one === null ? w.unsure(cx) : one;
    }
  }
}

type Single = Exclude<Filter, { is: 'any' | 'and' | 'or' | 'not' }>;
type OfEntity = 'oneOf' | 'other' | 'player' | 'happened' | 'satisfies' | 'voted' | 'couldBeTarget' | 'ahead';

function judged<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Single, id: number): Answer {
  switch (f.is) {
    case 'oneOf':
      return includes(w.select(cx, f.of), id);
    case 'other': {
      if (id === cx.env.source) return false;
      const became = w.isWhatBecame(cx, id);
      return became === null ? null : !became;
    }
    case 'player':
      return id < 0 && w.isAmong(cx, f.who, w.seat(id));
    case 'happened':
      return w.happened(cx, f, id);
    case 'satisfies':
      return w.holds(cx, f.cond, id);
    case 'voted':
      return id < 0 && w.voted(cx, f, w.seat(id));
    case 'couldBeTarget':
      return couldBeTarget(w, cx, w.select(cx, f.of), id);
    case 'ahead':
      return id < 0 && isAhead(w, cx, f.in, id);
    default:
      break;
  }
  if (id < 0) return ofPlayer(w, cx, f, w.seat(id));
  const o = w.find(cx, id);
  return o === null ? null : byTraits(w, cx, f, o);
}

const EVERYBODY: Selector = { sel: 'players', who: { player: 'each' } };

/** Whether the number is greater for this player than for each other player. */
function isAhead<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, of: Quantity, id: number): Answer {
  const own = w.quantity(cx, of, id);
  const all = w.select(cx, EVERYBODY);
  if (own === null || all === null) return null;
  let ahead: Answer = true;
  for (const other of all) {
    if (other === id) continue;
    const n = w.quantity(cx, of, other);
    if (n !== null && n >= own) return false;
    if (n === null) ahead = null;
  }
  return ahead;
}

const includes = (ids: readonly number[] | null, id: number): Answer => (ids === null ? null : ids.includes(id));

function couldBeTarget<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, spells: readonly number[] | null, id: number): Answer {
  if (spells === null) return null;
  let some: Answer = false;
  for (const spell of spells) {
    const one = w.couldBeTarget(cx, spell, id);
    if (one === true) return true;
    if (one === null) some = null;
  }
  return some;
}

type ObjectFilter = Exclude<Single, { is: OfEntity }>;

/** Players are controlled and owned by themselves; of the rest only counters and designations are theirs. */
function ofPlayer<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: ObjectFilter, seat: number): Answer {
  switch (f.is) {
    case 'controlledBy':
    case 'ownedBy':
      return w.isAmong(cx, f.who, seat);
    case 'designated':
      return w.designated(cx, seat, f.designation);
    case 'counters':
      return hasCounters(w, cx, f, w.countersOf(cx, seat));
    default:
      return false;
  }
}

function hasCounters<C extends Asking, T extends Thing>(
  w: World<C, T>,
  cx: C,
  f: Of<'counters'>,
  counters: Parameters<typeof counterCount>[0],
): Answer {
  const value = typeof f.value === 'number' ? f.value : w.quantity(cx, f.value, cx.it);
  return value === null ? null : compareNumbers(counterCount(counters, f.counter), f.cmp, value);
}

type ByTraits =
  | 'type'
  | 'supertype'
  | 'subtype'
  | 'chosenType'
  | 'color'
  | 'colorCount'
  | 'stat'
  | 'parity'
  | 'repeatsSymbol'
  | 'costSymbol'
  | 'hasAbility'
  | 'keyword'
  | 'named'
  | Shared;

/** Of a card type or subtype that was chosen; "nonLand": of another kind than this. */
function ofChosenType(traits: Parameters<typeof hasSubtype>[0] & { types: number }, word: string): boolean {
  const denied = word.startsWith('non') ? TYPE_BIT[word.slice(3)] : undefined;
  if (denied !== undefined) return (traits.types & denied) === 0;
  return TYPE_BIT[word] !== undefined ? (traits.types & TYPE_BIT[word]) !== 0 : hasSubtype(traits, word);
}

/** Of the subtype, or of one of those that were noted (CR 905.2b). */
function ofSubtype<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, { subtype }: Of<'subtype'>, o: T): Answer {
  if (typeof subtype === 'object' && 'noted' in subtype)
    return w.words(cx, subtype)?.some((word) => hasSubtype(w.traits(cx, o), word)) ?? null;
  const word = typeof subtype === 'string' ? subtype : w.word(cx, subtype);
  return word === undefined ? null : word !== null && hasSubtype(w.traits(cx, o), word);
}

/** By what it is (CR 109.3). */
function byTraits<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: ObjectFilter, o: T): Answer {
  switch (f.is) {
    case 'type':
      return (w.traits(cx, o).types & TYPE_BIT[f.type]) !== 0;
    case 'supertype':
      return (w.traits(cx, o).supertypes & SUPERTYPE_BIT[f.supertype]) !== 0;
    case 'subtype':
      return ofSubtype(w, cx, f, o);
    case 'chosenType': {
      const word = typeof f.type === 'string' ? f.type : w.word(cx, f.type);
      if (word === undefined || word === null) return word === undefined ? null : false;
      return ofChosenType(w.traits(cx, o), word);
    }
    case 'color': {
      // of several colours that were chosen any
      const words = typeof f.color === 'string' ? [f.color] : w.words(cx, f.color);
      return words === null ? null : words.some((word) => (w.traits(cx, o).colors & COLOR_BIT[word]) !== 0);
    }
    case 'colorCount':
      return compareNumbers(bitCount(w.traits(cx, o).colors), f.cmp, f.value);
    case 'stat':
      return hasStat(w, cx, f, o);
    case 'parity':
      return hasParity(w, cx, f, o);
    case 'repeatsSymbol':
      return repeatsSymbol(w.traits(cx, o).manaCost ?? '');
    case 'costSymbol':
      // CR 107.3, 107.4f; of an activated ability its activation cost (602.1a)
      return (w.activationCost(cx, o) ?? w.traits(cx, o).manaCost ?? '').includes(f.symbol === 'X' ? '{X}' : '/P}');
    default:
      return byNames(w, cx, f, o);
  }
}

/** Even, as 0 is, or odd; neither where nothing was chosen. */
function hasParity<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Of<'parity'>, o: T): Answer {
  const n = w.stat(cx, o, f.stat);
  const parity = typeof f.parity === 'string' ? f.parity : w.word(cx, f.parity);
  if (parity === null) return false;
  return n === null || parity === undefined ? null : (n % 2 === 0) === (parity === 'even');
}

/** CR 208.1: what has no power or toughness has none that could be compared. */
function hasStat<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Of<'stat'>, o: T): Answer {
  if (f.stat === 'power' && w.traits(cx, o).power === null) return false;
  if (f.stat === 'toughness' && w.traits(cx, o).toughness === null) return false;
  const n = w.stat(cx, o, f.stat);
  const value = typeof f.value === 'number' ? f.value : w.quantity(cx, f.value, o.id);
  if (n === null || value === null) return null;
  const halves = f.stat === 'manaValue' ? w.halfValues?.(cx, o) : null;
  return halves ? halves.some((half) => compareNumbers(half, f.cmp, value)) : compareNumbers(n, f.cmp, value);
}

type Shared = 'sameName' | 'sharesColor' | 'sharesCreatureType' | 'sharesCardType' | 'sharesPermanentType';

/** By names and abilities, and by what it has in common with others. */
function byNames<C extends Asking, T extends Thing>(
  w: World<C, T>,
  cx: C,
  f: Exclude<ObjectFilter, { is: Exclude<ByTraits, Shared | 'hasAbility' | 'keyword' | 'named'> }>,
  o: T,
): Answer {
  switch (f.is) {
    case 'hasAbility': // CR 113.3, 602.1, 605.1
      return w.hasAbility(cx, o, f.kind);
    case 'keyword': {
      const has = w.hasKeyword(cx, o, f.keyword, f.words);
      const variant = VARIANTS[f.keyword]; // CR 702.33c, 702.37b: a variant of it
      return has !== true && variant !== undefined ? either(has, w.hasKeyword(cx, o, variant)) : has;
    }
    case 'named':
      return isNamed(w, cx, f, o);
    case 'sameName':
      return sharesWithAny(w, cx, f, w.select(cx, f.as), o);
    case 'sharesColor':
    case 'sharesCreatureType':
    case 'sharesCardType':
    case 'sharesPermanentType':
      return sharesWithAny(w, cx, f, w.select(cx, f.with), o);
    default:
      return bySituation(w, cx, f, o);
  }
}

const either = (a: Answer, b: Answer): Answer => (a === true || b === true ? true : a === null || b === null ? null : false);

function isNamed<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Of<'named'>, o: T): Answer {
  const { name } = w.traits(cx, o);
  if (typeof f.name === 'string') return hasName(name, f.name);
  const words = w.words(cx, f.name);
  if (words === null) return null;
  const others = 'other' in f.name && f.name.other !== undefined ? w.select(cx, f.name.other) : NOTHING;
  if (others === null) return null;
  let some: Answer = false;
  for (const word of words) {
    if (!hasName(name, word)) continue;
    // CR 702.106f: another of the names than the one these have
    const taken = isTaken(w, cx, others, word);
    if (taken === false) return true;
    if (taken === null) some = null;
  }
  return some;
}

const NOTHING: readonly number[] = [];

function isTaken<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, by: readonly number[], word: string): Answer {
  let some: Answer = false;
  for (const id of by) {
    const other = w.find(cx, id);
    if (other === null) some = some === false && id > 0 ? w.unsure(cx) : some;
    else if (hasName(w.traits(cx, other).name, word)) return true;
  }
  return some;
}

function sharesWithAny<C extends Asking, T extends Thing>(
  w: World<C, T>,
  cx: C,
  f: Of<Shared>,
  ids: readonly number[] | null,
  o: T,
): Answer {
  if (ids === null) return null;
  let some: Answer = false;
  for (const id of ids) {
    const other = w.find(cx, id);
    if (other === null) some = some === false && id > 0 ? w.unsure(cx) : some;
    else if (shares(w, cx, f.is, o, other)) return true;
  }
  return some;
}

/** CR 105, 201.2, 205.2, 205.3, 110.4: a name, colour or type that both have. */
function shares<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, what: Shared, o: T, other: T): boolean {
  const a = w.traits(cx, o);
  const b = w.traits(cx, other);
  switch (what) {
    case 'sameName':
      return sharesName(b.name, a.name);
    case 'sharesColor':
      return (a.colors & b.colors) !== 0;
    case 'sharesCreatureType':
      return shareCreatureType(a, b);
    case 'sharesCardType':
      return (a.types & b.types) !== 0;
    case 'sharesPermanentType':
      return (a.types & b.types & PERMANENT_TYPES) !== 0;
    default:
      return what satisfies never;
  }
}

type Situated = Exclude<ObjectFilter, { is: ByTraits }>;

/** CR 113.7, 113.7a: by the source, which may be gone. */
function isAbilityOf<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Of<'abilityOf'>, o: T): Answer {
  const as = w.onStack(cx, o);
  if (as === null || as === 'spell') return false;
  const source = w.sourceOf(cx, o);
  return source === null ? null : judge(w, cx, f.source, source);
}

/** By where it is, whose it is, and how it stands there. */
function bySituation<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Situated, o: T): Answer {
  switch (f.is) {
    case 'permanent':
    case 'spell':
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
    case 'manaAbility':
    case 'token':
    case 'permanentCard':
    case 'historic':
      return isKind(w, cx, f.is, o);
    case 'commander': // CR 903.3
      return w.mark(cx, o, 'commander');
    case 'hasAdventure':
      return w.hasAdventure(cx, o);
    case 'designated': // of players
      return false;
    case 'controlledBy':
      return w.isAmong(cx, f.who, controllerOf(w, cx, o));
    case 'ownedBy':
      return w.isAmong(cx, f.who, o.owner);
    case 'status':
      return isMarkedOrSo(w, cx, f.status, o);
    case 'counters':
      return hasCounters(w, cx, f, o.counters);
    case 'inZone':
      return o.zone === f.zone;
    case 'abilityOf':
      return isAbilityOf(w, cx, f, o);
    case 'sector':
      return inSector(w, cx, f.of, o);
    case 'attachedTo':
    case 'blocking':
    case 'blockedBy':
    case 'attackingPlayerOrPermanent':
      return isWith(w, cx, f.is, w.select(cx, f.of), o);
    default:
      return byPast(w, cx, f, o);
  }
}

type Kind =
  | 'permanent'
  | 'spell'
  | 'ability'
  | 'activatedAbility'
  | 'triggeredAbility'
  | 'manaAbility'
  | 'token'
  | 'permanentCard'
  | 'historic';

/** What kind of object it is (CR 109.1). */
function isKind<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, kind: Kind, o: T): Answer {
  switch (kind) {
    case 'permanent':
      return o.zone === 'battlefield' || (o.zone === 'gone' && w.mark(cx, o, 'wasPermanent'));
    case 'spell':
      return w.onStack(cx, o) === 'spell' || w.isAboutToBeCast(cx, o.id);
    case 'ability': {
      const as = w.onStack(cx, o);
      return as !== null && as !== 'spell';
    }
    case 'activatedAbility':
      return w.onStack(cx, o) === 'activated';
    case 'triggeredAbility':
      return w.onStack(cx, o) === 'triggered';
    case 'manaAbility':
      return false; // CR 605.3b: mana abilities don't use the stack, so nothing on it is one
    case 'token':
      return w.mark(cx, o, 'token');
    case 'permanentCard':
      return (w.traits(cx, o).types & PERMANENT_TYPES) !== 0;
    case 'historic': {
      // CR 700.6: legendary, artifact, or Saga.
      const c = w.traits(cx, o);
      return (c.types & TYPE_BIT.Artifact) !== 0 || (c.supertypes & SUPERTYPE_BIT.Legendary) !== 0 || c.subtypes.includes('Saga');
    }
    default:
      return kind satisfies never;
  }
}

/** CR 702.158e: only what has a designation is in a sector. */
function inSector<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, of: Of<'sector'>['of'], o: T): Answer {
  const mine = w.sector(cx, o.id);
  if (mine === undefined || mine === null) return mine === undefined ? null : false;
  if (typeof of === 'string') return of === mine;
  if (!('same' in of)) {
    const word = w.word(cx, of);
    return word === undefined ? null : word === mine;
  }
  return sameSector(w, cx, of.same, mine);
}

function sameSector<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, as: Selector, mine: string): Answer {
  const ids = w.select(cx, as);
  if (ids === null) return null;
  let some: Answer = false;
  for (const id of ids) {
    const theirs = w.sector(cx, id);
    if (theirs === mine) return true;
    if (theirs === undefined) some = null;
  }
  return some;
}

type Joined = 'attachedTo' | 'blocking' | 'blockedBy' | 'attackingPlayerOrPermanent';

/** Whether one of these is what it is attached to, fights or attacks. */
function isWith<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, how: Joined, ids: readonly number[] | null, o: T): Answer {
  if ((how === 'blocking' && o.blocking === null) || (how === 'attackingPlayerOrPermanent' && o.attacking === 0)) return false;
  if (ids === null) return null;
  let some: Answer = false;
  for (const id of ids) {
    const one = isJoined(w, cx, how, id, o);
    if (one === true) return true;
    if (one === null) some = null;
  }
  return some;
}

function isJoined<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, how: Joined, id: number, o: T): Answer {
  switch (how) {
    case 'attachedTo':
      return id === o.attachedTo || (o.attachedTo === 0 && w.wasAttachedTo(cx, o, id));
    case 'blocking':
      return o.blocking?.includes(id) || w.hasBlocked(cx, o, id);
    case 'blockedBy':
      return w.blockedBy(cx, id)?.includes(o.id) ?? false;
    case 'attackingPlayerOrPermanent': {
      if (id !== o.attacking) return false;
      const nothing = w.mark(cx, o, 'attacksNothing'); // CR 506.4c
      return nothing === null ? null : !nothing;
    }
    default:
      return how satisfies never;
  }
}

/** By what it was, and what it is aimed at. */
function byPast<C extends Asking, T extends Thing>(
  w: World<C, T>,
  cx: C,
  f: Of<'cast' | 'castOf' | 'arrived' | 'putHere' | 'targets'>,
  o: T,
): Answer {
  switch (f.is) {
    case 'cast':
      return wasCast(w, cx, f, o);
    case 'castOf':
      return isCastOf(w, cx, w.select(cx, f.of), o);
    case 'arrived':
      return w.arrived(cx, o, f.since);
    case 'putHere':
      return w.putHere(cx, f, o);
    case 'targets':
      return aimsAt(w, cx, f, o);
    default:
      return f satisfies never;
  }
}

/** Whether it was cast so. */
function wasCast<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Of<'cast'>, o: T): Answer {
  const cast = w.cast(cx, o);
  if (cast === undefined) return null;
  // CR 601.3: a card that is about to be cast, from where it is
  if (cast === null && w.isAboutToBeCast(cx, o.id)) return f.paid === undefined && (f.from === undefined || f.from === o.zone);
  if (cast?.copied && f.paid === undefined) return false; // CR 707.10: what was paid is copied, that it was cast is not
  if (cast === null || (f.from !== undefined && cast.from !== f.from)) return false;
  if ((f.own || f.from === 'hand') && cast.by !== o.owner) return false; // CR 400.1: their own hand, their own graveyard
  return f.paid === undefined || timesPaid(cast, f.paid) > 0;
}

function isCastOf<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, cards: readonly number[] | null, o: T): Answer {
  if (cards === null) return null;
  let some: Answer = false;
  for (const card of cards) {
    const one = card === o.id ? false : w.isCastOf(cx, card, o);
    if (one === true) return true;
    if (one === null) some = null;
  }
  return some;
}

/** CR 115.9 */
function aimsAt<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Of<'targets'>, o: T): Answer {
  const ids = w.aims(cx, o);
  if (ids === null) return null;
  if (f.only === 'once' && ids.length !== 1) return false; // CR 115.9a
  if (f.only === 'object' && new Set(ids).size !== 1) return false; // CR 115.9c
  // CR 115.9a looks at what was chosen, legal or not
  if (f.what.is === 'any') return ids.length > 0;
  let some: Answer = false;
  for (const id of ids) {
    const one = judgeDescribed(w, cx, f.what, id);
    if (one === true) return true;
    if (one === null) some = null;
  }
  return some;
}

/** Descriptions by type: what they describe is a permanent, unless something else in the description says otherwise. */
const BY_TYPE: ReadonlySet<Filter['is']> = new Set(['type', 'subtype', 'permanent']);
const ELSEWHERE: ReadonlySet<Filter['is']> = new Set(['spell', 'ability', 'inZone', 'oneOf', 'cast', 'castOf', 'permanentCard']);

/** CR 109.2: whether a description names a type, and neither a card nor a spell nor a place. */
export function describesPermanent(f: Filter): boolean {
  const parts = f.is === 'and' ? f.of : [f];
  const named = (x: Filter): boolean => BY_TYPE.has(x.is) || (x.is === 'or' && x.of.every(named));
  return parts.some(named) && !parts.some((x) => ELSEWHERE.has(x.is));
}

/** Like {@link judge}, of something that may be in any zone: "a creature" is one on the battlefield, or one that has left it (CR 109.2, 608.2h). */
export function judgeDescribed<C extends Asking, T extends Thing>(w: World<C, T>, cx: C, f: Filter, id: number): Answer {
  const zone = id < 0 ? undefined : w.find(cx, id)?.zone;
  if (zone === undefined || zone === 'gone' || zone === 'battlefield') return judge(w, cx, f, id);
  if (f.is !== 'or') return !describesPermanent(f) && judge(w, cx, f, id);
  let some: Answer = false;
  for (const x of f.of) {
    const one = judgeDescribed(w, cx, x, id);
    if (one === true) return true;
    if (one === null) some = null;
  }
  return some;
}
