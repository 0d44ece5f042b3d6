/**
 * What a game of Magic consists of, as plain data (CR 100-123, 400-408). Everything here is JSON-safe. Keys that begin with an underscore are
 * caches beside the state: they are never saved or hashed.
 */
import type { CostVerb, Step, Zone, ZoneVerb } from '@apnap/ability';
import type { Id, Frame as KernelFrame, MachineState, Message, Owned, Result, Table } from '@apnap/kernel';
import type { Derived } from '../characteristics/derived.js';
import type { GameEvent } from '../events/types.js';
import type { Commander } from '../variants/commander.js';
import type { Planechase } from '../variants/planechase.js';
import type { Frame } from './frames.js';
import type { Pool } from './pool.js';

export type { Id, KernelFrame };

/** Bits of `Obj.flags`: status (CR 110.5), designations, and marks. */
export const FLAG = {
  tapped: 1,
  faceDown: 2,
  /** A token (CR 111), or a copy of a card or spell that is not a card. */
  token: 4,
  /** A copy of a spell or ability on the stack (CR 707.10). */
  copy: 8,
  monstrous: 16,
  renowned: 32,
  /** Dealt damage by a source with deathtouch since state-based actions were last checked (CR 704.5h). */
  deathtouched: 64,
  /** Attacking creature that was blocked this combat (CR 509.1h). */
  blocked: 128,
  /** Dealt combat damage in the first of two combat damage steps (CR 510.4). */
  dealtFirst: 256,
  exerted: 512,
  /** Cast for an alternative cost that exiles it when it leaves the stack (flashback, CR 702.34a). */
  exileOnLeave: 1024,
  commander: 2048,
  /** Unblocked attacker after blockers were declared (CR 509.1h). */
  unblocked: 4096,
  /** Attacking, but what it attacked was removed from combat (CR 506.4c). */
  attacksNothing: 8192,
  /** Until end of turn (CR 702.171b). */
  saddled: 16384,
  /** Sector designations (CR 702.158b). */
  alpha: 1 << 17,
  beta: 1 << 18,
  gamma: 1 << 19,
  /** Unlocked designations (CR 709.5c). */
  leftUnlocked: 1 << 15,
  rightUnlocked: 1 << 16,
  /** A face-down permanent that was manifested (CR 701.34a) or cloaked (701.56a). */
  manifested: 1 << 20,
  cloaked: 1 << 21,
  /** Face down with ward {2}: cloaked or cast with disguise (CR 701.56a, 702.168a). */
  warded: 1 << 25,
  /** Cards in exile that were foretold (CR 702.143c) or plotted (702.170a). */
  foretold: 1 << 26,
  plotted: 1 << 27,
  /** Suspected (CR 701.58b). */
  suspected: 1 << 22,
  /** Flipped (CR 110.5, 710.4). */
  flipped: 1 << 23,
  /** Solved (CR 719.3b). */
  solved: 1 << 24,
  /** Gone: it was on the battlefield when it last existed (CR 608.2h). */
  wasPermanent: 1 << 25,
  /** A commander whose owner left it where it is (CR 903.9a): not asked about again. */
  commanderStays: 0x10000000,
  /** A card that is revealed and still in its planar deck (CR 311.7): its other abilities don't work. */
  inDeck: 0x20000000,
} as const;

/** Something the object remembers for its linked abilities (CR 607): objects, a word (colour, type, name), or a number. */
export interface Memory {
  link: number;
  ids?: readonly Id[];
  word?: string;
  n?: number;
}

export interface Counter {
  kind: string;
  n: number;
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
  /** Phyrexian mana symbols of its cost that were paid with life (CR 107.4f); absent: none. */
  life?: number;
  /** Conditions (nodes of the pool) about the time of casting that held then (CR 601.2i). */
  asCast?: readonly number[];
  /** What costs other than mana were paid with (CR 601.2h), as it was before it was paid. */
  used?: readonly PaidWith[];
}

/** An object a cost was paid with, and how. */
export interface PaidWith {
  verb: CostVerb;
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
  event: EventData | null;
  slots: readonly SlotValue[];
  /** The mana ability of a permanent that is tapped for mana by it (CR 106.12). */
  forMana?: 1;
  /** What costs of an activated ability were paid with; absent when there is nothing. */
  paid?: readonly PaidWith[];
  /** Copiable values as they were when the effect that copies them for a time began (CR 707.2). */
  copied?: CopyOf;
  /** Replacement effects that have led to this: they can't apply to what it does in place of the event (CR 614.5). */
  replaced?: readonly string[];
}

/** What makes an object on the stack a spell or ability. */
export interface StackInfo {
  kind: 'spell' | 'activated' | 'triggered';
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
}

export type LastKnown = Characteristics;

export interface ManaUnit {
  type: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
  /** What restricts it, or comes of spending it (pool node of the ManaSpec; CR 106.6); 0 for nothing. */
  restriction: number;
  source: Id;
  /** Produced by a snow source (CR 107.4h). */
  snow?: 1;
}

export interface Player extends Owned {
  name: string;
  life: number;
  /** Bottom first: the last one is the top card. */
  library: readonly Id[];
  hand: readonly Id[];
  graveyard: readonly Id[];
  /** Names of the dungeons completed (CR 309.7). */
  completed: readonly string[];
  /** The creature that is this player's Ring-bearer (CR 701.52a), or 0. */
  bearer: Id;
  /** Cards outside the game that can be brought into it: the sideboard (CR 400.11a). */
  outside: readonly Id[];
  /** The card among them that was revealed as companion (CR 103.2b); 0: none. */
  companion: Id;
  counters: readonly Counter[];
  pool: readonly ManaUnit[];
  landsPlayed: number;
  /** Number of this player's most recent turn (0: none yet). */
  lastTurn: number;
  /** Turn of this player's last upkeep that is over (0: none yet; CR 702.30a). */
  lastUpkeep: number;
  /** Tried to draw from an empty library since state-based actions were last checked (CR 704.5b). */
  drewFromEmpty: 0 | 1;
  lost: 0 | 1;
  /** Lost, and everything of the player's has left the game (CR 800.4a). */
  gone: 0 | 1;
  /** CR 702.179; 0: none. */
  speed: number;
  maxHandSize: number;
  mulligans: number;
}

/** A permanent that is phased out: under whose control it phased out, and what it phased out with (indirectly, CR 702.26g), or 0. */
export interface Phased {
  id: Id;
  seat: number;
  with: Id;
}

export interface Turn extends Owned {
  number: number;
  active: number;
  step: Step | 'none';
  /** Seat that took the last turn that was not an extra one: the order of turns goes on from there (CR 500.7). */
  regular: number;
  /** Second combat damage step of this combat. */
  strike: 0 | 1 | 2;
  /** Steps and phases still to come this turn, in order (CR 500). */
  plan: readonly Step[];
}

/** A continuous, replacement or prevention effect, or a delayed triggered ability, that a resolution created (CR 611.2, 614.3, 603.7). */
export interface Lasting {
  /** Also its timestamp (CR 613.7). */
  id: number;
  /** Pool node of the effect that created it: continuous, replacement, delayed, permitPlay. */
  node: number;
  env: Env;
  /** Objects locked in on creation (CR 611.2c); null: not about a fixed set. */
  affected: readonly Id[] | null;
  /** Which parts of the language it carries out. */
  until: Until;
  /** Uses left; -1: no limit. */
  uses: number;
  /** Amount left in a shield (CR 615.7); -1: no limit. */
  left: number;
  cause: number;
  /** Where what was moved until then returns to (CR 610.3); absent: to the battlefield. */
  back?: Zone;
}

export type Until =
  | { until: 'endOfTurn'; turn: number }
  | { until: 'endOfCombat' }
  /** Ends when a turn of this seat begins that is later than turn `after`. */
  | { until: 'turnOf'; seat: number; after: number }
  | { until: 'endOfTurnOf'; seat: number; after: number }
  /** Ends when such a step of a turn of this seat begins. */
  | { until: 'stepOf'; seat: number; step: 'upkeep' | 'end' }
  /** Ends with combat on the first turn of this seat that is later than turn `after`: `turn`, once it has begun. */
  | { until: 'endOfCombatOf'; seat: number; after: number; turn?: number }
  | { until: 'sourceOnBattlefield' | 'youControlSource' | 'sourceTapped' }
  /** Until the source becomes unattached from this. */
  | { until: 'unattached'; from: Id }
  /** Ends for each affected object with the next untap step of its controller, or with that of the seat. */
  | { until: 'nextUntapStep'; seat?: number }
  /** Until a player planeswalks (CR 901.11). */
  | { until: 'planeswalk' }
  | { until: 'forever' };

/** A triggered ability that has triggered and waits to be put on the stack (CR 603.2-603.3). */
export interface Waiting {
  ability: number;
  program: number;
  source: Id;
  controller: number;
  event: EventData;
  /** Environment of the delayed ability, if it is one. */
  env: Env | null;
}

/** An effect by which a player controls another one (CR 720.1). */
export interface PlayerControl {
  whom: number;
  by: number;
  during: 'turn' | 'combat';
  /** Number of the turn in which it works; 0: it waits for the next one that the player takes (CR 720.1b). */
  turn: number;
}

/** What players are designated as (CR 722, 723, 702.131c). */
export interface Designations {
  monarch: number;
  initiative: number;
  blessed: number;
}

/** The game state. */
export interface State extends MachineState<Frame> {
  format: string;
  profile: string;
  objects: Table<Obj>;
  players: Table<Player>;
  battlefield: readonly Id[];
  /** Permanents that are phased out (CR 702.26). */
  phased: readonly Phased[];
  stack: readonly Id[];
  exile: readonly Id[];
  command: readonly Id[];
  turn: Turn;
  /** Seat that has or last had priority. */
  priority: number;
  /** Seats in turn order. */
  order: readonly number[];
  lasting: readonly Lasting[];
  waiting: readonly Waiting[];
  /** What happened this turn. */
  history: Table<GameEvent>;
  /** What rules and cards can ask of the turn before: whose it was (-1: there was none), and how many spells each seat cast in it. */
  lastTurn: { active: number; casts: readonly number[] };
  /** Spells that were cast this game before this turn. */
  castBefore: readonly { object: Id; seat: number; name: string }[];
  /** Designation of the game (CR 728.1); '' before it first becomes day or night. */
  daytime: '' | 'day' | 'night';
  nextTimestamp: number;
  /** Commanders of all seats, in the order they were set out (CR 903.3). */
  commanders: readonly Commander[];
  /** Who may be attacked: anybody (CR 802), or the player to the left (803). */
  attackOption: 'multiple' | 'left';
  /** Free slots, last freed last. */
  freeSlots: readonly number[];
  /** How often an ability (node) of an object was activated or triggered this turn. */
  usedThisTurn: readonly { object: Id; ability: number; n: number }[];
  /** The same for abilities that can be activated only so often in all (CR 702.177a). */
  usedInAll: readonly { object: Id; ability: number; n: number }[];
  /** The monarch and who has the initiative (-1: nobody), who has the city's blessing (bits). */
  designations: Designations;
  /** Steps, phases and turns to be skipped (CR 500.11). */
  skips: readonly { seat: number; step: Step | 'turn' | 'combat' }[];
  /** Extra turns to come, last created last (CR 500.7). */
  extraTurns: readonly number[];
  /** Seats that take an extra turn after the next turn they take. */
  turnsAfter: readonly number[];
  /** Who controls which player, or will, in the order in which the effects were created (CR 720). */
  controls: readonly PlayerControl[];
  /** Event whose consequence is happening now. */
  cause: number;
  result: Result | null;
  /** Why the last player to lose lost, for the result. */
  lossReason: { rule: string; reason: Message } | null;
  /** Options that were tried since the last change and could not be completed: not offered again. */
  refused: readonly string[];
  /** Hashes of positions for the draw by mandatory loops (CR 104.4b); since the last real choice. */
  loop: readonly string[];
  /** Limited range of influence (CR 801), by seat: how many seats it reaches, and the seats within it this turn, as bits. */
  range?: { reach: readonly number[]; within: readonly number[] };
  /** A Planechase game (CR 901). */
  planechase?: Planechase;
  /** An Archenemy game (CR 904): by seat, the cards of the pool that are face down in the scheme deck, the top card last. */
  schemes?: readonly (readonly number[])[];
  /** A made-up game, played for what comes of it: at moments when hardly anything is ever done nobody is asked, as if everybody had passed. */
  brisk?: true;
  /** By seat, the Attraction cards of the pool in the Attraction deck, the top card last (CR 717.2). */
  attractions?: readonly (readonly number[])[];
  /** Starting life totals by seat, for a game that may be restarted (CR 724.1). */
  begun?: readonly number[];
  /** Results of coin flips still agreed on, by seat (set-up). */
  coins?: readonly (readonly ('win' | 'lose')[])[];
  /** Natural results of dice still agreed on, by seat (set-up). */
  dice?: readonly (readonly (number | { die: number; planar: number })[])[];
  /** Types that triggered mana abilities are to make, as a payment plan says, while it is carried out (CR 605.4a). */
  madeAs?: readonly ManaUnit['type'][];
  /** The step the first turn begins with (set-up). */
  from?: Step;
  /** Choices with only one possible outcome are decisions, too (set-up). */
  forced?: 'ask';
  _pool: Pool;
  _derived: Derived | null;
  /** Copies the root record ({@link copyState}). */
  _copy(s: State): State;
}

export type { GameEvent, Step, Zone, ZoneVerb };
