/**
 * What filters are judged in: anything that can be asked what its objects and players are like. A state knows; what a player sees of one knows
 * some of it.
 */
import type { Stat, Zone } from '../basics.js';
import type { ColorRef, Condition, Filter, PlayerRef, Quantity, Selector, WordRef } from '../language/expressions.js';

/** Whether something is so; null where what is asked cannot tell. */
export type Answer = boolean | null;

/** Counters of one kind. */
interface Counters {
  kind: string;
  n: number;
}

/** An entity that is no player: what is read of it as it stands there. */
export interface Thing {
  id: number;
  zone: Zone | 'gone' | 'phased';
  owner: number;
  controller: number;
  counters: readonly Counters[] | null;
  attachedTo: number;
  attacking: number;
  /** Attackers it blocks; null: it blocks none, nor any that are gone. */
  blocking: readonly number[] | null;
}

/** Its characteristics now (CR 109.3). */
export interface Traits {
  name: string;
  manaCost: string | null;
  /** Bits by index in COLORS, CARD_TYPES and SUPERTYPES. */
  colors: number;
  types: number;
  supertypes: number;
  subtypes: readonly string[];
  everyCreatureType: 0 | 1;
  power: number | null;
  toughness: number | null;
  /** -1: it has none of its own, and that of the thing counts. */
  controller: number;
}

/** How a spell was cast, or the spell that the permanent was. */
export interface Cast {
  from: Zone;
  by: number;
  /** Labels of costs that were paid. */
  paid: readonly string[];
  copied?: 1;
}

/** What marks a thing: its status (CR 110.5), designations, what has become of it in combat. */
export type Mark =
  | 'tapped'
  | 'faceDown'
  | 'token'
  | 'monstrous'
  | 'renowned'
  | 'blocked'
  | 'unblocked'
  | 'attacksNothing'
  | 'commander'
  | 'saddled'
  | 'suspected'
  | 'solved'
  | 'foretold'
  | 'plotted'
  | 'wasPermanent';

/** What is read beside the world: whose ability a filter stands in, and what is under consideration. */
export interface Asking {
  env: { source: number };
  it: number;
}

type Of<K extends Filter['is']> = Extract<Filter, { is: K }>;

/** Questions to a world. null, where it is not said otherwise, and undefined: it cannot tell. */
export interface World<C extends Asking, T extends Thing> {
  /** What is said where it cannot tell: null, or what it is taken for. */
  unsure(cx: C): Answer;
  /** The seat of a player. Entities are numbers: those of players are below 0, those of objects above. */
  seat(id: number): number;
  /** CR 801.10-801.11: what is outside the range of influence is neither affected nor seen. */
  reaches(cx: C, id: number): boolean;
  /** The object; null: there is none, or it is out of sight. */
  find(cx: C, id: number): T | null;
  traits(cx: C, o: T): Traits;

  // what the other kinds of expressions come to
  isAmong(cx: C, ref: PlayerRef, seat: number): Answer;
  select(cx: C, sel: Selector): readonly number[] | null;
  quantity(cx: C, q: Quantity, it: number): number | null;
  holds(cx: C, cond: Condition, it: number): Answer;
  happened(cx: C, f: Of<'happened'>, id: number): Answer;
  /** null: nothing was chosen; undefined: it cannot tell. */
  word(cx: C, ref: ColorRef | WordRef): string | null | undefined;
  /** All words chosen: there can be two names (CR 702.106f). */
  words(cx: C, ref: WordRef | ColorRef): readonly string[] | null;

  // players
  countersOf(cx: C, seat: number): readonly Counters[] | null;
  designated(cx: C, seat: number, designation: Of<'designated'>['designation']): Answer;
  voted(cx: C, f: Of<'voted'>, seat: number): Answer;

  // objects
  stat(cx: C, o: T, stat: Stat): number | null;
  /** Values of which any may be compared in place of the mana value, by rules by which either half of a split card may (2015:708.6a). */
  halfValues?(cx: C, o: T): readonly number[] | null;
  mark(cx: C, o: T, mark: Mark): Answer;
  /** What it is on the stack; null: nothing. */
  onStack(cx: C, o: T): 'spell' | 'activated' | 'triggered' | null;
  /** CR 601.3: a card that is judged as the spell it would be. */
  isAboutToBeCast(cx: C, id: number): boolean;
  hasAbility(cx: C, o: T, kind: Of<'hasAbility'>['kind']): Answer;
  /** CR 715.2 */
  hasAdventure(cx: C, o: T): Answer;
  /** The mana of its activation cost, of an activated ability on the stack; null for anything else. */
  activationCost(cx: C, o: T): string | null;
  hasKeyword(cx: C, o: T, keyword: string, words?: string): Answer;
  /** What is attached to it; of what is gone what was attached as it left (CR 608.2h). */
  attachments(cx: C, o: T): readonly T[] | null;
  /** CR 702.95b */
  isPaired(cx: C, o: T): Answer;
  /** CR 701.52e */
  isRingBearer(cx: C, o: T): Answer;
  isPrepared(cx: C, o: T): Answer;
  isTransformed(cx: C, o: T): Answer;
  /** Its sector designation (CR 702.158b); null: none; undefined: it cannot tell. */
  sector(cx: C, id: number): string | null | undefined;
  /** The targets of what is on the stack, as they were chosen. */
  aims(cx: C, o: T): readonly number[] | null;
  couldBeTarget(cx: C, spell: number, id: number): Answer;
  /** The source of an ability on the stack (CR 113.7). */
  sourceOf(cx: C, o: T): number | null;

  // combat
  isBlocking(cx: C, o: T): Answer;
  /** What this object blocks now. */
  blockedBy(cx: C, id: number): readonly number[] | null;
  /** Whether anything else attacks, too. */
  attacksWithOthers(cx: C, o: T): Answer;
  blocksWithOthers(cx: C, o: T): Answer;
  /** CR 608.2h: of a host or an attacker that is gone. */
  wasAttachedTo(cx: C, o: T, host: number): Answer;
  hasBlocked(cx: C, o: T, attacker: number): Answer;

  // what went before
  /** null: it was not; undefined: it cannot tell. */
  cast(cx: C, o: T): Cast | null | undefined;
  /** CR 400.7e: whether it is what the source, which is gone, has become. */
  isWhatBecame(cx: C, id: number): Answer;
  /** CR 400.7h: whether it is the spell that the card has become as it was cast. */
  isCastOf(cx: C, card: number, o: T): Answer;
  arrived(cx: C, o: T, since: Of<'arrived'>['since']): Answer;
  putHere(cx: C, f: Of<'putHere'>, o: T): Answer;
}
