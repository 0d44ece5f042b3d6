/** What is about to happen, before "can't" and replacement effects have had their say (CR 614.1, 614.17). */
import type { Filter, LibraryPosition, Mod, ReplacedAction, Step, TokensBesides, Zone, ZoneVerb } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { Made } from '../payment/counted.js';
import type { Cx } from './context.js';
import type { CastInfo, CopyOf, CounterCount, Env, Memory, SlotValue } from './objects.js';

/** Face up, face down, or face down with ward {2} (CR 708.2a, 701.56a, 702.168a). */
export type FaceDown = 0 | 1 | 'warded';

/** An object changes zones (CR 400.7). */
export interface Move {
  p: 'move';
  id: Id;
  to: Zone;
  rule: string;
  verb: ZoneVerb | '';
  /** Seat that will control it on the battlefield or stack; -1: its owner. */
  under: number;
  position: LibraryPosition;
  tapped: 0 | 1;
  faceDown: FaceDown;
  transformed: 0 | 1;
  /** The face chosen for it as it is cast or played; -1: the one it has by default (CR 712.11, 712.14). */
  face: number;
  /** Entity it enters attacking, 0 for none (CR 508.4). */
  attacking: Id;
  /** Attacking creature it enters blocking, 0 for none (CR 509.4). */
  blocking: Id;
  /** It enters flipped (CR 110.5b, 710.2). */
  flipped: 0 | 1;
  counters: CounterCount[];
  memory: Memory[];
  mods: readonly Mod[];
  /** Entity it enters attached to (Auras, CR 303.4f). */
  attach: Id;
  cast: CastInfo | null;
  /** Enters as a copy of this (CR 707.5). */
  copyOf: CopyOf | null;
  /** What remembers it, should it be exiled, for its linked abilities (CR 607.2b). */
  linkedTo?: { source: Id; link: number };
  /** Source of the effect that moves it. */
  source: Id;
  /** Event that led to it; 0: what is going on now. */
  cause: number;
  /** The card it is melded with (CR 701.37a), 0 for none. */
  melds: Id;
  /** The commander among what represents it goes to the command zone instead (CR 903.9c). */
  apart: 0 | 1;
  /** The new object, once it has happened. */
  became: Id;
  /** What else the components of a merged or melded permanent became (CR 727.3c). */
  others: readonly Id[];
  /** Effects to perform right after it has entered ("as it enters", set aside by replacement). */
  after: { node: number; source: Id; slots?: readonly SlotValue[] }[];
}

export interface Damage {
  p: 'damage';
  source: Id;
  to: Id;
  amount: number;
  combat: 0 | 1;
  rule: string;
  preventable: 0 | 1;
  /** Whether its source has infect or wither, or it is dealt as though it had: judged before any of what is dealt at once changes anything (CR 510.2). */
  as?: 'infect' | 'wither' | 'neither';
  /** How much excess damage the permanent is dealt at once, of the last damage that is dealt to it (CR 120.10). */
  excess?: number;
}

export interface LifeChange {
  p: 'gainLife' | 'loseLife';
  seat: number;
  amount: number;
  rule: string;
  source: Id;
}

export interface Destroy {
  p: 'destroy';
  id: Id;
  rule: string;
  regeneration: 'allowed' | 'prohibited';
  source: Id;
  /** What destroys it, when no effect does: a state-based action. */
  by?: 'rules';
  /** Event that led to it; absent: what is going on now. */
  cause?: number;
}

export interface PutCounters {
  p: 'counters';
  id: Id;
  counter: string;
  n: number;
  rule: string;
  source: Id;
  /** Who puts them (CR 122.6), when it is another player than the controller of the source. */
  seat?: number;
  /** What puts them, when no effect does. */
  by?: 'cost' | 'rules' | 'damage';
  /** What it enters with: the permanent is judged as it will be there (CR 614.12). */
  entering?: Move;
}

export interface DrawCard {
  p: 'draw';
  seat: number;
  rule: string;
  /** All the cards of one instruction, before the first of them is drawn (CR 121.2). */
  n?: number;
  /** The replacement effects that have led to it (CR 614.5). */
  replaced?: readonly string[];
}

/** A tapped permanent becomes untapped (CR 701.21b). */
export interface Untap {
  p: 'untap';
  id: Id;
  rule: string;
  /** As the turn-based action of its controller's untap step (CR 502.3). */
  during?: 'untapStep';
}

/** A turn begins (CR 614.10). */
export interface BeginTurn {
  p: 'turn';
  seat: number;
  extra: boolean;
}

/** A step begins, or the phase that has no steps (CR 614.10). */
export interface BeginStep {
  p: 'step';
  seat: number;
  step: Step;
  /** What is skipped is the whole combat phase that begins with it. */
  phase?: 'combat';
}

/** A player creates so many tokens at once (CR 111.2). */
export interface CreateTokens {
  p: 'tokens';
  seat: number;
  n: number;
  source: Id;
  /** Whether one of them would match, by its own characteristics. */
  like(cx: Cx, what: Filter): boolean;
  /** Others that are created at the same time; `env` is that of the effect that adds them. */
  beside(n: number, more: TokensBesides, env: Env): CreateTokens;
}

/** A player wins the game because an effect says so, or loses it (CR 104.2b, 104.3b-e). Conceding is no such fact: nothing changes it (104.3a). */
export interface DecideGame {
  p: 'winGame' | 'loseGame';
  seat: number;
}

/** A player flips a coin (CR 705.1), or rolls dice (706.1). */
export interface TryChance {
  p: 'chance';
  of: 'coins' | 'dice';
  seat: number;
  /** What is ignored of the coins or dice that effects add: one for each effect. */
  ignored: readonly ('lowest' | 'highest' | 'any')[];
}

/** A permanent tapped for mana produces mana (CR 106.12b). */
export interface ProduceMana {
  p: 'mana';
  id: Id;
  seat: number;
  made: readonly Made[];
}

/** A permanent is being turned face up, and is as it will be then (CR 614.1e, 708.11). */
export interface TurnFaceUp {
  p: 'faceUp';
  id: Id;
}

/** A player does a keyword action, or a permanent of theirs does (CR 701). */
export interface DoAction {
  p: 'action';
  action: ReplacedAction;
  seat: number;
  /** The permanent that does it; 0: the player does. */
  id: Id;
  /** Its number; of what has none how often it is done. */
  n: number;
  source: Id;
  /** The replacement effects that have led to it (CR 614.5). */
  replaced?: readonly string[];
}

/** What is carried out where its rule is, once it has been judged. */
export type Judged = DoAction | DrawCard | BeginTurn | BeginStep | CreateTokens | DecideGame | TryChance | ProduceMana | TurnFaceUp;

export type Proposal = Move | Damage | LifeChange | Destroy | PutCounters | Untap | Judged;

/** A move with everything ordinary. */
export const move = (id: Id, to: Zone, rule: string, extra: Partial<Move> = {}): Move => ({
  p: 'move',
  id,
  to,
  rule,
  verb: '',
  under: -1,
  position: 'top',
  tapped: 0,
  faceDown: 0,
  transformed: 0,
  face: -1,
  attacking: 0,
  blocking: 0,
  flipped: 0,
  counters: [],
  memory: [],
  mods: [],
  attach: 0,
  cast: null,
  copyOf: null,
  source: 0,
  cause: 0,
  melds: 0,
  apart: 0,
  became: 0,
  others: [],
  after: [],
  ...extra,
});
