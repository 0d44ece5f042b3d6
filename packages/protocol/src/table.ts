/** A table: who sits there, what is played, by which clock, and what is on offer besides the game's decisions. */
import type { Answer } from '@apnap/kernel';
import type { Text } from '@apnap/words';
import type { Part } from './parts.js';

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

/** The most seats a table of Magic has. */
export const MOST_SEATS = 8;

/** Ways in which several play each other (CR 806-811); each alone against all others where nothing is said. */
export const VARIANTS = ['freeForAll', 'twoHeadedGiant', 'teams', 'emperor', 'grandMelee', 'alternatingTeams'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Whom one may attack (CR 802, 803). */
export const ATTACKS = ['multiple', 'left', 'right'] as const;

/** How a game is played otherwise than by two with nothing but their decks. What is absent is as usual. */
export interface Way {
  variant?: Variant;
  /** The team of each seat, counted from 0; absent: as the variant seats them. */
  teams?: number[];
  /** Whom one may attack, with more than two (CR 802, 803); absent: any of one's opponents. */
  attack?: (typeof ATTACKS)[number];
  /** Creatures can be deployed among teammates (CR 804). */
  deploy?: true;
  /** Everybody's range of influence in seats (CR 801). */
  range?: number;
  /** With a common deck of planes and phenomena (CR 901.15). */
  planes?: true;
  /** The seat of the archenemy, who has a deck of schemes (CR 904). */
  archenemy?: number;
  /** Everybody's deck has a commander (CR 903). */
  commanders?: true;
  option?: 'brawl';
}

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
  /** How; absent: by two with their decks. */
  way?: Way;
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
  /** The rounds of a draft that it belongs to. */
  pod?: string;
  /** The match of a tournament that is played here. */
  match?: { tournament: string; round: number; table: number };
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

/** So many of a card, by its English name. */
export interface SideboardLine {
  card: string;
  count: number;
  name: Text;
}

/** A conspiracy of one's pool: each is put into the command zone as a game begins, or not (CR 315.2, 905.4). */
export interface SideboardConspiracy {
  card: string;
  name: Text;
  /** How many names are chosen for it in secret (CR 702.106a). */
  wants: number;
  /** By how many cards it lets the deck be smaller (CR 315.5a). */
  fewer: number;
  /** It was put there in the game before, with these names. */
  names?: string[];
}

/** For sideboarding: the own list. */
export interface SideboardView {
  main: SideboardLine[];
  side: SideboardLine[];
  /** Whether it was handed in. */
  ready: boolean;
  /** Cards that the main deck has at least. */
  least: number;
  /** Basic lands of which it may have any number (MTR 7.2). */
  lands?: SideboardLine[];
  conspiracies?: SideboardConspiracy[];
}

/** An official at a table, as all there see it. */
export interface OfficialView {
  name: string;
  role: 'headJudge' | 'judge';
  /** He sees hands, too. */
  sees?: 'all';
}

/** A back-up that waits for the head judge. */
export interface BackUpView {
  /** Who asks for it. */
  by: string;
  /** To which moment: after so many answers, and before what was done then. */
  to: number;
  before: Text;
  why: string;
}

/** What a teammate says to a choice of the team. */
export interface Suggestion {
  seat: number;
  /** What is his to speak of. */
  part: Part;
  /** By the places of the whole question; null: as who makes the choice likes. */
  answer: Answer | null;
  /** The same in words; '' in both languages where it is left open. */
  text: Text;
}

/** A choice of the viewer's team that waits (CR 805.2), for the team alone. */
export interface TeamChoiceView {
  /** The decision, by its number. */
  decision: number;
  /** Who makes it where they don't agree: the primary player. */
  primary: number;
  said: Suggestion[];
  /** Seats for which a computer that makes it waits, and until when by the server's clock, in milliseconds. */
  awaits?: { seats: number[]; until: number };
}

/** Everything of a table besides the game itself. */
export interface TableView {
  info: TableInfo;
  settings: SeatSettings | null;
  offers: Offers;
  clock: ClockView | null;
  chat: readonly ChatLine[];
  /** When what waits is answered for those who have not answered, in milliseconds of the server's clock; absent: they have any time. */
  deadline?: number;
  /** When time is called in a match of rounds (MTR 2.5), in milliseconds of the server's clock; absent: there is no limit, or it was called. */
  timeAt?: number;
  /** After time was called: turns that begin after this one. */
  turnsLeft?: number;
  sideboard: SideboardView | null;
  /** Whether the seat's last answer can be taken back, and freely. */
  canTakeBack: '' | 'free' | 'ask';
  /** What would be taken back, with all that came of it: the seat's own answer in words. */
  takesBack?: Text;
  /** Officials who are at the table (MTR 1.7, 1.8). */
  officials?: OfficialView[];
  /** The game stands still: a back-up waits for the head judge (IPG 1.4). */
  backUp?: BackUpView;
  /** It may be taken back freely, but more is known by now: the account will say so. */
  takeBackTold?: true;
  team?: TeamChoiceView;
  /** Why the computer that made the last choice of the viewer's team did not do what he had suggested. */
  unheeded?: { text: Text; rule: string };
}
