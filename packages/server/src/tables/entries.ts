/** What happens at a table, as it is written down. A table is what its entries make of it, from the first on: nothing else is kept. */
import type { Move } from '@apnap/kernel';
import type { BranchOf, ClockSetting, Level, SeatSettings, Text, Way, Year } from '@apnap/protocol';
import type { Beginning } from '../games/beginning.js';
import type { Beside, Conspiring, DeckEntry, TableDeck } from '../games/deck.js';

/** Objects that a game may have at once: as many as can be shown to everybody in the time a step may take. */
export const MOST_OBJECTS = 2000;

export type Sitter =
  | { kind: 'guest' | 'account'; person: string; name: string; deck: TableDeck }
  /** `name`: in the language of who sat down; `chosen`: somebody chose its deck, and knows it; else it is as secret as a person's. */
  | { kind: 'computer'; level: Level; deck: TableDeck; name?: string; chosen?: 1 };

/** For how long a match of rounds is played. */
export interface MatchLimit {
  /** Seconds of the table's own time after which time is called (MTR 2.4, 2.5). */
  seconds: number;
  /** Seconds after which somebody has left the match who is not there though something waits for him (MTR 2.10). */
  away: number;
}

/** What a match is given beside its limit. */
export interface Allowed {
  seconds: number;
  turns: number;
  still: boolean;
}

export interface Opening {
  e: 'open';
  /** Which game; absent: Magic. */
  game?: string;
  /** By seat; null: open. */
  sitters: readonly (Sitter | null)[];
  bestOf: 1 | 3;
  clock: ClockSetting | null;
  listed: boolean;
  /** Seconds that watchers are behind. */
  delay: number;
  /** What the desk of the game was asked for besides: for the game alone to read. */
  particulars?: unknown;
  /** All that waits is to be answered within the seconds that the game names. */
  timed?: 1;
  /** What was hidden stays so when the game is over, until the table is opened (`reveal`): by which it is known what others have for games to come. */
  sealed?: 1;
  /** The rounds of a draft that it belongs to; of a draft, those that follow, with the minutes of each. */
  pod?: { id: string; bestOf: 1 | 3; minutes?: number };
  /** For so long its match is played. */
  limit?: MatchLimit;
  /** Decks that were built from a pool: the lands that each may have any number of, and the least cards of one (MTR 7.2). */
  limited?: { lands: readonly string[]; least: number };
  /** The match of a tournament that is played here. */
  match?: { tournament: string; round: number; table: number };
  /** Only who sits here may see it. */
  closed?: 1;
  /** Objects that a game here may have at once; absent: as many as the engine can hold. */
  mostObjects?: number;
  /** By which rules its games are played; absent: today's. */
  profile?: Year;
  /** How it is played; absent: by two with their decks. */
  way?: Way;
  /** Cards that are no one's deck: those of the table, and dungeons of who ventures. Absent: what earlier versions began without. */
  beside?: Beside;
  beginning?: Beginning;
  branchOf?: BranchOf;
}

/**
 * Why a table was closed: a step took longer than one may (`answer`), so did playing its log again (`again`) or setting its board up (`begin`), or the
 * server has a fault with what would happen next (`fault`); or nobody waits any more for it to begin (`left`).
 */
export type Closing = 'answer' | 'again' | 'begin' | 'fault' | 'left';

/** Why somebody plays a match no more: he said so, or did not come back. */
export type Withdrawal = 'dropped' | 'away';

/** An official, as he is called at a table. */
export interface Official {
  name: string;
  role: 'headJudge' | 'judge';
}

/** What an official does about being at a table. */
export type Attending = 'enter' | 'leave' | 'look' | 'lookNoMore';

/** A back-up to the moment after `to` answers, before what was decided then. */
export interface BackUp {
  to: number;
  before: Text;
  why: string;
}

/**
 * `at`: milliseconds, by the clock on the wall of the server that wrote it: for people to read. `time`: milliseconds of the table's own time, which goes
 * while a server has it open, and only forward; earlier versions did not write it.
 */
export type Entry = { at: number; time?: number } & (
  | Opening
  /** `seat`: absent in what earlier versions wrote: the second. */
  | { e: 'join'; sitter: Sitter; seat?: number }
  /** Somebody gets up before the game begins. */
  | { e: 'leave'; seat: number }
  /** A game begins. `first`: the seat that takes the first turn; absent: by chance. */
  | { e: 'start'; seed: string; first?: number }
  /** `auto`: given by the table for the seat, as it is set to. `why`: what a computer player thought, to be told when the game is over. */
  | { e: 'move'; by: number; move: Move; auto?: 1; why?: Text }
  /**
   * Back to the moment after `to` answers. `seat`: who took back. `told`: the account says so, for more is known by now than was known then: it
   * was practice against a computer, or the other agreed.
   */
  | { e: 'back'; to: number; seat?: number; told?: 'practice' | 'agreed' }
  | { e: 'draw'; seat: number; agree: boolean }
  | { e: 'takeback'; seat: number; to: number }
  /** Agrees; with the last one who has to, `back` is written instead. */
  | { e: 'takebackYes'; seat: number }
  | { e: 'takebackNo' }
  | { e: 'timeout'; seat: number }
  | { e: 'settings'; seat: number; settings: SeatSettings; turn?: number }
  | { e: 'chat'; seat: number | null; name: string; text: string }
  /** `conspiracies`: those of the next game; absent: those of the one before. */
  | { e: 'sideboard'; seat: number; main: DeckEntry[]; side: DeckEntry[]; conspiracies?: Conspiring[] }
  | { e: 'rematch'; seat: number }
  /** Time is called in a match of rounds (MTR 2.5). */
  | { e: 'time' }
  /** What the desk allows the match beside its limit, in all: seconds, turns after time (MTR 2.5, 2.6, IPG 3.3); and whether its clock stands still. */
  | { e: 'allowed'; allowed: Allowed }
  /** These play the match no more: they have said so, or did not come back (MTR 2.10). */
  | { e: 'withdraw'; seats: number[]; why: Withdrawal }
  /** An official comes to the table, or leaves it; sees hands, or no more. */
  | { e: 'official'; person: string; by: Official; does: Attending }
  /** He asks the head judge to back the game up (IPG 1.4): it stands still until that is decided. */
  | { e: 'backUpAsked'; person: string; by: Official; back: BackUp }
  /** It is not done: the head judge does not approve, or who has asked thinks better of it. */
  | { e: 'backUpNot'; by: Official; how: 'refuses' | 'withdraws' }
  /** The game is backed up; what was undone stays in the log before this. `ruling`: what is left to chance, for the game alone to read. */
  | { e: 'backUp'; by: Official; back: BackUp; ruling: unknown }
  /** An official has put something right (IPG 2). `what`: in words; `rule`: the section. */
  | { e: 'correct'; by: Official; ruling: unknown; what: Text; why: string; rule: string }
  /** What was sealed is open to all from now on. */
  | { e: 'reveal' }
  /** The server was away: clocks stood still. */
  | { e: 'resume' }
  /** The table can't be gone on with, and nobody tries again. */
  | { e: 'closed'; why: Closing }
);
