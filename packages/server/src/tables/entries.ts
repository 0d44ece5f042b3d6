/** What happens at a table, as it is written down. A table is what its entries make of it, from the first on: nothing else is kept. */
import type { Move } from '@apnap/kernel';
import type { DeckEntry, MagicSetup } from '@apnap/magic';
import type { BranchOf, ClockSetting, Level, SeatSettings, Text } from '@apnap/protocol';

/** A deck as it is brought to a table. */
export interface TableDeck {
  name: Text;
  main: DeckEntry[];
  side: DeckEntry[];
  commanders: string[];
}

export type Sitter =
  | { kind: 'guest' | 'account'; person: string; name: string; deck: TableDeck }
  /** `name`: in the language of who sat down; `chosen`: somebody chose its deck, and knows it; else it is as secret as a person's. */
  | { kind: 'computer'; level: Level; deck: TableDeck; name?: string; chosen?: 1 };

/** A game that does not begin with two decks: a board set up by hand, or a moment of another game. */
export interface Beginning {
  setup: MagicSetup;
  /** The moment of another game with this set-up to go on from. */
  past?: Past;
  /** The saved state to go on from; absent: the set-up is played from its beginning. */
  state?: string;
  /** A seed that was asked for, so that what happens can be repeated. */
  seed?: string;
}

/** The answers of a game from its seed, or from another moment, up to one to go on from. */
export interface Past {
  seed: string;
  before?: Past;
  moves: Move[];
  deal?: WorldDeal;
}

/**
 * What a seat that still plays the game may try out: a world that could be that moment for all it knows. Cards by name, for each seat those
 * it can't know; the seat's own are not read.
 */
export interface WorldDeal {
  seat: number;
  seed: string;
  cards: string[][];
}

export interface Opening {
  e: 'open';
  sitters: readonly [Sitter, Sitter | null];
  bestOf: 1 | 3;
  clock: ClockSetting | null;
  listed: boolean;
  /** Seconds that watchers are behind. */
  delay: number;
  /** Only who sits here may see it. */
  closed?: 1;
  beginning?: Beginning;
  branchOf?: BranchOf;
}

/** `at`: milliseconds, by the clock of the server that wrote it. */
export type Entry = { at: number } & (
  | Opening
  | { e: 'join'; sitter: Sitter }
  /** A game begins. `first`: the seat that takes the first turn; absent: by chance. */
  | { e: 'start'; seed: string; first?: number }
  /** `auto`: given by the table for the seat, as it is set to. `why`: what a computer player thought, to be told when the game is over. */
  | { e: 'move'; by: number; move: Move; auto?: 1; why?: Text }
  /** Back to the moment after `to` answers. */
  | { e: 'back'; to: number }
  | { e: 'draw'; seat: number; agree: boolean }
  | { e: 'takeback'; seat: number; to: number }
  | { e: 'takebackNo' }
  | { e: 'timeout'; seat: number }
  | { e: 'settings'; seat: number; settings: SeatSettings; turn?: number }
  | { e: 'chat'; seat: number | null; name: string; text: string }
  | { e: 'sideboard'; seat: number; main: DeckEntry[]; side: DeckEntry[] }
  | { e: 'rematch'; seat: number }
  /** The server was away: clocks stood still. */
  | { e: 'resume' }
);
