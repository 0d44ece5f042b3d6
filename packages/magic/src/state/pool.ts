/**
 * The card pool: everything immutable that a game refers to by number. Cards and all nodes of their ability-language trees are numbered in a
 * fixed order when the pool is built, so the state holds small integers, and equal set-ups give equal numbers on every machine.
 */
import {
  type Ability,
  type ActivatedAbility,
  CARD_TYPES,
  type Card,
  COLORS,
  type Effect,
  type Face,
  type KeywordAbility,
  type Mod,
  manaColors,
  manaValue,
  type Program,
  type Quantity,
  type SpellAbility,
  type StaticAbility,
  SUPERTYPES,
  type TokenSpec,
  type TriggeredAbility,
} from '@apnap/ability';
import { BUILT_IN } from '../cardforms/built-in.js';
import { combinedFace, costedFace, fusedProgram, homeFace, isSplitPermanent, lockedFace, withDoors } from '../cardforms/faces.js';
import { type Variant, variantsOf } from '../cardforms/variants.js';
import { type Code, compileCode } from '../effects/code.js';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { expandKeyword } from '../keywords/expand.js';
import { noteManaCosts } from '../mana/beyond.js';
import { type ContinuousPart, colorAbilities, colorForms } from './color-forms.js';
import { elsewhereToo } from './elsewhere.js';
import { TextVariants, type TextWords } from './text.js';
import type { Characteristics } from './types.js';

/** A non-keyword part of an ability, with its node. */
export interface Part<A> {
  node: number;
  ability: A;
}

/** What an ability consists of, once keywords are expanded (CR 702). */
export interface AbilityInfo {
  node: number;
  ability: Ability;
  /** Bit of the keyword, 0 when it has none. */
  bit: number;
  activated: Part<ActivatedAbility>[];
  triggered: Part<TriggeredAbility>[];
  statics: Part<StaticAbility>[];
  /** Spell abilities a keyword stands for: they are added to the program of the spell (awaken). */
  spells: Part<SpellAbility>[];
  keyword: KeywordAbility | null;
  /** What the keyword was expanded to. */
  expanded: readonly Ability[];
}

/** A face ready for play. */
export interface FaceInfo {
  face: Face;
  /** Printed characteristics: copiable values without effects (CR 707.2). */
  base: Characteristics;
  /** Zones other than the battlefield in which any of its abilities works (CR 113.6). */
  worksIn: ReadonlySet<string>;
  /** Program of its spell ability, or null. */
  program: Program | null;
  programNode: number;
}

export interface CardInfo {
  card: Card;
  /** The printed faces; of a split card also, last, both halves combined (CR 709.4). */
  faces: FaceInfo[];
  /** The face it shows outside the battlefield and the stack. */
  home: number;
  /** Of a split permanent (CR 709.5): its faces with both doors unlocked and with none; null for any other card. */
  doors: { both: number; none: number } | null;
  /** Faces that stand for a way of casting the front face (cardforms/variants.ts). */
  variants: Partial<Record<Variant, number>>;
}

export interface Pool {
  readonly key: string;
  readonly cards: CardInfo[];
  readonly byName: Map<string, number>;
  readonly nodes: object[];
  readonly ids: Map<object, number>;
  /** By node; sparse. */
  readonly abilities: (AbilityInfo | undefined)[];
  readonly codes: Map<number, Code>;
  /** For abilities that speak of what is printed below them: those abilities. */
  readonly below: Map<object, readonly Ability[]>;
  /** For each modification with which something enters: the continuous effect that keeps it. */
  readonly kept: Map<object, number>;
  /** For each exception that says "this ability": the ability it is part of. */
  readonly holders: Map<object, number>;
  /** Continuous effects of resolutions whose values are fixed as they begin (CR 611.2d): the form that reads them from slots. */
  readonly locked: Map<object, object>;
  /** Forms of a continuous effect by the colour that is in a slot when it begins. */
  readonly colorForms: Map<object, { slot: number; forms: ReadonlyMap<string, Effect> }>;
  /** Forms of an ability given by a static ability, by the colour that the object which gives it has chosen (CR 607.2d). */
  readonly colorAbilities: Map<object, { link: number; forms: ReadonlyMap<string, Ability> }>;
  readonly lockedValues: Map<object, { slot: number; value: Quantity; of: 'pt' | 'setPT' }[]>;
  /** Card index of the emblem a node creates. */
  readonly emblems: Map<number, number>;
  /** Whether any mana of this game can be restricted (CR 106.6): then payment questions depend on what is paid for. */
  restrictedMana: boolean;
  /** Whether any card of this game restricts its own casting (CR 113.6). */
  restrictsCasting: boolean;
  /** Whether any cost taps other permanents; whether any mana ability is paid for otherwise than by tapping (CR 605.3a). */
  tapsOthers: boolean;
  /** Whether any mana can be spent as though it were of another type (CR 609.4b). */
  spendsAsThough: boolean;
  repeatsMana: boolean;
  /** Whether the cost of any mana ability spends more than its source, mana, life and counters; whether cards in hand can be spent so. */
  spendsForMana: boolean;
  spendsCards: boolean;
  /** Whether anything of this game has daybound or nightbound (CR 702.145). */
  daybound: boolean;
  /** Whether a card of this game asks what was so as it was cast. */
  asksAsCast: boolean;
  /** Whether anything gives an ability that changes how its object enters (CR 614.12). */
  givesEntering: boolean;
  /** Whether any effect takes abilities away. */
  removesAbilities: boolean;
  /** Whether anything of this game forbids putting counters on things. */
  forbidsCounters: boolean;
  /** Zones in which any ability of the pool works besides the battlefield. */
  readonly zonesUsed: Set<string>;
  /** Facts that static abilities and lasting effects of the pool read: a change of another fact leaves derived characteristics as they are. */
  readonly reads: { tapped: boolean; life: boolean; turn: boolean; history: boolean; zones: Set<string> };
  /** The effect that gives a token the power and toughness in slots 0 and 1. */
  readonly tokenStats: number;
  /** The effect "has haste". */
  haste: number;
  /** The permission to cast a card that is in exile after its Adventure (CR 715.3d). */
  adventure: number;
  /** Whether any card has start your engines! (CR 702.179). */
  engines: boolean;
  /** Whether anything can bring cards into the game from outside (CR 400.11). */
  readsOutside: boolean;
  /** An effect restarts the game (CR 724). */
  restarts: boolean;
  /** A card has space sculptor (CR 702.158). */
  sectors: boolean;
  /** Whether any card has ascend (CR 702.131). */
  ascends: boolean;
  /** The Army token of an amass action (CR 701.44a). */
  readonly armies: Map<object, TokenSpec>;
  /** The nodes that keywords were expanded to, by the number of their ability. */
  readonly expansions: { from: number; to: number; of: number }[];
  /** Kinds of words that something of this game can change in texts, and the changed texts (CR 612). */
  readonly textWords: Set<TextWords>;
  text: TextVariants | null;
  /** Card index of tokens described by a node, and of the built-in definitions by name. */
  readonly tokens: Map<number, number>;
}

/** The node with this number. */
export const nodeOf = <T extends object>(pool: Pool, id: number): T => (pool.nodes[id] ?? pool.text?.node(id)) as T;

/** The number of a node. @throws Error for an object that is not part of the pool. */
export function idOf(pool: Pool, node: object): number {
  const id = pool.ids.get(node);
  if (id === undefined) throw new Error(`not a node of the pool: ${JSON.stringify(node).slice(0, 200)}`);
  return id;
}

export const abilityInfo = (pool: Pool, node: number): AbilityInfo => (pool.abilities[node] ?? pool.text?.ability(node)) as AbilityInfo;

/** The compiled form of an effect node. */
export function codeOf(pool: Pool, node: number): Code {
  let code = pool.codes.get(node);
  if (!code) {
    code = compileCode(nodeOf<Effect & object>(pool, node));
    pool.codes.set(node, code);
  }
  return code;
}

/** A statement that its own object can't be cast. */
export const restricting = (a: StaticAbility): boolean =>
  a.parts.some(
    (p) =>
      p.part === 'rule' &&
      p.rule.rule === 'cant' &&
      p.rule.action.act === 'cast' &&
      p.rule.action.what.is === 'oneOf' &&
      p.rule.action.what.of.sel === 'self',
  );

/** Whether it changes how its object enters the battlefield. */
export const changesEntering = (info: AbilityInfo): boolean =>
  info.statics.some((x) => x.ability.parts.some((y) => y.part === 'replacement' && y.replacement.replace === 'enters'));

const ABILITY_KINDS = new Set(['spell', 'activated', 'triggered', 'static', 'keyword']);

function walk(pool: Pool, value: unknown): void {
  if (Array.isArray(value)) {
    for (const v of value) walk(pool, v);
    return;
  }
  if (typeof value !== 'object' || value === null || pool.ids.has(value)) return;
  pool.ids.set(value, pool.nodes.length);
  pool.nodes.push(value);
  const record = value as Record<string, unknown>;
  if (Array.isArray(record.abilities)) noteBelow(pool, record.abilities as Ability[]);
  for (const key of Object.keys(record)) walk(pool, record[key]);
  if (typeof record.kind === 'string' && ABILITY_KINDS.has(record.kind)) addAbility(pool, value as Ability);
  if (typeof record.mod === 'string') keepMod(pool, value as Mod);
  if (record.rule === 'spendAsThough') pool.spendsAsThough = true;
  if (record.pay === 'objects' && record.verb === 'tap') pool.tapsOthers = true;
  if (record.kind === 'activated' && Array.isArray(record.cost)) noteManaCosts(pool, value as ActivatedAbility);
  if (record.spendOnly !== undefined) pool.restrictedMana = true;
  if (record.kind === 'static' && restricting(value as StaticAbility)) pool.restrictsCasting = true;
  if (record.do === 'changeText') for (const words of record.of as TextWords[]) pool.textWords.add(words);
  if (record.if === 'asCast') pool.asksAsCast = true;
  if (record.act === 'putCounters') pool.forbidsCounters = true;
  if (record.mod === 'addAbility' && changesEntering(abilityInfo(pool, pool.ids.get(record.ability as object) as number)))
    pool.givesEntering = true;
  if (record.part === 'continuous') colorAbilities(pool, value as ContinuousPart, walk);
  if (record.mod === 'loseAllAbilities' || record.mod === 'loseAbility') pool.removesAbilities = true;
  if (record.keyword === 'daybound' || record.keyword === 'nightbound') pool.daybound = true;
  if (record.kind === 'static' || record.do === 'continuous' || record.do === 'replacement') noteReads(pool, value);
  if ((record.kind === 'static' || record.kind === 'triggered') && typeof record.zone === 'string') pool.zonesUsed.add(record.zone);
  if (record.kind === 'static' && JSON.stringify(value).includes('"as":"cda"')) for (const z of ALL_ZONES) pool.zonesUsed.add(z);
  if (record.do === 'continuous') {
    lockValues(pool, value as Extract<Effect, { do: 'continuous' }>);
    colorForms(pool, value as Extract<Effect, { do: 'continuous' }>, walk);
  }
  if (record.do === 'emblem') addEmblemCard(pool, value as Extract<Effect, { do: 'emblem' }>);
  if (record.keyword === 'spaceSculptor') pool.sectors = true;
  if (record.do === 'restartGame') pool.restarts = true;
  if (record.zone === 'outside' || record.action === 'learn' || record.keyword === 'companion') pool.readsOutside = true;
  if (record.action === 'amass') addArmy(pool, value as KeywordActionNode);
  if (record.token === 'described') addTokenCard(pool, value as TokenNode);
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
  const values: { slot: number; value: Quantity; of: 'pt' | 'setPT' }[] = [];
  const fix = (q: Quantity, of: 'pt' | 'setPT'): Quantity => {
    if (typeof q === 'number' || JSON.stringify(q).includes('"sel":"it"') || q.q === 'share') return q;
    const slot = LOCKED_SLOTS + values.length;
    values.push({ slot, value: q, of });
    return { q: 'slot', slot };
  };
  const mods = effect.mods.map((m): Mod => {
    if (m.mod === 'pt') return { ...m, power: fix(m.power, 'pt'), toughness: fix(m.toughness, 'pt') };
    if (m.mod === 'setPT' && m.as === 'set') {
      return {
        ...m,
        ...(m.power === undefined ? {} : { power: fix(m.power, 'setPT') }),
        ...(m.toughness === undefined ? {} : { toughness: fix(m.toughness, 'setPT') }),
      };
    }
    return m;
  });
  if (values.length === 0) return;
  const locked: Effect = { ...effect, mods };
  pool.ids.set(locked, pool.nodes.length);
  pool.nodes.push(locked);
  pool.locked.set(effect, locked);
  pool.lockedValues.set(effect, values);
}

/** Numbers the continuous effect "has this modification", for permanents that enter with it. */
function keepMod(pool: Pool, mod: Mod): void {
  const effect: Effect = { do: 'continuous', mods: [mod], rules: [], duration: 'indefinite' };
  pool.kept.set(mod, pool.nodes.length);
  pool.ids.set(effect, pool.nodes.length);
  pool.nodes.push(effect);
}

type KeywordActionNode = Extract<Effect, { do: 'keywordAction' }>;

/** CR 701.44a, 701.44d: a 0/0 black Army creature token of the subtype. */
function addArmy(pool: Pool, action: KeywordActionNode): void {
  const token: TokenSpec = {
    token: 'described',
    supertypes: [],
    types: ['Creature'],
    subtypes: [action.subtype ?? 'Zombie', 'Army'],
    colors: ['B'],
    power: 0,
    toughness: 0,
    abilities: [],
  };
  walk(pool, token);
  pool.armies.set(action, token);
}

type TokenNode = Extract<TokenSpec, { token: 'described' }>;

/** CR 114.3: an emblem has no characteristics other than the abilities it was created with. */
function addEmblemCard(pool: Pool, effect: Extract<Effect, { do: 'emblem' }>): void {
  const node = pool.ids.get(effect) as number;
  pool.emblems.set(node, addCard(pool, { name: `emblem ${node}`, layout: 'emblem', faces: [emblemFace(effect)] }));
}

const emblemFace = ({ abilities }: { abilities: Ability[] }): Face => ({ name: '', supertypes: [], types: [], subtypes: [], abilities });

/** The card of a description whose text was changed (CR 612.2a), like that of the description itself. */
function describedCard(pool: Pool, spec: object, index: number): CardInfo {
  const { card, home } = pool.cards[index];
  const face = 'token' in spec ? tokenFace(spec as TokenNode) : emblemFace(spec as { abilities: Ability[] });
  const info: CardInfo = { card: { ...card, name: face.name, faces: [face] }, faces: [], home, doors: null, variants: {} };
  addFace(pool, info, face, null);
  return info;
}

/** A token's text, as a card of its own: what the effect that creates it states are its copiable values (CR 111.3). */
function addTokenCard(pool: Pool, token: TokenNode): void {
  const face = tokenFace(token);
  pool.tokens.set(pool.ids.get(token) as number, addCard(pool, { name: face.name, layout: 'token', faces: [face] }));
}

function tokenFace(token: TokenNode): Face {
  const name = token.name ?? (token.subtypes.length > 0 ? `${token.subtypes.join(' ')} Token` : 'Token');
  return {
    name,
    supertypes: token.supertypes,
    types: token.types,
    subtypes: token.subtypes,
    colorIndicator: token.colors,
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
      if (ability.keyword === 'ascend') pool.ascends = true;
      if (ability.keyword === 'startYourEngines') pool.engines = true;
      info.bit = KEYWORD_BITS[ability.keyword] ?? 0;
      info.expanded = expandKeyword(ability, pool.below.get(ability));
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
    manaValue: manaValue(costed.manaCost), // CR 202.3b
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

const COLLECTED: ReadonlySet<string> = new Set(['continuous', 'rule', 'replacement']);

/**
 * What of an ability or effect is worked out together with characteristics, as text: of a static ability its condition and its continuous
 * effects. Rules statements and replacement effects are only collected then, and costs of casting are asked when a spell is cast.
 */
function workedOut(node: { kind?: unknown; condition?: unknown; parts?: unknown }): string {
  if (node.kind !== 'static') return JSON.stringify(node);
  const parts = (node.parts as StaticAbility['parts']).filter((p) => COLLECTED.has(p.part));
  return parts.length === 0 ? '' : JSON.stringify([node.condition, parts.filter((p) => p.part === 'continuous')]);
}

/** Notes what a static ability or lasting effect reads besides characteristics, the battlefield and the command zone. */
function noteReads(pool: Pool, node: object): void {
  const text = workedOut(node);
  for (const [, zone] of text.matchAll(/"zone":"(\w+)"/g)) pool.reads.zones.add(zone);
  if (text.includes('"sel":"top"')) pool.reads.zones.add('library');
  if (text.includes('"is":"targets"')) pool.reads.zones.add('stack');
  // A linked object can be anywhere (CR 607).
  if (/"(sel|q)":"linked"/.test(text)) for (const zone of ALL_ZONES) pool.reads.zones.add(zone);
  if (/"status":"(un)?tapped"|whileSourceTapped/.test(text)) pool.reads.tapped = true;
  if (text.includes('"q":"life"')) pool.reads.life = true;
  if (/"if":"(turnOf|step)"|"player":"active"/.test(text)) pool.reads.turn = true;
  if (/"(if|is|q)":"happened"/.test(text)) pool.reads.history = true;
}

/** Zones in which abilities of the face work besides the battlefield: where its zone is stated, and everywhere for a CDA (CR 604.3). */
function zonesOf(pool: Pool, face: Face): ReadonlySet<string> {
  const zones = new Set<string>(face.types.some((t) => COMMAND_TYPES.has(t)) ? ['command'] : []); // CR 113.6p
  for (const a of face.abilities) {
    const info = abilityInfo(pool, pool.ids.get(a) as number);
    for (const p of [...info.triggered, ...info.statics]) if (p.ability.zone !== undefined) zones.add(p.ability.zone);
    for (const p of info.statics) {
      for (const piece of p.ability.parts) {
        if (piece.part === 'continuous' && piece.mods.some((m) => m.mod === 'setPT' && m.as === 'cda'))
          for (const z of ALL_ZONES) zones.add(z);
      }
    }
  }
  return zones;
}

/** Types of cards whose abilities function in the command zone (CR 113.6p). */
const COMMAND_TYPES: ReadonlySet<string> = new Set(['Conspiracy', 'Phenomenon', 'Plane', 'Scheme', 'Vanguard']);

const ALL_ZONES = ['hand', 'graveyard', 'exile', 'stack', 'library', 'command'];

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
    program,
    programNode: program ? (pool.ids.get(program) as number) : 0,
  });
}

/** Adds a card with all its nodes: while a pool is being made. */
export function addCard(pool: Pool, given: Card): number {
  const index = pool.cards.length;
  const split = isSplitPermanent(given);
  const card = split ? withDoors(given) : given;
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

/**
 * Builds the pool of a game. Node 0 is reserved for "none"; built-in definitions come first, then the cards sorted by name.
 * @param cards each distinct card of the game, once.
 */
export function buildPool(cards: readonly Card[]): Pool {
  const sorted = cards.slice().sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const pool: Pool = {
    key: sorted.map((c) => c.name).join('|'),
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
    reads: { tapped: false, life: false, turn: false, history: false, zones: new Set() },
    haste: 0,
    adventure: 0,
    restrictedMana: false,
    restrictsCasting: false,
    tapsOthers: false,
    spendsAsThough: false,
    repeatsMana: false,
    spendsForMana: false,
    spendsCards: false,
    daybound: false,
    givesEntering: false,
    removesAbilities: false,
    forbidsCounters: false,
    asksAsCast: false,
    locked: new Map(),
    colorForms: new Map(),
    colorAbilities: new Map(),
    lockedValues: new Map(),
    emblems: new Map(),
    armies: new Map(),
    ascends: false,
    engines: false,
    readsOutside: false,
    restarts: false,
    sectors: false,
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
  pool.readsOutside = false; // what the cards say counts
  walk(pool, BUILT_IN.landAbilities);
  walk(pool, BUILT_IN.siege);
  for (const card of BUILT_IN.cards) addCard(pool, card);
  for (const card of sorted) addCard(pool, card);
  if (pool.textWords.size > 0) pool.text = new TextVariants(pool, pool.textWords, (spec, index) => describedCard(pool, spec, index));
  return pool;
}
