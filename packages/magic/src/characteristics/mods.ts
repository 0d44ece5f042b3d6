/** The modifications of continuous effects, each in its layer (CR 613.1, 613.4). */
import {
  ARTIFACT_TYPES,
  BASIC_LAND_TYPES,
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  type ColorRef,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  type Filter,
  FORMER_CREATURE_TYPES,
  type KeywordName,
  type Mod,
  manaValue,
  PLANESWALKER_TYPES,
  type Selector,
  SUPERTYPES,
  type WordRef,
} from '@apnap/ability';
import { BUILT_IN } from '../cardforms/built-in.js';
import { isManaAbility } from '../reading/adds-mana.js';
import { characteristics } from '../reading/characteristics.js';
import { speaksOfGiver } from '../reading/givers.js';
import { added, quantity } from '../reading/quantity.js';
import { players, select } from '../reading/select.js';
import type { Cx } from '../state/context.js';
import { removedCards, wordOf } from '../state/context.js';
import type { Characteristics } from '../state/objects.js';
import { abilityInfo, idOf } from '../state/pool.js';
import type { Rules } from '../years/differences.js';

export type Layer = '1' | '2' | '3' | '4' | '5' | '6' | '7a' | '7b' | '7c' | '7d';
export const LAYERS: readonly Layer[] = ['1', '2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'];

type Order = Rules['layers'];

/** Counters come in this layer before anything else in it. */
export const layerOfCounters = (order: Order): Layer => (order === 'layers' ? '7c' : '6');

/**
 * The layer of a modification. @param withTypes whether its effect changes types, too: then, in 2003, what it says of power and toughness are their first
 * values (classic:214.5). @param says whether it is what a card says of its own characteristics: "is all colors" was no ability then, so nothing took it away (classic:402.3)
 */
export function layerOf(mod: Mod, order: Order, withTypes = false, says = false): Layer {
  switch (order) {
    case 'layers':
      return layerToday(mod);
    case 'typesFirst': {
      // classic:418.5e: printed values, copying, types, counters, then all else by dependency and timestamps
      const today = layerToday(mod);
      if (today === '1' || today === '4') return today;
      if (mod.mod === 'colors') return says ? '4' : '6';
      return mod.mod === 'setPT' && (withTypes || mod.as === 'cda') ? '4' : '6';
    }
    default:
      return order satisfies never;
  }
}

/** CR 613.1a-g, 613.4a-d. */
function layerToday(mod: Mod): Layer {
  switch (mod.mod) {
    case 'copy':
    case 'manaCost':
      return '1';
    case 'thisAbility':
      return mod.change === 'lose' ? '6' : '1';
    case 'control':
      return '2';
    case 'text':
    case 'rulesText':
    case 'name':
      return '3';
    case 'types':
    case 'setLandType':
    case 'allCreatureTypes':
      return '4';
    case 'colors':
      return '5';
    case 'addAbility':
    case 'loseAbility':
    case 'loseAllAbilities':
    case 'abilitiesOf':
      return '6';
    case 'setPT':
      return mod.as === 'cda' ? '7a' : '7b';
    case 'pt':
      return '7c';
    case 'switchPT':
      return '7d';
  }
}

const colorBit = (cx: Cx, ref: ColorRef): number => {
  // of several that were chosen together each is a letter
  return [...(wordOf(cx, ref) ?? '')].reduce((n, c) => n | (1 << COLORS.indexOf(c as Color)), 0);
};

const isBasicLandType = (t: string): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(t);

/** Gives a land the intrinsic abilities of its basic land types and no others of that kind (CR 305.6). */
export function intrinsicAbilities(cx: Cx, w: Characteristics): void {
  const pool = cx.s._pool;
  const intrinsic = BASIC_LAND_TYPES.map((t) => idOf(pool, BUILT_IN.landAbilities[t]));
  w.abilities = w.abilities.filter((a) => !intrinsic.includes(a));
  if (w.types & (1 << CARD_TYPES.indexOf('Land'))) {
    w.abilities = [...w.abilities, ...BASIC_LAND_TYPES.flatMap((t, i) => (w.subtypes.includes(t) ? [intrinsic[i]] : []))];
  }
}

export function recountKeywords(cx: Cx, w: Characteristics): void {
  let bits = 0;
  for (const a of w.abilities) bits |= abilityInfo(cx.s._pool, a).bit;
  w.keywords = bits;
}

/** The ability given, with the colour written in that the object which gives it has chosen (CR 607.2d). */
function givenAbility(cx: Cx, mod: Extract<Mod, { mod: 'addAbility' }>): number {
  const known = cx.s._pool.colorAbilities.get(mod.ability);
  const word = known && wordOf(cx, { link: known.link });
  return idOf(cx.s._pool, (word ? known?.forms.get(word) : undefined) ?? mod.ability);
}

export const words = (cx: Cx, refs: readonly WordRef[]): string[] => refs.map((r) => wordOf(cx, r)).filter((x): x is string => x !== null);

/** The supertype that was an ability (classic:502.14a). */
export const SNOW = 1 << SUPERTYPES.indexOf('Snow');

/** Modifications that ask for nothing else than the object's characteristics so far. */
export type OwnMod = Exclude<Mod, { mod: 'copy' | 'setLandType' }>;

function addNode(cx: Cx, w: Characteristics, node: number): void {
  w.abilities = [...w.abilities, node];
  w.keywords |= abilityInfo(cx.s._pool, node).bit;
}

/** CR 113.11 */
function addAllowed(cx: Cx, w: Characteristics, node: number): void {
  if (!isBarred(w, abilityInfo(cx.s._pool, node).keyword?.keyword)) addNode(cx, w, node);
}

/** The ability that says so is had, too, or is lost. */
function thisAbility(cx: Cx, w: Characteristics, mod: Extract<Mod, { mod: 'thisAbility' }>): void {
  const node = cx.s._pool.holders.get(mod);
  if (node === undefined) return;
  if (mod.change !== 'lose') {
    addNode(cx, w, node);
    return;
  }
  w.abilities = w.abilities.filter((a) => a !== node);
  recountKeywords(cx, w);
}

function addGiven(cx: Cx, w: Characteristics, mod: Extract<Mod, { mod: 'addAbility' }>): void {
  const node = givenAbility(cx, mod);
  if (isBarred(w, abilityInfo(cx.s._pool, node).keyword?.keyword)) return;
  addNode(cx, w, node);
  if (speaksOfGiver(mod.ability)) w.givers = [...(w.givers ?? []), { ability: node, source: cx.env.source }];
  if (mod.keeps) w.keeps = [...(w.keeps ?? []), { ability: node, mod: idOf(cx.s._pool, mod), source: cx.env.source }];
}

/** "Loses flying", "loses hexproof and can't have or gain hexproof" (CR 113.11). */
function loseKeyword(cx: Cx, w: Characteristics, mod: Extract<Mod, { mod: 'loseAbility' }>): void {
  if (mod.barred) w.barred = [...(w.barred ?? []), mod.keyword];
  w.abilities = w.abilities.filter((a) => !goesWith(mod.keyword, abilityInfo(cx.s._pool, a).keyword?.keyword));
  recountKeywords(cx, w);
}

function loseAll(cx: Cx, w: Characteristics): void {
  if (cx.s._pool.rules.snow === 'ability') w.supertypes &= ~SNOW; // classic:502.14a
  w.abilities = [];
  w.keywords = 0;
  delete w.keeps;
  delete w.givers;
}

type AbilitiesOf = Extract<Mod, { mod: 'abilitiesOf' }>;

/** The abilities that a modification looks among: of objects as they are at this point (CR 613.1f), of cards as they are printed. */
function abilitiesAmong(cx: Cx, of: Selector | { removed: Filter }): readonly number[] {
  if ('removed' in of) return removedCards(cx, of.removed).flatMap((card) => card.faces[0].abilities.map((a) => idOf(cx.s._pool, a)));
  return select(cx, of).flatMap((id) => (id > 0 ? characteristics(cx.s, id).abilities : []));
}

/**
 * Of an ability what is activated in it. Of a keyword that stands for nothing else (equip) it is the keyword itself, of others the activated ones among what it stands
 * for (CR 602.1b).
 */
function activatedIn(cx: Cx, node: number, which: 'activated' | 'nonMana'): number[] {
  const { activated, triggered, statics, spells } = abilityInfo(cx.s._pool, node);
  const given = which === 'nonMana' ? activated.filter((part) => !isManaAbility(part.ability)) : activated;
  const whole = given.length > 0 && given.length === activated.length && triggered.length + statics.length + spells.length === 0;
  return whole ? [node] : given.map((part) => part.node);
}

const keywordOf = (cx: Cx, node: number): KeywordName | undefined => abilityInfo(cx.s._pool, node).keyword?.keyword;

/** The abilities of other objects that a modification gives; those of a keyword each once (CR 702.11h). */
export function abilitiesOf(cx: Cx, { of, which }: AbilitiesOf): readonly number[] {
  if ('kept' in of) {
    const kept = cx.env.slots[of.kept];
    return Array.isArray(kept) ? kept : [];
  }
  const had = abilitiesAmong(cx, of);
  return typeof which === 'object'
    ? [...new Set(had.filter((node) => keywordOf(cx, node) === which.keyword))]
    : had.flatMap((node) => activatedIn(cx, node, which));
}

function setColors(cx: Cx, w: Characteristics, mod: Extract<Mod, { mod: 'colors' }>): void {
  const bits = mod.colors.reduce((n, c) => n | colorBit(cx, c), 0);
  w.colors = mod.change === 'set' ? bits : w.colors | bits;
}

function setStats(cx: Cx, w: Characteristics, mod: Extract<Mod, { mod: 'setPT' }>): void {
  if (mod.power !== undefined) w.power = w.basePower = quantity(cx, mod.power);
  if (mod.toughness !== undefined) w.toughness = w.baseToughness = quantity(cx, mod.toughness);
}

/** Carries out one modification on the working characteristics of an object. */
export function applyOwnMod(cx: Cx, w: Characteristics, mod: OwnMod): void {
  switch (mod.mod) {
    case 'control': {
      const seat = players(cx, mod.who)[0];
      if (seat !== undefined) w.controller = seat;
      return;
    }
    case 'name':
      w.name = mod.name;
      return;
    case 'manaCost':
      w.manaCost = mod.mana === 'none' ? null : mod.mana;
      w.manaValue = mod.mana === 'none' ? 0 : manaValue(mod.mana);
      return;
    case 'text':
      applyTextChange(cx, w, mod);
      return;
    case 'rulesText': {
      // CR 612.5: all of it is replaced; what land types give is no part of a text box (305.6).
      const kept = cx.env.slots[mod.slot];
      w.abilities = Array.isArray(kept) ? [...kept] : w.abilities;
      intrinsicAbilities(cx, w);
      recountKeywords(cx, w);
      return;
    }
    case 'types':
      applyTypes(cx, w, mod);
      return;
    case 'allCreatureTypes':
      w.everyCreatureType = mod.change === 'lose' ? 0 : 1;
      if (mod.change === 'lose') w.subtypes = w.subtypes.filter((t) => !CREATURE_TYPE_SET.has(t));
      return;
    case 'colors':
      setColors(cx, w, mod);
      return;
    case 'addAbility':
      addGiven(cx, w, mod);
      return;
    case 'thisAbility':
      thisAbility(cx, w, mod);
      return;
    case 'loseAbility':
      loseKeyword(cx, w, mod);
      return;
    case 'loseAllAbilities':
      loseAll(cx, w);
      return;
    case 'abilitiesOf':
      for (const node of abilitiesOf(cx, mod)) addAllowed(cx, w, node);
      return;
    case 'setPT':
      setStats(cx, w, mod);
      return;
    case 'pt':
      if (w.power !== null) w.power += added(mod)(cx, mod.power);
      if (w.toughness !== null) w.toughness += added(mod)(cx, mod.toughness);
      return;
    case 'switchPT':
      [w.power, w.toughness] = [w.toughness, w.power];
      return;
    default:
      mod satisfies never;
  }
}

/** Land types of the corpus that are not creature or artifact types: what setting a land type replaces (CR 205.3i, 305.7). */
export const LAND_TYPES = new Set([
  ...BASIC_LAND_TYPES,
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Power-Plant',
  'Sphere',
  'Tower',
  "Urza's",
  'Town',
]);

/** CR 702.22b: who loses banding loses all "bands with other" abilities. */
const goesWith = (lost: string, keyword: string | undefined): boolean =>
  keyword === lost || (lost === 'banding' && keyword === 'bandsWithOther');

/** The keyword ability that a modification adds. */
export function givenKeyword(m: Mod): string | undefined {
  if (m.mod === 'abilitiesOf') return typeof m.which === 'object' ? m.which.keyword : undefined;
  return m.mod === 'addAbility' && m.ability.kind === 'keyword' ? m.ability.keyword : undefined;
}

/** CR 113.11: nothing adds an ability to an object that can't have it. */
export const isBarred = (w: Characteristics, keyword: string | undefined): boolean =>
  w.barred?.some((lost) => goesWith(lost, keyword)) === true;

const CREATURE_TYPE_SET = new Set<string>([...CREATURE_TYPES, ...FORMER_CREATURE_TYPES]);

const bit = (type: CardType): number => 1 << CARD_TYPES.indexOf(type);
/** CR 205.1a: which subtypes go with a card type that is removed. Creature types are also those of kindreds (205.3m). */
const SUBTYPES_OF: readonly (readonly [number, ReadonlySet<string>])[] = [
  [bit('Artifact'), new Set<string>(ARTIFACT_TYPES)],
  [bit('Creature') | bit('Kindred'), CREATURE_TYPE_SET],
  [bit('Enchantment'), new Set<string>(ENCHANTMENT_TYPES)],
  [bit('Planeswalker'), new Set<string>(PLANESWALKER_TYPES)],
];

/** CR 205.1a: whether a subtype goes with a type the object still has, and none of the new ones is of its kind. */
function staysSubtype(w: Characteristics, subtype: string, set: readonly string[]): boolean {
  const kinds = SUBTYPES_OF.filter(([type, own]) => (w.types & type) !== 0 && own.has(subtype));
  if (kinds.length > 0) return kinds.every(([, own]) => !set.some((t) => own.has(t)));
  return (w.types & bit('Land')) !== 0 && LAND_TYPES.has(subtype) && !set.some((t) => LAND_TYPES.has(t));
}

/** CR 205.3d: whether a subtype is of a type the object has; of what is no type's alone (Spell types of two types, planes) nothing is said here. */
function goesWithTypes(w: Characteristics, subtype: string): boolean {
  const kinds = SUBTYPES_OF.filter(([, own]) => own.has(subtype));
  if (LAND_TYPES.has(subtype)) return (w.types & bit('Land')) !== 0 || kinds.some(([type]) => (w.types & type) !== 0);
  return kinds.length === 0 || kinds.some(([type]) => (w.types & type) !== 0);
}

/** Whether all its subtypes go with its types. */
export const ownSubtypes = (w: Characteristics): boolean => w.subtypes.every((t) => goesWithTypes(w, t));

/** Takes off those that don't. */
export function keepOwnSubtypes(w: Characteristics): void {
  w.subtypes = w.subtypes.filter((t) => goesWithTypes(w, t));
}

const isArtifactCreature = (mod: Extract<Mod, { mod: 'types' }>): boolean =>
  mod.types.includes('Artifact') && mod.types.includes('Creature');

const CREATURE = 1 << CARD_TYPES.indexOf('Creature');
const LAND = 1 << CARD_TYPES.indexOf('Land');

function applyTypes(cx: Cx, w: Characteristics, mod: Extract<Mod, { mod: 'types' }>): void {
  const types = mod.types.reduce((n, t) => n | (1 << CARD_TYPES.indexOf(t)), 0);
  const supers = mod.supertypes.reduce((n, t) => n | (1 << SUPERTYPES.indexOf(t)), 0);
  const subs = words(cx, mod.subtypes);
  const lands = w.subtypes.filter(isBasicLandType).length;
  switch (mod.change) {
    case 'add':
      // classic:214.4a: what becomes a creature and is still a land is nothing else
      if (types === CREATURE && (w.types & LAND) !== 0 && cx.s._pool.rules.stillLand === 'landOnly') w.types = LAND;
      w.types |= types;
      w.supertypes |= supers;
      w.subtypes = [...w.subtypes, ...subs.filter((t) => !w.subtypes.includes(t))];
      break;
    case 'set':
      // CR 205.1a: new types replace the old ones; subtypes stay with the types that stay, unless new ones of their kind are set.
      // CR 205.1b: what becomes an "artifact creature" keeps the types it had
      if (mod.types.length > 0) w.types = isArtifactCreature(mod) ? w.types | types : types;
      if (mod.supertypes.length > 0) w.supertypes = supers;
      if (subs.length > 0 || mod.types.length > 0) w.subtypes = [...w.subtypes.filter((t) => staysSubtype(w, t, subs)), ...subs];
      break;
    case 'remove':
      w.types &= ~types;
      w.supertypes &= ~supers;
      w.subtypes = w.subtypes.filter((t) => !subs.includes(t));
      for (const [type, own] of SUBTYPES_OF) if (types & type && (w.types & type) === 0) w.subtypes = w.subtypes.filter((t) => !own.has(t));
      break;
    default:
      mod.change satisfies never;
  }
  if (cx.s._pool.rules.legends === 'oldestStays') legendAsType(w);
  if (lands > 0 || subs.some(isBasicLandType)) {
    intrinsicAbilities(cx, w);
    recountKeywords(cx, w);
  }
}

const LEGENDARY = 1 << SUPERTYPES.indexOf('Legendary');
const LEGEND = 'Legend';

/** classic:215.2: what is legendary has the creature type Legend while it is a creature. */
function legendAsType(w: Characteristics): void {
  const is = (w.supertypes & LEGENDARY) !== 0 && (w.types & CREATURE) !== 0;
  if (is && !w.subtypes.includes(LEGEND)) w.subtypes = [...w.subtypes, LEGEND];
  if (!is && w.subtypes.includes(LEGEND)) w.subtypes = w.subtypes.filter((t) => t !== LEGEND);
}

/** CR 612.1-612.3: the text box and the type line, as they are printed, copied or described; granted abilities come in later layers. */
function applyTextChange(cx: Cx, w: Characteristics, mod: Extract<Mod, { mod: 'text' }>): void {
  const from = wordOf(cx, mod.from);
  const to = wordOf(cx, mod.to);
  const { text } = cx.s._pool;
  if (from === null || to === null || text === null) return;
  w.abilities = w.abilities.map((a) => text.changed(a, from, to));
  if (!w.subtypes.includes(from)) return;
  w.subtypes = [...new Set(w.subtypes.map((t) => (t === from ? to : t)))];
  if (isBasicLandType(from) || isBasicLandType(to)) intrinsicAbilities(cx, w);
  recountKeywords(cx, w);
}

/** The values a modification would write, as text, to see whether another effect changes them (CR 613.8a). */
export function modValues(cx: Cx, mod: Mod): string {
  switch (mod.mod) {
    case 'setPT':
      return `${mod.power === undefined ? '' : quantity(cx, mod.power)}/${mod.toughness === undefined ? '' : quantity(cx, mod.toughness)}`;
    case 'pt':
      return `${added(mod)(cx, mod.power)}/${added(mod)(cx, mod.toughness)}`;
    case 'abilitiesOf':
      return abilitiesOf(cx, mod).join(' ');
    default:
      return mod.mod;
  }
}
