/** What happens at a table, as it is written down. A table is what its entries make of it, from the first on: nothing else is kept. */
import type { Move } from '@apnap/kernel';
import type { BranchOf, ClockSetting, Level, SeatSettings, Text, Year } from '@apnap/protocol';
import type { Beginning } from '../games/beginning.js';
import type { DeckEntry, TableDeck } from '../games/deck.js';

/** Objects that a game may have at once: as many as can be shown to everybody in the time a step may take. */
export const MOST_OBJECTS = 2000;

export type Sitter =
  | { kind: 'guest' | 'account'; person: string; name: string; deck: TableDeck }
  /** `name`: in the language of who sat down; `chosen`: somebody chose its deck, and knows it; else it is as secret as a person's. */
  | { kind: 'computer'; level: Level; deck: TableDeck; name?: string; chosen?: 1 };

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
  /** Only who sits here may see it. */
  closed?: 1;
  /** Objects that a game here may have at once; absent: as many as the engine can hold. */
  mostObjects?: number;
  /** By which rules its games are played; absent: today's. */
  profile?: Year;
  beginning?: Beginning;
  branchOf?: BranchOf;
}

/**
 * Why a table was closed: a step took longer than one may (`answer`), so did playing its log again (`again`) or setting its board up (`begin`), or the
 * server has a fault with what would happen next (`fault`).
 */
export type Closing = 'answer' | 'again' | 'begin' | 'fault';

/**
 * `at`: milliseconds, by the clock on the wall of the server that wrote it: for people to read. `time`: milliseconds of the table's own time, which goes
 * while a server has it open, and only forward; earlier versions did not write it.
 */
export type Entry = { at: number; time?: number } & (
  | Opening
  /** `seat`: absent in what earlier versions wrote: the second. */
  | { e: 'join'; sitter: Sitter; seat?: number }
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
  | { e: 'sideboard'; seat: number; main: DeckEntry[]; side: DeckEntry[] }
  | { e: 'rematch'; seat: number }
  /** The server was away: clocks stood still. */
  | { e: 'resume' }
  /** The table can't be gone on with, and nobody tries again. */
  | { e: 'closed'; why: Closing }
);
