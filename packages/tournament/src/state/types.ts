/** What a tournament is at a moment: plain data, made from the log alone. */
import type { EventKind, Rel, RulesetId } from '../rulesets/types.js';

export interface Person {
  name: string;
  /** The player's own number (DCI number or another), where the event asks for one. */
  number?: string;
  /** A number or name that only stands in for the real one (MTR 1.5). */
  temporary?: 'temporary';
  country?: string;
  age?: number;
  /** Of a parent or guardian (MTR 1.4). */
  consent?: 'given';
  suspended?: 'suspended';
  /** Ties to the maker of the game (MTR 1.4 of 2015). */
  maker?: { tie: 'staff' | 'family' | 'partner' } | { tie: 'former'; left: string };
  /** His name is shown with initials only. */
  masked?: 'masked';
}

export type StaffRole = 'organizer' | 'headJudge' | 'judge' | 'scorekeeper';

export interface Staff extends Duty {
  name: string;
  role: StaffRole;
  number?: string;
  level?: number;
  suspended?: 'suspended';
}

/** From one time of the day to another, as "12:00", by the clocks of the place. */
export interface Break {
  from: string;
  until: string;
}

/** Where and when an official works. */
export interface Duty {
  team?: string;
  /** Leads the team. */
  lead?: 'lead';
  place?: string;
  from?: string;
  until?: string;
  breaks?: Break[];
}

/** Settings that can be changed until the first round begins, some until later. */
export interface EventSettings {
  matchWins: number;
  roundMinutes: number;
  eliminationMinutes: number;
  /** How many play on after the Swiss rounds; 0: none. */
  cut: number;
  playoffDraft: 'draft' | 'none';
  entry: 'open' | 'invited';
  capacity: number | null;
  /** Whether those for whom there is no place are kept in the order in which they came. */
  waitingList: 'no' | 'yes';
  /** Who is younger has his name masked; 0: only who wishes it. */
  maskBelow: number;
  lists: 'required' | 'none';
  /** Whether players may see each other's lists in the playoff, always, or never during the event. */
  openLists: 'closed' | 'playoff' | 'open';
  /** Minutes after the start of a round before somebody is late (IPG 3.1). */
  grace: number;
  officialsPlay: 'no' | 'yes';
  lateEntry: 'no' | 'asLosses';
  /** The event's number with the sanctioning body. */
  number: string;
  environment: string;
  /** Other limits than the usual ones were announced before and at registration (MTR appendix B). */
  limitsAnnounced: 'no' | 'yes';
  firstTable: number;
  /** Rounds paired by standing, from the last one back. */
  lastRoundsByStanding: number;
  intentionalDraw: '0-0-3' | '0-0-0';
  /** Multiplayer tables: how many sit at one, and between which numbers that may be when they do not come out even. */
  podSize: number;
  podLeast: number;
  podMost: number;
  /** Whether tables of another size are rather smaller or larger. */
  podOthers: 'smaller' | 'larger';
  /** What a multiplayer game is worth, and what a bye counts as. */
  podWin: number;
  podDraw: number;
  podLoss: number;
  podBye: 'win' | 'draw' | 'loss';
}

/** How many Swiss rounds: so many, or so many unless one entrant has won them all before the last (MTR 10.2). */
export type RoundPlan = { kind: 'fixed'; rounds: number } | { kind: 'untilOneUndefeated'; rounds: number };

export type EventStatus = 'registration' | 'running' | 'playoff' | 'finished' | 'cancelled';

export type DropReason = 'asked' | 'noShow' | 'disqualified' | 'judge' | 'teamBroken';

export interface Drop {
  /** He plays no round after this one; 0: before the first. */
  after: number;
  /** He had a place in the playoff. */
  afterCut?: 'afterCut';
  reason: DropReason;
  at: string;
  /** The first round played again, where a return was allowed (MTR 2.10). */
  back?: number;
}

/** Cards by English name, as many as there are. */
export interface DeckCards {
  main: [name: string, count: number][];
  sideboard: [name: string, count: number][];
  commander?: [name: string, count: number][];
  companion?: [name: string, count: number][];
  name?: string;
}

export interface DeckRevision {
  cards: DeckCards;
  at: string;
  by: string;
  source: 'player' | 'judge';
  why?: string;
  /** Why it was not legal when it was handed in, as text in English; empty for a legal one. */
  issues: string[];
}

/** A player, or a team: what is paired. */
export interface Entrant {
  id: string;
  name: string;
  /** One person; of a team in the order of their seats A, B, C. */
  members: Person[];
  /** Rounds from the first that need not be played (awarded byes). */
  byes: number;
  /** The first round played; later than 1 for late entries. */
  from: number;
  /** Entrants of the same group avoid nothing; it is shown. */
  group?: string;
  fixedTable?: number;
  drops: Drop[];
  /** Of a team: who is no more there, and since which round his seat is empty. */
  gone?: { member: number; from: number; reason: DropReason; at: string }[];
  /** Present: out of the event, and of its standings. */
  disqualified?: { round: number; at: string };
  /** Lists by member, each with all its revisions. */
  decks: DeckRevision[][];
  /** How many lists of each member are of decks of an earlier draft. */
  oldDecks?: number[];
  /** Rounds in which his deck was checked. */
  checks: number[];
}

/** Games of a match, or matches of a team match. */
export interface Games {
  a: number;
  b: number;
  d: number;
}

/** How a match came to its end. */
export const HOW_ENDED = ['played', 'time', 'conceded', 'intentionalDraw', 'noShow', 'penalty', 'dropped'] as const;
export type HowEnded = (typeof HOW_ENDED)[number];

export type Outcome = 'a' | 'b' | 'draw' | 'bothLose';

export interface MatchResult {
  games: Games;
  how: HowEnded;
  against?: 'a' | 'b' | 'both';
  outcome: Outcome;
  life?: { a: number; b: number };
  /** Of teams: the games of each seat. */
  seats?: Games[];
  at: string;
  by: string;
}

/** Who says so: one of the two, or an official. */
export type ReportSource = { kind: 'player'; id: string } | { kind: 'official' };

export interface ReportNote {
  id: string;
  games: Games;
  how: HowEnded;
  against?: 'a' | 'b' | 'both';
  seats?: Games[];
}

/** `match`: two play. `pod`: three to five play, each for himself. `bye`: an odd number; `awardedBye`: promised before; `loss`: was not there (late entry). */
export type TableKind = 'match' | 'pod' | 'bye' | 'awardedBye' | 'loss';

/** A table as a pairing command has it. */
export interface PlannedTable {
  /** 0 for those who do not play. */
  table: number;
  kind: TableKind;
  a: string;
  b: string | null;
  pod?: number;
  /** Of a multiplayer table all who sit there, in the order of their seats; `a` is the first of them, `b` nobody. */
  seats?: string[];
}

export const POD_ENDED = ['played', 'time', 'intentionalDraw', 'conceded'] as const;

/** What a multiplayer game came to. */
export interface PodResult {
  /** null: a draw of all who have not lost. */
  winner: string | null;
  how: (typeof POD_ENDED)[number];
  /** Who had lost before it ended: by a penalty, by absence, or because he conceded. */
  lost: string[];
  at: string;
  by: string;
}

/** Who has won a table of several, as one who sits there says; null: nobody. */
export interface PodNote {
  id: string;
  winner: string | null;
  how: PodResult['how'];
}

export interface Extension {
  seconds: number;
  reason: string;
  at: string;
}

export interface DeckCheck {
  begun: string;
  ended?: string;
}

export interface Table extends PlannedTable {
  reports: ReportNote[];
  result?: MatchResult;
  podResult?: PodResult;
  /** What players of a multiplayer table have reported. */
  podReports?: PodNote[];
  /** Of a multiplayer table: who has lost by a penalty or by absence while the others play on. */
  out?: string[];
  extensions: Extension[];
  /** Turns beside the usual extra ones (IPG 3.3). */
  extraTurns: number;
  check?: DeckCheck;
  /** Changed by hand: shown to everybody. */
  edited?: 'edited';
  /** Who was late, and how long. */
  tardy: { id: string; seconds: number; member?: number }[];
  /** Who plays first in the first game, where it was chosen. */
  first?: string;
}

/** The clock of a round; while it was paused nobody played. */
export interface Clock {
  begun: string;
  /** null: no limit. */
  minutes: number | null;
  ended?: string;
  /** In the order in which they were; the last one may still last. */
  pauses?: { from: string; to?: string }[];
}

export type RoundStatus = 'review' | 'published' | 'closed';

export interface Round {
  number: number;
  stage: 'swiss' | 'playoff';
  status: RoundStatus;
  method: 'points' | 'standing' | 'pods' | 'bracket' | 'manual';
  seed: string;
  tables: Table[];
  /** Goes up when published pairings are changed: a report for an older one is refused. */
  generation: number;
  pairedAt: string;
  publishedAt?: string;
  /** Until the round begins, and with no limit, absent. */
  clock?: Clock;
  /** More time for all tables. */
  extensions?: Extension[];
  closedAt?: string;
  /** What was waived, with the reason. */
  overrides: { what: string; why: string; by: string }[];
}

/** People around one table for a draft, in the order they sit. */
export interface PlannedPod {
  pod: number;
  seats: string[];
}

export interface Draft {
  number: number;
  seed: string;
  pods: PlannedPod[];
  /** The first round played with these decks. */
  fromRound: number;
  begun?: { at: string; cards: number; boosters: number };
}

export interface Bracket {
  by: 'rank' | 'seats';
  /** Ids in the order of rank, or of seats. */
  seats: string[];
  /** Ids in the order of final Swiss rank: the first chooses. */
  ranks: string[];
  size: number;
  /** The number of the first round of the playoff. */
  fromRound: number;
}

export interface Penalty {
  seq: number;
  id: string;
  /** 0 for a player; of a team which of it, or null: all of them. */
  member: number | null;
  infraction: string;
  penalty: 'caution' | 'warning' | 'gameLoss' | 'matchLoss' | 'disqualification';
  judge: string;
  headJudge?: string;
  round: number;
  table?: number;
  note?: string;
  /** Day of the event, from 1. */
  day?: number;
  served: 'now' | 'nextGame' | 'nextMatch' | 'offset';
  /** The first round in which it can take effect. */
  from: number;
  at: string;
}

export interface CheckSelection {
  round: number;
  at: 'start' | 'middle' | 'end';
  chosen: { table: number; ids: string[]; how: 'random' | 'targeted' }[];
}

export interface State {
  name: string;
  ruleset: RulesetId;
  kind: EventKind;
  format: string;
  date: string;
  program: string;
  rel: Rel;
  seed: string;
  settings: EventSettings;
  status: EventStatus;
  plan: RoundPlan | null;
  staff: Staff[];
  invited: string[];
  entrants: Entrant[];
  /** Who waits for a place, first come first; they move up until the event starts. */
  waiting: Entrant[];
  forbidden: [string, string][];
  rounds: Round[];
  drafts: Draft[];
  bracket: Bracket | null;
  penalties: Penalty[];
  /** Reports of disqualifications that were written, by the number of the penalty. */
  dqReports?: { penalty: number; hash: string; at: string; by: string }[];
  checks: CheckSelection[];
  decksLocked: 'open' | 'locked';
  build: { begun: string; minutes: number } | null;
  notes: { at: string; by: string; text: string }[];
  finishedAt: string | null;
  /** The number of the last command. */
  seq: number;
}
