/** Objects (CR 109) as plain data, and what belongs to them: status and marks, characteristics, what is on the stack, environments of abilities. */

import type { CostVerb, Zone } from '@apnap/ability';
import { bitsOf, type Id, type Owned } from '@apnap/kernel';

/** The bits of `Obj.flags`, each with its number by its place here: status (CR 110.5), designations, and marks. */
const FLAGS = [
  'tapped',
  'faceDown',
  /** A token (CR 111), or a copy of a card or spell that is not a card. */
  'token',
  /** A copy of a spell or ability on the stack (CR 707.10). */
  'copy',
  'monstrous',
  'renowned',
  /** Dealt damage by a source with deathtouch since state-based actions were last checked (CR 704.5h). */
  'deathtouched',
  /** Attacking creature that was blocked this combat (CR 509.1h). */
  'blocked',
  /** Dealt combat damage in the first of two combat damage steps (CR 510.4). */
  'dealtFirst',
  'exerted',
  /** Cast for an alternative cost that exiles it when it leaves the stack (flashback, CR 702.34a). */
  'exileOnLeave',
  'commander',
  /** Unblocked attacker after blockers were declared (CR 509.1h). */
  'unblocked',
  /** Attacking, but what it attacked was removed from combat (CR 506.4c). */
  'attacksNothing',
  /** Until end of turn (CR 702.171b). */
  'saddled',
  /** Unlocked designations (CR 709.5c). */
  'leftUnlocked',
  'rightUnlocked',
  /** Sector designations (CR 702.158b). */
  'alpha',
  'beta',
  'gamma',
  /** A face-down permanent that was manifested (CR 701.34a) or cloaked (701.56a). */
  'manifested',
  'cloaked',
  /** Suspected (CR 701.58b). */
  'suspected',
  /** Flipped (CR 110.5, 710.4). */
  'flipped',
  /** Solved (CR 719.3b). */
  'solved',
  /** Face down with ward {2}: cloaked or cast with disguise (CR 701.56a, 702.168a). */
  'warded',
  /** Cards in exile that were foretold (CR 702.143c) or plotted (702.170a). */
  'foretold',
  'plotted',
  /** A commander whose owner left it where it is (CR 903.9a): not asked about again. */
  'commanderStays',
  /** A card that is revealed and still in its planar deck (CR 311.7): its other abilities don't work. */
  'inDeck',
  /** Gone: it was on the battlefield when it last existed (CR 608.2h). */
  'wasPermanent',
] as const;

export type Flag = (typeof FLAGS)[number];

/** Each flag a bit of its own. @throws Error when there are more flags than bits of a small integer. */
export const FLAG: Readonly<Record<Flag, number>> = bitsOf(FLAGS);

/** Something the object remembers for its linked abilities (CR 607): objects, a word (colour, type, name), or a number. */
export interface Memory {
  link: number;
  ids?: readonly Id[];
  word?: string;
  n?: number;
  /** Who chose it, where each of several players has chosen. */
  seat?: number;
  /** Who has chosen it in secret: nobody else knows, until it is revealed. */
  secret?: { by: number; revealed?: true };
}

/** Counters of one kind that are to be put somewhere. */
export interface CounterCount {
  kind: string;
  n: number;
}

/** Counters of one kind on an object or a player. */
export interface Counter extends CounterCount {
  /** Timestamp of the last one that was put there, which all of them have (CR 613.7c). */
  timestamp: number;
}

/** How a spell was cast; the permanent it becomes keeps it (CR 400.7d). */
export interface CastInfo {
  /** Labels of optional and alternative costs that were paid, repeated as often as paid: kicker, flashback, dash, overload … */
  paid: readonly string[];
  x: number;
  from: Zone;
  by: number;
  /** Types of the mana spent, e.g. "GGU". */
  mana: string;
  /** How much of it came from sources of a kind (a filter of the pool) that is asked for (CR 106.3); absent: none. */
  manaFrom?: readonly { kind: number; amount: number }[];
  /** Phyrexian mana symbols of its cost that were paid with life (CR 107.4f); absent: none. */
  life?: number;
  /** Conditions (nodes of the pool) about the time of casting that held then (CR 601.2i). */
  asCast?: readonly number[];
  /** What the creature attacked that was returned for it (as in CR 702.49c); absent: nothing. */
  attacked?: Id;
  /** It was not cast, but is a copy of a spell that may have been: the same choices (CR 707.10). */
  copied?: 1;
  /** Of keywords of which it has several instances that are paid separately: how often for each that was paid for, in their order (CR 702.56b). */
  separately?: readonly { label: string; times: readonly number[] }[];
  /** What costs other than mana were paid with (CR 601.2h), as it was before it was paid. */
  used?: readonly PaidWith[];
}

/** An object a cost was paid with, and how. */
export interface PaidWith {
  verb: CostVerb | 'convoke';
  id: Id;
  /** It is the source itself: what the effect then does to it, it does to what it became (CR 400.7j). */
  own?: 1;
}

/** Targets chosen for one requirement; `shares` when something was divided among them. */
export interface TargetGroup {
  ids: readonly Id[];
  shares?: readonly number[];
  /** The player each was chosen for, where some are chosen for each of several players. */
  seats?: readonly number[];
}

/** What an event gives to the ability it triggers. Ids are of the objects as the event speaks of them. */
export interface EventData {
  /** Id of the event in the log. */
  event: number;
  object: Id;
  source: Id;
  recipient: Id;
  /** Seat, or -1. */
  player: number;
  amount: number;
  /** What the object became, for zone changes into a public zone (CR 400.7). */
  became: Id;
  /** All that "one or more" was about (CR 603.2c); kept where the ability speaks of them. */
  batch?: readonly Id[];
  /** Seat of the attacking player who is meant, of a team that attacks (CR 805.10c). */
  attacking?: number;
}

export type SlotValue = number | string | readonly Id[] | null;

/** The environment of a spell or ability: everything its language nodes can refer to. */
export interface Env {
  /** The object whose ability it is. */
  source: Id;
  /** Seat of its controller. */
  you: number;
  x: number;
  targets: readonly TargetGroup[];
  /** All that was targeted, where what has become illegal can still be asked about (2015:608.2b). */
  aimed?: readonly TargetGroup[];
  event: EventData | null;
  slots: readonly SlotValue[];
  /** Seat of the opponent who was chosen to be "an opponent" (CR 608.2d); absent: none was, or there is but one. */
  opponent?: number;
  /** Seats that were chosen of a team: the active player that is meant (CR 805.9), the defending player (2015:810.7b); absent: none was, or there is but one. */
  active?: number;
  defending?: number;
  /** Which alternatives of a cost that leaves a choice between mana and something else were chosen (CR 601.2b); absent: none yet, or there are none. */
  branch?: number;
  /** Seat of the one player whose choice it is, of an ability that gives one to each of them (classic:410.2). */
  only?: number;
  /** How often the cost was paid for this very instance of a keyword (CR 702.56b); absent: there is one instance, and all was paid for it. */
  times?: number;
  /** The mana ability of a permanent that is tapped for mana by it (CR 106.12). */
  forMana?: 1;
  /** The object that gives the ability to the source (CR 201.5b); absent: the ability speaks of none. */
  giver?: Id;
  /** What costs of an activated ability were paid with; absent when there is nothing. */
  paid?: readonly PaidWith[];
  /** Copiable values as they were when the effect that copies them for a time began (CR 707.2). */
  copied?: CopyOf;
  /** Replacement effects that have led to this: they can't apply to what it does in place of the event (CR 614.5). */
  replaced?: readonly string[];
}

/** What makes an object on the stack a spell or ability. */
export interface StackInfo {
  /** `damage`: combat damage that waits to be dealt, neither spell nor ability (classic:310.2-classic:310.3). */
  kind: 'spell' | 'activated' | 'triggered' | 'damage';
  /** Pool node of the program (spell: of each chosen mode see `modes`). */
  program: number;
  /** Pool node of the ability; 0 for a spell. */
  ability: number;
  /** Indices of chosen modes, in order; empty when not modal. */
  modes: readonly number[];
  env: Env;
  /** Targets of mode i are targets `modeTargets[i]` onward of `env.targets`. */
  modeTargets: readonly number[];
  /** Pool nodes of programs the spell has besides its own, in order: awaken, spliced cards. Their targets follow those of the modes. */
  added?: readonly number[];
  /** Event (log id) that put it there, for the chain of causes. */
  cause: number;
  /** Whether an ability that says "you may" is used, where that was chosen as it was put on the stack (classic:410.5). */
  used?: boolean;
  /** Of combat damage on the stack: what is dealt as it resolves. */
  damage?: readonly AssignedDamage[];
}

/** Combat damage that has been assigned and not been dealt (classic:310.1). */
export interface AssignedDamage {
  source: Id;
  to: Id;
  amount: number;
}

/** Copiable values taken from elsewhere (CR 707.2): a face of a card of the pool, and the exceptions. */
export interface CopyOf {
  card: number;
  face: number;
  /** Pool nodes of the exceptions (CR 707.9), in order; absent: none. */
  except?: readonly number[];
  /** Of a merged permanent, the others that represent it: it has their abilities, too (CR 702.140e). */
  with?: readonly CopyOf[];
  /** Only until it is turned face down. */
  until?: 'turnedFaceDown';
}

/** One of the cards and tokens that represent a permanent (CR 727.2, 712.4a). */
export interface Component {
  card: number;
  face: number;
  /** Whether it is a token, a commander, face down. */
  flags: number;
  copyOf: CopyOf | null;
  /** The second card of a melded permanent: its characteristics are those of the first. */
  half?: 1;
  /** When the permanent is gone: what this one became. */
  became: Id;
}

/** An object (CR 109): card, token, copy, spell, ability on the stack, emblem. One fixed shape. */
export interface Obj extends Owned {
  id: Id;
  /** Index of its card in the pool; for an ability on the stack the card of its source. */
  card: number;
  face: number;
  owner: number;
  /** Controller before control-changing effects (CR 108.4, 110.2). */
  controller: number;
  /** `phased`: on the battlefield, but phased out: treated as though it did not exist (CR 702.26b). */
  zone: Zone | 'gone' | 'phased';
  timestamp: number;
  flags: number;
  damage: number;
  counters: readonly Counter[] | null;
  /** Class level (CR 716.2b); 0: none, which counts as 1. */
  level: number;
  attachedTo: Id;
  /** Turn in which its controller came to control it (CR 302.6), -1 before the game that is seen; in exile, in which it became foretold or plotted (702.143a, 702.170d). */
  since: number;
  /** What has come at the same time as others has the same number (CR 704.5k). */
  arrival: number;
  /** Seat that controlled it when control was last looked at, -1 before: a difference is a change of control (CR 302.6, 506.4). */
  heldBy: number;
  /** What it attacks (a seat or permanent), 0 if not attacking. */
  attacking: Id;
  /** Attacking creatures with the same number are in a band (CR 702.22c); 0: in none. */
  band: number;
  /** The creature it is paired with (CR 702.95), 0 for none. */
  paired: Id;
  /** What it blocks. */
  blocking: readonly Id[] | null;
  stack: StackInfo | null;
  cast: CastInfo | null;
  memory: readonly Memory[] | null;
  copyOf: CopyOf | null;
  /** What represents it if more than one card or token does, the topmost first. */
  components: readonly Component[] | null;
  /** Seats that may look at it although it is hidden or face down (CR 406.3, 701.20). Bit per seat. */
  known: number;
  /** When it is gone: what it became, and the characteristics it last had (CR 608.2h). */
  became: Id;
  last: LastKnown | null;
}

/** Characteristics as JSON: last-known information, and the shape that the layers compute (CR 109.3, 613). */
export interface Characteristics {
  name: string;
  manaCost: string | null;
  manaValue: number;
  /** Bits in the order W U B R G. */
  colors: number;
  /** Bits by index in CARD_TYPES and SUPERTYPES. */
  types: number;
  supertypes: number;
  subtypes: readonly string[];
  everyCreatureType: 0 | 1;
  power: number | null;
  toughness: number | null;
  basePower: number | null;
  baseToughness: number | null;
  loyalty: number | null;
  /** Pool nodes of its abilities. */
  abilities: readonly number[];
  /** Bits of common keyword abilities, see keywords/bits.ts. */
  keywords: number;
  /** Card (of the pool) whose two halves it has under a shared type line, copied ones included (CR 709.5b); -1: none. */
  halves: number;
  controller: number;
  /** Instances of protection that don't remove some attachments: the ability, the modification that gave it, whose it is (CR 702.16n). */
  keeps?: readonly { ability: number; mod: number; source: Id }[];
  /** Of abilities that speak of the object that gives them: which gives which, one for each instance (CR 201.5b). */
  givers?: readonly { ability: number; source: Id }[];
  /** Keyword abilities it can't have (CR 113.11). */
  barred?: readonly string[];
}

/** `alone`: it was the only attacking, or the only blocking, creature as it left (CR 506.5, 608.2h). */
export type LastKnown = Characteristics & { alone?: 1 };

export interface ManaUnit {
  type: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
  /** What restricts it, or comes of spending it (pool node of the ManaSpec; CR 106.6); 0 for nothing. */
  restriction: number;
  source: Id;
  /** Produced by a snow source (CR 107.4h). */
  snow?: 1;
  /** A heap of so many; absent: one. */
  n?: number;
}

/** A triggered ability that has triggered and waits to be put on the stack (CR 603.2-603.3). */
export interface Waiting {
  ability: number;
  program: number;
  source: Id;
  controller: number;
  event: EventData;
  /** Which of several instances of a keyword that were paid for it belongs to, from 0 (CR 702.56b), and how often that was. */
  instance?: { n: number; times: number };
  /** Seat of the one player whose choice it is (classic:410.2). */
  only?: number;
  /** The object that gives the ability to the source, where the ability speaks of it. */
  giver?: Id;
  /** Environment of the delayed ability, if it is one. */
  env: Env | null;
}
