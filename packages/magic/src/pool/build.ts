/** Makes the cards of a game ready for play: every node of their abilities is numbered, every form it can take is prepared (CR 112.1, 113). */
import {
  type Ability,
  type ActivatedAbility,
  CARD_TYPES,
  type Card,
  COLORS,
  type Effect,
  type EventPattern,
  type Face,
  type Filter,
  type Mod,
  manaColors,
  manaValue,
  type Program,
  type Quantity,
  type Rule,
  type StaticAbility,
  SUPERTYPES,
} from '@apnap/ability';
import { BUILT_IN } from '../cardforms/built-in.js';
import { COUNTER_ABILITIES, COUNTER_EFFECTS } from '../cardforms/counters.js';
import { combinedFace, costedFace, fusedProgram, homeFace, isSplitPermanent, lockedFace, withDoors } from '../cardforms/faces.js';
import { variantsOf } from '../cardforms/variants.js';
import { bitOf } from '../keywords/bits.js';
import { expandKeyword } from '../keywords/expand.js';
import type { Characteristics } from '../state/objects.js';
import {
  type AbilityInfo,
  abilityInfo,
  type CardInfo,
  changesEntering,
  definesItself,
  isCharacteristicDefining,
  type LockedValue,
  type Pool,
  restricting,
  type TextWords,
  type TokenNode,
} from '../state/pool.js';
import { ALL_ZONES, noteReads } from '../state/reads.js';
import { isCreatureType } from '../years/creature-types.js';
import { type Rules, rulesOf } from '../years/differences.js';
import { type ByRules, TODAY } from '../years/profile.js';
import { becomesCopies, borrowsAbilities, choicesApart, linksApart } from './choices.js';
import { type ContinuousPart, colorAbilities, colorForms } from './color-forms.js';
import { elsewhereToo } from './elsewhere.js';
import { noteManaCosts } from './mana-costs.js';
import { addMarks, spellOut } from './marks.js';
import { judgesPast } from './past.js';
import { TextVariants } from './text.js';

const ABILITY_KINDS = new Set(['spell', 'activated', 'triggered', 'static', 'keyword']);

/** What is noted of a game because a node of its cards says so. */
type Noted =
  | 'asksPast'
  | 'spendsAsThough'
  | 'tapsOthers'
  | 'asksAsCast'
  | 'forbidsCounters'
  | 'removesAbilities'
  | 'restrictsCasting'
  | 'ignorable'
  | 'drawsTogether';
type Node = Readonly<Record<string, unknown>>;

const NOTED: readonly (readonly [Noted, (node: Node) => boolean])[] = [
  ['spendsAsThough', (n) => n.rule === 'spendAsThough'],
  ['tapsOthers', (n) => n.pay === 'objects' && n.verb === 'tap'],
  ['drawsTogether', (n) => n.replace === 'draw' && n.least !== undefined],
  ['ignorable', (n) => n.act === 'search' && n.ignore !== undefined],
  ['restrictsCasting', (n) => n.kind === 'static' && restricting(n as unknown as StaticAbility)],
  ['asksAsCast', (n) => n.if === 'asCast'],
  [
    'asksPast',
    (n) =>
      (n.if === 'happened' || n.q === 'happened' || n.is === 'happened') && (n.measure === 'power' || judgesPast(n.event as EventPattern)),
  ],
  ['forbidsCounters', (n) => n.act === 'putCounters'],
  ['removesAbilities', (n) => n.mod === 'loseAllAbilities' || n.mod === 'loseAbility'],
];

function walk(pool: Pool, value: unknown): void {
  if (Array.isArray(value)) {
    for (const v of value) walk(pool, v);
    return;
  }
  if (typeof value !== 'object' || value === null || pool.ids.has(value)) return;
  pool.ids.set(value, pool.nodes.length);
  pool.nodes.push(value);
  const node = value as Record<string, unknown>;
  if (Array.isArray(node.abilities)) noteBelow(pool, node.abilities as Ability[]);
  for (const key of Object.keys(node)) walk(pool, node[key]);
  if (typeof node.kind === 'string' && ABILITY_KINDS.has(node.kind)) addAbility(pool, value as Ability);
  if (typeof node.mod === 'string') keepMod(pool, value as Mod);
  for (const [what, says] of NOTED) if (!pool[what] && says(node)) pool[what] = true;
  addMarks(pool.marks, node);
  noteAbility(pool, node);
  prepareForms(pool, node);
  const meant = spellOut(node);
  if (meant) {
    walk(pool, meant);
    pool.spelledOut.set(value, meant);
  }
  if (node.token === 'described') addTokenCard(pool, value as TokenNode);
}

/** Where abilities work, what they read, and what their costs spend. */
function noteAbility(pool: Pool, node: Node): void {
  if (node.kind === 'activated' && Array.isArray(node.cost)) noteManaCosts(pool, node as unknown as ActivatedAbility);
  if (node.q === 'manaSpent' && node.from) pool.manaSources.push(node.from as Filter);
  if (node.mod === 'addAbility' && changesEntering(abilityInfo(pool, pool.ids.get(node.ability as object) as number)))
    pool.givesEntering = true;
  if (node.do === 'changeText') for (const words of node.of as TextWords[]) pool.textWords.add(words);
  if (node.kind === 'static' || node.do === 'continuous' || node.do === 'replacement') noteReads(pool.reads, node);
  if ((node.kind === 'static' || node.kind === 'triggered') && typeof node.zone === 'string') pool.zonesUsed.add(node.zone);
  if (node.kind === 'static' && (JSON.stringify(node).includes('"as":"cda"') || definesItself(node as unknown as StaticAbility)))
    for (const z of ALL_ZONES) pool.zonesUsed.add(z);
}

/** Forms of an effect that are chosen only as it begins: made beforehand, so that they have numbers. */
function prepareForms(pool: Pool, node: Node): void {
  if (node.part === 'continuous') colorAbilities(pool, node as unknown as ContinuousPart, walk);
  if (node.do === 'continuous') {
    lockValues(pool, node as unknown as Extract<Effect, { do: 'continuous' }>);
    colorForms(pool, node as unknown as Extract<Effect, { do: 'continuous' }>, walk);
  }
  if (node.do === 'emblem') addEmblemCard(pool, node as unknown as Extract<Effect, { do: 'emblem' }>);
}

/** CR 707.9a: "this ability" is the innermost one, seen first. */
function noteHolder(pool: Pool, value: unknown, node: number): void {
  if (typeof value !== 'object' || value === null) return;
  if ((value as { mod?: string }).mod === 'thisAbility' && !pool.holders.has(value)) pool.holders.set(value, node);
  for (const v of Object.values(value)) noteHolder(pool, v, node);
}

/** CR 702.165a: backup speaks of the abilities printed below it. */
function noteBelow(pool: Pool, abilities: readonly Ability[]): void {
  abilities.forEach((a, i) => {
    if (a.kind === 'keyword' && a.keyword === 'backup') pool.below.set(a, abilities.slice(i + 1));
  });
}

/** First slot used for values that are fixed when a continuous effect begins; above any slot a card uses. */
const LOCKED_SLOTS = 40;

/** Prepares the form of a continuous effect whose changing numbers are read from slots. Numbers that ask about `it` stay per object. */
function lockValues(pool: Pool, effect: Extract<Effect, { do: 'continuous' }>): void {
  const values: LockedValue[] = [];
  const fix = (q: Quantity, of: Extract<Mod, { mod: 'pt' }> | 'setPT'): Quantity => {
    if (typeof q === 'number' || JSON.stringify(q).includes('"sel":"it"') || q.q === 'share') return q;
    const slot = LOCKED_SLOTS + values.length;
    values.push({ slot, value: q, of });
    return { q: 'slot', slot };
  };
  const mods = effect.mods.map((m): Mod => {
    if (m.mod === 'abilitiesOf' && typeof m.which === 'object') {
      const slot = LOCKED_SLOTS + values.length;
      values.push({ slot, value: m, of: 'abilities' });
      return { ...m, of: { kept: slot } };
    }
    if (m.mod === 'pt') return { ...m, power: fix(m.power, m), toughness: fix(m.toughness, m) };
    if (m.mod === 'setPT' && m.as === 'set') {
      return {
        ...m,
        ...(m.power === undefined ? {} : { power: fix(m.power, 'setPT') }),
        ...(m.toughness === undefined ? {} : { toughness: fix(m.toughness, 'setPT') }),
      };
    }
    return m;
  });
  // CR 608.2h: by how much costs change, too
  const rules = effect.rules.map((r): Rule => (r.rule === 'costChange' ? { ...r, times: fix(r.times, 'setPT') } : r));
  if (values.length === 0) return;
  const locked: Effect = { ...effect, mods, rules };
  pool.ids.set(locked, pool.nodes.length);
  pool.nodes.push(locked);
  pool.locked.set(effect, locked);
  pool.lockedValues.set(effect, values);
}

/** CR 122.1b-d, 122.1h: what counters give and do. */
function addCounters(pool: Pool): void {
  for (const [kind, ability] of COUNTER_ABILITIES) {
    const mod: Mod = { mod: 'addAbility', ability };
    walk(pool, mod);
    pool.counterAbilities.set(kind, [mod]);
  }
  for (const effects of COUNTER_EFFECTS.values()) walk(pool, effects);
}

/** Numbers the continuous effect "has this modification", for permanents that enter with it. */
function keepMod(pool: Pool, mod: Mod): void {
  const effect: Effect = { do: 'continuous', mods: [mod], rules: [], duration: 'indefinite' };
  pool.kept.set(mod, pool.nodes.length);
  pool.ids.set(effect, pool.nodes.length);
  pool.nodes.push(effect);
}

/** CR 114.3: an emblem has no characteristics other than the abilities it was created with. */
function addEmblemCard(pool: Pool, effect: Extract<Effect, { do: 'emblem' }>): void {
  const node = pool.ids.get(effect) as number;
  pool.emblems.set(node, addCard(pool, { name: `emblem ${node}`, layout: 'emblem', faces: [emblemFace(effect)] }));
}

const emblemFace = ({ abilities }: { abilities: Ability[] }): Face => ({ name: '', supertypes: [], types: [], subtypes: [], abilities });

/** The card of a description whose text was changed (CR 612.2a), like that of the description itself. */
function describedCard(pool: Pool, spec: object, index: number): CardInfo {
  const { card, home } = pool.cards[index];
  const face = 'token' in spec ? tokenFace(pool, spec as TokenNode) : emblemFace(spec as { abilities: Ability[] });
  const info: CardInfo = { card: { ...card, name: face.name, faces: [face] }, faces: [], home, doors: null, variants: {} };
  addFace(pool, info, face, null);
  return info;
}

/** A token's text, as a card of its own: what the effect that creates it states are its copiable values (CR 111.3). */
function addTokenCard(pool: Pool, token: TokenNode): void {
  const face = tokenFace(pool, token);
  pool.tokens.set(pool.ids.get(token) as number, addCard(pool, { name: face.name, layout: 'token', faces: [face] }));
}

/** CR 111.4: a token that is given no name is called by its subtypes and "Token"; 2015:110.5c, classic:216.1: by its subtypes alone. */
function nameOfToken(subtypes: readonly string[], way: Rules['tokenName']): string {
  const words = subtypes.join(' ');
  switch (way) {
    case 'subtypesAndToken':
      return words === '' ? 'Token' : `${words} Token`;
    case 'subtypes':
      return words;
    default:
      return way satisfies never;
  }
}

/** The subtypes of a token, as far as there are such by the rules (2015:205.3m). */
const subtypesThen = (pool: Pool, { subtypes }: TokenNode): string[] => {
  const { rules } = pool;
  return subtypes.every((t) => isCreatureType(t, rules)) ? subtypes : subtypes.filter((t) => isCreatureType(t, rules));
};

function tokenFace(pool: Pool, token: TokenNode): Face {
  const subtypes = subtypesThen(pool, token);
  const name = token.name ?? nameOfToken(subtypes, pool.rules.tokenName);
  const legendary = token.supertypes.includes('Legendary') && token.types.includes('Creature');
  return {
    name,
    supertypes: token.supertypes,
    types: token.types,
    subtypes: legendary && pool.rules.legends === 'oldestStays' ? [...subtypes, 'Legend'] : subtypes, // classic:215.2
    colorIndicator: token.colors,
    ...(pool.rules.withoutCost === 'zero' ? { manaCost: '{0}' } : {}), // classic:203.1
    ...(typeof token.power === 'number' ? { power: String(token.power) } : token.power === undefined ? {} : { power: '*' }),
    ...(typeof token.toughness === 'number'
      ? { toughness: String(token.toughness) }
      : token.toughness === undefined
        ? {}
        : { toughness: '*' }),
    abilities: token.abilities,
  };
}

function addAbility(pool: Pool, ability: Ability): void {
  const node = pool.ids.get(ability) as number;
  noteHolder(pool, ability, node);
  const info: AbilityInfo = { node, ability, bit: 0, activated: [], triggered: [], statics: [], spells: [], keyword: null, expanded: [] };
  pool.abilities[node] = info;
  switch (ability.kind) {
    case 'activated':
      info.activated.push({ node, ability });
      break;
    case 'triggered':
      info.triggered.push({ node, ability });
      for (const elsewhere of elsewhereToo(ability)) {
        pool.zonesUsed.add(elsewhere.zone);
        info.triggered.push({ node, ability: { ...ability, ...elsewhere } });
      }
      break;
    case 'static':
      info.statics.push({ node, ability });
      break;
    case 'spell':
      info.spells.push({ node, ability });
      break;
    case 'keyword': {
      info.keyword = ability;
      info.bit = bitOf(ability.keyword) ?? 0;
      info.expanded = expandKeyword(ability, pool.rules, pool.below.get(ability));
      const from = pool.nodes.length;
      for (const part of info.expanded) {
        walk(pool, part);
        const inner = abilityInfo(pool, pool.ids.get(part) as number);
        info.activated.push(...inner.activated);
        info.triggered.push(...inner.triggered);
        info.statics.push(...inner.statics);
        info.spells.push(...inner.spells);
        info.bit |= inner.bit;
      }
      if (pool.nodes.length > from) pool.expansions.push({ from, to: pool.nodes.length, of: node });
      break;
    }
    default:
      ability satisfies never;
  }
}

const number = (text: string | undefined): number | null => (text === undefined ? null : /^-?\d+$/.test(text) ? Number(text) : 0);

const bits = <T>(all: readonly T[], some: readonly T[]): number => some.reduce((n, x) => n | (1 << all.indexOf(x)), 0);

function baseOf(pool: Pool, card: Card, face: Face, halves: number): Characteristics {
  const abilities = face.abilities.map((a) => pool.ids.get(a) as number);
  // CR 305.6: a land with a basic land type has the intrinsic mana ability.
  if (face.types.includes('Land'))
    for (const t of face.subtypes) if (BUILT_IN.landAbilities[t]) abilities.push(pool.ids.get(BUILT_IN.landAbilities[t]) as number);
  // CR 310.11b
  if (face.types.includes('Battle') && face.subtypes.includes('Siege')) abilities.push(pool.ids.get(BUILT_IN.siege) as number);
  let keywords = 0;
  for (const a of abilities) keywords |= abilityInfo(pool, a).bit;
  const costed = costedFace(card, face);
  // CR 710.1c: flipping changes neither colour nor mana cost.
  const printed = card.layout === 'flip' ? costed : face;
  // CR 702.114a: devoid defines the colour everywhere, before any other effect.
  const devoid = face.abilities.some((x) => x.kind === 'keyword' && x.keyword === 'devoid');
  const colors = devoid ? [] : (printed.colorIndicator ?? manaColors(printed.manaCost));
  return Object.freeze({
    name: face.name,
    manaCost: printed.manaCost ?? null,
    // CR 202.3b: of a back face that of the front; 2015:202.3a: it has no mana cost
    manaValue: manaValue(pool.rules.backFaceValue === 'front' || card.layout !== 'transform' ? costed.manaCost : face.manaCost),
    colors: bits(COLORS, colors),
    types: bits(CARD_TYPES, face.types),
    supertypes: bits(SUPERTYPES, face.supertypes),
    subtypes: face.subtypes,
    everyCreatureType: face.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'changeling') ? 1 : 0,
    power: number(face.power),
    toughness: number(face.toughness),
    basePower: number(face.power),
    baseToughness: number(face.toughness),
    loyalty: number(face.loyalty),
    abilities,
    keywords,
    halves,
    controller: -1,
  });
}

/** Zones in which abilities of the face work besides the battlefield: where its zone is stated, and everywhere for a CDA (CR 604.3). */
function zonesOf(pool: Pool, face: Face): ReadonlySet<string> {
  const zones = new Set<string>(isOfCommandZone(face) ? ['command'] : []);
  for (const a of face.abilities) {
    const info = abilityInfo(pool, pool.ids.get(a) as number);
    for (const p of [...info.triggered, ...info.statics]) {
      if (p.ability.zone !== undefined) zones.add(p.ability.zone);
      if (p.ability.alsoIn) zones.add(p.ability.alsoIn);
    }
    for (const p of info.statics) {
      for (const piece of p.ability.parts) {
        if (piece.part === 'continuous' && isCharacteristicDefining(p.ability, piece)) for (const z of ALL_ZONES) zones.add(z);
      }
    }
  }
  return zones;
}

/** Types of cards whose abilities function in the command zone (CR 113.6p). */
const COMMAND_TYPES: ReadonlySet<string> = new Set(['Conspiracy', 'Phenomenon', 'Plane', 'Scheme', 'Vanguard']);

/** CR 113.6p */
const isOfCommandZone = (face: Face): boolean => face.types.some((t) => COMMAND_TYPES.has(t));

const spellProgramOf = (face: Face): Program | null => {
  const spell = face.abilities.find((a) => a.kind === 'spell');
  return spell?.kind === 'spell' ? spell.program : null;
};

function addFace(pool: Pool, info: CardInfo, face: Face, program: Program | null): void {
  if (program) walk(pool, program);
  info.faces.push({
    face,
    base: baseOf(pool, info.card, face, info.doors ? (pool.byName.get(info.card.name) ?? -1) : -1),
    worksIn: zonesOf(pool, face),
    ofCommandZone: info.card.layout === 'emblem' || isOfCommandZone(face),
    program,
    programNode: program ? (pool.ids.get(program) as number) : 0,
  });
}

/** Adds a card with all its nodes: while a pool is being made. */
export function addCard(pool: Pool, given: Card): number {
  const index = pool.cards.length;
  const linked = pool.borrows ? linksApart(given, index) : pool.copies ? choicesApart(given, index, pool.rules) : given;
  const split = isSplitPermanent(linked);
  const card = split ? withDoors(linked) : linked;
  const info: CardInfo = { card, faces: [], home: homeFace(card), doors: split ? { both: 2, none: 3 } : null, variants: {} };
  pool.cards.push(info);
  pool.byName.set(card.name, index);
  // A card of several faces is also known by the name of its front face, as in deck lists.
  if (!pool.byName.has(card.faces[0].name)) pool.byName.set(card.faces[0].name, index);
  walk(pool, card.faces);
  for (const face of card.faces) addFace(pool, info, face, spellProgramOf(face));
  const both = combinedFace(card);
  if (both) addFace(pool, info, both, fusedProgram(card));
  if (split) addFace(pool, info, lockedFace(card), null);
  for (const [label, face, program] of variantsOf(card.faces[0])) {
    walk(pool, face);
    info.variants[label] = info.faces.length;
    addFace(pool, info, face, program ?? spellProgramOf(face));
  }
  return index;
}

/** Adds a card that is there already once more, under another name of the pool: with the same nodes. */
export function addTwin(pool: Pool, name: string, as: string): void {
  const info = pool.cards[pool.byName.get(name) as number];
  pool.byName.set(as, pool.cards.length);
  pool.cards.push({ ...info });
}

/**
 * Builds the pool of a game. Node 0 is reserved for "none"; built-in definitions come first, then the cards sorted by name.
 * @param cards each distinct card of the game, once.
 * @param rules by which rules the game is played
 */
export function buildPool(cards: readonly Card[], rules: ByRules = TODAY): Pool {
  const sorted = cards.slice().sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const pool: Pool = {
    key: sorted.map((c) => c.name).join('|'),
    rules: rulesOf(rules),
    copies: sorted.some((c) => becomesCopies(c.faces)),
    borrows: sorted.some((c) => borrowsAbilities(c.faces)),
    cards: [],
    byName: new Map(),
    nodes: [{}],
    ids: new Map(),
    abilities: [],
    codes: new Map(),
    tokens: new Map(),
    kept: new Map(),
    holders: new Map(),
    below: new Map(),
    tokenStats: 1,
    zonesUsed: new Set(),
    reads: { tapped: false, life: false, combat: false, turn: false, history: false, zones: new Set() },
    counterAbilities: new Map(),
    haste: 0,
    adventure: 0,
    restrictsCasting: false,
    ignorable: false,
    drawsTogether: false,
    tapsOthers: false,
    spendsAsThough: false,
    manaSources: [],
    repeatsMana: false,
    spendsForMana: false,
    spendsCards: false,
    givesEntering: false,
    removesAbilities: false,
    forbidsCounters: false,
    marks: new Set(),
    asksAsCast: false,
    asksPast: false,
    locked: new Map(),
    colorForms: new Map(),
    colorAbilities: new Map(),
    lockedValues: new Map(),
    emblems: new Map(),
    spelledOut: new Map(),
    expansions: [],
    textWords: new Set(),
    text: null,
  };
  walk(pool, BUILT_IN.tokenStats); // node 1
  pool.haste = pool.nodes.length;
  walk(pool, BUILT_IN.haste);
  pool.adventure = pool.nodes.length;
  walk(pool, BUILT_IN.adventure);
  walk(pool, BUILT_IN.actions);
  pool.marks.clear(); // what the cards say counts
  walk(pool, BUILT_IN.landAbilities);
  walk(pool, BUILT_IN.siege);
  addCounters(pool);
  for (const card of BUILT_IN.cards) addCard(pool, card);
  for (const card of sorted) addCard(pool, card);
  if (pool.textWords.size > 0) pool.text = new TextVariants(pool, pool.textWords, (spec, index) => describedCard(pool, spec, index));
  return pool;
}
