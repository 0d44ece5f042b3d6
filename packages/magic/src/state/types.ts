/**
 * What a game of Magic consists of, as plain data (CR 100-123, 400-408). Everything here is JSON-safe. Keys that begin with an underscore are
 * caches beside the state: they are never saved or hashed.
 */

import type { Step, Zone, ZoneVerb } from '@apnap/ability';
import type { Id, Frame as KernelFrame, MachineState, Message, Owned, Result, Table } from '@apnap/kernel';
import type { DraftNotes } from './beginning.js';
import type { Derived } from './derived.js';
import type { GameEvent } from './events.js';
import type { Frame } from './frames.js';
import type { Counter, Env, ManaUnit, Obj, Waiting } from './objects.js';
import type { Pool } from './pool.js';
import type { Commander, Planechase, Teams } from './variants.js';

export type { Id, KernelFrame };

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
  /** How many turns this player has begun; absent: none (a game saved before they were counted has not counted its turns). */
  turns?: number;
  /** Turn of this player's last upkeep that is over (0: none yet; CR 702.30a). */
  lastUpkeep: number;
  /** Tried to draw from an empty library since state-based actions were last checked (CR 704.5b). */
  drewFromEmpty: 0 | 1;
  lost: 0 | 1;
  /** Lost, and everything of the player's has left the game (CR 800.4a). */
  gone: 0 | 1;
  /** CR 702.179; 0: none. */
  speed: number;
  /** What has the abilities whose effects are nothing to this player until end of turn (CR 116.2d). */
  ignoring?: readonly Id[];
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
  /** Damage assignment orders announced in this combat (2015:509.2-2015:509.3): of which creature, and among which. */
  damageOrder?: readonly { of: Id; among: readonly Id[] }[];
}

/**
 * A turn marker of a Grand Melee of eight or more (CR 807.4). Each stands for a turn with a stack of its own. What goes on by one of them lies in the state itself; what goes on by
 * the others waits here.
 */
export interface TurnMarker {
  /** The first one handed out is 1 (CR 807.4b). */
  number: number;
  /** Who has it. */
  seat: number;
  /** Whether the turn has begun of who has it; until then it waits for room (CR 807.4d). */
  begun: 0 | 1;
  /** How often it is designated for removal (CR 807.4e). */
  removal: number;
  /** Null: its turn is the one in the state. */
  aside: TurnAside | null;
}

/** What belongs to one of the turns that are taken at the same time. */
export type TurnAside = Pick<
  State,
  'frames' | 'turn' | 'stack' | 'priority' | 'history' | 'lastTurn' | 'usedThisTurn' | 'refused' | 'loop' | 'cause'
>;

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
  /** Means nothing before the extra turn that is the last but so many in {@link State.extraTurns}. */
  awaits?: number;
  /** Means nothing before this turn. */
  turn?: number;
  /** Pool node of what says how it can be ended (CR 116.2c). */
  endable?: number;
  /** Keyword abilities that it does not add, for its objects could not have them as it began (CR 113.11). */
  denied?: readonly string[];
}

export type Until =
  | { until: 'endOfTurn'; turn: number }
  /** Or with the combat phase after this one. */
  | { until: 'endOfCombat' | 'endOfNextCombat' }
  /** Ends when a turn of this seat begins that is later than turn `after`. */
  | { until: 'turnOf'; seat: number; after: number }
  | { until: 'endOfTurnOf'; seat: number; after: number }
  /** Ends when such a step of a turn of this seat begins. */
  | { until: 'stepOf'; seat: number; step: 'upkeep' | 'end' }
  /** Ends with combat on the first turn of this seat that is later than turn `after`: `turn`, once it has begun. */
  | { until: 'endOfCombatOf'; seat: number; after: number; turn?: number }
  | { until: 'sourceOnBattlefield' | 'youControlSource' | 'sourceTapped' | 'youControlTappedSource' }
  /** Ends for each affected object when it has no such counter. */
  | { until: 'hasCounter'; counter: string }
  /** Until the source becomes unattached from this. */
  | { until: 'unattached'; from: Id }
  /** Ends for each affected object with the next untap step of its controller, or with that of the seat. */
  | { until: 'nextUntapStep'; seat?: number }
  /** Until a player planeswalks (CR 901.11). */
  | { until: 'planeswalk' }
  | { until: 'forever' };

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
  /** Everybody who has the city's blessing, or an enduring story: a bit for each seat. */
  blessed: number;
  storied: number;
}

/** What entered the battlefield in a turn that is over: under whose control, and its card types then. */
export interface Entered {
  object: Id;
  seat: number;
  types: number;
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
  /** What rules and cards can ask of the turn before: whose it was (-1: there was none), how many spells each seat cast in it, who lost life, and what entered. */
  lastTurn: { active: number; casts: readonly number[]; lostLife?: readonly number[]; entered?: readonly Entered[] };
  /** Spells that were cast this game before this turn. */
  castBefore: readonly { object: Id; seat: number; name: string }[];
  /** Designation of the game (CR 728.1); '' before it first becomes day or night. */
  daytime: '' | 'day' | 'night';
  nextTimestamp: number;
  /** Commanders of all seats, in the order they were set out (CR 903.3). */
  commanders: readonly Commander[];
  /** Who may be attacked: anybody (CR 802), or the player to the left or right (803). */
  attackOption: 'multiple' | 'left' | 'right';
  /** Free slots, last freed last. */
  freeSlots: readonly number[];
  /** How often an ability (node) of an object was activated or triggered this turn. */
  usedThisTurn: readonly { object: Id; ability: number; n: number }[];
  /** The same for abilities that can be activated only so often in all (CR 702.177a). */
  usedInAll: readonly { object: Id; ability: number; n: number }[];
  /** The monarch and who has the initiative (-1: nobody), who has the city's blessing (bits). */
  designations: Designations;
  /** Steps, phases and turns to be skipped (CR 500.11). */
  skips: readonly { seat: number; step: Step | 'turn' | 'combat'; source: Id }[];
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
  /** Who plays with whom (CR 805, 808-811, 904). */
  teams?: Teams;
  /** A Grand Melee (CR 807). */
  melee?: 1;
  /** Its turn markers in the order in which they were handed out, where there are several (CR 807.4a). */
  markers?: readonly TurnMarker[];
  /** The option of the Commander variant that is played (CR 903.12). */
  option?: 'brawl';
  /** A Planechase game (CR 901). */
  planechase?: Planechase;
  /** An Archenemy game (CR 904): by seat, the cards of the pool that are face down in the scheme deck, the top card last. */
  schemes?: readonly (readonly number[])[];
  /** A made-up game, played for what comes of it: at moments when hardly anything is ever done nobody is asked, as if everybody had passed. */
  brisk?: true;
  /** By seat, the Attraction cards of the pool in the Attraction deck, the top card last (CR 717.2). */
  attractions?: readonly (readonly number[])[];
  /** By seat, what was noted during the draft (CR 905.2b). */
  notes?: readonly (readonly DraftNotes[])[];
  /** Starting life totals by seat, for a game that may be restarted (CR 724.1). */
  begun?: readonly number[];
  /** Results of coin flips still agreed on, by seat (set-up). */
  coins?: readonly (readonly ('win' | 'lose')[])[];
  /** Natural results of dice still agreed on, by seat (set-up). */
  dice?: readonly (readonly (number | { die: number; planar: number })[])[];
  /** Types that triggered mana abilities are to make, as a payment plan says, while it is carried out (CR 605.4a). */
  madeAs?: readonly { type: ManaUnit['type']; n: number }[];
  /** The step the first turn begins with (set-up). */
  from?: Step;
  /** Choices with only one possible outcome are decisions, too (set-up). */
  forced?: 'ask';
  /** Objects that there may be at once (set-up); absent: as many as the engine can hold. */
  mostObjects?: number;
  _pool: Pool;
  _derived: Derived | null;
  /** What seats were offered last (casting/offers.ts): one box for all states that come of one another. */
  _offers: unknown[];
  /** Copies the root record ({@link copyState}). */
  _copy(s: State): State;
}

export type { GameEvent, Step, Zone, ZoneVerb };
