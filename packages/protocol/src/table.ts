/** A table: who sits there, what is played, by which clock, and what is on offer besides the game's decisions. */
import type { Text } from '@apnap/words';

/** Steps a seat may stop in, in its own turn and in the others'. */
export const STOP_STEPS = [
  'upkeep',
  'draw',
  'precombatMain',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'postcombatMain',
  'end',
] as const;
export type StopStep = (typeof STOP_STEPS)[number];

export interface Stops {
  mine: StopStep[];
  theirs: StopStep[];
}

/**
 * Where everybody stops to begin with: in one's main phases, where the others attack and end their turn, and once blockers are declared. But for the main
 * phases one is asked there only when one could do something, and in combat when something attacks: nobody would want to be asked in each turn with an
 * empty hand.
 */
export const USUAL_STOPS: Readonly<Stops> = {
  mine: ['precombatMain', 'declareBlockers', 'postcombatMain'],
  theirs: ['declareAttackers', 'declareBlockers', 'end'],
};

/** Strengths of the computer player, weakest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Rules that a game of Magic can be played by: today's, and those of the Comprehensive Rules of January 2015 and of February 2003. */
export const PROFILES = ['current', '2015', 'classic'] as const;
export type Profile = (typeof PROFILES)[number];
/** Rules of other years than today's. */
export type Year = Exclude<Profile, 'current'>;

/** The year of rules that are not today's; undefined for those that are. */
export const yearOf = (profile: string): Year | undefined => PROFILES.find((p): p is Year => p !== 'current' && p === profile);

/** A clock that runs only while a seat must decide: main time, then `grace` seconds free per decision. Absent: no clock. */
export interface ClockSetting {
  seconds: number;
  grace: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'guest' | 'account' | 'computer' | 'open';
  level?: Level;
  connected: boolean;
  /** '' in both languages while it is not for this viewer to know. */
  deckName: Text;
  /** Games won in this match. */
  won: number;
}

export type TablePhase = 'waiting' | 'playing' | 'sideboarding' | 'over';

/** Where a what-if comes from. `over`: the number of the game of a match that is over, which can be looked at. */
export interface BranchOf {
  table: string;
  n: number;
  over?: number;
}

/** What a list of tables shows. */
export interface TableInfo {
  id: string;
  phase: TablePhase;
  /** What is played; absent: Magic. */
  plays?: { game: string; name: Text };
  /** By which rules; absent: today's. */
  profile?: Year;
  seats: SeatInfo[];
  bestOf: 1 | 3;
  game: number;
  clock: ClockSetting | null;
  /** Listed in the lobby; else by link only. */
  listed: boolean;
  created: string;
  /** Commitment to the seed of the game: SHA-256 in hex; the seed itself once the match is over. */
  seedHash: string;
  seed?: string;
  spectators: number;
  /** This viewer's seat; null for a spectator. */
  mySeat: number | null;
  /** A what-if that was branched off another game. */
  branchOf?: BranchOf;
  /** One person plays both seats: what he is shown changes sides with who has to decide. */
  alone?: true;
  /** The table was closed for good: why. */
  closed?: Text;
}

/** What a seat has set for itself; kept by the server, cleared of yields by any rewind. */
export interface SeatSettings {
  stops: Stops;
  fullControl: boolean;
  yields: { key: string; label: Text }[];
  passUntil: '' | 'endOfTurn' | 'myTurn' | 'stackEmpty';
}

/** Offers that wait for somebody. */
export interface Offers {
  /** Seat that offers a draw; -1: nobody. */
  draw: number;
  takeback: { seat: number; to: number; free: boolean } | null;
  rematch: number[];
}

/** Seconds left per seat as they were at `at` (milliseconds of the server), and the seats whose clocks run. */
export interface ClockView {
  left: number[];
  running: number[];
  at: number;
}

export interface ChatLine {
  /** Ascending from 1. */
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Everything of a table besides the game itself. */
export interface TableView {
  info: TableInfo;
  settings: SeatSettings | null;
  offers: Offers;
  clock: ClockView | null;
  chat: readonly ChatLine[];
  /** For sideboarding: the own list. */
  sideboard: { main: { card: string; count: number }[]; side: { card: string; count: number }[]; ready: boolean } | null;
  /** Whether the seat's last answer can be taken back, and freely. */
  canTakeBack: '' | 'free' | 'ask';
  /** What would be taken back, with all that came of it: the seat's own answer in words. */
  takesBack?: Text;
  /** It may be taken back freely, but more is known by now: the account will say so. */
  takeBackTold?: true;
}
