/**
 * The card pool as a game reads it: everything immutable that it refers to by number; `pool/` builds it. Cards and all nodes of their ability-language trees are numbered in a
 * fixed order when the pool is built, so the state holds small integers, and equal set-ups give equal numbers on every machine.
 */
import type {
  Ability,
  ActivatedAbility,
  Card,
  Effect,
  Face,
  Filter,
  KeywordAbility,
  Mod,
  Program,
  Quantity,
  SpellAbility,
  StaticAbility,
  StaticPart,
  TokenSpec,
  TriggeredAbility,
} from '@apnap/ability';
import type { Variant } from '../cardforms/variants.js';
import type { Rules } from '../years/differences.js';
import { type Code, compileCode } from './code.js';
import type { Characteristics } from './objects.js';
import type { Reads } from './reads.js';

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
  /** Its abilities function in the command zone (CR 113.6p, 114.4), and not only those that say so. */
  ofCommandZone: boolean;
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

/** Kinds of words that can be changed (CR 612). */
export type TextWords = 'color' | 'basicLandType' | 'creatureType';

/** Abilities with changed text: see pool/text.ts. */
export interface ChangedTexts {
  original(node: number): number;
  changed(node: number, from: string, to: string): number;
  node(id: number): object | undefined;
  ability(id: number): AbilityInfo | undefined;
  card(of: ReadonlyMap<number, number>, id: number): number | undefined;
  restore(index: number): void;
}

export interface Pool {
  readonly key: string;
  /** The rules that its cards are read by, where those of the years differ. */
  readonly rules: Rules;
  /** Whether a card of it becomes a copy of another. */
  readonly copies: boolean;
  /** Whether a card of it has activated abilities of other objects. */
  readonly borrows: boolean;
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
  readonly lockedValues: Map<object, readonly LockedValue[]>;
  /** Card index of the emblem a node creates. */
  readonly emblems: Map<number, number>;
  /** Whether any card of this game restricts its own casting (CR 113.6). */
  restrictsCasting: boolean;
  /** Whether a player can pay to ignore an effect (CR 116.2d). */
  ignorable: boolean;
  /** Whether something happens instead of drawing several cards (CR 121.2). */
  drawsTogether: boolean;
  /** Whether any cost taps other permanents; whether any mana ability is paid for otherwise than by tapping (CR 605.3a). */
  tapsOthers: boolean;
  /** Whether any mana can be spent as though it were of another type (CR 609.4b). */
  spendsAsThough: boolean;
  /** What mana that was spent must have come from, where a card of this game asks for that (CR 106.3). */
  readonly manaSources: Filter[];
  repeatsMana: boolean;
  /** Whether the cost of any mana ability spends more than its source, mana, life and counters; whether cards in hand can be spent so. */
  spendsForMana: boolean;
  spendsCards: boolean;
  /** What its cards have anything of: see pool/marks.ts. */
  readonly marks: Set<string>;
  /** Whether a card of this game asks what was so as it was cast. */
  asksAsCast: boolean;
  /** Whether a card of this game asks what the things were like that something happened to earlier in the turn (CR 608.2i). */
  asksPast: boolean;
  /** Whether anything gives an ability that changes how its object enters (CR 614.12). */
  givesEntering: boolean;
  /** Whether any effect takes abilities away. */
  removesAbilities: boolean;
  /** Whether anything of this game forbids putting counters on things. */
  forbidsCounters: boolean;
  /** Zones in which any ability of the pool works besides the battlefield. */
  readonly zonesUsed: Set<string>;
  /** Facts that static abilities and lasting effects of the pool read: a change of another fact leaves derived characteristics as they are. */
  readonly reads: Reads;
  /** The effect that gives a token the power and toughness in slots 0 and 1. */
  readonly tokenStats: number;
  /** What keyword counters give, by kind of counter (CR 122.1b). */
  readonly counterAbilities: Map<string, readonly Mod[]>;
  /** The effect "has haste". */
  haste: number;
  /** The permission to cast a card that is in exile after its Adventure (CR 715.3d). */
  adventure: number;
  /** What the rules spell out of a node, to be performed as if a card said it: see pool/marks.ts. */
  readonly spelledOut: Map<object, object>;
  /** The nodes that keywords were expanded to, by the number of their ability. */
  readonly expansions: { from: number; to: number; of: number }[];
  /** Kinds of words that something of this game can change in texts, and the changed texts (CR 612). */
  readonly textWords: Set<TextWords>;
  text: ChangedTexts | null;
  /** Card index of tokens described by a node, and of the built-in definitions by name. */
  readonly tokens: Map<number, number>;
}

/** What is worked out once, as a continuous effect begins, into a slot of its locked form (CR 611.2c-d): a number, or which abilities are given. */
export type LockedValue =
  | { slot: number; value: Quantity; of: Extract<Mod, { mod: 'pt' }> | 'setPT' }
  | { slot: number; value: Extract<Mod, { mod: 'abilitiesOf' }>; of: 'abilities' };

/** The node with this number. */
export const nodeOf = <T extends object>(pool: Pool, id: number): T => (pool.nodes[id] ?? pool.text?.node(id)) as T;

/** The number of a node. @throws Error for an object that is not part of the pool. */
export function idOf(pool: Pool, node: object): number {
  const id = pool.ids.get(node);
  if (id === undefined) throw new Error(`not a node of the pool: ${JSON.stringify(node).slice(0, 200)}`);
  return id;
}

/** What adds nothing but subtypes: by itself, in all zones, where it is a characteristic-defining ability. */
const addsSubtypes = (m: Mod): boolean =>
  m.mod === 'allCreatureTypes'
    ? m.change === undefined
    : m.mod === 'types' &&
      m.change === 'add' &&
      m.types.length + m.supertypes.length === 0 &&
      m.subtypes.every((t) => typeof t === 'string');

/** What says of which colors it is: "is all colors", "is colorless", "is the chosen color" of a commander (CR 607.2p). */
const definesColors = (m: Mod): boolean =>
  m.mod === 'colors' && m.change === 'set' && m.colors.every((c) => typeof c === 'string' || 'commander' in c);

/** CR 604.3a: defines power, toughness, subtypes or colors of the object itself, unconditionally. */
export const isCharacteristicDefining = (ability: StaticAbility, piece: Extract<StaticPart, { part: 'continuous' }>): boolean =>
  piece.affects.sel === 'self' &&
  (piece.mods.some((m) => m.mod === 'setPT' && m.as === 'cda') ||
    (!ability.condition && piece.mods.length > 0 && piece.mods.every((m) => addsSubtypes(m) || definesColors(m))));

/** Whether a part of it is a characteristic-defining ability (CR 604.3). */
export const definesItself = (a: StaticAbility): boolean => a.parts.some((p) => p.part === 'continuous' && isCharacteristicDefining(a, p));

/** What is known of an ability that an object has. */
export const abilityInfo = (pool: Pool, node: number): AbilityInfo => (pool.abilities[node] ?? pool.text?.ability(node)) as AbilityInfo;

/** The ability with this number; undefined where none has it: 0, or an effect by which something triggers or waits (CR 603.7, 603.12). */
export const abilityAt = (pool: Pool, node: number): Ability | undefined => (pool.abilities[node] ?? pool.text?.ability(node))?.ability;

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

export type KeywordActionNode = Extract<Effect, { do: 'keywordAction' }>;

export type TokenNode = Extract<TokenSpec, { token: 'described' }>;
