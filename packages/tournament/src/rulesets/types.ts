/** What a ruleset says, as data: the tournament rules of a day, frozen on the event. */
import type { Text } from '@apnap/words';

export const RULESETS = ['mtr-2015', 'mtr-2017', 'open'] as const;
export type RulesetId = (typeof RULESETS)[number];

/** Rules Enforcement Level (MTR 1.12). */
export const RELS = ['regular', 'competitive', 'professional'] as const;
export type Rel = (typeof RELS)[number];

/** Who plays a match: one player, a team of three (with three decks, or with decks built together), two at one table; or three to five, each for himself. */
export const EVENT_KINDS = ['individual', 'team', 'unified', 'twoHeaded', 'multiplayer'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export type Names = Readonly<Text>;

/** A kind of event with a name of its own, and the levels it may be run at; the first is the usual one. */
export interface Program {
  id: string;
  name: Names;
  rels: readonly Rel[];
  /** Premier events (MTR 1.1) must play the elimination rounds of MTR 10.4. */
  premier?: true;
  /** A day of an event whose elimination rounds are played on a later one. */
  playoffLater?: true;
  /** MTR appendix E of 2017: its number of rounds is the one of the table. */
  tableOfRounds?: true;
  /** Officials of the event may play in it, at Regular (MTR 1.4). */
  officialsMayPlay?: true;
  /** Former staff of the maker must wait six months, not thirty days (MTR 1.4 of 2015). */
  prerelease?: true;
}

/** So many Swiss rounds for so many players or teams (MTR appendix E), and the playoff after them. */
export interface RoundsRow {
  upTo: number;
  swiss: number;
  cut?: number;
  /** With a draft in the playoff. */
  draft?: { swiss: number; cut: number };
}

/** Boosters by kind of Limited event (MTR appendix D); drafts in the order of the boosters. */
export interface BoosterRow {
  environment: Names;
  from: string;
  until?: string;
  sealed: readonly SetCount[];
  draft: readonly SetCount[];
  teamSealed: readonly SetCount[];
  twoHeadedSealed: readonly SetCount[];
  twoHeadedDraft: readonly SetCount[];
}

export type SetCount = readonly [set: string, count: number];

/** Minutes. */
export interface TimeLimits {
  match: number;
  /** Quarterfinals and semifinals; the final has none (MTR appendix B). */
  elimination: number;
  minimum: number;
  sealed: { register: number; build: number };
  draftBuild: number;
  teamSealed: { register: number; build: number };
  teamDraftBuild: number;
}

export interface Ruleset {
  id: RulesetId;
  name: Names;
  /** In force from this day, until before that day. */
  from: string;
  until?: string;
  programs: readonly Program[];
  /** MTR 10.1: at least so many players or teams, and rounds. */
  minimum: { individual: Minimum; team: Minimum };
  /** MTR appendix E. */
  rounds: readonly RoundsRow[];
  /** What is advised where that table does not bind. */
  roundsElsewhere?: readonly RoundsRow[];
  /** How players with byes count when rounds are counted: as one, or as 2, 4, 8 for 1, 2, 3 byes. */
  byeWeights: 'one' | 'powers';
  /** More Swiss rounds for a smaller cut than the top 8. */
  extraRounds: Readonly<Record<number, number>>;
  limits: TimeLimits;
  /** Seconds to look at one's picks after the first booster, and more after each further one (MTR appendix B). */
  draftReview: { first: number; more: number };
  /** MTR 2.10: who is given the round when a player leaves after the cut. */
  dropAfterCut: 'opponent' | 'highestRanked';
  /** MTR 2.4: how an agreed draw is written. */
  intentionalDraw: readonly ('0-0-3' | '0-0-0')[];
  /** MTR 2.6: more time for a recorded match, in seconds, beside what was lost. */
  featureMatch?: number;
  /** MTR 8.4: cards over the decks of a team. */
  unified: 'fourPerTeam' | 'oneDeckPerName';
  /** MTR 7.3 of 2015, 7.2 of 2017: basic lands that may be added. */
  addedLands: 'basicsButSnow' | 'fiveNamed';
  /** MTR 2.7: when lists are due. */
  listsDue: 'beforeFirstRound' | 'byFormat';
  /** MTR 1.4: whether staff of the maker, their kin and former staff are kept out. */
  makersStaff: 'keptOut' | 'welcome';
  /** MTR 10.1: how strictly the numbers above are meant. */
  strict: 'sanctioned' | 'advice';
  boosters: readonly BoosterRow[];
  /** Years which formats' lists are taken from: `modern` becomes `modern-2015`; undefined: the lists as they stand. */
  formatYear?: string;
}

export interface Minimum {
  entrants: number;
  rounds: number;
}
